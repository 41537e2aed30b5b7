"""The heats of a search in Figaro, compiled: informed playouts of a round or of the game."""

from typing import Final

import numpy as np

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import KIND_COUNT, MOST, SIZE, Numbers, wide
from tusch.figaro.kernel.packed import FIELD, RING, TAKE, after, load, packs, random_rest
from tusch.figaro.kernel.playout import RANDOM, mixed_round, playout_noisy_round, playout_policy
from tusch.figaro.kernel.policy import NOISE, ROOM, Weights, enter
from tusch.figaro.kernel.rules import step
from tusch.figaro.kernel.value.net import Net, foreseen, net, sight, survey
from tusch.figaro.kernel.value.orders import FEW
from tusch.figaro.kernel.value.outcomes import Outcomes, forget, outcome, outcomes, settled
from tusch.figaro.kernel.view import determinize
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.race import Race, book, easing

INFORMED: Final = 14
"""The moves of a playout before the network says what the round is worth."""
UNFORESEEN: Final = 18
"""The moves where it cannot, and everybody does just anything then."""
TO_THE_END: Final = 1_000
"""More moves than a round has."""
ENDS: Final = 3
"""How often a playout goes on so to the end of its round: it scatters much and costs little."""
NOISES: Final = np.array([0.0, 1.0, 3.0, RANDOM])
"""What is added to the noise of the weights: from one who follows the rules of thumb to anybody."""
STRICT: Final = 3.0
"""How many standard errors behind the best one a move may be before it drops out, at first."""


def notes() -> tuple[Outcomes]:
    """Return what a search keeps between two portions of heats."""
    return (outcomes(),)


def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    known: Outcomes,
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are."""
    informed, foresee = plan(view[at.PLAYERS])
    return heats(view, rng, weights, net(), informed, race, playouts, strict, foresee, False, known)


def plan(players: int) -> tuple[int, bool]:
    """Return how many moves of a playout are informed, and whether the network ends it."""
    return (UNFORESEEN, False) if players > FEW else (INFORMED, True)


def run_unforeseen(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    known: Outcomes,
) -> int:
    """Run heats in which a round is worth what several ends by chance are."""
    return heats(view, rng, weights, net(), UNFORESEEN, race, playouts, strict, False, False, known)


def run_round(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    known: Outcomes,
) -> int:
    """Run heats in which players of all sorts play the round to its end."""
    return heats(view, rng, weights, net(), TO_THE_END, race, playouts, strict, False, False, known)


def run_whole(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    known: Outcomes,
) -> int:
    """Run heats of playouts to the end of the game."""
    return heats(view, rng, weights, net(), UNFORESEEN, race, playouts, strict, False, True, known)


@compiled
def heats(
    view: Numbers,
    rng: Words,
    weights: Weights,
    net: Net,
    informed: int,
    race: Race,
    playouts: int,
    strict: float,
    foresee: bool,  # noqa: FBT001 (numba)
    whole: bool,  # noqa: FBT001
    known: Outcomes,
) -> int:
    """Run heats.

    Where words are enough for the table, `informed` moves are made in words, in which nobody is
    sure to follow the rules of thumb. To foresee, with few players, the network estimates what the
    round is worth from there; or a playout is worth what several ends by chance are on average.
    Elsewhere the players play on to the end of the round, or of the whole game.
    """
    if race.played[0] == 0:
        forget(known)
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    noises = np.empty(MOST)
    later = np.empty(2, np.uint64)
    dealt = np.empty(MOST, np.int64)
    hands = np.empty(MOST, np.int64)
    rest = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    enter(view, room)
    me = wide(view[at.TURN])
    in_words = not whole and packs(view)
    next_leads = wide(view[at.AFTER_TAKE] == at.NEXT_LEADS)
    ahead = sight(net)
    surveyed = not foresee
    end = race.played[0] + playouts
    left = len(race.codes)
    while race.played[0] < end and left > 1:
        determinize(view, rng, world)
        for seat in range(MOST):
            noises[seat] = weights[NOISE] + NOISES[below(rng, len(NOISES))]
        first, second = rng[0], rng[1]
        if in_words:
            dealt_table = load(world, dealt)
            if not surveyed:
                survey(ahead, known, world, dealt_table, me)
                surveyed = True
            for move in range(len(race.codes)):
                if race.alive[move]:
                    rng[0], rng[1] = first, second
                    for seat in range(MOST):
                        hands[seat] = dealt[seat]
                    card, to = in_words_of(wide(race.codes[move]), me)
                    hands[me] -= card
                    table = after(dealt_table, card, to, next_leads)
                    table, _ = mixed_round(
                        table, hands, next_leads, rng, weights, noises, room, informed
                    )
                    if hands[table.turn] and foresee:
                        race.got[move] = foreseen(ahead, net, table, hands, room)
                        continue
                    ends = ENDS if hands[table.turn] else 1
                    race.got[move] = 0.0
                    for _ in range(ends):
                        for seat in range(MOST):
                            rest[seat] = hands[seat]
                        ended, _ = random_rest(table, rest, next_leads, rng)
                        slot = outcome(known, world, ended, s, later)
                        race.got[move] += known.values[slot, me] / ends
        else:
            for move in range(len(race.codes)):
                if race.alive[move]:
                    rng[0], rng[1] = first, second
                    for place in range(SIZE):
                        s[place] = world[place]
                    step(s, wide(race.codes[move]))
                    if whole:
                        playout_policy(s, rng, weights)
                    else:
                        playout_noisy_round(s, rng, weights, noises)
                    race.got[move] = known.values[settled(known, s, later), me]
        left = book(race, strict * easing(race))
    return left


@compiled
def in_words_of(code: int, me: int) -> tuple[int, int]:
    """Return the card and the seat of a code, as words have them."""
    kind = code // MOST
    if kind == KIND_COUNT:
        return TAKE, me
    card = 1 << (FIELD * kind)
    return card, me if card == RING else code - kind * MOST
