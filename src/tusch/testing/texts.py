"""What is to be said about a game can be said."""

from collections.abc import Iterator
from functools import cache
from typing import get_args

from tusch import options, registry
from tusch.i18n import has
from tusch.play import choice_message
from tusch.registry import GAMES, Entry
from tusch.testing.walks import Walk


def needed(name: str) -> Iterator[str]:
    """Yield the ids of the texts that a game needs, whatever is played."""
    entry = registry.entry(name)
    yield from (f"{name}-title", f"{name}-introduction")
    for edition in entry.editions:
        yield from (f"edition-{edition}", f"edition-{edition}-name")
    yield from (f"rules-{name}-heading-{section}" for section in entry.sections)
    yield from (f"rule-{clause}" for clause in entry.clauses)
    for option in options.names(entry.ruleset):
        yield f"option-{option}"
        yield from _values(entry, option)
    for card in dict.fromkeys(entry.deck):
        yield f"{name}-card-{card[0] if card[1:].isdecimal() else card}"
    for event in get_args(entry.event) or (entry.event,):
        yield f"{name}-event-{event.__struct_config__.tag}"


def _values(entry: Entry, option: str) -> Iterator[str]:
    """Yield the ids of the texts about the values of an option: each, or any of very many."""
    if has(f"option-{option}-any"):
        yield f"option-{option}-default"
    else:
        yield from (f"option-{option}-{word}" for word in options.allowed(entry.ruleset, option))


def texts(walk: Walk, entry: int) -> Iterator[str]:
    """There is a text for all that a game of the registry may say: rules, cards, moves, points."""
    game, state = walk.game, walk.state(entry)
    if game.name not in GAMES:
        return
    ids = list(_missing(game.name))
    ids += [choice_message(game.name, action).id for action in game.legal_actions(state)]
    outcome = game.outcome(state)
    ids += [reason.message.id for reason in outcome.reasons] if outcome else []
    for id in dict.fromkeys(ids):
        if not has(id):
            yield f"there is no text {id}"


@cache
def _missing(name: str) -> tuple[str, ...]:
    """Return what is missing of the texts that a game needs; it is looked for once."""
    return tuple(id for id in needed(name) if not has(id))
