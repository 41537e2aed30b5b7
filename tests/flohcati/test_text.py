"""States and views as plain text."""

from textwrap import dedent

from tests.flohcati.support.table import GAME, act, begin, position

STATE = position("A1 D4", "B1", "", row="H1 C2", turn=1, trios=[[], ["E5 F5 G5", "A3 B3 C3"], []])


def test_state_as_text_shows_all() -> None:
    assert str(STATE) == text(
        """
        Zirkus Flohcati for 3, turn, 78 cards to turn
          row: H1 C2
          seat 0: hand A1 D4; trios -
        * seat 1: hand B1; trios E5 F5 G5 / A3 B3 C3
          seat 2: hand -; trios -
        """
    )


def test_view_as_text_shows_the_own_hand_alone() -> None:
    assert str(GAME.observe(STATE, 0)) == text(
        """
        Zirkus Flohcati for 3, turn, 78 cards to turn
          row: H1 C2
          seat 0: hand A1 D4; trios -
        * seat 1: hand 1 card; trios E5 F5 G5 / A3 B3 C3
          seat 2: hand 0 cards; trios -
        """
    )


def test_text_before_the_first_card_and_with_one_left() -> None:
    assert str(begin(players=2)) == text(
        """
        Zirkus Flohcati for 2, turn, 89 cards to turn
          row: -
        * seat 0: hand -; trios -
          seat 1: hand -; trios -
        """
    )
    last = act(position("", "", deck="A1 B1"), "flip", "A1")
    assert str(GAME.observe(last, None)).startswith("Zirkus Flohcati for 2, turn, 1 card to turn\n")


def text(block: str) -> str:
    return dedent(block).strip("\n")
