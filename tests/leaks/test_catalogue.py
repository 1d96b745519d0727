"""The page about hidden information names a test for every channel, and lists every test of this suite."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/secrets.md").read_text("utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
OWN = {"test_catalogue.py"}


def found_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_named_test_is_there() -> None:
    missing = [(file, name) for file, name in NAMED if name not in found_in(ROOT / file)]
    assert missing == []


def test_every_channel_names_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    channels = [line for line in rows if not line.startswith("| channel |")]
    assert len(channels) > 30
    assert [line for line in channels if "::test_" not in line] == []


def test_every_test_of_the_suite_is_listed() -> None:
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file.name not in OWN]
    own = {(file.name, name) for file in files for name in found_in(file) if name.startswith("test_")}
    assert own - {(Path(file).name, name) for file, name in NAMED} == set()
