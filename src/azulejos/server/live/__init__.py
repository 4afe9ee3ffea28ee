"""What live tables and live tournaments have in common: how they change, how they are found, and how their subscribers are sent what is new."""
