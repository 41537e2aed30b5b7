"""`tusch play`: a whole game in the terminal, line by line, against bots."""

import select
import sys
from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path
from shlex import quote
from typing import Any, cast

from tusch import bots as bot_list
from tusch import registry
from tusch.bots import compilation
from tusch.bots.guard import Telling, told_by
from tusch.cli.chance import fresh_seed, generator
from tusch.cli.play.person import LeftError, Person
from tusch.cli.play.seating import Lang, Options, Whole, bot_names, make_game
from tusch.cli.play.sitting import Sitting, Wish, resume, sit_down
from tusch.cli.words import one_line
from tusch.errors import OptionError
from tusch.game import Outcome, Player
from tusch.i18n import t
from tusch.i18n.voice import Voice
from tusch.play import playout


def play(
    game: str | None = None,
    /,
    *,
    players: Whole | None = None,
    edition: str | None = None,
    option: Options = (),
    seed: Whole | None = None,
    seat: Whole | None = None,
    bots: str | None = None,
    name: str | None = None,
    save: Path | None = None,
    load: Path | None = None,
    lang: Lang,
) -> int:
    """Play a game, new or saved, and return the exit code."""
    wish = Wish(seat, one_line(name or "") or None, bot_names(bots) if bots else None)
    if load:
        _refuse_changes({"--players": players, "--edition": edition, "--option": option})
        sitting = resume(load, wish, lang)
        if game not in (None, sitting.game.name):
            raise OptionError("cli-error-loaded-game", game=sitting.game.name, value=str(game))
    elif game:
        sitting = sit_down(make_game(game, edition, option), players, wish, lang)
    else:
        raise OptionError("cli-error-game", either=tuple(registry.GAMES))
    if not input_is_there():
        _say_what_to_do(sitting, lang)
        return 0
    sitting.file = save
    return _play(sitting, fresh_seed() if seed is None else seed, lang)


def input_is_there() -> bool:
    """Whether somebody may type, or a program may answer: not if the input is at its end."""
    if sys.stdin is None:
        return False
    if sys.stdin.isatty():
        return True
    try:
        ready, _, _ = select.select([sys.stdin], [], [], 0)
    except OSError:  # Not every system can tell without waiting.
        return True
    return not ready or bool(cast("BufferedReader", sys.stdin.buffer).peek(1))


def _play(sitting: Sitting, seed: int, lang: str) -> int:
    """Play until the game is over or the person leaves."""
    voice = Voice(lang, sitting.names, sitting.you)
    person = Person(sitting, voice)
    _begin(sitting, seed, voice)
    code = 0
    compiler = _compiler(sitting, voice)
    try:
        for step in _steps(sitting, person, seed, lang):
            sitting.steps.append(step)
            for line in sitting.lines_about(step, voice):
                print(line)
    except LeftError:
        if not person.has_typed:
            _say_what_to_do(sitting, lang)
            return 0
    except KeyboardInterrupt:
        print()
        code = 130
    finally:
        if compiler:
            compiler.close()
    _end(sitting, voice)
    return code


def _compiler(sitting: Sitting, voice: Voice) -> compilation.WarmUp | None:
    """Have the search compiled beside the game if a bot needs it, and say so."""
    name = sitting.game.name
    if not any(bot and compilation.searches(bot, name, custom=True) for bot in sitting.bots):
        return None
    notice = compilation.notice(name)
    if notice:
        print(voice(notice))
    return compilation.WarmUp(name) if notice and compilation.installed() else None


def _steps(sitting: Sitting, person: Person, seed: int, lang: str) -> Iterator[Any]:
    """Play on from where the game stands."""
    past = f" after {len(sitting.steps)}" if sitting.steps else ""
    game = sitting.game
    telling = Telling(lang)
    players: list[Player[Any, Any]] = [
        told_by(telling, compilation.make, bot, game, generator(seed, 0, f"seat {seat}{past}"))
        if bot
        else person
        for seat, bot in enumerate(sitting.bots)
    ]
    try:
        yield from playout(game, sitting.state, players, generator(seed, 0, f"dealer{past}"))
    finally:
        bot_list.dismiss(*players)


def _begin(sitting: Sitting, seed: int, voice: Voice) -> None:
    """Say what is played, and where a saved game goes on."""
    print(
        voice(
            "cli-play-begin",
            game=sitting.game.name,
            edition=str(sitting.game.rules["edition"]),
            players=len(sitting.names),
            seed=str(seed),
            number=str(sitting.you),
        )
    )
    print(sitting.opponents(voice))
    if sitting.steps and not sitting.game.outcome(sitting.state):
        moves = sum(isinstance(step.actor, int) for step in sitting.steps)
        print(voice("cli-play-loaded", moves=moves))
        for step in sitting.news:
            for line in sitting.lines_about(step, voice):
                print(line)


def _end(sitting: Sitting, voice: Voice) -> None:
    """Print the score of a finished game; say how to go on with another."""
    sitting.save()
    outcome = sitting.game.outcome(sitting.state)
    if outcome:
        for line in _score_lines(outcome, voice):
            print(line)
    else:
        print(voice("cli-play-left"))
    name = sitting.game.name
    if sitting.file:
        file = quote(str(sitting.file))
        print(voice("cli-play-saved", file=file))
        if not outcome:
            print(voice("cli-play-go-on", name=name, file=file))
    elif not outcome:
        print(voice("cli-play-unsaved", name=name))


def _score_lines(outcome: Outcome, voice: Voice) -> Iterator[str]:
    """Yield the score sheet: everybody, best first, each with the reasons."""
    totals = outcome.totals
    order = outcome.ranking or sorted(range(len(totals)), key=lambda seat: -totals[seat])
    yield ""
    yield voice("cli-play-score")
    for seat in order:
        won = "yes" if seat in outcome.winners else "no"
        yield voice("cli-play-place", seat=seat, total=totals[seat], won=won)
        for reason in outcome.reasons:
            if reason.seat == seat:
                text = voice(reason.message)
                args = {"points": str(reason.points), "text": text, "clause": reason.clause}
                yield "  " + voice("cli-play-reason", **args)


def _refuse_changes(fixed: Mapping[str, object]) -> None:
    """Refuse what a saved game has decided already."""
    for option, value in fixed.items():
        if value not in (None, ()):
            raise OptionError("cli-error-loaded", option=option)


def _say_what_to_do(sitting: Sitting, lang: str) -> None:
    """Help whoever started the game where nobody can type."""
    name = sitting.game.name
    print(t("cli-play-no-terminal", lang, game=name, name=name))
