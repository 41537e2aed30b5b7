"""What a seat could have played, and whether its move was worse."""
