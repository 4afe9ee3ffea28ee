"""Live tables: the server behind every game in the browser and every tournament table."""
