"""Runs the tests: once or several times, on a machine that is quiet or kept busy."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path

from tools.progress import say

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "test-results"
BUSY = "while True: pass"

NOT_QUICK = (
    "tests/browser",
    "tests/server",
    "tests/leaks",
    "tests/research/arena/test_cluster.py",
    "tests/research/test_docs.py",
    "tests/tools/test_check.py",
    "tests/test_docs.py",
    "tests/bench/test_load.py",
)
"""What starts browsers, servers or many processes, and what `run.py check` does."""


def read(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and what is left for pytest."""
    parser = argparse.ArgumentParser(prog="python3 run.py test", add_help=False, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--repeat", type=int, default=1)
    wish, rest = parser.parse_known_args(arguments)
    if wish.repeat < 1:
        parser.error("--repeat takes a number from 1 on")
    return wish, rest


def spread(arguments: list[str]) -> list[str]:
    """Use all cores, unless the caller says otherwise or wants a debugger."""
    own_choice = any(word.startswith(("-n", "--numprocesses", "--pdb", "--dist")) for word in arguments)
    return [] if own_choice else ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]


def pytest_arguments(wish: argparse.Namespace, rest: list[str]) -> list[str]:
    skipped = [f"--ignore={path}" for path in NOT_QUICK] if wish.quick else []
    return [*spread(rest), *skipped, *rest]


@contextmanager
def busy_cores() -> Iterator[None]:
    """As many programs as there are cores, at the same priority as the tests."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def repeat(command: list[str], times: int, env: Mapping[str, str], *, busy: bool) -> int:
    """Run it so often; tell which tests failed how often."""
    RESULTS.mkdir(exist_ok=True)
    reports = [RESULTS / f"run-{number}.xml" for number in range(1, times + 1)]
    with busy_cores() if busy else nullcontext():
        green = sum(run_once(command, report, env) for report in reports)
    failed = Counter(test for report in reports for test in failures(report))
    for test, count in failed.most_common():
        say(f"failed in {count} of {times} runs: {test}")
    say(f"{green} of {times} runs were green.")
    return int(green < times)


def run_once(command: list[str], report: Path, env: Mapping[str, str]) -> bool:
    report.unlink(missing_ok=True)
    started = time.monotonic()
    code = subprocess.run([*command, f"--junitxml={report}"], cwd=ROOT, env=env, check=False).returncode
    say(f"{report.stem}: exit code {code} after {time.monotonic() - started:.0f} s")
    return code == 0


def failures(report: Path) -> set[str]:
    if not report.exists():
        return set()
    cases = ET.parse(report).getroot().iter("testcase")  # noqa: S314 - pytest wrote it
    bad = (case for case in cases if case.find("failure") is not None or case.find("error") is not None)
    return {f"{case.get('classname')}::{case.get('name')}" for case in bad}
