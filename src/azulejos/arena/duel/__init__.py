"""How the search of Azul Duel learns."""
