"""The commands and what they have in common: language, help, version, errors, exit codes."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import Any

from cyclopts import App, CycloptsError, Parameter
from cyclopts.help import HelpPanel
from rich.console import Console, ConsoleOptions

import tusch
from tusch.cli.commands.arena import arena
from tusch.cli.commands.backup import backup, move, restore
from tusch.cli.commands.check import check
from tusch.cli.commands.clock import trust_clock
from tusch.cli.commands.coach import coach
from tusch.cli.commands.home import home
from tusch.cli.commands.play import play
from tusch.cli.commands.replay import replay
from tusch.cli.commands.rules import rules
from tusch.cli.commands.serve import serve
from tusch.cli.commands.simulate import simulate
from tusch.cli.commands.tables import tables
from tusch.cli.commands.verify import verify
from tusch.cli.errors import explain
from tusch.cli.play.seating import Lang
from tusch.cli.words import one_line
from tusch.errors import OptionError, TuschError
from tusch.i18n import LANGUAGES, language, t
from tusch.i18n.missing import MissingTextError

WRONG = 2
"""The exit code when something could not be done."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""

COMMANDS: Mapping[str, Callable[..., int]] = {
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "move": move,
    "tables": tables,
    "check": check,
    "trust-clock": trust_clock,
    "verify": verify,
    "coach": coach,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "rules": rules,
}


class HelpPage:
    """A help page that is written as a whole."""

    def __init__(self, id: str, lang: str) -> None:
        """Keep which page it is, and in which language."""
        self._id = id
        self._lang = lang

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Leave out the panels that cyclopts would draw."""

    def render_usage(self, *_usage: object) -> None:
        """Leave out cyclopts' own line: the page has it."""

    def render_description(self, *_description: object) -> None:
        """Print the page."""
        print(t(self._id, self._lang))


def build(lang: str) -> App:
    """Return the commands with their help in a language."""
    app = App(
        name="tusch",
        version_flags=(),
        help_formatter=HelpPage("cli-help", lang),
        default_parameter=Parameter(negative=()),
    )
    for name, command in COMMANDS.items():
        app.command(command, name=name, help_formatter=HelpPage(f"cli-help-{name}", lang))
    app.command(version, name="--version")
    app.default(home)
    return app


def version(*, lang: Lang) -> int:
    """Print the version, and whose work this is."""
    print(f"tusch {tusch.__version__}\n\n{t('cli-notice', lang)}")
    return 0


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; whatever goes wrong is one line of standard error."""
    _survive_any_text()
    lang = language(None, locale(os.environ))
    try:
        wanted, rest = split_language(sys.argv[1:] if arguments is None else arguments)
        lang = language(wanted, locale(os.environ))
        code = _call(build(lang), rest, lang)
        _flush()
    except CycloptsError as error:
        return _fail(explain(error, lang))
    except TuschError as error:
        return _fail(t(error.message, lang))
    except MissingTextError as error:
        return _fail(t("cli-error-text", lang, value=error.id, file=error.folder))
    except BrokenPipeError:
        # Whoever read the output has had enough, as in `tusch rules figaro | head`.
        _abandon_output()
        return WRONG
    except OSError as error:
        _abandon_output()
        kind = "file" if error.filename else "output"
        reason = error.strerror or str(error)
        return _fail(t(f"cli-error-{kind}", lang, file=str(error.filename), reason=reason))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take `--lang LANG` out of the arguments, wherever it stands; refuse an unknown language."""
    wanted = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        option, equals, value = argument.partition("=")
        if option != "--lang":
            rest.append(argument)
            continue
        wanted = value if equals else next(waiting, None)
        if wanted is None:
            raise OptionError("cli-error-value", option=option)
        code = wanted.replace("_", "-").split("-")[0].lower()
        if code not in LANGUAGES:
            raise OptionError("cli-error-language", value=wanted, allowed=LANGUAGES)
    return wanted, rest


def locale(environment: Mapping[str, str]) -> str | None:
    """Return the locale of messages: the first of these variables that is set."""
    found = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in found if value), None)


def _call(app: App, arguments: list[str], lang: str) -> int:
    """Call the command that the arguments name."""
    command, bound, unparsed = app.parse_args(arguments, print_error=False, exit_on_error=False)
    extra: dict[str, Any] = {"lang": lang} if "lang" in unparsed else {}
    return command(*bound.args, **bound.kwargs, **extra) or 0


def _fail(sentence: str) -> int:
    """Say what went wrong, and return the exit code."""
    print(f"tusch: {one_line(sentence)}", file=sys.stderr)
    return WRONG


def _survive_any_text() -> None:
    """Let no sign that a terminal or a file cannot have end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _flush() -> None:
    """Write out what was printed, while a failure can still be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _abandon_output() -> None:
    """Let what is still unwritten go nowhere, or Python would complain at its exit."""
    try:
        _flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
