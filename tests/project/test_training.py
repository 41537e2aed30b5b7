"""What trains the networks: nothing else runs it, and it uses much of the kernels."""

from importlib import import_module

import pytest


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_training_can_be_started(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        import_module(f"training.{game}").main(["--help"])
    assert ended.value.code == 0
    assert "--seed" in capsys.readouterr().out
