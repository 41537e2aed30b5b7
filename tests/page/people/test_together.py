"""Several people: one device, many devices, onlookers, and what they say to each other."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.playing import move, my_turn, scores, version_of
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, middle, sit


@pytest.mark.parametrize("width", [390, 1280])
def test_on_a_shared_device_a_curtain_hides_the_other_hand(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    enter(page, make(page, "figaro", "Ann Ben b:random"), start=True)
    rng = Random(2)
    opened: set[str] = set()
    curtain = page.locator(".curtain button")
    while opened != {"Ann", "Ben"}:
        # Whoever has just collected goes on, without a curtain.
        curtain.or_(page.locator("[data-turn=mine]")).first.wait_for(timeout=PATIENCE)
        if curtain.count():
            expect(page.locator("[data-hand]")).to_have_count(0)
            # Not even the log tells what the other has been dealt.
            expect(page.locator("[role=log][aria-label=Log] li")).to_have_count(0)
            name = re.sub("^I’m ", "", str(curtain.text_content()))
            opened.add(name)
            page.keyboard.press("Enter")
            hand = page.locator(f".own[aria-label={name}] ~ .hand [data-hand]")
            expect(hand.first).to_be_visible()
            own = page.locator("[role=log][aria-label=Log] li", has_text="You")
            expect(own.first).to_be_attached()
        assert my_turn(page)
        move(page, rng)
    assert opened == {"Ann", "Ben"}


def test_undo_is_asked_for_and_granted(server: Server, people: Callable[..., Page]) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann o", first=0)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    rng = Random(5)
    for answer in ("No", "Agree"):
        # What has been seen of the others' moves is given back only with their consent.
        moved = ""
        while moved != "Ann, Ben":
            for name, page in (("Ann", ann), ("Ben", ben)):
                if page.locator("[data-turn=mine]").count():
                    move(page, rng)
                    moved = (
                        "Ann, Ben" if name == "Ben" and moved else "Ann" if name == "Ann" else ""
                    )
                    break
        # Ben has moved last; Ann may hear of it a little later.
        version = version_of(ben)
        for page in (ann, ben):
            expect(page.locator(f"main[data-version='{version}'][data-busy=false]")).to_be_visible()
        ann.get_by_role("button", name="Undo").click()
        asked = ben.get_by_role("alertdialog")
        expect(asked).to_contain_text("Ann would like to take back the last move.")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_be_hidden()
        expect(ann.get_by_role("alertdialog")).to_be_hidden()
        if answer == "No":
            assert version_of(ann) == version
    expect(ann.get_by_role("log").get_by_text("You take back your last move.")).to_be_attached()
    expect(ben.get_by_role("log").get_by_text("Ann takes back their last move.")).to_be_attached()
    assert my_turn(ann)


def test_onlookers_chat_and_reactions(server: Server, people: Callable[..., Page]) -> None:
    ann, ben, zoe, late = (people(server.address) for _ in range(4))
    code = make(ann, "flohcati", "Ann o", spectators=1)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    expect(ben.locator("main[data-status=playing]")).to_be_visible()
    enter(zoe, code)
    expect(zoe.locator("[data-seat]")).to_have_count(2)
    expect(zoe.locator("[data-hand], .own")).to_have_count(0)
    late.goto(f"/t/{code}")
    expect(late.get_by_role("heading", level=1)).to_have_text(
        "No more spectators can watch this table."
    )

    zoe.get_by_role("button", name="Chat").click()
    zoe.get_by_role("dialog").get_by_label("Say something").fill("Good luck!")
    zoe.keyboard.press("Enter")
    expect(ann.locator(".unread")).to_have_text("1")
    ann.get_by_role("button", name="Chat").click()
    chat = ann.get_by_role("dialog", name="Chat")
    expect(chat.get_by_role("log")).to_contain_text("Good luck!")
    chat.get_by_role("button", name="Applause").click()
    expect(chat.get_by_role("log").get_by_role("img", name="Applause")).to_be_visible()
    expect(ben.locator(".reaction")).to_be_visible()
    expect(ben.locator(".reaction")).to_be_hidden(timeout=PATIENCE)


def test_a_bot_stands_in_when_time_runs_out_and_hands_back(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    # Ben does not move either: as long again, and bots play the game to its end.
    code = make(ann, "flohcati", "Ann o", clock=15, first=0, fill="random")
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_role("timer")).to_be_visible()
    of_ann = ben.locator(".who", has_text="Ann").get_by_text("a bot is filling in")
    expect(of_ann).to_be_visible(timeout=PATIENCE)
    ann.get_by_role("button", name="I’m back").click(timeout=PATIENCE)
    expect(of_ann).to_be_hidden(timeout=PATIENCE)


def test_a_rematch_brings_the_same_people_together(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = middle(ann, "flohcati", "Ann o", share=0.97)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    rng = Random(1)
    while ann.locator("main[data-status=over]").count() == 0:
        for page in (ann, ben):
            if page.locator("[data-turn=mine]").count():
                move(page, rng)
    assert scores(ann, "Ann") == scores(ben, "Ben")
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("link", name="To the next game").click()
    for page in (ann, ben):
        expect(page.locator("main[data-status=waiting]")).to_be_visible(timeout=PATIENCE)
        assert not page.url.endswith(code)
    assert ann.url == ben.url
    expect(ben.locator(".waiting .name").first).to_contain_text("Ann")


def test_somebody_who_is_asked_to_leave_is_told_so(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "figaro", "Ann o o")
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Remove").click()
    said = "The host has removed you from your seat."
    expect(ben.get_by_role("heading", level=1)).to_have_text(said)
    # They sit down again only if the host lets them; then nobody tells them when they stand up.
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Let back in").click()
    expect(ann.get_by_role("button", name="Let back in")).to_have_count(0)
    sit(ben, code, "Ben")
    ben.get_by_role("button", name="Stand up").click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(1)
    ben.get_by_role("button", name="Pick your own seat").click()
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(2)


def test_a_host_mutes_somebody_and_sends_them_away(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann o")
    enter(ann, code)
    sit(ben, code, "Ann")
    ann.get_by_role("button", name="Menu").click()
    second = ann.locator(".menu li", has_text="Ann 2")
    expect(second).to_contain_text("plays as Ann 2")
    second.get_by_role("button", name="Mute").click()
    expect(second.get_by_role("button", name="Unmute")).to_be_visible()
    ben.get_by_role("button", name="Menu").click()
    expect(ben.locator(".menu li", has_text="Ann 2")).to_be_visible()
    expect(ben.get_by_role("button", name="Ban")).to_have_count(0)
    second.get_by_role("button", name="Ban").click()
    expect(second.get_by_role("button", name="Let back in")).to_be_visible()
    expect(
        ben.get_by_text("removed you from your seat").or_(ben.get_by_text("sent you away"))
    ).to_be_visible()
