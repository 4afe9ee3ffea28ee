"""Tests of the rules of Azul Duel."""
