"""The wire: what devices and the server say to each other, as types."""
