"""Signals that end a process, heeded as Ctrl-C is: with what there is, and nothing left running."""

import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

ENDING: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals, as far as this system has them, that ask a process to end."""


@contextmanager
def heeded() -> Iterator[None]:
    """Let the signals that ask for an end stop this process as Ctrl-C does."""
    # Who started us may want some of them ignored, as nohup does.
    heeded = [number for number in ENDING if signal.getsignal(number) is signal.SIG_DFL]
    with _set(dict.fromkeys(heeded, signal.default_int_handler)):
        yield


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes be born deaf to Ctrl-C: one that has just begun would complain about it."""
    with _set({signal.SIGINT: signal.SIG_IGN}):
        yield


@contextmanager
def held() -> Iterator[None]:
    """Let Ctrl-C, and what is heeded like it, wait for the end of a block that belongs together."""
    asked: list[int] = []
    alike = (signal.SIGINT, *ENDING)
    those = [number for number in alike if signal.getsignal(number) is signal.default_int_handler]
    with _set(dict.fromkeys(those, lambda number, _: asked.append(number))):
        yield
    if asked:
        raise KeyboardInterrupt


def heed(handler: Any, *numbers: int) -> None:
    """Let signals do something else from now on."""
    for number in numbers:
        signal.signal(number, handler)


@contextmanager
def _set(handlers: Mapping[int, Any]) -> Iterator[None]:
    """Change what signals do for a while; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
