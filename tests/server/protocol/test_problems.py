"""Every problem has a text in every language, and no text is without its problem."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tenka
from tenka.server.http.problems import STATUS
from tenka.server.protocol.problems import SENTENCES, Problem

LOCALE = Path(tenka.__file__).parent / "locale"
SERVER = Path(tenka.__file__).parent / "server"


@pytest.mark.parametrize("language", [folder.name for folder in sorted(LOCALE.iterdir())])
def test_every_code_has_a_text(language: str) -> None:
    texts = (LOCALE / language / "common.ftl").read_text("utf-8")
    assert re.findall(r"^problem-([\w-]+) =", texts, re.MULTILINE) == sorted(SENTENCES)


def test_every_code_has_a_status() -> None:
    assert sorted(STATUS) == sorted(SENTENCES)


def test_every_code_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py") if path.name != "problems.py")
    assert [code for code in SENTENCES if f'"{code}"' not in source] == []


def test_a_refusal_becomes_a_problem() -> None:
    problem = Problem("bad-seats", "Zipang is for 2 to 6.")
    assert STATUS[problem.code] == 400
    details = problem.details(400)
    assert (details.code, details.type) == ("bad-seats", "urn:problem-type:tenka:bad-seats")
    assert details.detail.startswith(details.title)
    assert details.detail.endswith("number of players. Zipang is for 2 to 6.")
