"""Tenno's Court as a row of numbers."""

from __future__ import annotations

from typing import Any

from tenka.core.layout import Field, codes, numbers, place_of, seat_codes, turned
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.tennos_court.material import FAVORS, OFFERED


def fields(names: FieldNames) -> list[Field]:
    seats = names.seats
    favors = range(1, FAVORS + 1)

    def kept(seen: Any) -> list[float]:
        row = [0.0] * FAVORS
        for one in seen.court.kept:
            row[one.favor - 1] = place_of(seen, one.seat, seats) + 1.0
        return row

    return [
        numbers("court.officials", "officials", seats, lambda seen: turned(seen, seen.court.officials)),
        numbers(
            "court.entrance", "in the entrance hall", seats, lambda seen: turned(seen, seen.court.entrance)
        ),
        numbers(
            "court.audience", "in the audience hall", seats, lambda seen: turned(seen, seen.court.audience)
        ),
        codes(
            "court.favors", "on offer", favors, OFFERED, lambda seen: [one.favor for one in seen.court.favors]
        ),
        numbers(
            "court.costs",
            "what they cost",
            OFFERED,
            lambda seen: [one.officials for one in seen.court.favors],
        ),
        numbers("court.kept", "who keeps which favor, as seat codes", FAVORS, kept),
        numbers(
            "court.past", "1 for one that left", FAVORS, lambda seen: [f in seen.court.past for f in favors]
        ),
        seat_codes("court.askers", "who still asks", seats, seats, lambda seen: seen.court.askers),
        codes("court.using", "the favor just taken", favors, 1, lambda seen: [seen.court.using]),
    ]
