"""The fields that Shogun's modules add, by the name of their part of the Observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.layout import (
    Field,
    codes,
    numbers,
    place_of,
    seat_codes,
    turned,
)

FAVORS = 21
OFFERED = 3
SPACES = [f"{row}{column}" for row in "abcdef" for column in range(1, 7)]


def _court(names: Any) -> list[Field]:
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


def _samurai(names: Any) -> list[Field]:
    seats = names.seats
    return [numbers("samurai.cards", "the card on top", seats, lambda seen: turned(seen, seen.samurai.cards))]


def _leaders(names: Any) -> list[Field]:
    seats, provinces = names.seats, names.provinces

    def statues(seen: Any) -> list[float]:
        found = seen.leaders.statues
        return [place_of(seen, found[name].seat, seats) + 1.0 if name in found else 0.0 for name in provinces]

    def counts(seen: Any) -> list[int]:
        found = seen.leaders.statues
        return [found[name].count if name in found else 0 for name in provinces]

    def trophies(seen: Any) -> list[int]:
        return [count for row in turned(seen, seen.leaders.trophies) for count in turned(seen, row)]

    return [
        codes(
            "leaders.provinces", "where each leader is", provinces, seats,
            lambda seen: turned(seen, seen.leaders.provinces),
        ),
        numbers("leaders.statues", "whose statues, as seat codes, by province", len(provinces), statues),
        numbers("leaders.counts", "how many statues, by province", len(provinces), counts),
        numbers("leaders.left", "statues left", seats, lambda seen: turned(seen, seen.leaders.left)),
        numbers("leaders.trophies", "by seat, statues taken from each", seats * seats, trophies),
        codes("leaders.deciding", "where one may go", provinces, 1, lambda seen: [seen.leaders.deciding]),
    ]  # fmt: skip


def _chambers(names: Any) -> list[Field]:
    seats, regions = names.seats, names.regions

    def spaces(name: str) -> Callable[[Any], list[bool]]:
        return lambda seen: [space in getattr(seen.chambers, name) for space in SPACES]

    def taken(seen: Any) -> list[float]:
        found = seen.chambers.taken
        return [place_of(seen, found[space], seats) + 1.0 if space in found else 0.0 for space in SPACES]

    return [
        numbers("chambers.open", "markers face up", len(SPACES), spaces("open")),
        numbers("chambers.down", "markers face down", len(SPACES), spaces("down")),
        numbers("chambers.taken", "players' markers, as seat codes", len(SPACES), taken),
        numbers("chambers.markers", "markers left", seats, lambda seen: turned(seen, seen.chambers.markers)),
        codes("chambers.regions", "region tiles", regions, len(regions), lambda seen: seen.chambers.regions),
        codes("chambers.region", "the one handled now", regions, 1, lambda seen: [seen.chambers.region]),
    ]


MODULES: dict[str, Callable[[Any], list[Field]]] = {
    "court": _court,
    "samurai": _samurai,
    "leaders": _leaders,
    "chambers": _chambers,
}
