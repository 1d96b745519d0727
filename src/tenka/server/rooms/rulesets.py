"""The rules that tables are played by. A Game holds no position, so tables with the same rules share one."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tenka.core.game import AnyGame
from tenka.games import AnyPlugin, plugin_of
from tenka.server.storage.model import StoredTable

MANY = 64
"""Combinations of game, seats and options that are kept; the largest take 150 kB."""


def ruleset(table: StoredTable) -> AnyGame:
    """TenkaError, where there is no such game."""
    options = msgspec.json.encode(table.options)
    return _ruleset(plugin_of(table.game), len(table.seats), options, table.version)


@lru_cache(MANY)
def _ruleset(plugin: AnyPlugin, seats: int, options: bytes, version: int) -> AnyGame:
    game: AnyGame = plugin.create(seats, msgspec.json.decode(options), version)
    return game
