"""The page about views says of every field what it is."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.support.replays import played
from tusch import codec, registry, viewbook
from tusch.i18n import t
from tusch.registry import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "views.md"


def test_the_page_of_the_documentation_is_fresh() -> None:
    stale = "python -m tusch.viewbook docs/views.md writes it anew"
    assert PAGE.read_text("utf-8") == viewbook.markdown(), stale


@pytest.mark.parametrize("name", GAMES)
def test_every_key_that_a_bot_is_sent_has_its_line(name: str) -> None:
    game = registry.make(name)
    section = viewbook.markdown().partition(f"## {t(f'{name}-title')}")[2].partition("###")[0]
    step = Random(1).choice(played(game, 3, seed=1))
    view = json.loads(codec.encode(game.observe(step.before, 0)))
    for key in view:
        assert f"| `{key}` | " in section


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_a_sentence(name: str) -> None:
    view = GAMES[name].view
    told = viewbook.comments(view)
    assert set(view.__struct_fields__) <= set(told)
    assert all(told[field].endswith(".") for field in view.__struct_fields__)
