"""What states and moves of Zirkus Flohcati are worth, for the coach."""
