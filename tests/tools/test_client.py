"""The browser client's own unit tests (web/tests), run by vitest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.timeout(300)
def test_vitest_passes() -> None:
    command = [sys.executable, "tools/client.py", "vitest"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}\n{done.stderr}"
    assert " passed" in done.stdout
