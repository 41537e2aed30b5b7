"""How a database is reached: always the host that writes, and so that no commit is lost.

Whoever reads must see what was just acknowledged, and a standby may not have it yet. So of several
hosts everybody asks for the same one.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from tusch.store.place import DatabaseUrl
from tusch.store.postgres.errors import LOST, of_postgres

PATIENCE: Final = 5.0
"""Seconds for an answer of the database; after that the connection is given up."""
WRITER: Final = "read-write"
"""The kind of host that is asked for: neither a standby nor one that is set to read alone."""
SESSION: Final = {
    "application_name": "tusch",
    # What a machine has begun and cannot end must not stand in the way of the others.
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
"""What every connection asks the database for; what the address names comes before it."""
_ASK: Final = """
SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS asked (name, value)
"""
"""Not with the greeting: a pooler in between would refuse what it does not know."""
_DURABLE: Final = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')
"""
"""A commit is on disk before it is acknowledged; where the database is set to more, it is more."""
_UNLIMITED: Final = """
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN
    ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout')
"""
"""For what takes as long as it takes, whatever is set for those who play."""


async def connect(
    url: DatabaseUrl,
    settings: Mapping[str, str] = SESSION,
    *,
    patience: float = PATIENCE,
    limit: float | None = None,
    **driver: Any,
) -> Any:
    """Return a connection to the host that writes; `limit`: seconds for each of its answers.

    Each host has a share of the time, so that one that is silent does not use up all of it.
    """
    trouble: BaseException | None = None
    share = patience / len(url.single)
    asked = {name: value for name, value in settings.items() if name not in url.settings}
    for host in url.single:
        try:
            connection = await asyncpg.connect(
                host,
                timeout=share,
                command_timeout=limit,
                target_session_attrs=WRITER,
                **driver,
            )
            await connection.fetch(_ASK, list(asked), list(asked.values()), timeout=share)
            await connection.execute(_DURABLE, timeout=share)
            return connection
        except asyncpg.TargetServerAttributeNotMatched as error:
            trouble = trouble or error
        except asyncpg.ClientConfigurationError:
            raise
        except LOST as error:
            trouble = error
    assert trouble
    raise trouble


@asynccontextmanager
async def connected(url: DatabaseUrl, patience: float = PATIENCE) -> AsyncIterator[Any]:
    """Have a connection for what takes as long as it takes; what goes wrong is one line."""
    try:
        base = await connect(url, patience=patience)
        try:
            await base.execute(_UNLIMITED)
            yield base
        finally:
            base.terminate()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise of_postgres(url, error) from None
