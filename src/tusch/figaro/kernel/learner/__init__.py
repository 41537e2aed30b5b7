"""What a learner at a table of Figaro is told, for environments that step many at once."""
