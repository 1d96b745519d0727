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


def _levels(context: Any) -> list[str]:
    """Of the game that was typed before; without one, of all games."""
    from tenka import bots

    typed = context.params.get("game")
    games = [typed] if typed in PLUGINS else list(PLUGINS)
    return list(dict.fromkeys(level for game in games for level in bots.levels(game)))


def _one_more(typed: str, values: Iterable[str]) -> list[str]:
    before, comma, _ = typed.rpartition(",")
    return [before + comma + value for value in values]


def level(ctx: typer.Context) -> list[str]:
    return _levels(ctx)


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    return _one_more(incomplete, _levels(ctx))


def seats(ctx: typer.Context, incomplete: str) -> list[str]:
    return _one_more(incomplete, ["me", *(f"bot:{one}" for one in _levels(ctx))])


def viewers() -> list[str]:
    most = max(max(plugin.seats) for plugin in PLUGINS.values())
    return [PUBLIC, *map(str, range(most))]


def languages() -> list[str]:
    from tenka.texts import languages as known

    return list(known())
