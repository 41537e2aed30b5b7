"""The log: one line an event, as text for people or as JSON for programs, without secrets.

Tables go by the name that the store has for them, never by the code that opens them. What people
write, names, tokens, seeds and cards are not logged; of an exception its type and where it was
raised, and not what it says.
"""

import logging
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TypeAlias

import msgspec

LOG = logging.getLogger("tusch.server")
"""Structured lines without names, secrets or what people write."""
NOTICE: Final = 25
"""The level of what a host wants to know even if nothing is wrong."""

_Raised: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


def say(event: str, level: int = logging.WARNING, /, **fields: str | int) -> None:
    """Log an event, always called the same, with what it is about."""
    LOG.log(level, "%s", event, extra={"fields": fields})


class _Formatter(logging.Formatter):
    """What both kinds of log have in common."""

    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - logging's own name
        """Return where an exception was raised: what it says may be a secret."""
        kind, raised, _ = ei
        lines = [f"{kind.__name__ if kind else 'None'}\n"]
        if raised is not None:
            lines += traceback.format_tb(raised.__traceback__)
        return "".join(lines).rstrip()


class TextFormatter(_Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        """Begin with time and level."""
        super().__init__("%(asctime)s %(levelname)s %(message)s%(shown)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        fields: dict[str, Any] = getattr(record, "fields", {})
        record.shown = "".join(f" {name}={_word(value)}" for name, value in fields.items())
        return super().format(record)


def _word(value: str | int) -> str:
    """Return a value as one word."""
    text = str(value)
    return text if text.isprintable() and " " not in text else repr(text)


class JsonFormatter(_Formatter):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["raised"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(kind: str) -> None:
    """Write the log to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    logging.addLevelName(NOTICE, "NOTICE")
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOG.setLevel(logging.INFO if kind == "json" else NOTICE)
