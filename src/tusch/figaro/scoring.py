"""The end of a round and of the game: F22 to F29."""

from collections.abc import Iterator
from itertools import pairwise

from tusch.cards import sure, without
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


def outcome(rules: Ruleset, state: State) -> Outcome | None:
    """F29: the result with its reasons, or None while the game goes on."""
    if state.phase is not Phase.OVER:
        return None
    king = sure(state.king)
    totals = tuple(sum(road) for road in state.roads)
    ranked = ranking(state.roads, king)
    reasons: list[Reason] = []
    for number, result in enumerate(state.results, start=1):
        if number == ROUNDS and rules.exchange != "off":
            reasons += _exchange_reasons(state, result)
        reasons += _round_reasons(rules, number, result)
    reasons += _equal_roads(totals, ranked, king)
    return Outcome(totals, ranked[:1], ranked, tuple(reasons))


def _equal_roads(totals: tuple[int, ...], ranked: tuple[Seat, ...], king: Seat) -> Iterator[Reason]:
    """F29: yield what puts a player ahead of the next one, where their roads are equal."""
    for seat, behind in pairwise(ranked):
        if totals[seat] == totals[behind]:
            message = Message("figaro-why-equal-roads", {"seat": seat, "king": king})
            yield Reason(seat, "F29", 0, message, settles=True)


def _exchange_reasons(state: State, result: RoundResult) -> Iterator[Reason]:
    """F26, F27: yield the lines about the exchange: made, refused, or ruled out."""
    seat, swap = fewest(result.counts, result.king), result.exchange
    if swap:
        gained = swap.got - swap.given
        yield _reason("F26", gained, "exchange", seat=seat, given=swap.given, got=swap.got)
    else:
        before = state.roads[seat][:-1] if result.pieces[seat] else state.roads[seat]
        if max(before, default=0) > state.groups[-1][-1]:
            yield _reason("F26", 0, "kept", seat=seat)
        else:
            yield _reason("F27", 0, "no-exchange", seat=seat)
    if result.counts.count(min(result.counts)) > 1:
        yield _reason("F26", 0, "fewest-tie", seat=seat, king=result.king)


def _round_reasons(rules: Ruleset, number: int, result: RoundResult) -> Iterator[Reason]:
    """F23, F24: yield the lines of a round: everybody's place and piece, and the ties."""
    for place, seat in enumerate(result.order, start=1):
        count, piece = result.counts[seat], result.pieces[seat]
        args: dict[str, Arg] = {"seat": seat, "round": number, "count": count, "place": place}
        if piece is None:
            yield _reason("F24", 0, f"no-piece-{_spared(rules, count)}", **args)
        else:
            yield _reason("F24", piece, "piece", **args, length=piece)
        equals = [other for other in result.order if result.counts[other] == count]
        if len(equals) > 1 and any(result.pieces[other] for other in equals):
            yield _reason("F23", 0, "tie", seat=seat, round=number, count=count, king=result.king)


def _spared(rules: Ruleset, count: int) -> str:
    """F24: say why a player took no piece."""
    if count == 0:
        return "empty"
    return "fewest" if rules.fewest_tie == "all-free" else "last"


def _reason(clause: str, points: int, code: str, **args: Arg) -> Reason:
    """Return a line of the score sheet, of the seat that it speaks of."""
    seat = args["seat"]
    assert isinstance(seat, int)
    return Reason(seat, clause, points, Message(f"figaro-why-{code}", args))
