"""What the page for researchers shows has to work."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
SAID = {
    "make_vec": r"\(1000, 642\) 0\.\d+",
    "agent_iter": r"player_0 \d\.\d+\nplayer_1 \d\.\d+\nplayer_2 \d\.\d+",
    "ISMCTSBot": r"(O|[RYGBPJ]\d>\d)",
}
"""By a word of each snippet, what it prints."""


@pytest.mark.parametrize("word", SAID)
def test_snippet_runs(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    [snippet] = [each for each in SNIPPETS if word in each]
    exec(snippet, {})
    assert re.fullmatch(SAID[word], capsys.readouterr().out.strip())
