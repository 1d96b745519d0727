"""Lint, format, types, import rules, known holes: one list, used by `run.py check` and by the tests."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.audit import NOT_RUN  # noqa: E402 - found through the line above when run as a program

SCRIPTS = Path(sys.executable).parent


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    command: tuple[str, ...]
    needs: str = "pyproject.toml"
    timeless: bool = True
    """Whether the same files always give the same verdict; else it is no test."""

    def run(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )


def of_client(tool: str, *arguments: str) -> Check:
    """A check by one of the client's tools, run in web/."""
    return Check(tool, (sys.executable, "tools/client.py", tool, *arguments), needs="web/package.json")


ESLINT_CACHE = ("--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/")

CHECKS = (
    Check("ruff", (sys.executable, "-m", "ruff", "check")),
    Check("format", (sys.executable, "-m", "ruff", "format", "--check")),
    Check("mypy", (sys.executable, "-m", "mypy")),
    Check("imports", (str(SCRIPTS / "lint-imports"), "--no-cache")),
    of_client("prettier", "--check", "--cache", "."),
    of_client("eslint", *ESLINT_CACHE, "."),
    of_client("svelte-check"),
    Check("audit", (sys.executable, "tools/audit.py"), timeless=False),
)


def present() -> list[Check]:
    """The checks whose subject exists."""
    return [check for check in CHECKS if (ROOT / check.needs).exists()]


def report(check: Check) -> int:
    started = time.perf_counter()
    done = check.run()
    verdict = {0: "ok", NOT_RUN: "not run"}.get(done.returncode, "FAILED")
    print(f"{check.name:<13} {verdict:<7} {time.perf_counter() - started:5.1f} s", flush=True)
    if done.returncode:
        print(done.stdout, flush=True)
    return 0 if done.returncode == NOT_RUN else done.returncode


def main(names: list[str]) -> int:
    """Run all checks, or those named; the worst exit code counts."""
    unknown = set(names) - {check.name for check in CHECKS}
    if unknown:
        known = ", ".join(check.name for check in CHECKS)
        print(f"Unknown: {', '.join(sorted(unknown))}. There are: {known}.")
        return 2
    return max((abs(report(check)) for check in present() if not names or check.name in names), default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
