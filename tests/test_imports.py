"""How modules depend on each other, where the import rules cannot say it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

SOURCES = Path(__file__).parents[1] / "src" / "tenka"
SHELLS = ("bots", "cli", "page", "server")
"""Folders that know no game."""
WORDS = (
    *("odds", "revolt", "battle", "province", "castle", "temple", "samurai", "armies"),
    *("koku", "kamon", "hatamoto", "daimy"),
    *("princess", "monk", "bandit", "ikki"),
    *("zipang", "shogun", "shitenn"),
)
"""Of the games' own."""


def imports() -> dict[str, set[str]]:
    """All modules and what they import, also where only a type checker does."""
    graph = grimp.build_graph("tenka", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_modules_import_each_other_in_a_circle() -> None:
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as error:
        pytest.fail(" > ".join(error.args[1]))


def lines(folder: str) -> Iterator[str]:
    for file in sorted((SOURCES / folder).rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            yield f"{file.relative_to(SOURCES)}:{number}: {line.strip()}"


@pytest.mark.parametrize("folder", SHELLS)
def test_shells_have_no_word_of_a_game(folder: str) -> None:
    found = [line for line in lines(folder) if re.search("|".join(WORDS), line, re.IGNORECASE)]
    assert found == []
