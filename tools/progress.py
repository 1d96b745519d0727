"""Prints one line per step, with its duration."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

Progress = Callable[[int, int], None]
"""Called with the number of finished parts and of all parts."""
Counting = Callable[[str], AbstractContextManager[Progress]]
"""A step with parts, by its title."""


class StepError(Exception):
    """A step failed; the message is printed without a traceback."""


def say(text: str) -> None:
    print(f"Tenka: {text}", flush=True)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Print `Tenka: title ... 1.2 s`."""
    with counted_step(title):
        yield


@contextmanager
def counted_step(title: str) -> Iterator[Progress]:
    """The same, with progress in a terminal."""
    out, started = sys.stdout, time.perf_counter()
    head = f"Tenka: {title} ... "

    def show(text: str, end: str = "") -> None:
        again = "\r" + head if out.isatty() else ""
        print(f"{again}{text}", end=f"\x1b[K{end}" if again else end, flush=True, file=out)

    def progress(done: int, parts: int) -> None:
        if out.isatty():
            show(f"{done} of {parts}")

    print(head, end="", flush=True, file=out)
    try:
        yield progress
    except BaseException:
        show(f"failed after {time.perf_counter() - started:.1f} s", "\n")
        raise
    show(f"{time.perf_counter() - started:.1f} s", "\n")


@contextmanager
def counted_lines(title: str) -> Iterator[Progress]:
    """Machine-readable: a line `done parts` for each part, nothing else."""
    del title
    out = sys.stdout
    yield lambda done, parts: print(done, parts, flush=True, file=out)


def quietly(command: Sequence[str], cwd: Path, env: Mapping[str, str] | None = None) -> None:
    """Run a command; its output is shown only if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise StepError(f"{done.stdout.rstrip()}\n\n`{' '.join(command)}` exited with {done.returncode}.")


def fail(error: StepError) -> int:
    print(f"\n{error}", file=sys.stderr, flush=True)
    return 1
