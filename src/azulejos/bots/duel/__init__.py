"""How bots see Azul Duel."""
