"""The picture of an arena: names that have room, and nothing drawn that nobody knows."""

import xml.etree.ElementTree as Xml

from tusch.arena.plot import LONGEST, svg
from tusch.arena.ratings import Standing

SVG = "{http://www.w3.org/2000/svg}"
LABELS = ("rating", "wins")
STRONG = Standing(0, 40, 0.75, 0.6, 0.9, 120.0, 80.0, 160.0)
WEAK = Standing(1, 40, 0.25, 0.1, 0.4, -120.0, -160.0, -80.0)
ABSENT = Standing(2, 0, 0.0, 0.0, 0.0, 500.0, 500.0, 500.0)


def drawn(*lines: Standing, name: str = "greedy", sure: bool = True) -> Xml.Element:
    return Xml.fromstring(svg("title", (name, "random", "late"), lines, LABELS, sure=sure))


def test_name_has_room_before_the_ratings() -> None:
    name = "program:python my_bot.py --fast & <well>"
    texts = [text for text in drawn(STRONG, WEAK, name=name).iter(f"{SVG}text") if len(text)]
    assert len(texts) == 1
    title = texts[0][0]
    assert title.text == name
    assert title.tail == "program:python my_bot…"
    assert len(title.tail) == LONGEST
    exact = name[:LONGEST]
    assert exact in [text.text for text in drawn(STRONG, WEAK, name=exact).iter(f"{SVG}text")]


def test_control_sign_in_a_name_does_not_spoil_the_picture() -> None:
    texts = drawn(STRONG, WEAK, name="a\x01b").iter(f"{SVG}text")
    assert "a b" in [text.text for text in texts]


def test_interval_is_drawn_if_it_says_something() -> None:
    assert len(list(drawn(STRONG, WEAK).iter(f"{SVG}path"))) == 2
    unsure = drawn(STRONG, WEAK, sure=False)
    assert not list(unsure.iter(f"{SVG}path"))
    assert len(list(unsure.iter(f"{SVG}circle"))) == 2


def test_whoever_has_not_played_has_only_a_name_and_comes_last() -> None:
    picture = drawn(STRONG, WEAK, ABSENT)
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert texts[-2:] == ["late", "rating · wins"]
    assert len(list(picture.iter(f"{SVG}circle"))) == 2
    assert "+500" not in "".join(picture.itertext())
