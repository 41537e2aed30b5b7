"""What bots that search need before the first game: numba, and a search that is compiled."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tusch import kernel, registry
from tusch.bots import compilation, specs
from tusch.errors import OptionError
from tusch.i18n import t

TRIAL: Final = 20
"""The playouts of a baseline that plays to be compiled."""


def prepare(bots: Sequence[str], game: str, lang: str) -> None:
    """Say what there is to say about the search, and compile it once for all processes."""
    kinds = {specs.parse(bot, custom=True).kind for bot in bots} & {*specs.BASELINES}
    searched = any(compilation.searches(bot, game, custom=True) for bot in bots)
    if not searched and not kinds:
        return
    if kinds and not registry.entry(game).kernel:
        # Said before there is a word about compiling.
        raise OptionError("bot-no-kernel", value=game)
    notice = kernel.notice()
    if notice:
        print(t(notice, lang), file=sys.stderr)
        return
    cold = sorted(kind for kind in kinds if not _mark(game, kind).exists())
    cold_search = searched and not compilation.ready(game)
    if cold or cold_search:
        print(t("cli-compiling", lang, game=game), file=sys.stderr)
    if cold_search:
        _compile_search(game)
    for kind in cold:
        compilation.share_cache()
        compilation.rehearse(game, f"{kind}:{TRIAL}")
        _mark(game, kind).touch()


def _compile_search(game: str) -> None:
    """Wait until the search of a game is compiled."""
    compiler = compilation.WarmUp(game)
    try:
        compiler.wait()
    finally:
        compiler.close()


def _mark(game: str, kind: str) -> Path:
    """Return the file that says that a baseline is compiled."""
    return kernel.cache_folder() / f"{game}-{kind}.ready"
