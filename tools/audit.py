"""Asks a vulnerability service about every library we use: `python tools/audit.py`, part of `run.py check`.

Exit code 0: nothing known against any of them; 1: something is; NOT_ASKED: the service cannot be reached,
which is said and is no verdict. `TENKA_AUDIT=required` makes that a failure, for a release.
`TENKA_AUDIT_SERVICE` names another service than osv.dev that speaks its protocol.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import bootstrap  # noqa: E402 - found through the line above when run as a program

NOT_ASKED = 77
"""What test programs return for "skipped"."""
UNREACHABLE = ("error sending request", "Request failed", "dns error", "timed out")


def command(service: str) -> list[str]:
    chosen = ["--service-url", service] if service else []
    return [bootstrap.find_uv(), "audit", "--preview-features", "audit", "--no-progress", *chosen]


def verdict(code: int, said: str) -> int:
    """What uv's answer means."""
    if code == 0:
        return 0
    if any(words in said for words in UNREACHABLE):
        return 1 if os.environ.get("TENKA_AUDIT") == "required" else NOT_ASKED
    return 1


def main() -> int:
    surroundings = {"UV_HTTP_RETRIES": "0", "UV_HTTP_TIMEOUT": "10"}
    done = subprocess.run(
        command(os.environ.get("TENKA_AUDIT_SERVICE", "")),
        cwd=ROOT,
        env=bootstrap.environment() | surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    code = verdict(done.returncode, done.stdout)
    if code == NOT_ASKED:
        print("The vulnerability service cannot be reached: nothing was audited.")
    else:
        print(done.stdout, end="")
    return code


if __name__ == "__main__":
    sys.exit(main())
