"""Live tables: what was agreed, what happened, whose time runs, and who may do what. All of it is rebuilt from a table's events."""
