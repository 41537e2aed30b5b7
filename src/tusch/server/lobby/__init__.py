"""The lobby: guests, and the tables of a server."""
