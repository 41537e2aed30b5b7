"""What cyclopts finds wrong with a command, in one sentence that names what is allowed."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from tusch.i18n import t
from tusch.registry import GAMES


def explain(error: CycloptsError, lang: str) -> str:
    """Return the sentence for an error."""
    match error:
        case (
            UnknownCommandError(app=app, unused_tokens=[typed, *_])
            | UnusedCliTokensError(app=app, unused_tokens=[typed, *_], command_chain=None | ())
        ) if app:
            commands = tuple(name for name in app if not name.startswith("-"))
            return t("cli-error-command", lang, value=typed, allowed=commands)
        case UnknownOptionError(token=token, argument_collection=arguments):
            typed = token.keyword or token.value
            options = [name for each in arguments if each.parse for name in each.names]
            known = [name for name in options if name.startswith("--")]
            return t("cli-error-option", lang, value=typed, allowed=(*known, "--lang", "--help"))
        case MissingArgumentError(argument=argument, keyword=keyword) if argument:
            return _missing(argument, keyword, lang)
        case CoercionError(argument=argument, token=token) if argument and token:
            kind = "flag" if argument.hint is bool else "number"
            return t(f"cli-error-{kind}", lang, option=argument.name, value=token.value)
        case UnusedCliTokensError(unused_tokens=tokens) if tokens:
            return t("cli-error-unused", lang, value=" ".join(tokens))
        case RepeatArgumentError(token=token):
            return t("cli-error-twice", lang, option=token.keyword or token.value)
        case _:
            return t("cli-error-other", lang, reason=str(error))


def _missing(argument: Argument, keyword: str | None, lang: str) -> str:
    """Return the sentence for an argument or a value that is not there."""
    name = keyword or argument.name
    if name.startswith("-"):
        return t("cli-error-value", lang, option=name)
    if name == "GAME":
        return t("cli-error-game", lang, either=tuple(GAMES))
    return t("cli-error-missing", lang, value=name)
