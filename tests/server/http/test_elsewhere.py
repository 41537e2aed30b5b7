"""Whoever asks for a host that is not ours, and what the host of the server hears of it."""

import logging

import pytest

from tests.server.support.listening import listening
from tusch.i18n import LANGUAGES, t
from tusch.server.http.elsewhere import LONGEST, harmless, spoken
from tusch.server.observe.log import TextFormatter

VISITOR = {"host": "127.0.0.1", "accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_browser_at_a_wrong_host_is_told_in_words_in_its_language(lang: str) -> None:
    with listening() as server:
        asked = {**VISITOR, "accept-language": f"rm,{lang}-CH;q=0.9,en;q=0.5"}
        found = server.browser.get("/", headers=asked)
        assert found.status_code == 403
        assert found.headers["content-type"].startswith("text/html")
        assert found.headers["cache-control"] == "no-store"
        assert f'<html lang="{lang}">' in found.text
        for id in ("cli-elsewhere-title", "cli-elsewhere-visitor", "cli-elsewhere-host"):
            assert t(id, lang) in found.text


def test_a_program_at_a_wrong_host_is_told_in_json() -> None:
    with listening() as server:
        found = server.browser.get("/", headers={"host": "127.0.0.1", "accept": "*/*"})
        assert found.status_code == 403
        assert found.json()["reply"]["code"] == "server-origin"


@pytest.mark.parametrize("accepted", ["", "rm", "*", ";;,,", "e" * 5_000])
def test_without_a_language_of_ours_it_is_english(accepted: str) -> None:
    assert spoken(accepted) == "en"


def test_wrong_hosts_are_logged_once_a_minute_with_what_is_allowed_and_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with listening() as server, caplog.at_level(logging.WARNING, "tusch.server"):
        for _ in range(3):
            server.browser.get("/", headers=VISITOR)
        [line] = [TextFormatter().format(record) for record in caplog.records]
        assert f"turned away reason=origin count=1 host=127.0.0.1 origin={server.url}" in line
        assert f"allowed={server.url}" in line
        assert server.metrics.turned_away.counts == {"origin": 3}


def test_the_host_that_was_asked_for_is_a_short_harmless_word() -> None:
    assert harmless("[::1]:8000") == "[::1]:8000"
    assert harmless("a b\n\x1b[31m\u202e'") == "a?b??[31m??"
    assert len(harmless("x" * 10_000)) == LONGEST + 3
