"""No compiled twin falls behind its readable rules in silence: options, and fields of words."""

from importlib import import_module
from importlib.util import find_spec, module_from_spec
from itertools import combinations
from random import Random
from types import ModuleType
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from tusch import options, registry
from tusch.bots import UniformPlayer
from tusch.cards import sure
from tusch.flohcati import cards as flohcati_cards
from tusch.game import Value
from tusch.kernel.chance import generator
from tusch.play import playout
from tusch.registry import GAMES

TWINS = [name for name, entry in GAMES.items() if entry.kernel]


def kernel(name: str, part: str = "") -> Any:
    return import_module(sure(GAMES[name].kernel) + part)


def unaccounted(twin: Any, ruleset: type[Value]) -> set[str]:
    """The options of which a kernel says nothing, or two things."""
    return {*options.names(ruleset)} ^ {*twin.PACKED_OPTIONS} ^ {*twin.IRRELEVANT_OPTIONS}


def rulesets(name: str, option: str) -> list[Any]:
    """One for every value of an option, or for two where there is no end of them."""
    kind: Any = GAMES[name].ruleset
    default = getattr(kind(), option)
    values: tuple[Any, ...]
    match default:
        case bool():
            values = (default, not default)
        case str():
            values = options.allowed(kind, option)
        case _:
            values = (default, (*default[:-1], default[-1] + 1))
    return [kind(**{option: value}) for value in values]


def states(name: str) -> list[Any]:
    """The start of a game and a few states of it."""
    game = registry.make(name)
    rng = Random(3)
    played = [*playout(game, game.start(3), [UniformPlayer(rng)] * 3, rng)]
    return [step.before for step in played[::20]]


@pytest.mark.parametrize("name", TWINS)
def test_every_option_is_packed_or_named_as_irrelevant(name: str) -> None:
    assert unaccounted(kernel(name), GAMES[name].ruleset) == set()


@pytest.mark.parametrize("name", TWINS)
def test_new_option_of_a_ruleset_is_noticed(name: str) -> None:
    more: Any = msgspec.defstruct(
        "Ruleset", [("jokers", bool, False)], bases=(GAMES[name].ruleset,), frozen=True
    )
    assert unaccounted(kernel(name), more) == {"jokers"}


@pytest.mark.parametrize("name", TWINS)
def test_rulesets_that_differ_in_a_packed_option_pack_differently(name: str) -> None:
    start = states(name)[0]
    for option in kernel(name).PACKED_OPTIONS:
        packed = [kernel(name).pack(ruleset, start) for ruleset in rulesets(name, option)]
        for one, other in combinations(packed, 2):
            assert not np.array_equal(one, other), option


@pytest.mark.parametrize("name", TWINS)
def test_rulesets_that_differ_in_an_irrelevant_option_pack_alike(name: str) -> None:
    for option in kernel(name).IRRELEVANT_OPTIONS:
        for state in states(name):
            one, other = (kernel(name).pack(each, state) for each in rulesets(name, option))
            assert np.array_equal(one, other), option


@pytest.mark.parametrize("name", TWINS)
def test_words_play_only_what_they_are_made_for(name: str) -> None:
    packed, at = kernel(name, ".packed"), kernel(name, ".layout")
    kind = GAMES[name].ruleset
    state = next(state for state in states(name) if registry.make(name).actor(state) == 0)
    for option, place in at.OPTIONS.items():
        for number, ruleset in enumerate(rulesets(name, option)):
            word = options.allowed(kind, option)[number]
            s = kernel(name).pack(ruleset, state).copy()
            assert packed.packs(s) == (word in packed.IN_WORDS[option])
            s[place] = len(options.allowed(kind, option))
            assert not packed.packs(s), "a value that nobody knows"


@pytest.mark.parametrize("name", TWINS)
def test_words_play_no_option_that_nobody_thought_of(name: str) -> None:
    packed, at = kernel(name, ".packed"), kernel(name, ".layout")
    s = kernel(name).pack(GAMES[name].ruleset(), states(name)[0])
    places = np.array([*at.OPTIONS.values()])
    for left_out in (None, *at.OPTIONS):
        known = {option: each for option, each in packed.IN_WORDS.items() if option != left_out}
        accepted = packed.accepted(GAMES[name].ruleset, at.OPTIONS, known)
        assert packed.accepts(accepted, places, s) == (left_out is None)


