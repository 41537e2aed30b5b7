"""What one viewer of Zirkus Flohcati sees, and the states that they could be in.

Every card enters a hand for all to see, but for the gifts that a demand brings. So a viewer
knows all hands up to the first gift that they did not see; from then on they know what happened.
"""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from tusch.cards import at_table, put, without
from tusch.flohcati import rules as flohcati
from tusch.flohcati.picture import view_picture
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import Action, Asked, Cards, Fact, Gained, Gift, Lost, Phase, State
from tusch.flohcati.text import view_text
from tusch.game import Rng, Seat, Value

Hands: TypeAlias = tuple[Cards, ...]
World: TypeAlias = tuple[Hands, tuple[Fact, ...]]
"""Hands as they may be, and what happened to them then."""
DRAWS = 100
"""How often a world is drawn before all are listed."""


class View(Value, frozen=True, kw_only=True):
    """The game as one seat sees it, or a spectator, with all that was public remembered."""

    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    players: int
    """How many sit at the table."""
    phase: Phase
    """What the game waits for."""
    turn: Seat | None
    """Whose turn it is."""
    actor: Seat | None
    """Who acts next: an opponent answers a demand; None: the dealer, or nobody any more."""
    target: Seat | None
    deck: Cards
    """What has not been turned, in alphabetical order: whoever looked on knows it."""
    row: Cards
    """What lies open to be taken, in the order it was turned."""
    discard: Cards
    """The discard pile, in the order it was laid."""
    hand: Cards
    """The viewer's own hand."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    trios: tuple[tuple[Cards, ...], ...]
    gala: Seat | None
    """Who opened the gala."""
    open_hands: tuple[Cards, ...]
    """All hands when they were known last: now, or before the first secret gift."""
    facts: tuple[Fact, ...]
    """What happened to hands since."""
    legal: tuple[Action, ...]
    """What the viewer may do now."""

    def __str__(self) -> str:
        """Return the view as plain text."""
        return view_text(self)

    def _repr_svg_(self) -> str:
        """Return the view as a picture, for notebooks."""
        return view_picture(self)


def observe(rules: Ruleset, state: State, seat: Seat | None, *, facts: bool = True) -> View:
    """Build the view of one seat, or of a spectator, from nothing."""
    at_table(seat, state.players)
    actor = flohcati.actor(state)
    return View(
        seat=seat,
        players=state.players,
        phase=state.phase,
        turn=state.turn,
        actor=actor if isinstance(actor, int) else None,
        target=state.target,
        deck=state.deck,
        row=state.row,
        discard=state.discard,
        hand=hand_of(state, seat),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        trios=state.trios,
        gala=state.gala,
        open_hands=state.open_hands or state.hands,
        facts=_facts(state.facts, seat) if facts else (),
        legal=legal_for(rules, state, seat),
    )


def hand_of(state: State, seat: Seat | None) -> Cards:
    """Return the cards that a viewer holds."""
    return () if seat is None else state.hands[seat]


def legal_for(rules: Ruleset, state: State, seat: Seat | None) -> tuple[Action, ...]:
    """Return what a viewer may do now."""
    acts = seat is not None and seat == flohcati.actor(state)
    return flohcati.legal_actions(rules, state) if acts else ()


def _facts(facts: tuple[Fact, ...], seat: Seat | None) -> tuple[Fact, ...]:
    """Return the facts as a viewer knows them: a gift is seen by those who give and get it."""
    known = list(facts)
    for place, fact in enumerate(facts):
        if type(fact) is Gift and seat not in (fact.giver, fact.receiver):
            known[place] = replace(fact, card=None)
    return tuple(known)


def worlds(view: View) -> list[World]:
    """Return all hands that agree with what the viewer knows, each with what happened then."""
    found: list[World] = [(view.open_hands, ())]
    for fact in view.facts:
        found = [
            (after, (*past, happened))
            for hands, past in found
            for happened in _possible(hands, fact)
            for after in _happen(hands, happened)
        ]
    return found


def _possible(hands: Hands, fact: Fact) -> list[Fact]:
    """Return what a fact may have been: an unseen gift was any card of the giver."""
    if isinstance(fact, Gift) and fact.card is None:
        return [replace(fact, card=card) for card in hands[fact.giver]]
    return [fact]


def _happen(hands: Hands, fact: Fact) -> list[Hands]:
    """Return the hands after a fact, or none if it cannot have happened to these hands."""
    match fact:
        case Gift(giver=giver, receiver=receiver, card=card):
            if card not in hands[giver]:
                return []
            given = put(hands, giver, without(hands[giver], card))
            return [put(given, receiver, tuple(sorted((*given[receiver], card))))]
        case Gained(seat=seat, card=card):
            return [put(hands, seat, tuple(sorted((*hands[seat], card))))]
        case Lost(seat=seat, cards=cards):
            left = tuple([card for card in hands[seat] if card not in cards])
            return [put(hands, seat, left)] if len(left) + len(cards) == len(hands[seat]) else []
        case Asked(seat=seat, could=could):
            return [hands] if flohcati.can_finish(hands[seat]) == could else []
        case _ as never:
            assert_never(never)


def draw_world(view: View, rng: Rng) -> World | None:
    """Draw each unseen gift from all cards of the giver; None if that cannot have happened.

    How many cards a giver had is public, so every possible world is equally likely to be drawn.
    """
    hands, past = view.open_hands, []
    for fact in view.facts:
        possible = _possible(hands, fact)
        happened = possible[rng.randrange(len(possible))] if len(possible) > 1 else possible[0]
        after = _happen(hands, happened)
        if not after:
            return None
        hands = after[0]
        past.append(happened)
    return hands, tuple(past)


def determinize(view: View, rng: Rng) -> State:
    """Draw a state that the viewer could be in: every series of gifts is equally likely.

    A few draws nearly always find one; where gifts are known almost surely, all are listed.
    """
    draws = (draw_world(view, rng) for _ in range(DRAWS))
    world = next((drawn for drawn in draws if drawn), None)
    if world is None:
        possible = worlds(view)
        world = possible[rng.randrange(len(possible))]
    hands, facts = world
    return State(
        players=view.players,
        phase=view.phase,
        turn=view.turn,
        target=view.target,
        deck=view.deck,
        row=view.row,
        discard=view.discard,
        hands=hands,
        trios=view.trios,
        gala=view.gala,
        open_hands=view.open_hands if facts else (),
        facts=facts,
    )
