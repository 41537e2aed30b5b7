"""The check at the edges, games from start to end, and messages of events and choices."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.replays import TABLES, played
from tusch import bots, registry
from tusch.arena import match as arena
from tusch.cli.commands import simulate
from tusch.game import DEALER, Message, Seat
from tusch.i18n import t
from tusch.play import IllegalError, check, choice_message, event_message, playout, why_not
from tusch.registry import AnyGame

FIGARO, FLOHCATI = registry.make("figaro"), registry.make("flohcati")


def after(game: AnyGame, players: int, *entries: str) -> Any:
    """The state after some entries of a record."""
    state = game.start(players)
    for entry in entries:
        state = game.apply(state, game.parse(entry, dealer=game.actor(state) is DEALER))
    return state


def refused(game: AnyGame, state: Any, actor: Any, entry: str) -> IllegalError:
    """How an entry is refused."""
    action = game.parse(entry, dealer=actor is DEALER)
    with pytest.raises(IllegalError) as caught:
        check(game, state, actor, action)
    return caught.value


def test_what_a_player_may_not_do_is_refused_with_code_clause_and_sentence() -> None:
    error = refused(FLOHCATI, after(FLOHCATI, 3, "start 0"), 0, "take C5")
    assert error.code == error.message.id == "flohcati-why-not-row-empty"
    assert error.clause == "Z5"
    assert str(error) == t(error.message)
    assert str(error).endswith(".")


def test_somebody_else_than_the_actor_is_refused() -> None:
    state = after(FLOHCATI, 3, "start 0")
    error = refused(FLOHCATI, state, 1, "flip")
    assert error.message == Message("flohcati-why-not-turn", {"seat": 0})
    assert error.clause == "Z3"
    check(FLOHCATI, state, 0, FLOHCATI.parse("flip", dealer=False))


@pytest.mark.parametrize("game", [FIGARO, FLOHCATI], ids=lambda game: game.name)
def test_nobody_and_a_spectator_are_refused_everything(game: AnyGame) -> None:
    for step in played(game, 3, seed=1)[::10]:
        with pytest.raises(IllegalError) as caught:
            check(game, step.before, None, step.action)
        assert caught.value.code == f"{game.name}-why-not-spectator"
        assert caught.value.clause is not None


def test_dealer_who_draws_what_is_not_there_is_refused() -> None:
    state = after(FLOHCATI, 3, "start 0", "flip", "C5", "flip")
    error = refused(FLOHCATI, state, DEALER, "C5")
    assert error.message == Message("flohcati-misdeal-deck", {"card": "C5"})
    assert str(error)
    check(FLOHCATI, state, DEALER, FLOHCATI.parse("C6", dealer=True))


def test_dealer_out_of_turn_is_refused() -> None:
    error = refused(FLOHCATI, after(FLOHCATI, 3, "start 0"), DEALER, "C6")
    assert error.message == Message("flohcati-misdeal-due", {"due": "turn"})


def test_why_not_says_nothing_against_a_legal_action() -> None:
    state = after(FLOHCATI, 3, "start 0")
    flip = FLOHCATI.parse("flip", dealer=False)
    assert why_not(FLOHCATI, state, 0, flip) is None
    for viewer in (1, 2, None):
        assert why_not(FLOHCATI, state, viewer, flip) is not None


@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES), other=st.integers(0, 2**32))
def test_refusal_is_a_function_of_the_view(
    seed: int, table: tuple[str, str, int], other: int
) -> None:
    name, edition, players = table
    game = registry.make(name, edition)
    rng = Random(other)
    steps = played(game, players, seed)
    step, tried = rng.choice(steps), rng.choice(steps).action
    for viewer in (None, *range(players)):
        twin = game.determinize(game.observe(step.before, viewer), rng)
        refusals = [why_not(game, state, viewer, tried) for state in (step.before, twin)]
        assert refusals[0] == refusals[1]


class Looker:
    """Plays the first legal action, and keeps what was seen."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any) -> Any:
        self.seen.append(view)
        return view.legal[0]


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_players_see_their_own_views_until_the_game_is_over(
    name: str, edition: str, players: int
) -> None:
    game = registry.make(name, edition)
    lookers = [Looker() for _ in range(players)]
    steps = list(playout(game, game.start(players), lookers, Random(4)))
    assert steps[0].before == game.start(players)
    for one, following in pairwise(steps):
        assert one.after == following.before
        assert game.apply(one.before, one.action) == one.after
    assert game.outcome(steps[-1].after) is not None
    for seat, looker in enumerate(lookers):
        due = [game.observe(step.before, seat) for step in steps if step.actor == seat]
        assert looker.seen == due


