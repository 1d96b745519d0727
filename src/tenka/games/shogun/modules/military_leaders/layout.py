"""The military leaders as a row of numbers."""

from __future__ import annotations

from tenka.core.layout import Field, codes, numbers, place_of, turned
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.military_leaders.observation import leaders_view
from tenka.games.shogun.observation import Observation

MOST_STATUES = 50
"""More than a player has."""


def fields(names: FieldNames) -> list[Field[Observation]]:
    seats, provinces = names.seats, names.provinces

    def statues(seen: Observation) -> list[float]:
        found = leaders_view(seen).statues
        return [place_of(seen, found[name].seat, seats) + 1.0 if name in found else 0.0 for name in provinces]

    def counts(seen: Observation) -> list[int]:
        found = leaders_view(seen).statues
        return [found[name].count if name in found else 0 for name in provinces]

    def trophies(seen: Observation) -> list[int]:
        return [count for row in turned(seen, leaders_view(seen).trophies) for count in turned(seen, row)]

    return [
        codes(
            "leaders.provinces",
            "where each leader is",
            provinces,
            seats,
            lambda seen: turned(seen, leaders_view(seen).provinces),
        ),
        numbers(
            "leaders.statues", "whose statues, as seat codes, by province", len(provinces), seats, statues
        ),
        numbers("leaders.counts", "how many statues, by province", len(provinces), MOST_STATUES, counts),
        numbers(
            "leaders.left",
            "statues left",
            seats,
            MOST_STATUES,
            lambda seen: turned(seen, leaders_view(seen).left),
        ),
        numbers(
            "leaders.trophies", "by seat, statues taken from each", seats * seats, MOST_STATUES, trophies
        ),
        codes(
            "leaders.deciding",
            "where one may go",
            provinces,
            1,
            lambda seen: [leaders_view(seen).deciding],
        ),
    ]
