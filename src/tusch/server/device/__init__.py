"""One device on one socket."""
