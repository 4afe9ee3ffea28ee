"""The tests, one package a room."""
