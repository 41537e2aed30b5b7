"""What positions of Figaro are worth, compiled: a network, and what it stands on."""
