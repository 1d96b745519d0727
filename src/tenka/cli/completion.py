"""What a shell completes: values of options, also within a list with commas."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import typer

from tenka.games import PLUGINS

PUBLIC = "public"


def of(values: Iterable[str]) -> Callable[[], list[str]]:
    """One of some values."""
    known = list(values)
    return lambda: known


def _games(context: Any) -> list[str]:
    """The game that was typed before; without one, all of them."""
    typed = context.params.get("game")
    return [typed] if typed in PLUGINS else list(PLUGINS)


def _levels(context: Any) -> list[str]:
    from tenka import bots

    return list(dict.fromkeys(level for game in _games(context) for level in bots.levels(game)))


def _one_more(typed: str, values: Iterable[str]) -> list[str]:
    before, comma, _ = typed.rpartition(",")
    return [before + comma + value for value in values]


def level(ctx: typer.Context) -> list[str]:
    return _levels(ctx)


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    return _one_more(incomplete, _levels(ctx))


def seats(ctx: typer.Context, incomplete: str) -> list[str]:
    me = [] if "me" in incomplete.split(",")[:-1] else ["me"]
    return _one_more(incomplete, [*me, *(f"bot:{one}" for one in _levels(ctx))])


def pairs(ctx: typer.Context, incomplete: str) -> list[str]:
    """`NAME=VALUE` of a game's options; a list goes on after its comma."""
    options = [option for game in _games(ctx) for option in PLUGINS[game].options if option.kind != "lines"]
    _, _, typed = incomplete.partition("=")
    return [
        f"{option.name}={value}".replace("_", "-")
        for option in options
        for value in (_one_more(typed, option.values) if option.kind == "list" else option.values or ["true"])
    ]


def viewers() -> list[str]:
    most = max(max(plugin.seats) for plugin in PLUGINS.values())
    return [PUBLIC, *map(str, range(most))]


def languages() -> list[str]:
    from tenka.texts import languages as known

    return list(known())
