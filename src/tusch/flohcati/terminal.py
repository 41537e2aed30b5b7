"""What lies on a table of Zirkus Flohcati, in words, line by line."""

from collections.abc import Iterator, Mapping
from typing import Any

from tusch.flohcati.view import View
from tusch.i18n.voice import Voice


def table(_rules: Mapping[str, Any], view: View, voice: Voice) -> Iterator[str]:
    """Yield the table of Zirkus Flohcati."""
    yield voice("cli-flohcati-deck", count=len(view.deck))
    for seat, trios in enumerate(view.trios):
        laid = tuple(voice.cards("flohcati", trio) for trio in trios)
        yield voice(
            "cli-flohcati-seat",
            number=str(seat),
            seat=seat,
            held=voice("cli-cards", count=view.hand_sizes[seat]),
            laid=voice("cli-flohcati-trios", count=len(trios), shown=laid),
        )
    if view.row:
        yield voice("cli-flohcati-row", shown=voice.cards("flohcati", view.row))
    else:
        yield voice("cli-flohcati-row-empty")
