"""The printed map by ids: what a province is worth, where it lies and what is next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tenka.games.shogun.material import Material


class Place(NamedTuple):
    """A province as it is printed."""

    name: str
    region: str
    tax: int
    rice: int
    spaces: int
    near: dict[str, bool]
    """Its neighbors in the game; True for those over the sea."""


class Atlas:
    """Only provinces that are in the game."""

    def __init__(self, material: Material, seats: int) -> None:
        board = material.board
        used = board.in_play(seats)
        near = _neighbors(board.ids, used, board.land, board.sea)
        self.material = material
        self.regions = board.region_ids
        self.places = {
            name: Place(
                board.names[number],
                board.region_ids[board.region[number]],
                board.tax[number],
                board.rice[number],
                board.spaces[number],
                near[number],
            )
            for number, name in enumerate(board.ids)
            if used[number]
        }

    def in_region(self, region: str) -> list[str]:
        return [name for name, place in self.places.items() if place.region == region]

    def find(self, typed: str, among: Iterable[str] | None = None) -> list[str]:
        """The provinces that somebody may mean: one by its id or name, else all that begin like that."""
        wish = plain(typed)
        names = [name for name in self.places if among is None or name in among]
        if wish in names:
            return [wish]
        return [name for name in names if wish and name.startswith(wish)]


def plain(typed: str) -> str:
    return typed.casefold().strip().replace("-", "_").replace(" ", "_")


def _neighbors(
    ids: list[str], used: list[bool], land: list[tuple[int, int]], sea: list[tuple[int, int]]
) -> list[dict[str, bool]]:
    found: list[dict[str, bool]] = [{} for _ in ids]
    for pairs, by_sea in ((land, False), (sea, True)):
        for a, b in pairs:
            if used[a] and used[b]:
                found[a][ids[b]] = by_sea
                found[b][ids[a]] = by_sea
    return [dict(sorted(row.items())) for row in found]
