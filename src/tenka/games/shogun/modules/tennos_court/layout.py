"""Tenno's Court as a row of numbers."""

from __future__ import annotations

from tenka.core.layout import Field, codes, numbers, place_of, seat_codes, turned
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.tennos_court.material import FAVORS, OFFERED
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.games.shogun.observation import Observation

MOST_OFFICIALS = 50
"""More than a player has."""


def fields(names: FieldNames) -> list[Field[Observation]]:
    seats = names.seats
    favors = range(1, FAVORS + 1)

    def kept(seen: Observation) -> list[float]:
        row = [0.0] * FAVORS
        for one in court_view(seen).kept:
            row[one.favor - 1] = place_of(seen, one.seat, seats) + 1.0
        return row

    return [
        numbers(
            "court.officials",
            "officials",
            seats,
            MOST_OFFICIALS,
            lambda seen: turned(seen, court_view(seen).officials),
        ),
        numbers(
            "court.entrance",
            "in the entrance hall",
            seats,
            MOST_OFFICIALS,
            lambda seen: turned(seen, court_view(seen).entrance),
        ),
        numbers(
            "court.audience",
            "in the audience hall",
            seats,
            MOST_OFFICIALS,
            lambda seen: turned(seen, court_view(seen).audience),
        ),
        codes(
            "court.favors",
            "on offer",
            favors,
            OFFERED,
            lambda seen: [one.favor for one in court_view(seen).favors],
        ),
        numbers(
            "court.costs",
            "what they cost",
            OFFERED,
            MOST_OFFICIALS,
            lambda seen: [one.officials for one in court_view(seen).favors],
        ),
        numbers("court.kept", "who keeps which favor, as seat codes", FAVORS, seats, kept),
        numbers(
            "court.past",
            "1 for one that left",
            FAVORS,
            1,
            lambda seen: [f in court_view(seen).past for f in favors],
        ),
        seat_codes("court.askers", "who still asks", seats, seats, lambda seen: court_view(seen).askers),
        codes("court.using", "the favor just taken", favors, 1, lambda seen: [court_view(seen).using]),
    ]
