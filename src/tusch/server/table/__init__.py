"""One table: events that are kept, the state they lead to, and the task that runs it."""
