"""How well the odds of unseen gifts in Zirkus Flohcati foretell what players really give.

For each kind of player the mean logarithm of the odds that the card had which was given: with the
constants of `tusch.flohcati.kernel.gifts`, with others, and if any card were as likely.
"""

import argparse
from collections.abc import Sequence
from math import exp, log
from statistics import fmean

from benchmarks.coach.parts import REFERENCE, SEATS, played
from tusch import registry
from tusch.coach.review import finished
from tusch.flohcati import kernel
from tusch.flohcati.kernel.gifts import SENSE, WHIM
from tusch.flohcati.kernel.layout import NUMBER
from tusch.flohcati.kernel.policy import gift_cost
from tusch.flohcati.kernel.worth import DEFAULT, judge, progress, think
from tusch.flohcati.kernel.zones import hand_of, nth
from tusch.flohcati.state import Give

OTHERS = (0.25, 0.4, 0.6, 1.0)
"""What is tried in the place of SENSE."""

Gift = tuple[Sequence[float], int]
"""What each card of a hand would cost the giver, and which of them was given."""


def gifts(who: str, games: int) -> list[Gift]:
    """All gifts of some games in which there was a choice."""
    game = registry.make("flohcati")
    found = []
    for number in range(games):
        for before, seat, action, _ in finished(played(game, [who] * SEATS, number)):
            if isinstance(action, Give) and len(before.hands[seat]) > 1:
                s, hand = kernel.pack(game.ruleset, before), hand_of(seat)
                mind = think(s)
                judge(s, DEFAULT, mind, before.turn)
                alone = progress(s, DEFAULT, hand, 1)
                cards = [nth(s, hand, n) for n in range(len(before.hands[seat]))]
                costs = [
                    gift_cost(s, DEFAULT, mind[before.turn], hand, card, alone) for card in cards
                ]
                found.append((costs, cards.index(NUMBER[action.card])))
    return found


def foretold(found: Sequence[Gift], sense: float, whim: float) -> float:
    """The mean logarithm of the odds of what was given."""
    told = []
    for costs, given in found:
        odds = [exp(sense * (min(costs) - cost)) for cost in costs]
        told.append(log((1 - whim) * odds[given] / sum(odds) + whim / len(costs)))
    return fmean(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    for who in (REFERENCE, "casual", "greedy"):
        found = gifts(who, games)
        others = "  ".join(f"{sense:g}: {foretold(found, sense, WHIM):.3f}" for sense in OTHERS)
        print(
            f"{who}, {len(found)} gifts: now ({SENSE:g}) {foretold(found, SENSE, WHIM):.3f}; "
            f"with another SENSE {others}; any card alike {foretold(found, 0.0, 1.0):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
