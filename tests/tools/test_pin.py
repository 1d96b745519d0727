"""Whoever installs the same version of Tenka has the same libraries."""

from __future__ import annotations

import subprocess
import tomllib
from collections.abc import Iterator
from importlib import metadata
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import bootstrap, pin

PROJECT = pin.PROJECT.read_text("utf-8")


def required() -> Iterator[Requirement]:
    """Of Tenka, all its extras and groups, and of all that these bring along."""
    project = tomllib.loads(PROJECT)
    groups = [*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()]
    listed = chain(project["project"]["dependencies"], *groups)
    ahead = [Requirement(one) for one in listed if isinstance(one, str)]
    known: set[str] = set()
    while ahead:
        one = ahead.pop()
        if str(one) in known:
            continue
        known.add(str(one))
        try:
            brings = metadata.requires(one.name) or []
        except metadata.PackageNotFoundError:
            continue
        yield one
        found = map(Requirement, brings)
        ahead += [more for more in found if any(is_meant(more, extra) for extra in ("", *one.extras))]


def is_meant(one: Requirement, extra: str) -> bool:
    return one.marker is None or one.marker.evaluate({"extra": extra})


def test_every_library_that_comes_along_is_pinned() -> None:
    """If this fails: `python tools/pin.py`."""
    pins = tomllib.loads(PROJECT)["tool"]["uv"]["constraint-dependencies"]
    pinned = {canonicalize_name(Requirement(one).name) for one in pins}
    assert {canonicalize_name(one.name) for one in required()} - pinned == set()


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
