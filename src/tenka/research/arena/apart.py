"""A bot of somebody's own thinks in a process of its own.

In the arena's process there are States, and whoever searches memory finds them. Here there is only what was
sent: Observations, moves, the clock. Two seats never share a process at the same time.
"""

from __future__ import annotations

import atexit
import json
import os
import pickle
import subprocess
import sys
import weakref
from collections.abc import Callable
from typing import IO, Any, cast

from tenka.core.bot import Bot, Clock
from tenka.core.errors import SpokenError
from tenka.core.moves import Move

Pipes = tuple[IO[bytes], IO[bytes]]

START = "import sys; sys.path[:] = {path!r}; from tenka.research.arena.apart import serve; serve()"


class BadBot(SpokenError):
    """A bot's file that cannot be used, or a bot that does not answer with one of its moves."""


FAILURES: dict[str, Callable[[str, str], BadBot]] = {
    "start": lambda bot, why: BadBot("bot-start", bot=bot, why=why),
    "decide": lambda bot, _why: BadBot("bot-decide", bot=bot),
    "failed": lambda bot, why: BadBot("bot-failed", bot=bot, why=why),
    "ended": lambda bot, _why: BadBot("bot-ended", bot=bot),
}
"""What a bot's process says went wrong; `ended` if it says nothing any more."""

_idle: list[subprocess.Popen[bytes]] = []
"""Processes whose bot has left."""


def _process() -> subprocess.Popen[bytes]:
    while _idle:
        process = _idle.pop()
        if process.poll() is None:
            return process
    command = [sys.executable, "-c", START.format(path=sys.path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own words


@atexit.register
def _close() -> None:
    for process in _idle:
        process.communicate()


class FileBot(Bot[Any]):
    """Runs a bot's file, anew for each seat, so that two seats share nothing.

    If the file has a function `start(seed)`, it is called first.
    """

    def __init__(self, name: str, source: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self._process = _process()
        weakref.finalize(self, _idle.append, self._process)
        self._ask("start", name, source, seed)

    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        plain = [(move.index, move.name, move.kind, move.a, move.b) for move in moves]
        answer = self._ask("decide", observation, plain, None if clock is None else clock.left())
        for move in moves:
            if answer == move.name:
                return move
        raise BadBot("bot-answer", bot=self.name, answer=answer)

    def _ask(self, *question: Any) -> str:
        """The name of a move, or what else the bot answered, as text."""
        asked, answers = cast("Pipes", (self._process.stdin, self._process.stdout))
        try:
            pickle.dump(question, asked)
            asked.flush()
            said = json.loads(answers.readline() or "{}")
        except (OSError, ValueError):
            said = {}
        if "move" not in said:
            raise FAILURES[said.get("problem", "ended")](self.name, said.get("why", ""))
        return str(said["move"])


# --- over there ---------------------------------------------------------------------------------------------


def serve() -> None:
    """Answer questions from standard input until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints is for its author
    server = Server()
    while (said := server.next_answer(sys.stdin.buffer)) is not None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()


class Server:
    def __init__(self) -> None:
        self.module: dict[str, Any] = {}

    def next_answer(self, questions: IO[bytes]) -> dict[str, str] | None:
        try:
            kind, *words = pickle.load(questions)  # noqa: S301 - from the arena
        except EOFError:
            return None
        return self.start(*words) if kind == "start" else self.decide(*words)

    def start(self, name: str, source: str, seed: int) -> dict[str, str]:
        self.module = {"__name__": name}
        try:
            exec(compile(source, f"{name}.py", "exec"), self.module)  # noqa: S102 - their own file
            if "start" in self.module:
                self.module["start"](seed)
        except Exception as error:  # noqa: BLE001 - whatever it is, its author is told
            return {"problem": "start", "why": _told(error)}
        if not callable(self.module.get("decide")):
            return {"problem": "decide"}
        return {"move": ""}

    def decide(self, observation: Any, plain: list[tuple[Any, ...]], left: float | None) -> dict[str, str]:
        moves = [Move(*one) for one in plain]
        try:
            answer = self.module["decide"](observation, moves, None if left is None else Clock(left))
        except Exception as error:  # noqa: BLE001 - whatever it is, its author is told
            return {"problem": "failed", "why": _told(error)}
        if isinstance(answer, Move):
            return {"move": answer.name}
        return {"move": answer if answer in [move.name for move in moves] else repr(answer)}


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
