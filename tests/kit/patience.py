"""How long a test waits for what has to come. It costs nothing where it comes, and a busy machine is no fault."""

PATIENCE = 120.0
"""Seconds."""
