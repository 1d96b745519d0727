"""What `import tenka` gives, and that it stays quick."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import tenka
from tenka.core.record import encode
from tenka.core.refusals import Refusal
from tests.cli.terminal import ENVIRONMENT

ROOT = Path(__file__).parents[1]


def test_import_alone_loads_next_to_nothing() -> None:
    """Neither the games nor a library: whoever only wants the version waits for neither."""
    program = "import sys, tenka; print(tenka.__version__, *sys.modules)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    version, *modules = done.stdout.split()
    assert version == tenka.__version__
    assert {name for name in modules if name.startswith("tenka")} == {"tenka", "tenka._speed"}
    assert not {"msgspec", "fluent", "rich", "typer", "asyncio", "numpy"} & set(modules)


def test_the_version_is_the_one_of_the_changelog_and_the_citation() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    last = re.search(r"^## (\d\S+) \((\S+)\)$", changes, re.MULTILINE)
    assert last is not None
    assert last[1] == tenka.__version__
    assert f"\nversion: {last[1]}\ndate-released: {last[2]}\n" in citation


WITHOUT_SERVER = """
import importlib, pkgutil, sys

for name in sys.argv[1].split(","):
    sys.modules[name] = None
for package in ("tenka.api", "tenka.bots", "tenka.games", "tenka.search", "tenka.cli"):
    path = getattr(importlib.import_module(package), "__path__", [])
    for found in pkgutil.walk_packages(path, package + "."):
        importlib.import_module(found.name)
from tenka.cli import admin, arena, main
from tenka.texts import Texts
print(len(arena._own_key(1, Texts())))
sys.argv = ["tenka", "serve"]
main.app()
"""


def modules_of(extra: str) -> set[str]:
    """What the libraries of an extra are imported as."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"][extra]
    names = {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-") for line in wanted}
    provided = packages_distributions().items()
    return {module for module, by in provided if {one.lower().replace("_", "-") for one in by} & names}


def test_who_installs_no_server_has_everything_else(tmp_path: Path) -> None:
    """And is told what is missing."""
    server = modules_of("server")
    assert {"argon2", "sqlalchemy", "starlette", "uvicorn"} <= server
    command = [sys.executable, "-c", WITHOUT_SERVER, ",".join(server)]
    env = ENVIRONMENT | {"TENKA_DATA": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (done.returncode, done.stdout) == (2, "64\n"), done.stderr
    assert "pip install 'tenka-games[server]'" in done.stderr


def test_everything_it_promises_is_there() -> None:
    assert set(tenka.__all__) <= set(dir(tenka))
    assert all(getattr(tenka, name) is not None for name in tenka.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = tenka.Board


def test_reprs_are_short() -> None:
    table = tenka.new_table("shogun", 3, {"side": "moon"}, seed=1)
    told = [table, table.game, table.game.book.all[0], table.observe(0), table.observe(-1)]
    assert [repr(one) for one in told] == [
        "<Table of shogun, 0 entries, seats [2] to play>",
        "<Game shogun v1, 3 seats>",
        f"Move({table.game.book.all[0].name})",
        "<Observation of shogun by seat 0: claim>",
        "<Observation of shogun by the public: claim>",
    ]


def test_a_refused_move_says_why_and_by_which_paragraph() -> None:
    table = tenka.new_table("zipang", 3, seed=7)
    seat = table.actors()[0]
    with pytest.raises(tenka.Refused) as refused:
        table.play(seat, "ninja:0")
    assert str(refused.value) == "You do not hold this card. (zipang/D2)"
    assert str(tenka.Refused(Refusal("stale", ""))).startswith("Something happened in the meantime.")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_record_in_a_file_can_be_replayed(tmp_path: Path) -> None:
    table = tenka.new_table("zipang", 2, seed=3)
    bot = tenka.bot("zipang", "random", seed=4)
    while not table.is_over():
        seat = table.actors()[0]
        table.play(seat, table.ask(bot, seat))
    file = tmp_path / "game.json"
    file.write_bytes(encode(table.record()))
    assert tenka.replay(tenka.read_record(file)).ranks() == table.ranks()
