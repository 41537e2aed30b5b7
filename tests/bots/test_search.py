"""Players that search: legal, blind to what is hidden, better with more playouts."""

from itertools import count, islice
from random import Random
from typing import Any

import pytest

from benchmarks.strength.former import FormerPlayer
from tests.bots.support.table import decisions
from tests.conformance.support.tables import TWINS, Table
from tests.flohcati.support.table import ALL_TEN, GAME, position
from tests.support.scale import scaled
from tusch import kernel
from tusch.arena.deals import DealRng
from tusch.bots import TEMPERS, GreedyPlayer
from tusch.bots.baselines.players import (
    FlatPlayer,
    IsMctsPlayer,
    OpenSpielMaxPlayer,
    OpenSpielPlayer,
    drawn,
)
from tusch.bots.search import minds
from tusch.bots.search.minds import CHUNK
from tusch.bots.search.player import SearchPlayer
from tusch.flohcati.state import End, Gala, Phase
from tusch.game import Message, Player
from tusch.i18n import t
from tusch.play import choice_message, playout
from tusch.registry import GAMES, make
from tusch.testing import pairs, same_choice

PLAYERS: list[Any] = [
    SearchPlayer,
    FlatPlayer,
    FormerPlayer,
    IsMctsPlayer,
    OpenSpielMaxPlayer,
    OpenSpielPlayer,
]


@pytest.mark.parametrize("name", GAMES)
def test_choice_is_legal_at_every_table(name: str) -> None:
    met = set()
    for game, state, view in islice(decisions(name, scaled(20)), 0, None, 7):
        for kind in PLAYERS:
            assert kind(game, Random(1), playouts=30).choose(view) in view.legal, kind
        met.add((game.rules["edition"], state.players))
    assert len(met) > 2


@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize(
    "table",
    [Table("figaro", "dutch", 3), Table("figaro", "davinci", 4), Table("flohcati", "amigo", 4)],
    ids=str,
)
def test_player_that_sees_the_same_chooses_the_same(table: Table, kind: Any) -> None:
    played = table.walk(seed=9)
    found = [pair for pair in pairs(played, TWINS[table.name]) if pair.differs]
    assert len(found) >= 2
    for pair in found:
        same_choice(pair, lambda seat: kind(played.game, Random(seat), playouts=40))


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_gives_the_same_choices(name: str) -> None:
    for game, _, view in islice(decisions(name, 1), 0, 40, 9):
        one, other = (SearchPlayer(game, Random(5), playouts=50) for _ in range(2))
        assert [one.choose(view) for _ in range(3)] == [other.choose(view) for _ in range(3)]
        assert one.why() == other.why()


