"""What others write stays text: in names, in the chat, and in records from anywhere."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.inert import STRINGS
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sample, sit, upload
from tests.page.support.talking import say

TRAP = "window.hits = 0; window.h = () => (window.hits += 1);"
# What can only be there if a string was taken for markup.
STRANGE = """() => [...document.querySelectorAll(
  '[onerror], [onload], [onclick], [onfocus], [onwheel], [onmouseover], script:not([src]), iframe,'
  + 'object, embed, base, video, math, marquee, x-inj, xmp, plaintext, template, slot, table, td,'
  + 'noscript, q, a[href^="javascript"], [style=x], meta[http-equiv], main main, dialog dialog'
)].map((node) => node.outerHTML.slice(0, 80))"""
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def groups(size: int) -> Iterator[tuple[str, ...]]:
    for start in range(0, len(STRINGS), size):
        yield STRINGS[start : start + size]


def inert(page: Page) -> None:
    assert page.evaluate(STRANGE) == []
    assert page.evaluate("window.hits") == 0


@pytest.fixture
def reader(server: Server, people: Callable[..., Page]) -> Page:
    page = people(server.address)
    page.context.add_init_script(TRAP)
    return page


def test_there_are_a_hundred_strings() -> None:
    assert len(set(STRINGS)) == 100


def test_names_stay_text(server: Server, reader: Page, people: Callable[..., Page]) -> None:
    reader.goto("/")
    writer = people(server.address)
    for number, names in enumerate(groups(6)):
        if number % 8 == 0:
            writer = people(server.address)
            writer.goto("/about")
        plan = [{"type": "own", "name": name} for name in names] + [{"type": "open"}] * (
            6 - len(names)
        )
        code = make(writer, "figaro", "", seats=plan)
        reader.evaluate(GO, f"/t/{code}")
        shown = reader.locator(".waiting .name")
        expect(reader.get_by_label("Table code")).to_have_text(code, timeout=PATIENCE)
        texts = [str(text).strip() for text in shown.all_text_contents()]
        for name, text in zip(names, texts, strict=False):
            assert text.startswith(name), (name, text)
        inert(reader)


def test_chat_stays_text(server: Server, reader: Page, people: Callable[..., Page]) -> None:
    code = make(reader, "flohcati", "o o o", name="Host")
    enter(reader, code)
    for number, lines in enumerate(groups(34)):
        writer = people(server.address)
        sit(writer, code, f"Writer{number}")
        said = say(writer, code, *({"do": "chat", "text": line} for line in lines))
        assert {reply["answer"] for reply in said} == {"ok"}
    reader.get_by_role("button", name="Start the game").click()
    reader.get_by_role("button", name="Chat").click()
    shown = reader.get_by_role("dialog", name="Chat").locator("li > span")
    expect(shown).to_have_count(len(STRINGS), timeout=PATIENCE)
    assert shown.all_text_contents() == list(STRINGS)
    inert(reader)


def test_records_stay_text(reader: Page) -> None:
    for names in groups(6):
        found = sample("figaro", 6, names=[*names, *"abcdef"][:6])
        found["bots"] = [None, "<img src=x onerror=h()>", *[None] * 4]
        upload(reader, json.dumps(found))
        expect(reader.locator(".steps")).to_be_visible(timeout=PATIENCE)
        reader.locator(".steps button").nth(4).click()
        seats = reader.locator("header select option").all_text_contents()
        assert seats[1 : len(names) + 1] == list(names)
        inert(reader)


def test_an_error_in_a_record_is_told_as_text(reader: Page) -> None:
    for wrong in (
        '{"tusch": "<script>h()</script>"}',
        '{"tusch": 1, "game": "<img src=x onerror=h()>"}',
        "<b>",
    ):
        upload(reader, wrong)
        expect(reader.get_by_role("alert")).not_to_be_empty()
        inert(reader)
