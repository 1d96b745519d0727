"""American spelling, in code and in English texts: one thing has one spelling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BRITISH = re.compile(
    r"(?:col|fav|hon|neighb|behavi|rum)our|\bcentre|\bgrey|defence|licence|travell|"
    r"(?:initial|organ|recogn|normal|serial|general|optim|summar|vector)is(?:e|ing|ation)",
    re.IGNORECASE,
)
CODE = ("py", "ts", "svelte", "css")
FOLDERS = ("bench", "src/tenka", "tests", "tools", "web/src", "web/tests")
ENGLISH = ("docs/*.md", "docs/rules/*.en.md", "src/tenka/locale/en/*.ftl")


BUILT = ROOT / "src" / "tenka" / "static"


def files_of(folder: str) -> list[Path]:
    found = (file for ending in CODE for file in (ROOT / folder).rglob(f"*.{ending}"))
    return [file for file in found if BUILT not in file.parents]


@pytest.mark.parametrize("folder", [*FOLDERS, *ENGLISH])
def test_the_spelling_is_american(folder: str) -> None:
    files = list(ROOT.glob(folder)) if "*" in folder else files_of(folder)
    assert files
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if BRITISH.search(line)
    ]
    assert found == []
