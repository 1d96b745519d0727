"""The line that somebody types, at a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.cli.terminal import ENVIRONMENT, tenka
from tests.support.waiting import PATIENCE

UP, TAB, ENTER = "\x1b[A", "\t", "\r"


class Typist:
    """Somebody before a terminal."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self.shown = ""
        """Since the words that were waited for last."""

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def sees(self, words: str) -> bool:
        """Whether words come after those that were waited for last."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            ready, _, _ = select.select([self._terminal], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                return False
            self.shown += os.read(self._terminal, 4096).decode("utf-8", "replace")
        self.shown = self.shown.partition(words)[2]
        return True


@contextmanager
def playing(*arguments: str) -> Iterator[Typist]:
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(ENVIRONMENT | {"TERM": "xterm"})
        os.execv(sys.executable, [sys.executable, "-m", "tenka", "play", *arguments])
    try:
        yield Typist(terminal)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def test_a_word_is_completed_and_called_back() -> None:
    with playing("zipang", "--seed", "3", "--seats", "me,bot:random") as somebody:
        assert somebody.sees("> "), somebody.shown
        somebody.type("tab" + TAB)
        assert somebody.sees("table "), somebody.shown
        somebody.type(ENTER)
        assert somebody.sees("> "), somebody.shown
        somebody.type(UP)
        assert somebody.sees("table "), somebody.shown


def test_spaces_of_a_plan_and_provinces_are_completed() -> None:
    with playing("shogun", "--seed", "3", "--seats", "me,bot:random,bot:random") as somebody:
        assert somebody.sees("> "), somebody.shown
        somebody.type("cast" + TAB + "wakas" + TAB)
        assert somebody.sees("castle wakasa "), somebody.shown


def test_the_games_are_listed_with_their_options_and_bots() -> None:
    said = tenka("games")
    assert said.code == 0
    for words in ("zipang", "2-6", "--side sun | moon", "military-leaders", "master"):
        assert words in said.out
    assert "zipang, shitenno, shogun" in tenka("--help").out
    assert "zipang, shitenno, shogun" in tenka("play", "--help").out
    assert "Spieler" in tenka("games", "--language", "de").out
