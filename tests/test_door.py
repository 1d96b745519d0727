"""The door, `run.py`: what it says and what it skips."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium, door
from tools.progress import StepError

RUN = door.ROOT / "run.py"


def fake_installation(folder: Path, monkeypatch: pytest.MonkeyPatch, **noted: object) -> list[list[str]]:
    """A virtual environment that exists on paper; the list collects what would be run."""
    monkeypatch.setattr(door, "VENV", folder)
    monkeypatch.setattr(door, "find_uv", lambda: "uv")
    calls: list[list[str]] = []
    monkeypatch.setattr(door, "quietly", lambda command, *_: calls.append(command))
    python = door.in_folder(folder, "python")
    python.parent.mkdir()
    python.touch()
    (folder / "tenka.json").write_text(json.dumps({"recipe": door.recipe(), **noted}), "utf-8")
    return calls


def test_an_old_python_gets_a_sentence() -> None:
    code = (
        f"import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path({str(RUN)!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Tenka needs Python 3.11 or newer; this is 3.9.2 (")
    assert done.stderr.count("\n") == 1


def test_an_unknown_command_lists_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main(["dance"]) == 2
    said = capsys.readouterr().err
    assert "no command `dance`" in said
    assert all(f"\n  {name} " in said for name in ("play", "test", "check", "bench", "build", "clean"))


def test_nothing_is_fetched_when_more_is_there_than_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = fake_installation(tmp_path, monkeypatch, groups=["build", "dev"])
    door.sync("build")
    assert calls == []


def test_what_is_there_is_kept_when_more_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fake_installation(tmp_path, monkeypatch, groups=["build", "dev"])
    door.sync("build", "bench")
    assert [word for word in calls[0] if word in {"build", "dev", "bench"}] == ["bench", "build", "dev"]
    assert door.installed() == {"build", "dev", "bench"}


@pytest.mark.parametrize("noted", [{"groups": ["build"], "recipe": "another"}, {"groups": 3}, {}])
def test_a_changed_recipe_or_a_broken_note_means_fetching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: dict[str, object]
) -> None:
    calls = fake_installation(tmp_path, monkeypatch, **noted)
    door.sync("build")
    assert len(calls) == 1


def test_unknown_certificates_are_tried_again_with_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[bool] = []

    def quietly(_command: list[str], _cwd: Path, env: dict[str, str]) -> None:
        tried.append("UV_SYSTEM_CERTS" in env)
        if not tried[-1]:
            raise StepError("invalid peer certificate: UnknownIssuer")

    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    monkeypatch.setattr(door, "quietly", quietly)
    door.trustingly(["uv", "sync"])
    assert tried == [False, True]


def test_a_python_without_ensurepip_gets_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(door, "installed", set)
    monkeypatch.setattr(door, "find_uv", door.fetch_uv)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert door.main(["build"]) == 1
    assert "apt install python3-venv" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "added"),
    [([], True), (["-x", "tests/core"], True), (["-n", "0"], False), (["-n0"], False), (["--pdb"], False)],
)
def test_all_cores_are_used_unless_told_otherwise(arguments: list[str], added: bool) -> None:
    assert bool(door.spread(arguments)) is added


def test_the_named_chromium_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/my-own")
    assert chromium.find() == "/opt/my-own"


@pytest.mark.parametrize("allowed", [True, False])
def test_a_missing_chromium_is_installed_or_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], allowed: bool
) -> None:
    found: list[str] = []
    monkeypatch.setattr(chromium, "find", lambda: found[0] if found else None)
    monkeypatch.setattr(chromium, "can_install", lambda: allowed)
    monkeypatch.setattr(chromium, "install", lambda: found.append("/usr/bin/chromium"))
    assert chromium.ensure() == ("/usr/bin/chromium" if allowed else None)
    assert ("set CHROMIUM to its program file" in capsys.readouterr().out) is not allowed
