"""Several server processes on one store in PostgreSQL: who runs, and which of them owns each live table and each tournament.

One process alone, as on SQLite, has nothing of this.
"""
