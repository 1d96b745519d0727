"""Options of a game: those it lets choose from, `--option name=value`, and a file of corrected values."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from inspect import Parameter
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tenka.cli import completion
from tenka.cli.files import BadFile, read_bytes
from tenka.cli.words import BadCommand
from tenka.games import PLUGINS, AnyPlugin

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from tenka.texts import Texts

F = TypeVar("F", bound=Callable[..., None])

WORDS = {"true": True, "false": False}
LARGEST = 1_000_000
EXAMPLE = '{"tower": {"shelves": {"stay": [1, 4]}}}'


def with_game_options(command: F) -> F:
    """The command with options of its own for what games let choose from; it takes them as keywords."""
    extra = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        for name, annotation in _choices().items()
    ]
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    vars(command)["__signature__"] = signature.replace(parameters=[*own, *extra])
    command.__annotations__.update({one.name: one.annotation for one in extra})
    return command


def _choices() -> dict[str, Any]:
    """By name; where several games have it, the first one tells what it is about."""
    return {
        option.name: Annotated[
            str | None,
            typer.Option(
                help=f"{plugin.name}: {option.about}, {' or '.join(option.values)}.",
                autocompletion=completion.of(option.values),
            ),
        ]
        for plugin in reversed(PLUGINS.values())
        for option in plugin.options
        if option.kind == "choice"
    }


def read_options(
    plugin: AnyPlugin,
    pairs: Iterable[str],
    named: Mapping[str, str | None],
    material: Path | None,
    texts: Texts,
) -> dict[str, Any]:
    """All wishes together; whether they fit is for the game to say."""
    from tenka.terminal import short

    lists = {option.name for option in plugin.options if option.kind == "list"}
    options: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    for pair in pairs:
        name, found, value = pair.partition("=")
        key = name.strip().replace("-", "_")
        if not found or not key:
            raise BadCommand(texts("cli-error-option", option=short(pair)))
        if key in options:
            raise BadCommand(texts("cli-error-option-twice", option=short(key)))
        options[key] = _list(value) if key in lists else WORDS.get(value.strip(), value.strip())
    if material is not None:
        options["material"] = read_material(plugin, material, texts) if has_material(plugin) else []
    return options


def _list(value: str) -> list[str]:
    """Words with commas between them."""
    return [word.strip().replace("-", "_") for word in value.split(",") if word.strip()]


def has_material(plugin: AnyPlugin) -> bool:
    """Whether somebody can play it with values of their own."""
    return any(option.name == "material" for option in plugin.options)


def read_material(plugin: AnyPlugin, file: Path, texts: Texts) -> list[str]:
    """A person's own values as lines `path=value`, as the games take them."""
    data = read_bytes(file, LARGEST, texts)
    if len(data) > LARGEST:
        raise BadFile(texts("cli-error-material-large", file=str(file)))
    try:
        lines = plugin.corrections(json.loads(data))
    except (ValueError, RecursionError):
        lines = []
    if not lines:
        raise BadFile(texts("cli-error-material", file=str(file), example=EXAMPLE))
    return lines
