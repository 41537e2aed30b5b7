"""Signals that ask for an end stop a process as Ctrl-C does."""

import signal

import pytest

from tusch.processes.signals import deaf, heeded, held


def test_request_to_end_is_heeded_as_ctrl_c_is() -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with pytest.raises(KeyboardInterrupt), heeded():
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)


def test_what_is_to_be_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with heeded():
            signal.raise_signal(signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


def test_ctrl_c_does_not_reach_the_deaf() -> None:
    with deaf():
        signal.raise_signal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_ctrl_c_waits_for_what_belongs_together() -> None:
    done = []

    def both() -> None:
        with held():
            signal.raise_signal(signal.SIGINT)
            done.append("the rest")

    with pytest.raises(KeyboardInterrupt):
        both()
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
