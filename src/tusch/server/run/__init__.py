"""A server from its settings to its quiet end."""
