"""The score of Zirkus Flohcati: Z16 and Z17."""

from collections.abc import Iterator

from tusch.cards import sure
from tusch.flohcati.cards import Attraction
from tusch.flohcati.ruleset import GALA_BONUS, TRIO_BONUS, Ruleset
from tusch.flohcati.state import Cards, Phase, State
from tusch.game import Arg, Message, Outcome, Reason, Seat


def best(hand: Cards) -> dict[Attraction, Cards]:
    """Return the cards of a hand by attraction, the highest first."""
    found: dict[Attraction, Cards] = {}
    for card in reversed(hand):
        attraction = sure(card.attraction)
        found[attraction] = (*found.get(attraction, ()), card)
    return dict(sorted(found.items()))


def reasons(state: State, seat: Seat) -> Iterator[Reason]:
    """Z16: yield the lines of a seat's score."""
    for attraction, cards in best(state.hands[seat]).items():
        args: dict[str, Arg] = {"seat": seat, "attraction": attraction, "card": cards[0]}
        yield Reason(seat, "Z16", cards[0].worth, Message("flohcati-why-attraction", args))
        if cards[1:]:
            yield Reason(
                seat, "Z16", 0, Message("flohcati-why-double", {"seat": seat, "cards": cards[1:]})
            )
    for cards in state.trios[seat]:
        yield Reason(
            seat, "Z16", TRIO_BONUS, Message("flohcati-why-trio", {"seat": seat, "cards": cards})
        )
    if state.gala == seat:
        yield Reason(seat, "Z16", GALA_BONUS, Message("flohcati-why-gala", {"seat": seat}))


def outcome(rules: Ruleset, state: State) -> Outcome | None:
    """Z16, Z17: the result with its reasons, or None while the game goes on."""
    if state.phase is not Phase.OVER:
        return None
    lines = [line for seat in range(state.players) for line in reasons(state, seat)]
    totals = tuple(
        sum(line.points for line in lines if line.seat == seat) for seat in range(state.players)
    )
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    ranks = {seat: tie_rank(rules, state, seat) for seat in leaders}
    winners = [seat for seat in leaders if ranks[seat] == max(ranks.values())]
    if len(winners) > 1:
        lines += [_tie_reason(seat, "shared") for seat in winners]
    elif len(leaders) > 1:
        lines.append(_tie_reason(winners[0], _decided(list(ranks.values()))))
    return Outcome(totals, tuple(winners), None, tuple(lines))


def tie_rank(rules: Ruleset, state: State, seat: Seat) -> tuple[int, ...]:
    """Z17: what decides between equals: nothing, or trios, then the gala, then the highest card."""
    if rules.ties == "shared":
        return ()
    highest = max((card.worth for card in state.hands[seat]), default=-1)
    return len(state.trios[seat]), int(state.gala == seat), highest


def _decided(ranks: list[tuple[int, ...]]) -> str:
    """Say what told the best of equals from the others."""
    best, second = sorted(ranks, reverse=True)[:2]
    return next(
        word for word, a, b in zip(("trios", "gala", "card"), best, second, strict=True) if a != b
    )


def _tie_reason(seat: Seat, end: str) -> Reason:
    """Return the line that says how a tie ended."""
    message = Message(f"flohcati-why-tie-{end}", {"seat": seat})
    return Reason(seat, "Z17", 0, message, settles=True)
