"""What one viewer of a game of Figaro sees, and the states that they could be in."""

from tusch.cards import at_table, deal_unseen, rest
from tusch.figaro import rules as figaro
from tusch.figaro.cards import Card, Colour
from tusch.figaro.picture import view_picture
from tusch.figaro.ruleset import Ruleset
from tusch.figaro.state import Action, Cards, Phase, Pieces, RoundResult, State
from tusch.figaro.text import view_text
from tusch.game import Rng, Seat, Value


class View(Value, frozen=True, kw_only=True):
    """The game as one seat sees it, or a spectator, with all that was public remembered."""

    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    players: int
    """How many sit at the table."""
    phase: Phase
    """What the game waits for."""
    removed: Colour | None
    groups: tuple[Pieces, ...]
    king: Seat | None
    """Who holds the King."""
    round: int
    turn: Seat | None
    """Whose turn it is."""
    hand: Cards
    """The viewer's own hand."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    displays: tuple[Cards, ...]
    """What lies in front of each seat, in the order it was played."""
    stacks: tuple[Cards, ...]
    """What each seat collected in this round: all was seen (F30: for bots, not for the table)."""
    roads: tuple[Pieces, ...]
    """The road pieces of each seat, in the order they were taken."""
    leads_away: bool
    took_to_hand: tuple[bool, ...]
    shown: tuple[Cards, ...]
    lacks: tuple[Cards, ...]
    holds: tuple[Cards, ...]
    counts: tuple[int, ...]
    results: tuple[RoundResult, ...]
    """How the rounds before this one were settled."""
    legal: tuple[Action, ...]
    """What the viewer may do now."""

    def __str__(self) -> str:
        """Return the view as plain text."""
        return view_text(self)

    def _repr_svg_(self) -> str:
        """Return the view as a picture, for notebooks."""
        return view_picture(self)


def observe(rules: Ruleset, state: State, seat: Seat | None) -> View:
    """Build the view of one seat, or of a spectator, from nothing."""
    at_table(seat, state.players)
    return View(
        seat=seat,
        players=state.players,
        phase=state.phase,
        removed=state.removed,
        groups=state.groups,
        king=state.king,
        round=state.round,
        turn=state.turn,
        hand=hand_of(state, seat),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        displays=state.displays,
        stacks=state.stacks,
        roads=state.roads,
        leads_away=state.leads_away,
        took_to_hand=state.took_to_hand,
        shown=state.shown,
        lacks=state.lacks,
        holds=state.holds,
        counts=state.counts,
        results=state.results,
        legal=legal_for(rules, state, seat),
    )


def hand_of(state: State, seat: Seat | None) -> Cards:
    """Return the cards that a viewer holds."""
    return () if seat is None else state.hands[seat]


def legal_for(rules: Ruleset, state: State, seat: Seat | None) -> tuple[Action, ...]:
    """Return what a viewer may do now."""
    acts = seat is not None and seat == state.turn
    return figaro.legal_actions(rules, state) if acts else ()


def unseen(rules: Ruleset, view: View) -> list[Card]:
    """Return the cards that are in the hands of others and were never shown."""
    if view.phase is not Phase.PLAY:
        return []
    seen = [card for zone in (*view.displays, *view.stacks) for card in zone]
    seen += view.hand
    for seat, shown in enumerate(view.shown):
        if seat != view.seat:
            seen += shown
    return rest(figaro.deck(rules, view.players, view.removed), seen)


def determinize(rules: Ruleset, view: View, rng: Rng) -> State:
    """Draw a state that the viewer could be in: unseen cards dealt anew among the others.

    Every deal of the single cards that agrees with all they saw is equally likely.
    """
    others = [seat for seat in range(view.players) if seat != view.seat]
    sizes = [view.hand_sizes[seat] - len(view.shown[seat]) for seat in others]
    lacks = [view.lacks[seat] for seat in others]
    cards = unseen(rules, view)
    while True:
        dealt = dict(zip(others, deal_unseen(cards, sizes, lacks, rng), strict=True))
        if all(not view.holds[seat] or set(view.holds[seat]) & set(dealt[seat]) for seat in others):
            break
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted((*dealt[seat], *view.shown[seat])))
        for seat in range(view.players)
    )
    return State(
        players=view.players,
        phase=view.phase,
        removed=view.removed,
        groups=view.groups,
        king=view.king,
        round=view.round,
        turn=view.turn,
        hands=hands,
        displays=view.displays,
        stacks=view.stacks,
        roads=view.roads,
        leads_away=view.leads_away,
        took_to_hand=view.took_to_hand,
        shown=view.shown,
        lacks=view.lacks,
        holds=view.holds,
        counts=view.counts,
        results=view.results,
    )
