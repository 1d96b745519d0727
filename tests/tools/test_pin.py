"""Whoever installs the same version of Tenka has the same libraries."""

from __future__ import annotations

import re
import subprocess
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

from tools import bootstrap, pin

PROJECT = pin.PROJECT.read_text("utf-8")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_library_that_is_installed_is_pinned() -> None:
    """If this fails: python -m tools.pin."""
    pins = tomllib.loads(PROJECT)["tool"]["uv"]["constraint-dependencies"]
    pinned = {plain(one.partition("==")[0]) for one in pins} | {"tenka-games"}
    assert {plain(one.name) for one in distributions()} - pinned == set()


def test_uv_is_given_nothing_that_it_would_have_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, Any]] = []

    def check_output(_command: list[str], *, cwd: str, **_how: object) -> str:
        given.append(tomllib.loads(Path(cwd, "pyproject.toml").read_text("utf-8")))
        return "rich==15.0.0"

    monkeypatch.setattr(subprocess, "check_output", check_output)
    monkeypatch.setattr(bootstrap, "find_uv", lambda: "uv")
    assert pin.resolved(PROJECT, ()) == ["rich==15.0.0"]
    (project,) = given
    assert "dynamic" not in project["project"]
    assert project["project"]["version"]
