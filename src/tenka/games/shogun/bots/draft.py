"""Claiming starting provinces, and placing army groups."""

from __future__ import annotations

from tenka.games.shogun.bots.board_features import NOBODY, BoardFeatures
from tenka.games.shogun.observation import Observation

TAX, RICE, SPACE = 0.3, 0.3, 0.5
"""What the printed values of a province are worth against each other."""
FRIEND, FOE, FELLOW = 0.6, -0.15, 0.35
"""An own province next to it, a foreign one, an own province in the same region."""
AGAIN = 0.4
"""How much better than an ordinary card the better one of two new cards is."""


class Claims:
    def __init__(self, seen: Observation) -> None:
        self.features = BoardFeatures(seen)
        table = seen.draft_table
        if table is None:
            raise ValueError("nobody claims provinces now")
        known = [*table.face_up, table.claimed]
        self.unknown = [
            self.features.number(name)
            for name, view in seen.provinces.items()
            if view.owner is None and name not in known
        ]
        self.claimed = None if table.claimed is None else self.features.number(table.claimed)
        self.groups = sorted(seen.seats[seen.viewer].groups)

    def claim(self, name: str) -> float:
        kind, _, card = name.partition(":")
        if kind == "renew":
            return self._ordinary() + AGAIN
        return self._ordinary() if card == "pile" else self.province(self.features.number(card))

    def _ordinary(self) -> float:
        values = [self.province(place) for place in self.unknown]
        return sum(values) / len(values) if values else 0.0

    def province(self, place: int) -> float:
        features, board = self.features, self.features.board
        value = TAX * board.tax[place] + RICE * board.rice[place] + SPACE * board.spaces[place]
        for near in features.near[place]:
            if features.owner[near] != NOBODY:
                value += FRIEND if features.owner[near] == features.me else FOE
        return value + FELLOW * sum(board.region[own] == board.region[place] for own in features.own)

    def group(self, name: str) -> float:
        """The more a province is exposed among all, the larger the group that should stand there."""
        if self.claimed is None:
            raise ValueError("no province is claimed")
        exposed = self._exposed(self.claimed)
        all_places = [self.features.number(name) for name in self.features.seen.provinces]
        rank = sum(self._exposed(place) < exposed for place in all_places) / len(all_places)
        wanted = self.groups[min(len(self.groups) - 1, int(rank * len(self.groups)))]
        return -abs(int(name.partition(":")[2]) - wanted)

    def _exposed(self, place: int) -> float:
        features = self.features
        foes = sum(features.owner[near] not in (features.me, NOBODY) for near in features.near[place])
        return foes + 0.5 * sum(features.owner[near] == NOBODY for near in features.near[place])
