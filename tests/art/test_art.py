"""The drawings, and pictures composed of them."""

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.art.support.eyes import contrast
from tests.art.support.marks import hue
from tusch import art
from tusch.figaro.cards import DECK as FIGARO
from tusch.flohcati.cards import DECK as FLOHCATI

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"circle", "clipPath", "defs", "ellipse", "g", "line", "path", "pattern", "polygon"}
SHAPES |= {"polyline", "rect", "svg", "title", "use"}
"""All that a drawing is made of: no text and font, no script, no image, nothing from elsewhere."""
CARDS = [("figaro", str(card)) for card in sorted(set(FIGARO))]
CARDS += [("flohcati", str(card)) for card in sorted(set(FLOHCATI))]
REACTIONS = ("applause", "hurry", "laugh", "sigh", "surprise", "thanks")


def ids(svg: str) -> list[str]:
    """The ids in an SVG."""
    return [element.attrib["id"] for element in ET.fromstring(svg).iter() if "id" in element.attrib]


def references(svg: str) -> set[str]:
    """The ids that an SVG refers to."""
    return set(re.findall(r'(?:url\(#|href="#)([^)"]+)', svg))


@pytest.mark.parametrize("name", art.names())
def test_a_drawing_is_plain_svg_with_a_title_and_a_size(name: str) -> None:
    svg = art.drawing(name)
    assert len(svg.encode()) < (15_000 if art.size(svg)[0] > 400 else 10_000)
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert min(art.size(svg)) > 0
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in SHAPES
        for key, value in element.attrib.items():
            assert "href" not in key or value.startswith("#")
            assert not key.startswith(("on", "font", "style", "class"))
            assert "url(" not in value.replace("url(#", "")


@pytest.mark.parametrize("name", art.names())
def test_a_drawing_refers_to_its_own_parts_alone(name: str) -> None:
    svg = art.drawing(name)
    assert all(count == 1 for count in Counter(ids(svg)).values())
    assert references(svg) <= set(ids(svg))


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_card_has_its_face_with_its_value_on_it(game: str, card: str) -> None:
    svg = art.card(game, card)
    assert art.size(svg) == art.CARD
    written = [element.text for element in ET.fromstring(svg).iter(f"{SVG}text")]
    assert written == re.findall(r"\d", card)


def test_cards_of_figaro_are_all_drawn_differently() -> None:
    assert len({art.drawing(f"figaro/{card}") for card in FIGARO}) == len(set(FIGARO))


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_a_value_stands_out_from_its_suit(game: str, card: str) -> None:
    fill = re.search(r'<text [^>]*fill="([^"]+)"', art.card(game, card))
    if fill:
        assert contrast(fill[1], hue(game, card[0])) >= 3


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_card_back_is_as_large_as_a_card(game: str) -> None:
    assert art.size(art.drawing(f"{game}/back")) == art.CARD


@pytest.mark.parametrize("name", REACTIONS)
def test_every_quick_reaction_is_drawn(name: str) -> None:
    assert art.size(art.drawing(f"reactions/{name}")) == (64, 64)


@pytest.mark.parametrize("name", ["figaro/R4", "figaro", "", "../cards", "figaro/R1.svg", "/icon"])
def test_a_name_without_a_drawing_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        art.drawing(name)


@pytest.mark.parametrize("svg", ['<svg viewBox="1 0 3 4"></svg>', "<svg></svg>"])
def test_a_drawing_without_a_size_is_refused(svg: str) -> None:
    with pytest.raises(ValueError, match="viewBox"):
        art.picture("", 10, 10, [art.Placed(svg, 0, 0, 1)])


def test_what_is_no_svg_is_refused() -> None:
    with pytest.raises(ValueError, match="not an SVG"):
        art.picture("", 10, 10, [art.Placed('<g viewBox="0 0 3 4"/>', 0, 0, 1)])


def test_ids_of_two_drawings_in_a_picture_are_told_apart() -> None:
    def spotted(colour: str) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><pattern id="spots" '
            f'width="3" height="3"><circle r="1" fill="{colour}"/></pattern>'
            '<rect width="9" height="9" fill="url(#spots)"/></svg>'
        )

    svg = art.picture("Two", 20, 9, [art.Placed(spotted(c), 0, 0, 9) for c in ("red", "tan")])
    assert len(ids(svg)) == len(set(ids(svg))) == 4
    for symbol in ET.fromstring(svg).iter(f"{SVG}symbol"):
        inside = ET.tostring(symbol, encoding="unicode")
        assert references(inside) == set(ids(inside)) - {symbol.attrib["id"]}


@given(st.lists(st.sampled_from(CARDS), max_size=12))
def test_a_picture_of_any_cards_is_whole(cards: list[tuple[str, str]]) -> None:
    faces = [art.card(game, card) for game, card in cards]
    svg = art.picture("Cards", 600, 100, art.row(faces, 0, 0, 50, 600))
    assert all(count == 1 for count in Counter(ids(svg)).values())
    assert references(svg) <= set(ids(svg))
    uses = [element.attrib for element in ET.fromstring(svg).findall(f"{SVG}use")]
    assert len(uses) == len(cards)
    assert len({use["href"] for use in uses}) == len(set(faces))


@given(st.integers(1, 30), st.integers(60, 500))
def test_a_row_keeps_to_its_room(count: int, room: int) -> None:
    placed = art.row([art.card("figaro", "R1")] * count, 7, 3, 50, room)
    assert [thing.x for thing in placed] == sorted(thing.x for thing in placed)
    assert placed[0].x == 7
    assert placed[-1].x + 50 <= 7 + room + 1e-6
    steps = {round(b.x - a.x, 6) for a, b in pairwise(placed)}
    assert len(steps) < 2
    assert all(step <= 56 for step in steps)


def test_a_drawing_keeps_its_proportions_unless_it_is_stretched() -> None:
    road = art.drawing("figaro/road")
    svg = art.picture("", 99, 9, [art.Placed(road, 0, 0, 60), art.Placed(road, 0, 0, 60, 7)])
    heights = [element.attrib["height"] for element in ET.fromstring(svg).findall(f"{SVG}use")]
    assert heights == ["20", "7"]


def test_words_in_a_picture_are_words() -> None:
    svg = art.picture("a < b", 9, 9, [art.words("<script> & co", 0, 0, 9)])
    root = ET.fromstring(svg)
    assert [element.text for element in root] == ["a < b", "<script> & co"]
