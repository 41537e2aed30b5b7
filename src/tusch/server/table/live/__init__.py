"""What runs a table: its task, its inbox, who watches it, and who is told afterwards."""
