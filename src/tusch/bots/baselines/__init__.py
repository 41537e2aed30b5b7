"""Players to set beside ours in the arena."""
