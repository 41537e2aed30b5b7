"""What a host sees of a server: log and metrics."""
