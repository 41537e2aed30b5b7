"""What comes of each kind of command at a table."""
