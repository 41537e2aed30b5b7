"""The rules on the page: editions by their names, and what each of them changes."""

from playwright.sync_api import Page, expect

from tests.page.support.tables import PATIENCE
from tusch.i18n import t


def test_the_rules_of_another_edition_can_be_read(page: Page) -> None:
    page.goto("/rules/figaro")
    editions = page.get_by_label("Edition")
    expect(editions.locator("option")).to_have_text(
        ["daVinci 2006", "French player aid", "Dutch rules"], timeout=PATIENCE
    )
    expect(page.locator("article")).to_contain_text("Edition: daVinci 2006.", timeout=PATIENCE)
    editions.select_option("Dutch rules")
    expect(page.locator("article")).to_contain_text("Edition: Dutch rules.", timeout=PATIENCE)
    changed = " ".join(t("option-voluntary_take-hand").split())
    expect(page.locator("#F19 .note")).to_have_text(f"In this edition: {changed}")
    page.get_by_role("link", name="Zirkus Flohcati").click()
    expect(page.locator("article")).to_contain_text("Edition: Amigo 1998.", timeout=PATIENCE)
