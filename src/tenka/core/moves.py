"""Moves are flyweights: made once per game, looked up by name, compared by identity."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Move:
    """One decision. `name` is stable for files and the wire; rules switch on `kind`, `a`, `b`."""

    __slots__ = ("a", "b", "index", "kind", "name")

    def __init__(self, index: i64, name: str, kind: i64, a: i64, b: i64) -> None:
        self.index: Final = index
        self.name: Final = name
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b

    def __repr__(self) -> str:
        return f"Move({self.name})"


class MoveBook:
    """All moves of a game, in a fixed order."""

    __slots__ = ("all", "named")

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.named: dict[str, Move] = {}

    def add(self, name: str, kind: i64, a: i64 = 0, b: i64 = 0) -> Move:
        if name in self.named:
            raise ValueError(f"two moves are named {name}")
        move = Move(len(self.all), name, kind, a, b)
        self.all.append(move)
        self.named[name] = move
        return move
