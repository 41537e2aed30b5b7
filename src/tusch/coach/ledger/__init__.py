"""What a game brought a seat, account by account."""
