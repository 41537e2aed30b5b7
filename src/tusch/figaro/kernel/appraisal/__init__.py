"""What states and moves of Figaro are worth, for the coach."""
