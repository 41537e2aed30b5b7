"""The store for many machines: PostgreSQL, by asyncpg, which comes with `tusch[postgres]`."""
