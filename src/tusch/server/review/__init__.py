"""The coach at tables: reports on finished games, made one after another beside all play."""
