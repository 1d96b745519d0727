"""Runs the test suite once or several times, optionally under CPU load."""

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

SLOW = (
    "tests/browser",
    "tests/server",
    "tests/leaks",
    "tests/research/arena/test_cluster.py",
    "tests/research/test_docs.py",
    "tests/tools/test_bootstrap.py",
    "tests/tools/test_check.py",
    "tests/tools/test_client.py",
    "tests/tools/test_docs_site.py",
    "tests/tools/test_notices.py",
    "tests/test_deploy.py",
    "tests/test_docs.py",
    "tests/test_speed_loader.py",
    "tests/test_support.py",
    "tests/bench/test_load.py",
)
"""Tests that start browsers, servers, compilers or many processes, or repeat what other commands do."""


def parse(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and the remaining arguments for pytest."""
    parser = argparse.ArgumentParser(prog="python3 run.py test", add_help=False, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--repeat", type=int, default=1)
    options, rest = parser.parse_known_args(arguments)
    if options.repeat < 1:
        parser.error("--repeat must be at least 1")
    return options, rest


def parallel_options(arguments: list[str]) -> list[str]:
    """Use all cores, unless the arguments say otherwise or ask for a debugger.

    Two workers more than there are cores: some of the time, a worker waits for a browser or a server.
    """
    given = any(word.startswith(("-n", "--numprocesses", "--pdb", "--dist")) for word in arguments)
    workers = str((os.cpu_count() or 1) + 2)
    return [] if given else ["-n", workers, "--dist", "loadfile", "--no-loadscope-reorder"]


def pytest_arguments(options: argparse.Namespace, rest: list[str]) -> list[str]:
    skipped = [f"--ignore={path}" for path in SLOW] if options.quick else []
    told = [] if options.quick or rest else ["--durations=25"]
    return [*parallel_options(rest), *skipped, *told, *rest]


@contextmanager
def busy_cores() -> Iterator[None]:
    """One busy loop per core, at the same priority as the tests."""
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def repeat(command: list[str], times: int, env: Mapping[str, str], *, busy: bool) -> int:
    """Run the tests several times and report how often each one failed."""
    RESULTS.mkdir(exist_ok=True)
    reports = [RESULTS / f"run-{number}.xml" for number in range(1, times + 1)]
    with busy_cores() if busy else nullcontext():
        passed = sum(run_once(command, report, env) for report in reports)
    failed = Counter(test for report in reports for test in failures(report))
    for test, count in failed.most_common():
        say(f"failed in {count} of {times} runs: {test}")
    say(f"{passed} of {times} runs passed.")
    return int(passed < times)


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
    failed = (case for case in cases if case.find("failure") is not None or case.find("error") is not None)
    return {f"{case.get('classname')}::{case.get('name')}" for case in failed}
