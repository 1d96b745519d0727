"""The catalog is the one list of modules, and nothing else reaches into a module's folder."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import tenka.games.shogun as package
from tenka.core.table import Table
from tenka.games import load
from tenka.games.shogun.modules.catalog import CATALOG, MODULE_NAMES
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.wire import ALL_EVENTS, ALL_STEP_NAMES, Observation

HOME = Path(package.__file__).parent
ROOT = HOME.parents[1]
CLIENT = Path(__file__).parents[4] / "web/src/games/shogun/modules"
EACH = pytest.mark.parametrize("module", CATALOG, ids=MODULE_NAMES)


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_every_folder_is_listed() -> None:
    folders = {file.parent.name for file in (HOME / "modules").glob("*/module.py")}
    assert folders == set(MODULE_NAMES)
    assert folders == {file.parent.name for file in (HOME / "modules").glob("*/material.json")}


@pytest.mark.parametrize("name", MODULE_NAMES)
def test_the_client_has_a_folder_for_it(name: str) -> None:
    assert lacking_in_client(name) == []


def lacking_in_client(name: str) -> list[str]:
    wanted = {"model.ts": f"name: '{name}'", "index.ts": "ModuleUi", "../models.ts": f"from './{name}/model'"}
    files = {file: CLIENT / name / file for file in wanted}
    texts = {file: path.read_text("utf-8") if path.is_file() else "" for file, path in files.items()}
    return [f"{name}/{file} lacks {words}" for file, words in wanted.items() if words not in texts[file]]


def test_a_module_without_a_folder_in_the_client_is_told() -> None:
    assert lacking_in_client("nothing")[0] == "nothing/model.ts lacks name: 'nothing'"
    assert len(lacking_in_client("nothing")) == 3


@pytest.mark.parametrize("name", MODULE_NAMES)
def test_only_the_catalog_reaches_into_a_folder(name: str) -> None:
    folder = HOME / "modules" / name
    prefix = f"tenka.games.shogun.modules.{name}."
    users = [
        file.relative_to(ROOT).as_posix()
        for file in ROOT.rglob("*.py")
        if folder not in file.parents and any(one.startswith(prefix) for one in imported(file))
    ]
    assert users == ["games/shogun/modules/catalog.py"]


@EACH
def test_a_module_is_complete(module: Module) -> None:
    game = load("shogun", 4, {"modules": [module.name]})
    rules = game.rules  # type: ignore[attr-defined]
    names = FieldNames(4, rules)
    assert set(module.event_types()) <= set(ALL_EVENTS)
    assert set(module.questions) <= set(ALL_STEP_NAMES)
    assert module.field in Observation.__struct_fields__
    assert set(module.narration().lines) == {
        str(event.__struct_config__.tag) for event in module.event_types()
    }
    assert all(field.name.startswith(f"{module.field}.") for field in module.layout(names))
    assert set(module.bot().questions()) == set(module.questions)
    assert set(module.narration().moves) == set(module.pages(rules.material))


def test_the_book_numbers_the_kinds_of_modules() -> None:
    game = load("shogun", 4, {"modules": MODULE_NAMES})
    pages = game.rules.moves.pages  # type: ignore[attr-defined]
    kinds = [page.kind for page in pages.values()]
    assert len(set(kinds)) == len(kinds) > 1
    own = {move.kind for page in pages.values() for move in page.moves}
    rest = {move.kind for move in game.book.all if move.name.partition(":")[0] not in pages}
    assert not own & rest


@EACH
def test_an_observation_without_a_module_has_no_trace_of_it(module: Module) -> None:
    table = Table.open(load("shogun", 3), [], b"0" * 32)
    assert module.field not in msgspec.to_builtins(table.observe(0))
