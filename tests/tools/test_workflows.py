"""What the repository's workflows and hooks call is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from tools import bootstrap
from tools.check import CHECKS

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
CALLERS = [*WORKFLOWS, ROOT / ".pre-commit-config.yaml", ROOT / ".devcontainer/devcontainer.json"]


@pytest.mark.parametrize("file", CALLERS, ids=lambda file: file.name)
def test_commands_are_there(file: Path) -> None:
    calls = re.findall(r"python3 run\.py (\w+)([ \w-]*)", file.read_text("utf-8"))
    assert calls
    for command, arguments in calls:
        assert command in bootstrap.COMMANDS
        if command == "check":
            assert set(arguments.split()) <= {check.name for check in CHECKS}


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_says_what_it_may(file: Path) -> None:
    workflow = yaml.safe_load(file.read_text("utf-8"))
    assert workflow["permissions"]
    for job in workflow["jobs"].values():
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])


def test_the_dev_container_forwards_the_usual_port() -> None:
    from tenka.server.serve import USUAL_PORT

    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    assert container["forwardPorts"] == [USUAL_PORT]
