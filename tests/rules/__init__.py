"""The law, clause by clause."""
