"""What bots know about Zirkus Flohcati."""
