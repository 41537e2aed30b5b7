"""What a device and the server say about the connection itself; docs/protocol.md explains it."""

from typing import TypeAlias

from tusch.game import Value
from tusch.server.wire.commands import Command
from tusch.server.wire.news import Message
from tusch.server.wire.replies import Reply


class Watch(Value, frozen=True, tag="watch", tag_field="do", forbid_unknown_fields=True):
    """Watch a table, from the number of the last event that the device knows."""

    table: str
    since: int | None = None
    changes: bool = False
    """Whether the device keeps each view, and is told only what changes in it."""


class Ping(Value, frozen=True, tag="ping", tag_field="do", forbid_unknown_fields=True):
    """Is anybody there?"""


class Pong(Value, frozen=True, tag="pong", tag_field="tell"):
    """Yes; and what time it is here, in milliseconds."""

    now: int


ToServer: TypeAlias = Command | Watch | Ping
FromServer: TypeAlias = Reply | Message | Pong
