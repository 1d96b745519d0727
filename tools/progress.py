"""One line per step, with the time it took."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path


class StepError(Exception):
    """A step failed; the message is all that a person needs to see."""


def say(text: str) -> None:
    print(f"Tenka: {text}", flush=True)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Print `Tenka: title ... 1.2 s`."""
    started = time.perf_counter()
    print(f"Tenka: {title} ... ", end="", flush=True)
    try:
        yield
    except BaseException:
        print(f"failed after {time.perf_counter() - started:.1f} s", flush=True)
        raise
    print(f"{time.perf_counter() - started:.1f} s", flush=True)


def quietly(command: Sequence[str], cwd: Path, env: Mapping[str, str] | None = None) -> None:
    """Run a command; its output matters only if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise StepError(f"{done.stdout.rstrip()}\n\n`{' '.join(command)}` ended with {done.returncode}.")


def fail(error: StepError) -> int:
    print(f"\n{error}", file=sys.stderr, flush=True)
    return 1
