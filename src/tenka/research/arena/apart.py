"""A bot of somebody's own thinks in a process of its own.

In the arena's process there are States, and whoever searches memory finds them. Here there is only what was
sent: Observations, moves, the clock. Two seats never share a process at the same time, and two bots never do:
one could leave something behind in a library that both use.
"""

from __future__ import annotations

import atexit
import json
import linecache
import os
import pickle
import subprocess
import sys
import threading
import traceback
import weakref
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import IO, Any, Final, cast

from tenka.core.bot import Bot, Clock
from tenka.core.errors import SpokenError
from tenka.core.game import Viewed
from tenka.core.moves import Move

Pipes = tuple[IO[bytes], IO[bytes]]

START = "import sys; sys.path[:] = {path!r}; from tenka.research.arena.apart import serve; serve()"


class BadBot(SpokenError):
    """A bot's file that cannot be used, or a bot that does not answer with one of its moves."""


class Late(BadBot):
    """A bot that has not answered when its time was up."""


FAILURES: dict[str, Callable[..., BadBot]] = {
    "start": lambda bot, file, line, why: BadBot("bot-start", bot=bot, file=file, line=line, why=why),
    "decide": lambda bot: BadBot("bot-decide", bot=bot),
    "failed": lambda bot, file, line, why: BadBot("bot-failed", bot=bot, file=file, line=line, why=why),
    "ended": lambda bot: BadBot("bot-ended", bot=bot),
}
"""What a bot's process says went wrong; `ended` if it says nothing any more."""

GRACE: Final = 0.5
"""Seconds that an answer may come after the clock has run out."""
PATIENCE: Final = 60.0
"""Seconds that a bot gets to start, and for a decision where no clock runs."""

_idle: defaultdict[str, list[subprocess.Popen[bytes]]] = defaultdict(list)
"""Processes whose bot has left, by its source: they serve the same bot again, and no other."""


def _process(source: str) -> subprocess.Popen[bytes]:
    idle = _idle[source]
    while idle:
        process = idle.pop()
        if process.poll() is None:
            return process
        _end(process)
    command = [sys.executable, "-c", START.format(path=sys.path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own words


def _end(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    process.wait()


def _stop(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    """Its time is up: whatever it does, it does no more."""
    late.set()
    process.kill()


@atexit.register
def _close() -> None:
    for process in chain.from_iterable(_idle.values()):
        _end(process)


class FileBot(Bot[Viewed]):
    """Runs a bot's file, anew for each seat, so that two seats share nothing.

    If the file has a function `start(seed)`, it is called first.
    """

    def __init__(self, name: str, source: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self._process = _process(source)
        self._limit = PATIENCE
        weakref.finalize(self, _idle[source].append, self._process)
        self._ask("start", name, source, seed)

    def decide(self, observation: Viewed, moves: list[Move], clock: Clock | None) -> Move:
        plain = [(move.index, move.name, move.kind, move.a, move.b) for move in moves]
        left = None if clock is None else clock.left()
        self._limit = PATIENCE if left is None else left + GRACE
        answer = self._ask("decide", observation, plain, left)
        for move in moves:
            if answer == move.name:
                return move
        raise BadBot("bot-answer", bot=self.name, answer=answer)

    def _ask(self, *question: Any) -> str:
        """The name of a move, or what else the bot answered, as text."""
        late = threading.Event()
        alarm = threading.Timer(self._limit, _stop, [self._process, late])
        alarm.start()
        try:
            said = self._answer(*question)
        finally:
            alarm.cancel()
        if late.is_set():
            _end(self._process)
            raise Late("bot-late", bot=self.name, seconds=f"{self._limit:.1f}")
        if "move" not in said:
            raise FAILURES[said.pop("problem", "ended")](bot=self.name, **said)
        return str(said["move"])

    def _answer(self, *question: Any) -> dict[str, str]:
        asked, answers = cast("Pipes", (self._process.stdin, self._process.stdout))
        try:
            pickle.dump(question, asked)
            asked.flush()
            said: dict[str, str] = json.loads(answers.readline() or "{}")
        except (OSError, ValueError):
            return {}
        return said


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
        linecache.cache[f"{name}.py"] = (len(source), None, source.splitlines(keepends=True), f"{name}.py")
        try:
            exec(compile(source, f"{name}.py", "exec"), self.module)  # noqa: S102 - their own file
            if "start" in self.module:
                self.module["start"](seed)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, its author is told
            return {"problem": "start", **_told(f"{name}.py", error)}
        if not callable(self.module.get("decide")):
            return {"problem": "decide"}
        return {"move": ""}

    def decide(self, observation: Any, plain: list[tuple[Any, ...]], left: float | None) -> dict[str, str]:
        moves = [Move(*one) for one in plain]
        try:
            answer = self.module["decide"](observation, moves, None if left is None else Clock(left))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, its author is told
            return {"problem": "failed", **_told(f"{self.module['__name__']}.py", error)}
        if isinstance(answer, Move):
            return {"move": answer.name}
        return {"move": answer if answer in [move.name for move in moves] else repr(answer)}


def _told(file: str, error: BaseException) -> dict[str, str]:
    """What happened, and in which line of the bot's file; how it came there, its author reads on stderr."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [number for number, frame in enumerate(frames) if frame.filename == file]
    line = frames[own[-1]].lineno if own else getattr(error, "lineno", None)
    shown = traceback.format_list(frames[own[0] :] if own else [])
    sys.stderr.write("".join([*shown, *traceback.format_exception_only(error)]))
    return {"why": f"{type(error).__name__}: {error}", "file": file, "line": str(line or 0)}
