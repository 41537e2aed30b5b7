"""What a game in the terminal needs."""
