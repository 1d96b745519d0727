"""Checks all dependencies for known vulnerabilities: `python tools/audit.py`, part of `run.py check`.

Exit code 0: none known; 1: some are; NOT_RUN: the service cannot be reached. With `TENKA_AUDIT=required`, as
for a release, that is a failure, too. `TENKA_AUDIT_SERVICE` is the URL of a service with the protocol of
osv.dev, which is the default.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import bootstrap  # noqa: E402 - needs the line above when run as a script

NOT_RUN = 77
"""The exit code of skipped tests, by convention."""
UNREACHABLE = ("error sending request", "Request failed", "dns error", "timed out")


def command(service: str) -> list[str]:
    chosen = ["--service-url", service] if service else []
    return [bootstrap.find_uv(), "audit", "--preview-features", "audit", "--no-progress", *chosen]


def verdict(code: int, output: str) -> int:
    """The exit code for a result of uv."""
    if code == 0:
        return 0
    if any(words in output for words in UNREACHABLE):
        return 1 if os.environ.get("TENKA_AUDIT") == "required" else NOT_RUN
    return 1


def main() -> int:
    no_retries = {"UV_HTTP_RETRIES": "0", "UV_HTTP_TIMEOUT": "10"}
    done = subprocess.run(
        command(os.environ.get("TENKA_AUDIT_SERVICE", "")),
        cwd=ROOT,
        env=bootstrap.environment() | no_retries,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    code = verdict(done.returncode, done.stdout)
    if code == NOT_RUN:
        print("The vulnerability service cannot be reached: nothing was audited.")
    else:
        print(done.stdout, end="")
    return code


if __name__ == "__main__":
    sys.exit(main())
