"""Every error that somebody may read has a sentence in every language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tenka
from tenka.core.errors import BadChance, BadOptions, BadRecord, SpokenError
from tenka.texts import Texts, languages
from tests.kit.translation import STOPS, Uses
from tests.test_texts import messages

SOURCES = Path(tenka.__file__).parent
RAISED = {
    "UnknownGame", "UnknownLanguage", "BadOptions", "BadRecord", "BadChance",
    "BadDataset", "BadFolder", "BadQuery", "BadBot", "Late", "BadResults", "NoCluster", "NoServer",
    "Interrupted", "ImpossiblePosition",
}  # fmt: skip


def raised() -> Iterator[tuple[str, set[str]]]:
    """The codes of all errors in the sources, as patterns, and the values that come with them."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED:
                yield code(node.args[0]), {str(keyword.arg) for keyword in node.keywords}


def code(given: ast.expr) -> str:
    if isinstance(given, ast.JoinedStr):
        return "".join(code(part) if isinstance(part, ast.Constant) else "[a-z]+" for part in given.values)
    assert isinstance(given, ast.Constant), ast.unparse(given)
    return str(given.value)


def test_every_error_has_its_sentence_and_every_sentence_its_error() -> None:
    sentences = {name: Uses(message).all for name, message in messages("en", "errors.ftl").items()}
    said: set[str] = set()
    for pattern, values in raised():
        found = [name for name in sentences if re.fullmatch(f"error-{pattern}", name)]
        assert found, pattern
        assert all(sentences[name] == values for name in found), (pattern, values)
        said.update(found)
    assert said == set(sentences)


def test_every_kind_of_spoken_error_is_looked_for() -> None:
    assert all(kind.__name__ in RAISED for kind in SpokenError.__subclasses__())


def test_an_error_speaks_the_language_of_its_reader() -> None:
    error = BadRecord("record-breaks", entry=1200, why=BadChance("draws-short", stream="tower"))
    assert str(error) == "The record breaks off after entry 1200: the draws of 'tower' end too early."
    assert Texts("en").error(error) == str(error)
    assert Texts("de").error(error) == (
        "Die Aufzeichnung bricht nach Eintrag 1200 ab: die Ziehungen von „tower“ enden zu früh."
    )


def test_an_error_crosses_from_one_process_to_another() -> None:
    error = pickle.loads(pickle.dumps(BadOptions("option-none", game="zipang", option="x")))
    assert (type(error), str(error)) == (BadOptions, "zipang has no option 'x'.")


@pytest.mark.parametrize("language", languages())
def test_sentences_end_like_sentences(language: str) -> None:
    texts = Texts(language)
    for name in messages(language, "errors.ftl"):
        inside = name.startswith(("error-draw", "error-shuffle"))
        assert texts(name).endswith((*STOPS, "}", "value", "why")) != inside, name