@pytest.mark.parametrize(
    ("name", "part", "playout", "listed"),
    [
        ("figaro", ".playout", "playout_random_round", "listed_round"),
        ("flohcati", ".packed", "playout_random", "listed_game"),
    ],
)
def test_what_words_cannot_play_is_played_by_the_list_of_moves(
    name: str, part: str, playout: str, listed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(state for state in states(name) if registry.make(name).actor(state) == 0)
    s = kernel(name).pack(GAMES[name].ruleset(), state).copy()
    s[next(iter(kernel(name, ".layout").OPTIONS.values()))] = 5
    module = kernel(name, part)
    monkeypatch.setattr(module, listed, lambda _s, _rng: 1234)
    assert getattr(module, playout).py_func(s, generator(1)) == 1234


def loaded_anew(module: str) -> ModuleType:
    """A second copy of a module, made of the constants as they are now."""
    spec = sure(find_spec(module))
    copy = module_from_spec(spec)
    sure(spec.loader).exec_module(copy)
    return copy


FIGARO, FLOHCATI = "tusch.figaro.kernel", "tusch.flohcati.kernel"
TWICE = (*flohcati_cards.DECK, flohcati_cards.Card.A0)
LONGER = Annotated[int, msgspec.Meta(lt=10**19)]
OTHERWISE: list[tuple[str, str, Any, str]] = [
    (f"{FIGARO}.packed", "tusch.figaro.cards.DECK", ("O",) * 8, "of a kind"),
    (f"{FIGARO}.packed", f"{FIGARO}.layout.KIND_COUNT", 22, "kinds of a hand"),
    (f"{FIGARO}.packed", "tusch.figaro.ruleset.ENOUGH", 14, "worth of a display"),
    (f"{FIGARO}.packed", f"{FIGARO}.layout.MOST", 16, "displays of all"),
    (f"{FIGARO}.packed", f"{FIGARO}.layout.COLOUR_COUNT", 16, "seats of all colours"),
    (f"{FIGARO}.packed", f"{FIGARO}.layout.DECK_MAX", 256, "cards of a stack"),
    (f"{FIGARO}.packed", f"{FIGARO}.layout.MOST", 8, "stacks of all"),
    (f"{FIGARO}.policy", f"{FIGARO}.layout.DECK_MAX", 63, "cards of all hands"),
    ("tusch.figaro.packing.layout", "tusch.figaro.ruleset.SEATS", range(3, 1900), "a code"),
    (f"{FIGARO}.value.outcomes", f"{FIGARO}.layout.MOST", 9, "how stacks compare"),
    (f"{FIGARO}.value.outcomes", f"{FIGARO}.layout.PIECE_COUNT", 50, "a standing"),
    ("tusch.figaro.packing.layout", "tusch.figaro.ruleset.Length", LONGER, "limbs"),
    (
        "tusch.flohcati.packing.layout",
        "tusch.flohcati.cards.Attraction",
        range(16),
        "set of attractions",
    ),
    (
        "tusch.flohcati.packing.layout",
        "tusch.flohcati.cards.Attraction",
        range(12),
        "attraction and value",
    ),
    ("tusch.flohcati.packing.layout", "tusch.flohcati.cards.DECK", TWICE, "there once"),
    ("tusch.flohcati.packing.layout", "tusch.flohcati.ruleset.SEATS", range(2, 17000), "a code"),
    (f"{FLOHCATI}.packed", f"{FLOHCATI}.layout.VALUES", 7, "two halves"),
    (f"{FLOHCATI}.packed", f"{FLOHCATI}.layout.VALUES", 10, "folded"),
    (f"{FLOHCATI}.packed", f"{FLOHCATI}.layout.ATTRACTIONS", 16, "cards of a half"),
    (f"{FLOHCATI}.packed", f"{FLOHCATI}.layout.ATTRACTIONS", 3, "a value as a digit"),
    (f"{FLOHCATI}.packed", f"{FLOHCATI}.layout.ATTRACTIONS", 11, "cards of one value"),
]


@pytest.mark.parametrize("module", dict.fromkeys(row[0] for row in OTHERWISE))
def test_fields_of_words_fit_the_games(module: str) -> None:
    assert loaded_anew(module).__file__ == import_module(module).__file__


@pytest.mark.parametrize(("module", "constant", "value", "message"), OTHERWISE)
def test_other_cards_or_tables_are_refused_by_the_words_they_do_not_fit(
    module: str, constant: str, value: Any, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_module(module)
    owner, _, name = constant.rpartition(".")
    monkeypatch.setattr(import_module(owner), name, value)
    with pytest.raises(AssertionError, match=message):
        loaded_anew(module)
