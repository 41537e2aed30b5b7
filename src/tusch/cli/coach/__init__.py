"""What `tusch coach` prints and draws."""
