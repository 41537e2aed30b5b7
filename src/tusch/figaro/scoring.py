"""The end of a round and of the game: F22 to F29."""

from collections.abc import Iterator

from tusch.cards import without
from tusch.figaro.ruleset import ROUNDS, Ruleset
from tusch.figaro.state import Exchange, Phase, Pieces, RoundResult, State
from tusch.game import Arg, Message, Outcome, Reason, Seat


def order(rules: Ruleset, counts: tuple[int, ...], king: Seat) -> tuple[Seat, ...]:
    """F23: largest stack first; the King's holder is last among equals."""
    players = len(counts)

    def rank(seat: Seat) -> tuple[int, int]:
        if rules.stack_tie == "king-last":
            return -counts[seat], (seat - king - 1) % players
        return -counts[seat], -((seat - king) % players)

    return tuple(sorted(range(players), key=rank))


def takers(rules: Ruleset, counts: tuple[int, ...], king: Seat) -> tuple[Seat, ...]:
    """F24: those who take a piece, in order."""
    ranked = order(rules, counts, king)
    if rules.fewest_tie == "all-free":
        return tuple(seat for seat in ranked if counts[seat] > min(counts))
    if min(counts) > 0:
        return ranked[:-1]
    return tuple(seat for seat in ranked if counts[seat])


def fewest(counts: tuple[int, ...], king: Seat) -> Seat:
    """F26: the player with the fewest cards; among equals the nearest clockwise from the King."""
    return min(range(len(counts)), key=lambda seat: (counts[seat], (seat - king) % len(counts)))


def exchange(rules: Ruleset, state: State, counts: tuple[int, ...], king: Seat) -> Exchange | None:
    """F26, F27: the exchange that the third round offers, if it offers one."""
    seat = fewest(counts, king)
    if state.round < ROUNDS or rules.exchange == "off" or not state.roads[seat]:
        return None
    longest, shortest = max(state.roads[seat]), state.groups[-1][-1]
    if longest <= shortest and rules.exchange != "strict":
        return None
    return Exchange(seat, longest, shortest)


def settle(
    rules: Ruleset, state: State, counts: tuple[int, ...], king: Seat, swap: Exchange | None
) -> tuple[tuple[Pieces, ...], RoundResult]:
    """F24: give out the round's pieces after the exchange, if there is one; return the roads."""
    roads = list(state.roads)
    group = state.groups[state.round - 1]
    if swap:
        roads[swap.seat] = (*without(roads[swap.seat], swap.given), swap.got)
        group = tuple(sorted((*without(group, swap.got), swap.given), reverse=True))
    pieces: list[int | None] = [None] * state.players
    for seat, piece in zip(takers(rules, counts, king), group, strict=False):
        pieces[seat] = piece
        roads[seat] = (*roads[seat], piece)
    result = RoundResult(king, counts, order(rules, counts, king), swap, tuple(pieces))
    return tuple(roads), result


def ranking(roads: tuple[Pieces, ...], king: Seat) -> tuple[Seat, ...]:
    """F29: shortest road first; equals by clockwise distance from the King."""
    return tuple(
        sorted(range(len(roads)), key=lambda seat: (sum(roads[seat]), (seat - king) % len(roads)))
    )


def outcome(state: State) -> Outcome | None:
    """F29: the result with its reasons, or None while the game goes on."""
    if state.phase is not Phase.OVER or state.king is None:
        return None
    totals = tuple(sum(road) for road in state.roads)
    ranked = ranking(state.roads, state.king)
    reasons = [
        reason
        for number, result in enumerate(state.results, start=1)
        for reason in _round_reasons(number, result)
    ]
    if totals.count(min(totals)) > 1:
        tie: dict[str, Arg] = {"seat": ranked[0], "king": state.king}
        reasons.append(Reason(ranked[0], "F29", 0, Message("figaro-why-shortest-tie", tie)))
    return Outcome(totals, ranked[:1], ranked, tuple(reasons))


def _round_reasons(number: int, result: RoundResult) -> Iterator[Reason]:
    """Yield the lines that a round adds to the score sheet."""
    swap = result.exchange
    if swap:
        yield Reason(
            swap.seat,
            "F26",
            swap.got - swap.given,
            Message(
                "figaro-why-exchange",
                {"seat": swap.seat, "given": swap.given, "got": swap.got},
            ),
        )
    for place, seat in enumerate(result.order, start=1):
        count, piece = result.counts[seat], result.pieces[seat]
        args: dict[str, Arg] = {"seat": seat, "round": number, "count": count, "place": place}
        if piece is None:
            yield Reason(seat, "F24", 0, Message("figaro-why-no-piece", args))
        else:
            yield Reason(seat, "F24", piece, Message("figaro-why-piece", {**args, "length": piece}))
        equals = [other for other in result.order if result.counts[other] == count]
        if len(equals) > 1 and any(result.pieces[other] for other in equals):
            yield Reason(
                seat,
                "F23",
                0,
                Message("figaro-why-tie", {"seat": seat, "count": count, "king": result.king}),
            )
