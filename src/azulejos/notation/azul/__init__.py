"""Tokens and positions of Azul and Azul Mini."""
