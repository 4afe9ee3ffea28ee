"""Tournaments on the server: what happens at the desk besides the regulation, who may do what, and what everybody is shown."""
