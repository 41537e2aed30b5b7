"""What the kit has to know about Figaro: where its cards are, and what a viewer cannot know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tusch.cards import rest, shuffled
from tusch.figaro import Figaro
from tusch.figaro.cards import DECK, RING, Card
from tusch.figaro.notation import PLAYER_FORMS
from tusch.figaro.rules import deck
from tusch.figaro.state import Action, Cards, Deal, Phase, Play, Ring, State, Take
from tusch.game import Rng, Seat, Step
from tusch.testing.secrecy import Steps, follow
from tusch.testing.walks import Walk

FORMS = PLAYER_FORMS
LONGEST = 1_200
"""In a round 60 cards are played, at most 35 more for each of six takes into the hand, and with
them no more than 100 takes onto a stack."""


def zones(game: Figaro, state: State) -> Iterator[Card]:
    """Yield all cards, those in the box too; between rounds all lie together."""
    if state.phase is not Phase.PLAY:
        yield from DECK
        return
    yield from rest(DECK, deck(game.ruleset, state.players, state.removed))
    for zone in (*state.hands, *state.displays, *state.stacks):
        yield from zone


def twin(walk: Walk, viewer: Seat | None, rng: Rng) -> Steps:
    """Deal cards that the viewer has not seen to others, up to a moment at random or the end."""
    cut = walk.end if rng.randrange(2) else rng.randrange(walk.end + 1)
    return twin_until(cut, walk, viewer, rng)


def twin_until(cut: int, walk: Walk, viewer: Seat | None, rng: Rng) -> Steps:
    """Deal cards that the viewer has not seen before an entry to others; the twin ends there."""
    played = walk._replace(steps=walk.steps[:cut])
    rounds = [entry for entry, step in enumerate(played.steps) if isinstance(step.action, Deal)]
    deals: dict[int, Action] = {}
    for entry, following in pairwise((*rounds, cut)):
        deals[entry] = redeal(played.steps[entry:following], viewer, rng)

    def act(entry: int, _: State) -> Action:
        moved: Action = deals.get(entry, played.steps[entry].action)
        return moved

    def agree(one: Step[State, Action], other: Step[State, Action]) -> bool:
        # A take goes into the hand or onto the stack for all to see, if it can go into the hand.
        if not isinstance(one.action, Take) or walk.game.rules["voluntary_take"] == "stack":
            return True
        forced = walk.game.legal_actions(one.before), walk.game.legal_actions(other.before)
        return (forced[0] == (Take(),)) == (forced[1] == (Take(),))

    return follow(played, act, agree)


def redeal(steps: Sequence[Step[State, Action]], viewer: Seat | None, rng: Rng) -> Deal:
    """Return another deal of a round in which everybody can make the same moves."""
    dealt = steps[0].action
    assert isinstance(dealt, Deal)
    hidden = [
        () if seat == viewer else tuple(rest(hand, seen))
        for seat, (hand, seen) in enumerate(zip(dealt.hands, _seen(steps), strict=True))
    ]
    places = [(seat, card) for seat, cards in enumerate(hidden) for card in cards]
    moving = shuffled(places, rng)
    if rng.randrange(2):
        moving = moving[:2]
    arriving = shuffled([card for _, card in moving], rng)
    hands = [list(hand) for hand in dealt.hands]
    for (seat, card), other in zip(moving, arriving, strict=True):
        hands[seat].remove(card)
        hands[seat].append(other)
    return Deal(tuple(tuple(hand) for hand in hands))


def _seen(steps: Sequence[Step[State, Action]]) -> list[Cards]:
    """Return which of its dealt cards each seat has shown, less those taken into the hand."""
    players = steps[0].after.players
    seen: list[list[Card]] = [[] for _ in range(players)]
    taken: list[Counter[Card]] = [Counter() for _ in range(players)]
    for before, seat, action, after in steps[1:]:
        match seat, action:
            case int(), (Play() | Ring()):
                card = action.card if isinstance(action, Play) else RING
                if taken[seat][card]:
                    taken[seat][card] -= 1
                else:
                    seen[seat].append(card)
            case int(), Take():
                if len(after.hands[seat]) > len(before.hands[seat]):
                    for display in before.displays:
                        taken[seat].update(display)
            case _:
                pass
    return [tuple(cards) for cards in seen]
