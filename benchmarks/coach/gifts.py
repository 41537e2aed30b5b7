"""How well what is believed of unseen gifts in Zirkus Flohcati agrees with the hands that are held.

For each kind of player, over all decisions at which more than one world is possible: the odds that
the true hands have on average, by the odds of `tusch.flohcati.kernel.gifts` and if every series of
gifts were as likely, as share of draws that find them and as mean logarithm.
"""

import argparse
from collections.abc import Iterator
from math import log
from statistics import fmean
from typing import Any, NamedTuple

from benchmarks.coach.parts import REFERENCE, SEATS, played
from tusch import registry
from tusch.coach.review import finished
from tusch.flohcati import kernel
from tusch.flohcati.kernel.layout import HANDS, WORLD, WORLDS
from tusch.flohcati.kernel.view import added_odds

PLAYERS = (REFERENCE, "casual", "skilled", "greedy")


class Truth(NamedTuple):
    """How likely the true hands are for somebody who does not know them."""

    believed: float
    alike: float


def truths(who: str, games: int) -> Iterator[Truth]:
    """Look at all decisions of some games at which more than one world is possible."""
    game: Any = registry.make("flohcati")
    for number in range(games):
        for before, seat, _, _ in finished(played(game, [who] * SEATS, number)):
            if not isinstance(seat, int):
                continue
            view = kernel.pack_view(game.ruleset, game.observe(before, seat))
            count = len(added_odds(view))
            if count > 1:
                worlds = view[WORLDS : WORLDS + count * WORLD].reshape(count, WORLD)
                odds = view[WORLDS + count * WORLD :].astype(float)
                hands = kernel.pack(game.ruleset, before)[HANDS : HANDS + WORLD]
                true = (worlds == hands).all(axis=1)
                yield Truth(odds[true].sum() / odds.sum(), true.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_args().games
    for who in PLAYERS:
        believed, alike = zip(*truths(who, games), strict=True)
        told = [
            f"{name} {fmean(odds):.0%} of draws, {fmean(map(log, odds)):.2f}"
            for name, odds in (("believed", believed), ("equally likely", alike))
        ]
        print(f"{who}, {len(believed)} decisions: {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
