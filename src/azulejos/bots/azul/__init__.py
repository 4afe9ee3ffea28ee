"""How bots see Azul and Azul Mini."""
