"""Which language is spoken."""

import pytest

from tusch import i18n
from tusch.i18n import language


@pytest.mark.parametrize(
    ("wanted", "locale", "spoken"),
    [
        (None, None, "en"),
        ("en", "de_DE.UTF-8", "en"),
        (None, "en_GB.UTF-8", "en"),
        (None, "de_DE.UTF-8", "en"),
        ("xx", "C", "en"),
        (None, "POSIX", "en"),
        (None, "", "en"),
    ],
)
def test_english_is_spoken_while_it_is_alone(
    wanted: str | None, locale: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "LANGUAGES", ("en",))
    assert language(wanted, locale) == spoken


@pytest.mark.parametrize(
    ("wanted", "locale", "spoken"),
    [
        (None, "de_DE.UTF-8", "de"),
        (None, "de@euro", "de"),
        (None, "fr-CH", "fr"),
        ("FR", "de_DE.UTF-8", "fr"),
        ("it", "de_DE.UTF-8", "de"),
        (None, "frr_DE.UTF-8", "en"),
        (None, "C.UTF-8", "en"),
    ],
)
def test_the_wanted_language_comes_before_the_locale(
    wanted: str | None, locale: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "LANGUAGES", ("en", "de", "fr"))
    assert language(wanted, locale) == spoken
