"""Words that are stored and told alike: one may be added, none may change its meaning."""

from typing import Literal, TypeAlias

Status: TypeAlias = Literal["waiting", "playing", "over"]
Absence: TypeAlias = Literal["clock", "away", "left"]
"""Why a bot stands in: no move in time, not there for too long, or gone."""
Bar: TypeAlias = Literal["talk", "seats", "table"]
"""What the host keeps somebody from: speaking, sitting down, or being here at all."""
By: TypeAlias = Literal["dealer", "player", "bot", "stand-in"]
