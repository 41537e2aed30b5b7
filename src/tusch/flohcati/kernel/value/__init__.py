"""What positions of Zirkus Flohcati are worth, compiled: a network, and what it looks at."""
