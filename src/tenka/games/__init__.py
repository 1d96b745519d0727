"""The games, found by name. Adding one means one folder and one line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from tenka.core.errors import BadOptions, UnknownGame
from tenka.core.game import Game
from tenka.core.record import Options

Create = Callable[[int, Options], Game[Any]]


class GameInfo(msgspec.Struct, frozen=True):
    """What a person sees of a game before a table exists."""

    name: str
    version: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    module: str
    former: Mapping[int, str] = {}
    """The modules of earlier versions of the rules: a game that was begun by them ends by them."""


INFO: dict[str, GameInfo] = {
    "zipang": GameInfo("zipang", 1, (2, 3, 4, 5, 6), (10, 20), "tenka.games.zipang.game"),
    "shitenno": GameInfo("shitenno", 1, (2, 3, 4), (45, 60), "tenka.games.shitenno.game"),
    "shogun": GameInfo("shogun", 1, (3, 4, 5), (60, 120), "tenka.games.shogun.game"),
}


def load(name: str, seats: int, options: Options | None = None, version: int | None = None) -> Game[Any]:
    """The rules of a game for a number of seats. Wrong wishes give a TenkaError in plain words."""
    info = INFO.get(name)
    if info is None:
        raise UnknownGame("game", game=name, known=", ".join(INFO))
    module = info.former.get(version or 0) or info.module
    if module == info.module and version not in (None, info.version):
        raise UnknownGame("game-version", game=name, here=info.version, version=str(version))
    if seats not in info.seats:
        raise BadOptions("seats", game=name, least=info.seats[0], most=info.seats[-1], seats=seats)
    create: Create = import_module(module).create
    return create(seats, options or {})
