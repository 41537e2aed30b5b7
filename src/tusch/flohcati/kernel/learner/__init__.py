"""What a learner at a table of Zirkus Flohcati is told, for environments that step many at once."""
