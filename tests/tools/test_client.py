"""The browser client's own unit tests (web/tests), run by vitest."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from tenka.games import PLUGINS
from tools import client

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.timeout(300)
def test_vitest_passes() -> None:
    command = [sys.executable, "tools/client.py", "vitest"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}\n{done.stderr}"
    assert " passed" in done.stdout


@pytest.mark.parametrize("game", PLUGINS)
def test_a_change_of_what_a_game_tells_builds_the_client_anew(game: str) -> None:
    """The types for the client are generated from these files."""
    plugin = PLUGINS[game]
    wire = plugin.wire
    events = get_args(wire.event) or (wire.event,)
    told = [type(plugin), wire.observation, wire.material, *events, *wire.annotations, *wire.answers]
    files = {Path(str(sys.modules[one.__module__].__file__)) for one in told if one is not None}
    assert files - {file for pattern in client.INPUTS for file in client.walk(pattern)} == set()


def test_the_same_packages_are_fetched_every_time_and_run_nothing() -> None:
    """There is no lock, which would name addresses."""
    lines = (client.WEB / ".npmrc").read_text("utf-8").splitlines()
    settings = dict(line.split("=", 1) for line in lines if not line.startswith("#"))
    assert settings["ignore-scripts"] == "true"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT00:00:00Z", settings["before"])
    listed = json.loads((client.WEB / "package.json").read_text("utf-8"))
    versions = {**listed["dependencies"], **listed["devDependencies"]}
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
