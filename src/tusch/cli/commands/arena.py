"""`tusch arena`: bots against bots on duplicate deals, with win rates and ratings."""

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from tusch import bots as bot_list
from tusch import record as records
from tusch.arena.match import Match, rated
from tusch.arena.plot import svg
from tusch.arena.ratings import RatedGame, Standing, table
from tusch.arena.run import Kept, appending, check_same, decode, play_all, read
from tusch.bots.custom import told_in
from tusch.cli.chance import fresh_seed
from tusch.cli.coach import adjusted as adjustment
from tusch.cli.files import STANDARD, check_writable
from tusch.cli.play.seating import (
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
from tusch.cli.progress import counted
from tusch.cli.searching import prepare
from tusch.errors import OptionError
from tusch.i18n import t
from tusch.processes.signals import heeded
from tusch.server.run.settings import cores

DEFAULT_GAMES = 100
SUFFIX = ".svg"
"""How the name of a picture ends."""
FEWEST_DEALS = 10
"""From how many deals on an interval says something: drawn again, fewer are too much alike."""
NOTHING = "-"
"""What the table has where there is nothing to say."""


def arena(
    game: str,
    /,
    *,
    bots: str = "greedy,random",
    players: Whole | None = None,
    games: Whole = DEFAULT_GAMES,
    edition: str | None = None,
    option: Options = (),
    seed: Whole | None = None,
    workers: Whole | None = None,
    out: FileName | None = None,
    plot: FileName | None = None,
    adjusted: bool = False,
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
    _check_picture(picture, file)
    kept = read(file) if file else Kept()
    if seed is None:
        seed = kept.games[0].arena.seed if kept.games else fresh_seed()
    make = partial(told_in, lang, bot_list.make)
    match = Match(chosen, size, names, seed, make, bot_list.dismiss)
    if file:
        check_same(match, kept, file)
    if kept.games:
        said = t("arena-resumed", lang, file=str(file), count=len(kept.games))
        print(said, file=sys.stderr)
    found = [rated(record) for record in kept.games]
    lines = [records.encode(record) for record in kept.games]
    left = range(len(found), games)
    try:
        with heeded(), appending(file, kept) as write:
            if left:
                prepare(names, chosen.name, lang)
            _play(match, left, workers or cores(), write, found, lines)
    except KeyboardInterrupt:
        print(t("arena-stopped", lang, count=len(found), games=games), file=sys.stderr)
        if file:
            print(t("arena-go-on", lang, file=str(file)), file=sys.stderr)
        raise
    finally:
        if found:
            _report(match, found, picture, lang)
    if adjusted:
        _report_adjusted(match, lines, workers or cores(), lang)
    return 0


def _file(option: str, name: str | None) -> Path | None:
    """Return the file that an option names."""
    if name is not None and (not name or is_option(name) or name == STANDARD):
        raise OptionError("cli-error-value", option=option)
    return Path(name) if name else None


def _check_picture(picture: Path | None, file: Path | None) -> None:
    """Refuse a picture that could not be drawn when all games are played."""
    if picture is None:
        return
    if picture.suffix.lower() != SUFFIX:
        raise OptionError("arena-plot", file=str(picture))
    if file and picture.resolve() == file.resolve():
        raise OptionError("arena-same")
    check_writable(picture)


def _play(
    match: Match,
    numbers: Sequence[int],
    workers: int,
    write: Callable[[bytes], None],
    found: list[RatedGame],
    played: list[bytes],
) -> None:
    """Play these games and add what comes of them, and how they were played."""
    done = len(found)
    with (
        counted(done + len(numbers), done) as advance,
        # Whatever ends this ends the workers too, and not only when it is collected.
        closing(play_all(match, numbers, workers)) as lines,
    ):
        for line in lines:
            write(line)
            played.append(line)
            found.append(rated(decode(line)))
            advance()


def _report(match: Match, found: Sequence[RatedGame], picture: Path | None, lang: str) -> None:
    """Print the table, the strongest first, and draw it."""
    lines = sorted(table(found, len(match.bots)), key=lambda line: (not line.games, -line.rating))
    deals = len({game.deal for game in found})
    title = t(
        "arena-title",
        lang,
        game=match.game.name,
        edition=str(match.game.rules["edition"]),
        players=match.players,
        seed=str(match.seed),
        games=len(found),
        deals=deals,
    )
    print(title)
    interval = t("arena-interval", lang)
    rating, rate = t("arena-rating", lang), t("arena-rate", lang)
    head = (t("arena-bot", lang), t("arena-games", lang), rate, interval, rating, interval)
    sure = deals >= FEWEST_DEALS
    _print_table([head, *(_row(match.bots[line.bot], line, sure=sure) for line in lines)])
    if picture:
        drawn = svg(title, match.bots, lines, (rating, rate), sure=sure)
        picture.write_text(drawn, encoding="utf-8")


def _report_adjusted(match: Match, lines: Sequence[bytes], workers: int, lang: str) -> None:
    """Print the shares without the luck of the cards, and how many games that saves."""
    with counted(len(lines)) as advance:
        lucks = []
        for luck in adjustment.lucks(lines, workers):
            lucks.append(luck)
            advance()
    games = [decode(line) for line in lines]
    shares = adjustment.shares(games, lucks, len(match.bots))
    sure = len({game.arena.deal for game in games}) >= FEWEST_DEALS
    head = (
        t("arena-bot", lang),
        t("arena-adjusted", lang),
        t("arena-interval", lang),
        t("arena-shorter", lang),
    )
    rows = [
        (
            match.bots[bot],
            f"{share.rate:.1%}",
            f"{share.low:.1%} - {share.high:.1%}" if sure else NOTHING,
            # A bot that has won all or nothing by the plain count has no spread to compare with.
            f"{share.shorter:.2f}" if sure and share.shorter else NOTHING,
        )
        for bot, share in sorted(enumerate(shares), key=lambda each: -each[1].rate)
    ]
    print()
    _print_table([head, *rows])


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    """Print rows below each other, the first column to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first, *rest = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join([first, *(cell.strip().rjust(len(cell)) for cell in rest)]))


def _row(name: str, line: Standing, *, sure: bool) -> tuple[str, ...]:
    """Return a bot's line of the table, with intervals where there are enough deals."""
    if not line.games:
        return name, "0", *[NOTHING] * 4
    return (
        name,
        str(line.games),
        f"{line.rate:.1%}",
        f"{line.rate_low:.1%} - {line.rate_high:.1%}" if sure else NOTHING,
        f"{line.rating:+.0f}",
        f"{line.rating_low:+.0f} - {line.rating_high:+.0f}" if sure else NOTHING,
    )
