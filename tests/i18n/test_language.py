"""Which language is spoken."""

import pytest

from tusch import i18n
from tusch.i18n import LANGUAGES, language


@pytest.mark.parametrize(
    ("wanted", "locale", "spoken"),
    [
        (None, None, "en"),
        ("en", "de_DE.UTF-8", "en"),
        (None, "en_GB.UTF-8", "en"),
        (None, "de_DE.UTF-8", "de"),
        (None, "de@euro", "de"),
        (None, "fr-CH", "fr"),
        (None, "it_IT.UTF-8", "it"),
        (None, "nl_BE", "nl"),
        ("FR", "de_DE.UTF-8", "fr"),
        ("xx", "nl_NL.UTF-8", "nl"),
        ("xx", "C", "en"),
        (None, "C.UTF-8", "en"),
        (None, "POSIX", "en"),
        (None, "", "en"),
        (None, "frr_DE.UTF-8", "en"),
        (None, "nld", "en"),
    ],
)
def test_the_wanted_language_comes_before_the_locale(
    wanted: str | None, locale: str | None, spoken: str
) -> None:
    assert language(wanted, locale) == spoken


def test_a_language_that_is_not_complete_is_not_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "LANGUAGES", ("en", "de"))
    assert [language(lang, "de_DE.UTF-8") for lang in LANGUAGES] == ["en", "de", "de", "de", "de"]
