"""The games, found by name. Adding one means one folder and one line here."""

from __future__ import annotations

from typing import Any

from tenka.core.errors import UnknownGame
from tenka.core.game import AnyGame
from tenka.core.plugin import GamePlugin
from tenka.core.record import Options
from tenka.games.shitenno.plugin import ShitennoPlugin
from tenka.games.shogun.plugin import ShogunPlugin
from tenka.games.zipang.plugin import ZipangPlugin

AnyPlugin = GamePlugin[Any, Any, Any]

PLUGINS: dict[str, AnyPlugin] = {}


def register(plugin: AnyPlugin) -> None:
    """Let a game be found by its name; one that is there already gives way."""
    PLUGINS[plugin.name] = plugin


register(ZipangPlugin())
register(ShitennoPlugin())
register(ShogunPlugin())


def plugin_of(name: str) -> AnyPlugin:
    """What is to be asked about a game. UnknownGame if there is none of that name."""
    plugin = PLUGINS.get(name)
    if plugin is None:
        raise UnknownGame("game", game=name, known=", ".join(PLUGINS))
    return plugin


def load(name: str, seats: int, options: Options | None = None, version: int | None = None) -> AnyGame:
    """The rules of a game for a number of seats. Wrong wishes give a TenkaError in plain words."""
    rules: AnyGame = plugin_of(name).create(seats, options, version)
    return rules
