"""The chambers as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable

from tenka.core.layout import Field, codes, numbers, place_of, turned
from tenka.games.shogun.modules.chambers.material import SPACE_NAMES
from tenka.games.shogun.modules.chambers.observation import chambers_view
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.observation import Observation


def fields(names: FieldNames) -> list[Field[Observation]]:
    seats, regions = names.seats, names.regions

    def spaces(name: str) -> Callable[[Observation], list[bool]]:
        return lambda seen: [space in getattr(chambers_view(seen), name) for space in SPACE_NAMES]

    def taken(seen: Observation) -> list[float]:
        found = chambers_view(seen).taken
        return [place_of(seen, found[space], seats) + 1.0 if space in found else 0.0 for space in SPACE_NAMES]

    return [
        numbers("chambers.open", "markers face up", len(SPACE_NAMES), 1, spaces("open")),
        numbers("chambers.down", "markers face down", len(SPACE_NAMES), 1, spaces("down")),
        numbers("chambers.taken", "players' markers, as seat codes", len(SPACE_NAMES), seats, taken),
        numbers(
            "chambers.markers",
            "markers left",
            seats,
            len(SPACE_NAMES),
            lambda seen: turned(seen, chambers_view(seen).markers),
        ),
        codes(
            "chambers.regions",
            "region tiles",
            regions,
            len(regions),
            lambda seen: chambers_view(seen).regions,
        ),
        codes(
            "chambers.region", "the one handled now", regions, 1, lambda seen: [chambers_view(seen).region]
        ),
    ]
