"""What bots know about Figaro."""
