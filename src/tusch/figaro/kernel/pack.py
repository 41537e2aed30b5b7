"""States, views and actions of Figaro to numbers and back."""

from collections.abc import Sequence

import numpy as np

from tusch.figaro.cards import COLOURS
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import KIND_COUNT, KINDS, MOST, NONE, PHASES, Numbers
from tusch.figaro.kernel.view import note_unseen
from tusch.figaro.packing import written, written_view
from tusch.figaro.ruleset import ROUNDS, Ruleset
from tusch.figaro.state import Cards, Phase, Pieces, State
from tusch.figaro.view import View


def pack(rules: Ruleset, state: State) -> Numbers:
    """Return a state as numbers: all but the results of past rounds and the order of cards."""
    sizes = [len(hand) for hand in state.hands]
    return np.frombuffer(written(rules, state, state.hands, sizes, at.SIZE), np.int16)


def pack_view(rules: Ruleset, view: View) -> Numbers:
    """Return a view as numbers, with the cards that the viewer has not seen."""
    packed = np.frombuffer(written_view(rules, view), np.int16)
    note_unseen(packed)
    return packed


def essence(state: State) -> State:
    """Return what `pack` keeps: cards in alphabetical order, and no results of past rounds.

    Neither has a bearing on what can happen, who wins, or what a viewer can know of the hands.
    """
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    fields["displays"] = tuple(tuple(sorted(cards)) for cards in state.displays)
    fields["stacks"] = tuple(tuple(sorted(cards)) for cards in state.stacks)
    fields["results"] = ()
    return State(**fields)


def unpack(rules: Ruleset, packed: Numbers) -> State:
    """Return the state that was packed, as far as `essence` goes."""
    s: list[int] = packed.tolist()
    players = s[at.PLAYERS]
    lengths = sorted(rules.road_lengths)
    size = players - 1

    def pieces(first: int, room: int) -> Pieces:
        return tuple(lengths[piece] for piece in s[first : first + room] if piece != NONE)

    def cards(rows: int) -> tuple[Cards, ...]:
        return tuple(_cards(s, rows + seat * KIND_COUNT) for seat in range(players))

    groups = tuple(pieces(at.GROUPS + number * (MOST - 1), size) for number in range(ROUNDS))
    phase = PHASES[s[at.AT_PHASE]]
    return State(
        players=players,
        phase=phase,
        removed=None if s[at.REMOVED] == NONE else COLOURS[s[at.REMOVED]],
        groups=groups if groups[0] else (),
        king=None if s[at.KING] == NONE else s[at.KING],
        round=s[at.ROUND],
        turn=None if s[at.TURN] == NONE else s[at.TURN],
        hands=cards(at.HANDS),
        displays=cards(at.DISPLAYS),
        stacks=cards(at.STACKS),
        roads=tuple(pieces(at.ROADS_OF + seat * ROUNDS, ROUNDS) for seat in range(players)),
        leads_away=bool(s[at.LEADS_AWAY]),
        took_to_hand=tuple(bool(s[at.TOOK_TO_HAND + seat]) for seat in range(players)),
        shown=cards(at.SHOWN),
        lacks=cards(at.LACKS),
        holds=cards(at.HOLDS),
        counts=tuple(s[at.COUNTS : at.COUNTS + players]) if phase is Phase.EXCHANGE else (),
    )


def _cards(s: Sequence[int], row: int) -> Cards:
    """Read a row of kinds."""
    return tuple(card for kind, card in enumerate(KINDS) for _ in range(s[row + kind]))
