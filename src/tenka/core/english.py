"""English sentences for errors that a program shows: found without loading every word there is."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any


def english(message: str, **values: str) -> str:
    """A message by its id; the id where there is none."""
    for file, text in _texts().items():
        if f"\n{message} =" in text:
            words = _bundle(file)
            return str(words.format_pattern(words.get_message(message).value, values)[0])
    return message


@cache
def _texts() -> dict[str, str]:
    found = [file for file in (files("tenka") / "locale" / "en").iterdir() if file.name.endswith(".ftl")]
    return {file.name: "\n" + file.read_text("utf-8") for file in found}


@cache
def _bundle(file: str) -> Any:
    """The words of one file: reading all of them takes a moment."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - only who reads an error waits

    words = FluentBundle(["en"], use_isolating=False)
    words.add_resource(FluentResource(_texts()[file]))
    return words
