"""Positions of Figaro, written as people read them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tusch import options
from tusch.cards import rest
from tusch.figaro import Figaro
from tusch.figaro.cards import Card, Colour
from tusch.figaro.rules import deck
from tusch.figaro.ruleset import EDITIONS, Ruleset
from tusch.figaro.state import Cards, Phase, Pieces, State
from tusch.game import DEALER
from tusch.play import check

GROUPS: dict[int, tuple[Pieces, ...]] = {
    3: ((15, 9), (14, 8), (12, 7)),
    4: ((15, 9, 2), (14, 8, 3), (12, 7, 1)),
    5: ((15, 9, 6, 2), (14, 11, 8, 3), (12, 10, 7, 1)),
    6: ((15, 9, 6, 4, 2), (14, 11, 8, 5, 3), (13, 12, 10, 7, 1)),
}


def figaro(edition: str = "davinci", **changes: object) -> Figaro:
    """The game in an edition, with some options changed."""
    return Figaro(options.build(Ruleset, EDITIONS, edition, changes))


def cards(text: str) -> Cards:
    """Cards by their notation, a space between them."""
    return tuple(Card(word) for word in text.split())


def zones(texts: Sequence[str]) -> tuple[Cards, ...]:
    """The cards of every seat."""
    return tuple(cards(text) for text in texts)


def position(
    displays: Sequence[str],
    hands: Sequence[str],
    *,
    turn: int = 0,
    stacks: Sequence[str] = (),
    round: int = 1,
    king: int = 0,
    roads: tuple[Pieces, ...] = (),
    groups: tuple[Pieces, ...] = (),
    leads_away: bool = False,
    took_to_hand: tuple[bool, ...] = (),
) -> State:
    """A player is on turn; nothing is known about the hands."""
    players = len(displays)
    nothing: tuple[Cards, ...] = ((),) * players
    return State(
        players=players,
        phase=Phase.PLAY,
        removed=Colour.PURPLE if players == 3 else None,
        groups=groups or GROUPS[players],
        king=king,
        round=round,
        turn=turn,
        hands=tuple(tuple(sorted(hand)) for hand in zones(hands)),
        displays=zones(displays),
        stacks=zones(stacks) or nothing,
        roads=roads or ((),) * players,
        leads_away=leads_away,
        took_to_hand=took_to_hand or (False,) * players,
        shown=nothing,
        lacks=nothing,
        holds=nothing,
    )


def whole(game: Figaro, state: State, seat: int = 0) -> State:
    """The same position with all missing cards of the deck collected by one seat."""
    there = [card for zone in (*state.hands, *state.displays, *state.stacks) for card in zone]
    missing = rest(deck(game.ruleset, state.players, state.removed), there)
    stacks = [stack + tuple(missing) * (at == seat) for at, stack in enumerate(state.stacks)]
    assert len(there) + len(missing) == len(deck(game.ruleset, state.players, state.removed))
    return replace(state, stacks=tuple(stacks))


def act(game: Figaro, state: State, *texts: str) -> State:
    """What comes of some actions, each checked."""
    for text in texts:
        actor = game.actor(state)
        action = game.parse(text, dealer=actor is DEALER)
        check(game, state, actor, action)
        state = game.apply(state, action)
    return state


def legal(game: Figaro, state: State) -> list[str]:
    """What the acting player may do, in notation."""
    return [game.format(action) for action in game.legal_actions(state)]


def shown(state: State) -> list[str]:
    """The displays as texts, from seat 0 on."""
    return [" ".join(display) for display in state.displays]


def counted(
    game: Figaro,
    counts: Sequence[int],
    king: int,
    *,
    round: int = 1,
    groups: tuple[Pieces, ...] = (),
    roads: tuple[Pieces, ...] = (),
) -> State:
    """The state after a round with stacks of these sizes, which the King's new holder ended."""
    players = len(counts)
    last = (king - 1) % players
    before = position(
        [""] * players,
        ["" if seat == king else "J1" for seat in range(players)],
        turn=last,
        king=(king + 1) % players,
        stacks=["R2 " * count for count in counts],
        round=round,
        groups=groups,
        roads=roads,
    )
    return act(game, before, f"J1>{last}")
