"""Runs `tenka` as a person would, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from tenka.cli.main import app
from tests.support.waiting import PATIENCE

ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "LC_ALL": "",
    "LC_MESSAGES": "",
    "COLUMNS": "200",
    "PYTHONUTF8": "1",
    "NO_COLOR": "1",
}


class Said(NamedTuple):
    code: int
    out: str
    err: str


def tenka(*arguments: str | Path, typed: str = "") -> Said:
    """Quick: in this process."""
    done = CliRunner().invoke(app, [str(word) for word in arguments], input=typed, env=ENVIRONMENT)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Said(done.exit_code, done.stdout, done.stderr)


def real_tenka(*arguments: str | Path, typed: str = "") -> Said:
    """Real: a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tenka", *(str(word) for word in arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**os.environ, **ENVIRONMENT},
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def assert_refused(said: Said, words: str) -> None:
    """One clear line, and nothing else."""
    assert said.code == 2, said
    assert words in said.err
    assert said.err.startswith("tenka: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err + said.out
