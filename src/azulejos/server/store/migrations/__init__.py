"""How the schema came to be, one revision after the other, and how a database is brought up to the newest one."""
