"""Tokens and positions of Azul Duel."""
