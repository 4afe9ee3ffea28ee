"""The search of Azul Duel: a tree within the round, played out by a quick policy, tiled exactly, and judged by what boards will still bring."""
