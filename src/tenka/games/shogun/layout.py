"""Shogun, with or without its modules, as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar, get_args

from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
    flag,
    listed,
    number,
    numbers,
    one_of,
    seat_codes,
    seat_flags,
    turned,
    viewer,
)
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.material import (
    ACTIONS,
    BUILDING_IDS,
    EVENTS_A_YEAR,
    FACE_UP,
    GROUPS,
    MOST_ARMIES,
    MOST_IN_TOWER,
    PAST_EVENTS,
    SPACE_IDS,
    SPECIAL_IDS,
)
from tenka.games.shogun.modules.catalog import modules_named
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.moves import LARGEST_GROUP
from tenka.games.shogun.observation import DraftView, Observation, ProvinceView, SeasonName, SeatView
from tenka.games.shogun.winter import YEARS
from tenka.games.shogun.wire import ALL_STEP_NAMES

MOST = 250
"""Chests, rice, points and tiles: more nobody has seen."""
V = TypeVar("V")
T = TypeVar("T")
SHELVES = 2
PROVINCE_PARTS = ("armies", *BUILDING_IDS, "markers", "new (changed hands this round)")


def layout(game: Shogun) -> Layout[Observation]:
    """Of the options, only the modules change it."""
    rules = game.rules
    names = FieldNames(game.seats, rules)
    fields = [
        *_round(names),
        *_seats(names),
        *_provinces(names),
        *_own(names),
        *_tower(names),
        *_draft(names),
    ]
    for module in modules_named(rules.material.modules):
        fields += module.layout(names)
    return Layout(fields)


def _round(names: FieldNames) -> list[Field[Observation]]:
    seats = names.seats
    return [
        viewer(seats),
        one_of("step", "what is decided now", ALL_STEP_NAMES, lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        flag("moon", "1 on the moon side", lambda seen: seen.side == "moon"),
        number("year", "1 or 2; 0 during set-up", YEARS, lambda seen: seen.year),
        one_of("season", "the season", get_args(SeasonName), lambda seen: seen.season),
        codes("track", "action cards; 0 face down", SPACE_IDS[:ACTIONS], ACTIONS, lambda seen: seen.track),
        flag("track.there", "1 if they are laid out", lambda seen: len(seen.track) > 0),
        number("number", "which of them is carried out, from 1", ACTIONS, lambda seen: seen.number),
        codes("event", "the event of the round", names.events, 1, lambda seen: [seen.event]),
        codes("open_events", "events face up", names.events, EVENTS_A_YEAR, lambda seen: seen.open_events),
        codes("past_events", "events of the past", names.events, PAST_EVENTS, lambda seen: seen.past_events),
        codes(
            "specials", "special cards by place", SPECIAL_IDS, len(SPECIAL_IDS), lambda seen: seen.specials
        ),
        seat_codes("bidders", "who takes one next", seats, seats, lambda seen: seen.bidders),
        seat_codes("order", "the turn order", seats, seats, lambda seen: seen.order),
        seat_flags("turn", "whose turn it is", seats, lambda seen: listed(seen.turn)),
        codes("province", "where an action waits", names.provinces, 1, lambda seen: [seen.province]),
        codes(
            "revolts",
            "provinces that revolt",
            names.provinces,
            len(names.provinces),
            lambda seen: seen.revolts,
        ),
        number("revolt_farmers", "farmers in each of them", MOST_IN_TOWER, lambda seen: seen.revolt_farmers),
        numbers("ranks", "final ranks", seats, seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _seats(names: FieldNames) -> list[Field[Observation]]:
    spaces = names.spaces
    view: list[Field[SeatView]] = [
        number("chests", "war chests", MOST, lambda view: view.chests),
        number("rice", "rice", MOST, lambda view: view.rice),
        number("points", "points", MOST, lambda view: view.points),
        number("supply", "armies in the supply", MOST_ARMIES, lambda view: view.supply),
        number("provinces", "provinces", len(names.provinces), lambda view: view.provinces),
        number(
            "cards_to_plan", "cards when planning began", len(names.cards), lambda view: view.cards_to_plan
        ),
        flag("sealed", "1 if the plan is sealed", lambda view: view.sealed),
        flag("planned", "1 if a plan lies on the board", lambda view: len(view.plan) > 0),
        codes(
            "plan",
            "the card on each space; 0 if you do not know",
            names.cards,
            len(spaces),
            lambda view: view.plan.values(),
        ),
        _flags("shown", "spaces that everybody has seen", spaces, lambda view: view.shown),
        codes("special", "the special card", SPECIAL_IDS, 1, lambda view: [view.special]),
        number("place", "the place in the turn order", len(SPECIAL_IDS), lambda view: view.place),
        numbers("groups", "army groups to be placed", GROUPS, LARGEST_GROUP, lambda view: view.groups),
        codes("faced", "the open cards of the claim before", names.cards, FACE_UP, lambda view: view.faced),
    ]
    return by_seat(view, names.seats, lambda seen: seen.seats)


def _flags(name: str, about: str, names: Sequence[str], get: Callable[[V], Collection[str]]) -> Field[V]:
    return numbers(name, about, len(names), 1, lambda seen: [word in get(seen) for word in names])


def _provinces(names: FieldNames) -> list[Field[Observation]]:
    """One field for all of them, because there are many."""
    seats = names.seats
    nothing = [0.0] * (seats + len(PROVINCE_PARTS))

    def province(seen: Observation, view: ProvinceView) -> list[float]:
        owner = [0.0] * seats
        if view.owner is not None:
            owner[(view.owner - seen.viewer) % seats] = 1.0
        built = [float(building in view.buildings) for building in BUILDING_IDS]
        return [*owner, view.armies, *built, view.markers, float(view.new)]

    def read(seen: Observation) -> list[float]:
        row: list[float] = []
        for name in names.provinces:
            view = seen.provinces.get(name)
            row += nothing if view is None else province(seen, view)
        return row

    about = f"for each, by id: a flag for each seat that may own it, then {', '.join(PROVINCE_PARTS)}"
    return [Field("provinces", len(nothing) * len(names.provinces), "numbers", about, read, MOST_ARMIES)]


def _own(names: FieldNames) -> list[Field[Observation]]:
    return [
        _flags("hand", "your cards that are not on the board", names.cards, lambda seen: seen.hand),
        codes("draft", "your plan so far", names.cards, len(names.spaces), lambda seen: seen.draft),
    ]


def _tower(names: FieldNames) -> list[Field[Observation]]:
    colors = names.seats + 1

    def by_color(seen: Observation, cubes: list[int]) -> list[int]:
        return [*turned(seen, cubes[:-1]), cubes[-1]]

    def shelf(place: int) -> Field[Observation]:
        def read(seen: Observation) -> list[int]:
            shelves = seen.tower.shelves
            return by_color(seen, shelves[place]) if place < len(shelves) else []

        return numbers(
            f"tower.{place}", "cubes on this shelf, by seat, then farmers", colors, MOST_ARMIES, read
        )

    return [
        *(shelf(place) for place in range(SHELVES)),
        numbers(
            "tray", "cubes in the tray", colors, MOST_ARMIES, lambda seen: by_color(seen, seen.tower.tray)
        ),
        number("farmers", "farmers in the supply", MOST_ARMIES, lambda seen: seen.farmers),
        number("castles", "castles left", MOST, lambda seen: seen.castles),
        number("temples", "temples left", MOST, lambda seen: seen.temples),
        number("theaters", "theaters left", MOST, lambda seen: seen.theaters),
        number("markers", "revolt markers left", MOST, lambda seen: seen.markers),
    ]


def _draft(names: FieldNames) -> list[Field[Observation]]:
    def of(get: Callable[[DraftView], T], default: T) -> Callable[[Observation], T]:
        return lambda seen: default if seen.draft_table is None else get(seen.draft_table)

    provinces = names.provinces
    return [
        seat_flags("draft.first", "who claims first", names.seats, of(lambda draft: [draft.first], [])),
        codes(
            "draft.face_up", "open province cards", provinces, FACE_UP, of(lambda draft: draft.face_up, [])
        ),
        number("draft.pile", "face-down cards", len(provinces), of(lambda draft: draft.pile, 0)),
        codes(
            "draft.under",
            "known cards at the bottom",
            provinces,
            len(provinces),
            of(lambda draft: draft.under, []),
        ),
        flag("draft.renewed", "1 if two new cards were turned up", of(lambda draft: draft.renewed, 0)),
        codes("draft.claimed", "the card just claimed", provinces, 1, of(lambda draft: [draft.claimed], [])),
    ]