def test_player_who_chooses_what_is_not_legal_is_stopped() -> None:
    class Cheat:
        def choose(self, view: Any) -> Any:
            return FLOHCATI.parse("gala", dealer=False)

    game = playout(FLOHCATI, FLOHCATI.start(2), [Cheat(), Cheat()], Random(0))
    assert next(game).actor is DEALER
    with pytest.raises(IllegalError) as caught:
        next(game)
    assert caught.value.code == "flohcati-why-not-gala-missing"


class Watched:
    """A game that counts how often it is asked for what."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._game, name)


def by_playout(game: AnyGame) -> list[Seat | None]:
    steps = playout(game, game.start(3), [Looker() for _ in range(3)], Random(4))
    return [step.actor if isinstance(step.actor, int) else None for step in steps]


def by_arena(game: AnyGame) -> list[Seat | None]:
    match = arena.Match(game, 3, ("random", "greedy"), 4, bots.make, bots.dismiss)
    return [who for who, _ in match.play(0).log]


def by_simulate(game: AnyGame) -> list[Seat | None]:
    return [who for who, _ in simulate.Simulation(game, ("random",) * 3, 4).play(0).log]


@pytest.mark.parametrize("game", [FIGARO, FLOHCATI], ids=lambda game: game.name)
@pytest.mark.parametrize("play", [by_playout, by_arena, by_simulate])
def test_one_decision_takes_one_look(
    play: Callable[[AnyGame], list[Seat | None]], game: AnyGame
) -> None:
    watched = Watched(game)
    decisions = [who for who in play(cast("AnyGame", watched)) if who is not None]
    assert len(decisions) > 20
    assert watched.asked["observe"] == len(decisions)
    assert watched.asked["explain"] == 0
    assert watched.asked["outcome"] <= 1


def test_message_of_an_event_speaks_of_its_fields() -> None:
    state = after(FLOHCATI, 3, "start 0", "flip")
    card = FLOHCATI.parse("C5", dealer=True)
    (event,) = FLOHCATI.events(state, card, FLOHCATI.apply(state, card), None)
    message = event_message("flohcati", event)
    assert message == Message("flohcati-event-flipped", {"seat": 0, "card": "C5"})
    assert t(message, names=["one", "two", "three"])


def test_message_of_an_event_does_not_speak_of_what_is_hidden() -> None:
    start = ["start 0", "flip", "C5", "take C5", "flip", "demand", "demand 0"]
    state = after(FLOHCATI, 3, *start)
    gift = FLOHCATI.parse("give C5", dealer=False)
    for viewer, card in ((0, {"card": "C5"}), (1, {"card": "C5"}), (2, {}), (None, {})):
        (event,) = FLOHCATI.events(state, gift, FLOHCATI.apply(state, gift), viewer)
        message = event_message("flohcati", event)
        assert message == Message("flohcati-event-given", {"seat": 1, "owner": 0, **card})


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_every_choice_has_a_message(name: str, edition: str, players: int) -> None:
    game = registry.make(name, edition)
    for step in played(game, players, seed=6):
        for action in game.legal_actions(step.before):
            assert t(choice_message(name, action))


@pytest.mark.parametrize("game", [FIGARO, FLOHCATI], ids=lambda game: game.name)
@pytest.mark.parametrize("answer", [None, "take", 0])
def test_player_that_answers_with_no_action_is_refused(game: AnyGame, answer: Any) -> None:
    class Player:
        def choose(self, view: Any) -> Any:
            return answer

    with pytest.raises(IllegalError) as caught:
        list(playout(game, game.start(3), [Player()] * 3, Random(1)))
    assert str(caught.value) == f"‘{answer!r}’ is not an action of this game."
