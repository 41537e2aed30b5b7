"""`tusch arena`: bots against bots on duplicate deals, with win rates and ratings."""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tusch import bots as bot_list
from tusch.arena.match import Match, played
from tusch.arena.plot import svg
from tusch.arena.ratings import Game as Played
from tusch.arena.ratings import Line, table
from tusch.arena.run import Kept, appending, check_same, decode, play_all, read
from tusch.cli.chance import fresh_seed
from tusch.cli.files import STANDARD
from tusch.cli.progress import counted
from tusch.cli.seating import (
    FileName,
    Lang,
    Options,
    Whole,
    at_least,
    bot_names,
    is_option,
    make_game,
    table_size,
)
from tusch.errors import OptionError
from tusch.i18n import t

USUAL_GAMES = 100


def arena(
    game: str,
    /,
    *,
    bots: str = "greedy,random",
    players: Whole | None = None,
    games: Whole = USUAL_GAMES,
    edition: str | None = None,
    option: Options = (),
    seed: Whole | None = None,
    workers: Whole | None = None,
    out: FileName | None = None,
    plot: FileName | None = None,
    lang: Lang,
) -> int:
    """Play the games that are still to play, and print the table."""
    chosen = make_game(game, edition, option)
    names = tuple(bot_names(bots))
    if len(set(names)) < 2:
        raise OptionError("arena-one")
    size = table_size(chosen, players, None)
    at_least("--games", games, 1)
    if workers is not None:
        at_least("--workers", workers, 1)
    file, picture = _file("--out", out), _file("--plot", plot)
    kept = read(file) if file else Kept()
    if seed is None:
        seed = kept.games[0].arena.seed if kept.games else fresh_seed()
    match = Match(chosen, size, names, seed, partial(bot_list.make, own=True), bot_list.dismiss)
    if file:
        check_same(match, kept, file)
    if kept.games:
        said = t("arena-resumed", lang, file=str(file), count=len(kept.games))
        print(said, file=sys.stderr)
    found = [played(record) for record in kept.games]
    try:
        _play(match, range(len(found), games), workers or os.cpu_count() or 1, file, kept, found)
    except KeyboardInterrupt:
        print(t("arena-stopped", lang, count=len(found), games=games), file=sys.stderr)
        if file:
            print(t("arena-go-on", lang, file=str(file)), file=sys.stderr)
        raise
    finally:
        if found:
            _report(match, found, picture, lang)
    return 0


def _file(option: str, name: str | None) -> Path | None:
    """Return the file that an option names."""
    if name is not None and (not name or is_option(name) or name == STANDARD):
        raise OptionError("cli-error-value", option=option)
    return Path(name) if name else None


def _play(
    match: Match,
    numbers: Sequence[int],
    workers: int,
    file: Path | None,
    kept: Kept,
    found: list[Played],
) -> None:
    """Play these games and add what comes of them."""
    done = len(found)
    with appending(file, kept) as write, counted(done + len(numbers), done) as advance:
        for line in play_all(match, numbers, workers):
            write(line)
            found.append(played(decode(line)))
            advance()


def _report(match: Match, found: Sequence[Played], picture: Path | None, lang: str) -> None:
    """Print the table, the strongest first, and draw it."""
    lines = sorted(table(found, len(match.bots)), key=lambda line: -line.rating)
    title = t(
        "arena-title",
        lang,
        game=match.game.name,
        edition=str(match.game.rules["edition"]),
        players=match.players,
        seed=str(match.seed),
        games=len(found),
        deals=len({game.deal for game in found}),
    )
    print(title)
    interval = t("arena-interval", lang)
    rating, rate = t("arena-rating", lang), t("arena-rate", lang)
    head = (t("arena-bot", lang), t("arena-games", lang), rate, interval, rating, interval)
    rows = [head, *(_row(match.bots[line.bot], line) for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *rest = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join([first, *(cell.strip().rjust(len(cell)) for cell in rest)]))
    if picture:
        picture.write_text(svg(title, match.bots, lines, (rating, rate)), encoding="utf-8")


def _row(name: str, line: Line) -> tuple[str, ...]:
    """Return a bot's line of the table."""
    return (
        name,
        str(line.games),
        f"{line.rate:.1%}",
        f"{line.rate_low:.1%} - {line.rate_high:.1%}",
        f"{line.rating:+.0f}",
        f"{line.rating_low:+.0f} - {line.rating_high:+.0f}",
    )
