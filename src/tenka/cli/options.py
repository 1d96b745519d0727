"""Options of a game from the command line: `--option name=value`, and a file of corrected values."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tenka.cli.files import BadFile, read_bytes
from tenka.cli.show import short
from tenka.cli.words import BadCommand

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from tenka.texts import Texts

WORDS = {"true": True, "false": False}
LISTS = ("modules",)
LARGEST = 1_000_000
EXAMPLE = '{"tower": {"shelves": {"stay": [1, 4]}}}'


def read_options(
    pairs: Iterable[str], named: Mapping[str, str | None], material: Path | None, texts: Texts
) -> dict[str, Any]:
    """All wishes together; whether they fit is for the game to say."""
    options: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    for pair in pairs:
        name, found, value = pair.partition("=")
        key = name.strip().replace("-", "_")
        if not found or not key:
            raise BadCommand(texts("cli-error-option", option=short(pair)))
        if key in options:
            raise BadCommand(texts("cli-error-option-twice", option=short(key)))
        options[key] = read_value(key, value.strip())
    if material is not None:
        options["material"] = read_material(material, texts)
    return options


def read_value(key: str, value: str) -> bool | str | list[str]:
    """Yes or no, a list such as `samurai,chambers`, or a word."""
    if key in LISTS:
        return [word.strip().replace("-", "_") for word in value.split(",") if word.strip()]
    return WORDS.get(value, value)


def read_material(file: Path, texts: Texts) -> list[str]:
    """A person's own values as lines `path=value`, as the games take them."""
    from tenka.games.shogun.material_files import corrections

    data = read_bytes(file, LARGEST, texts)
    if len(data) > LARGEST:
        raise BadFile(texts("cli-error-material-large", file=str(file)))
    try:
        lines = corrections(json.loads(data))
    except (ValueError, RecursionError):
        lines = []
    if not lines:
        raise BadFile(texts("cli-error-material", file=str(file), example=EXAMPLE))
    return lines
