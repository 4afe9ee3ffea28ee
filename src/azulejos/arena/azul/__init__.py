"""What the arena does for Azul alone."""