@pytest.mark.parametrize("name", GAMES)
def test_more_playouts_beat_fewer(name: str) -> None:
    games = 4 * scaled(6)
    game = make(name)
    won = 0.0
    for number in range(games):
        hero = number % 4
        players: list[Player[Any, Any]] = [
            SearchPlayer(game, Random(number), playouts=400 if seat == hero else 4)
            for seat in range(4)
        ]
        *_, last = playout(game, game.start(4), players, DealRng(8, number // 4))
        outcome = game.outcome(last.after)
        assert outcome
        won += (hero in outcome.winners) / len(outcome.winners)
    assert won > games / 4


def test_only_move_is_played_without_a_playout() -> None:
    game = make("flohcati")
    state = game.apply(game.start(3), game.parse("start 0", dealer=True))
    player = SearchPlayer(game, _NoChance(), playouts=100)
    assert game.format(player.choose(game.observe(state, 0))) == "flip"
    assert [message.id for message in player.why()] == ["bot-why-only"]


class _NoChance:
    def randrange(self, stop: int, /) -> int:
        raise AssertionError("nothing to draw")


@pytest.mark.parametrize("name", GAMES)
def test_player_says_why(name: str) -> None:
    for game, _, view in islice(decisions(name, 1), 5, 60, 11):
        player = SearchPlayer(game, Random(5), playouts=60)
        assert player.why() == ()
        player.choose(view)
        told = player.why()
        if len(view.legal) == 1:
            continue
        assert [message.id for message in told] == ["bot-why-move", "bot-why-other"]
        assert all(0 <= percent(message) <= 100 for message in told)
        assert all(t(message) for message in told)


@pytest.mark.parametrize("name", GAMES)
def test_player_who_would_play_otherwise_now_speaks_of_the_move_that_was_played(name: str) -> None:
    game, _, view = next(found for found in decisions(name, 1) if len(found[2].legal) > 2)
    player = SearchPlayer(game, Random(5), playouts=60)
    now = player.choose(view)
    for played in view.legal:
        first, second = player.why(played)
        assert first.args["move"] == choice_message(name, played)
        assert second.id == ("bot-why-other" if played == now else "bot-why-again")
        if played != now:
            assert second.args["move"] == choice_message(name, now)
            assert percent(first) <= percent(second)


@pytest.mark.parametrize("name", GAMES)
def test_temper_of_a_search_shows_in_its_choices(name: str) -> None:
    chosen = {}
    for temper in (None, *TEMPERS):
        found = islice(decisions(name, 2), 0, 80, 4)
        players = (
            (SearchPlayer(game, Random(5), playouts=60, temper=temper), view)
            for game, _, view in found
        )
        chosen[temper] = [player.choose(view) for player, view in players]
    assert all(chosen[temper] != chosen[None] for temper in TEMPERS)


def percent(message: Message) -> int:
    chance = message.args["chance"]
    assert isinstance(chance, int)
    return chance


@pytest.mark.parametrize("name", GAMES)
def test_time_can_bound_a_search(name: str) -> None:
    game, _, view = next(islice(decisions(name, 1), 12, None))
    player = SearchPlayer(game, Random(5), milliseconds=1)
    assert player.choose(view) in view.legal


@pytest.mark.parametrize(
    ("playouts", "milliseconds", "expected"),
    [(70, None, [70]), (70, 9000, [0, 70]), (None, 9000, [0, CHUNK * 9])],
)
def test_search_tells_its_race_how_many_playouts_there_will_be(
    playouts: int | None,
    milliseconds: int | None,
    expected: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = count(step=0.25)
    monkeypatch.setattr(minds, "now", lambda: next(clock))
    game, _, view = next(islice(decisions("figaro", 1), 12, None))
    goals: list[int] = []

    def run(_view: Any, _rng: Any, race: Any, playouts: int) -> int:
        goals.append(int(race.goal[0]))
        race.heats[:] += 1
        race.played[0] += playouts
        return 3 - len(goals)

    kernel, _ = minds.parts(game)
    minds.CompiledMind(game, kernel, run, playouts, milliseconds).think(view, 1)
    assert goals == expected


def test_a_clock_that_stands_still_stops_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0] * 8 + [2.0] * 8)
    monkeypatch.setattr(minds, "now", lambda: next(clock))
    game, _, view = next(islice(decisions("figaro", 1), 12, None))
    assert SearchPlayer(game, Random(5), milliseconds=1000).choose(view) in view.legal


def test_budget_is_needed() -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchPlayer(make("figaro"), Random(1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("playouts", "milliseconds"), [(60, None), (None, 1)])
def test_without_numba_a_smaller_search_chooses(
    name: str, playouts: int | None, milliseconds: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    for game, _, view in islice(decisions(name, 1), 0, 30, 10):
        player = SearchPlayer(game, Random(5), playouts=playouts, milliseconds=milliseconds)
        assert player.choose(view) in view.legal
        assert player.why()


@pytest.mark.parametrize("temper", [None, "bold"])
@pytest.mark.parametrize("name", GAMES)
def test_without_numba_and_time_to_search_rules_of_thumb_choose_and_say_so(
    name: str, temper: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    met = set()
    for game, _, view in islice(decisions(name, 1), 0, 60, 5):
        playouts = 3 * len(view.legal)
        player = SearchPlayer(game, Random(5), playouts=playouts, temper=temper)
        greedy = GreedyPlayer(game, Random(Random(5).randrange(2**62)), temper=temper)
        chosen = player.choose(view)
        assert chosen == greedy.choose(view)
        ids = [message.id for message in player.why()]
        alone = len(view.legal) == 1
        assert ids == (["bot-why-only"] if alone else ["bot-why-thumb", "bot-why-thumb-other"])
        if not alone:
            assert player.why(next(legal for legal in view.legal if legal != chosen)) == ()
        met.add(alone)
    assert False in met


class Counting:
    """Draws all numbers below a bound in order."""

    def __init__(self) -> None:
        self.next = 0

    def randrange(self, stop: int) -> int:
        self.next += 1
        return (self.next - 1) % stop


def test_number_is_drawn_as_often_as_its_odds_say() -> None:
    rng = Counting()
    assert [drawn({7: 1, 9: 3, 2: 2}, rng) for _ in range(6)] == [7, 9, 9, 9, 2, 2]


def test_tree_of_openspiel_draws_its_move_unless_told_to_play_the_one_tried_most() -> None:
    # Without the gala the last card ends the game, and another has more.
    state = position(ALL_TEN, "A7 B7 C7 D4", "E0", deck="J0", phase=Phase.FINISH)
    view = GAME.observe(state, 0)

    def choices(kind: Any) -> set[Any]:
        return {kind(GAME, Random(seed), playouts=300).choose(view) for seed in range(40)}

    assert choices(OpenSpielMaxPlayer) == {Gala()}
    assert choices(OpenSpielPlayer) == set(view.legal) == {Gala(), End()}
