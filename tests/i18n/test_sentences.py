"""Sentences read well in English, for those who act and for those who look on."""

import pytest

from tests.i18n.support.reading import NAMES
from tusch.figaro import events as figaro
from tusch.figaro.cards import Card, Colour
from tusch.figaro.state import Play, Ring
from tusch.flohcati import events as flohcati
from tusch.flohcati import state as circus
from tusch.flohcati.cards import Card as CircusCard
from tusch.game import Message, Value
from tusch.i18n import LANGUAGES, card_name, has, seat_name, t
from tusch.play import choice_message, event_message


def told(game: str, event: Value, you: int | None) -> str:
    """An event as one reader is told."""
    return t(event_message(game, event), names=NAMES, you=you)


@pytest.mark.parametrize(
    ("owner", "you", "sentence"),
    [
        (2, 0, "You play a red 2 (fighting) in front of Cleo."),
        (0, 0, "You play a red 2 (fighting) in front of yourself."),
        (2, 2, "Anna plays a red 2 (fighting) in front of you."),
        (2, 1, "Anna plays a red 2 (fighting) in front of Cleo."),
        (0, 1, "Anna plays a red 2 (fighting) in front of themselves."),
        (0, None, "Anna plays a red 2 (fighting) in front of themselves."),
    ],
)
def test_a_played_card_is_told_to_everybody_in_his_way(
    owner: int, you: int | None, sentence: str
) -> None:
    assert told("figaro", figaro.Played(0, Card.R2, owner), you) == sentence


def test_a_hand_is_told_with_equal_cards_together() -> None:
    cards = (Card.RING, Card.R2, Card.R2, Card.J1)
    mine = told("figaro", figaro.Dealt(2, (4, 4, 4), cards), 0)
    assert mine == "Round 2 is dealt. Your hand: ring, 2 × red 2 (fighting) and jester 1."
    assert told("figaro", figaro.Dealt(2, (4, 4, 4), ()), None) == "Round 2 is dealt."


def test_the_groups_of_road_pieces_are_told_apart() -> None:
    drawn = figaro.RoadsDrawn(((15, 9, 2), (14, 8, 3), (12, 7, 1)), "shown")
    assert told("figaro", drawn, None) == (
        "The road pieces for the three rounds are drawn: 15, 9 and 2; 14, 8 and 3; 12, 7 and 1."
    )


def test_a_count_names_every_seat() -> None:
    sentence = told("figaro", figaro.RoundEnded(1, (7, 0, 12)), 2)
    assert sentence.endswith("Ben takes the King. Cards in the stacks: Anna 7, Ben 0 and you 12.")


@pytest.mark.parametrize(
    ("seats", "you", "sentence"),
    [
        ((1,), 1, "You win!"),
        ((1,), 0, "Ben wins!"),
        ((0, 2), 2, "The win is shared: Anna and you."),
        ((0, 2), None, "The win is shared: Anna and Cleo."),
    ],
)
def test_a_win_is_told_to_everybody_in_his_way(
    seats: tuple[int, ...], you: int | None, sentence: str
) -> None:
    hands = ((CircusCard.A0, CircusCard.B3), (), (CircusCard.J7,))
    assert told("flohcati", flohcati.Won(seats, hands), you) == sentence


@pytest.mark.parametrize(
    ("card", "you", "sentence"),
    [
        (CircusCard.C5, 0, "Ben gives you the juggler 5."),
        (CircusCard.C5, 1, "You give Anna the juggler 5."),
        (CircusCard.C5, 2, "Ben gives Anna the juggler 5."),
        (None, 2, "Ben gives Anna a card."),
    ],
)
def test_a_gift_is_told_to_everybody_in_his_way(
    card: CircusCard | None, you: int, sentence: str
) -> None:
    assert told("flohcati", flohcati.Given(0, 1, card), you) == sentence


def test_choices_are_offered_to_the_player() -> None:
    def offered(game: str, action: Value) -> str:
        return t(choice_message(game, action), names=NAMES, you=0)

    assert offered("figaro", Play(Card.J1, 1)) == "Play a jester 1 in front of Ben"
    assert offered("figaro", Play(Card.J1, 0)) == "Play a jester 1 in front of yourself"
    assert offered("figaro", Ring()) == "Play a ring: every display moves one seat to the left"
    assert offered("flohcati", circus.Demand(2)) == "Demand a card from Cleo"
    trio = circus.Trio((CircusCard.A3, CircusCard.C3, CircusCard.F3))
    assert offered("flohcati", trio) == "Lay a trio: ringmaster 3, juggler 3 and escape artist 3"


def test_a_display_of_that_colour_is_named() -> None:
    message = Message("figaro-why-not-colour-elsewhere", {"colour": Colour.RED, "owner": 1})
    assert t(message, names=NAMES, you=0) == (
        "Ben’s display already shows red, so red cards go there and nowhere else."
    )
    assert t(message, names=NAMES, you=1).startswith("Your own display already shows red")


def test_a_seat_without_a_name_has_its_number_counted_from_one() -> None:
    assert t("figaro-event-won", seat=2) == "Seat 3 wins!"
    assert t("figaro-event-won", names=("Anna", "Ben"), seat=2) == "Seat 3 wins!"


def test_a_number_of_any_size_can_be_written() -> None:
    assert t("record-version", value=10**30, allowed=1).startswith(f"Version {10**30} of")
    assert t("record-version", value=-(10**30), allowed=1).startswith(f"Version -{10**30} of")


def test_cards_have_names() -> None:
    assert card_name("figaro", "O", "en") == "ring"
    assert card_name("flohcati", "demand", "en") == "demand"
    assert card_name("flohcati", "J0", "en") == "tightrope 0"


def test_a_card_has_its_article_as_the_object_of_a_sentence() -> None:
    taken = event_message("flohcati", flohcati.Taken(0, CircusCard.D3))
    told = [t(taken, lang, names=NAMES, you=0) for lang in ("nl", "de")]
    assert told == ["Je neemt het kanon 3 uit de rij.", "Du nimmst die Kanone 3 aus der Reihe."]
    assert card_name("flohcati", "D3", "de") == "Kanone 3"


def test_an_unknown_message_is_an_error() -> None:
    assert has("figaro-title")
    assert not has("figaro-nothing")
    with pytest.raises(KeyError, match="figaro-nothing"):
        t("figaro-nothing")


def test_a_message_without_what_it_speaks_of_is_an_error() -> None:
    with pytest.raises(ValueError, match="game-unknown in en"):
        t("game-unknown", value="chess")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_without_a_name_has_a_number(lang: str) -> None:
    assert seat_name(1, lang, ["Ann", ""]) == seat_name(1, lang, []) != ""
    assert seat_name(0, lang, ["Ann", ""]) == "Ann"
