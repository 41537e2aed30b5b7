"""What lies on a table of Figaro, in words, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tusch.figaro.cards import worth
from tusch.figaro.ruleset import ROUNDS
from tusch.figaro.state import Phase
from tusch.figaro.text import bars, longest
from tusch.figaro.view import View
from tusch.i18n.voice import Voice

STACKS = ((0, "none"), (5, "small"), (14, "middling"))
"""Up to how many cards a stack looks like that, as on the page; above it is large (F30)."""
ROADS = ((0, "none"), (5, "very-short"), (10, "short"), (20, "middling"), (30, "long"))
"""The same for roads, in fifteenths of the longest road piece; above it is very long (F30)."""


def table(rules: Mapping[str, Any], view: View, voice: Voice) -> Iterator[str]:
    """Yield the table of Figaro; no sizes of stacks and roads unless the table shows them (F30)."""
    if view.king is not None:
        yield voice("cli-figaro-round", round=view.round, rounds=ROUNDS, king=view.king)
    if view.removed:
        yield voice("cli-figaro-removed", out=voice(f"figaro-colour-{view.removed}"))
    lengths = rules["show_lengths"] or view.phase is Phase.EXCHANGE
    for number, group in enumerate(view.groups, start=1):
        if number >= view.round:
            when = "now" if number == view.round else "later"
            pieces = group if lengths else bars(group, longest(view))
            yield voice("cli-figaro-pieces", round=number, when=when, lengths=pieces)
    for seat, display in enumerate(view.displays):
        yield voice(
            "cli-figaro-seat",
            number=str(seat),
            seat=seat,
            display=_display(display, voice),
            stack=_stack(len(view.stacks[seat]), voice, shown=rules["open_stacks"]),
            road=_road(view.roads[seat], rules["road_lengths"], voice, shown=lengths),
            held=voice("cli-cards", count=view.hand_sizes[seat]),
        )
    if view.leads_away and view.turn == view.seat:
        yield voice("cli-figaro-lead-away")


def _display(display: Sequence[Any], voice: Voice) -> str:
    """Return what lies in a display of Figaro."""
    if not display:
        return voice("cli-figaro-display-empty")
    shown = voice.counted(voice.cards("figaro", display))
    return voice("cli-figaro-display", shown=shown, worth=worth(tuple(display)))


def _stack(size: int, voice: Voice, *, shown: bool) -> str:
    """Return how large a stack of Figaro looks."""
    if shown and size:
        return voice("cli-figaro-stack-open", held=voice("cli-cards", count=size))
    look = next((word for most, word in STACKS if size <= most), "large")
    return voice(f"cli-figaro-stack-{look}")


def _road(road: tuple[int, ...], pieces: Sequence[int], voice: Voice, *, shown: bool) -> str:
    """Return how long a road of Figaro looks, beside the longest of all pieces."""
    if shown and road:
        return voice("cli-figaro-road-open", length=sum(road), pieces=road)
    fifteenths = sum(road) * 15 / max(pieces)
    look = next((word for most, word in ROADS if fifteenths <= most), "very-long")
    return voice(f"cli-figaro-road-{look}")
