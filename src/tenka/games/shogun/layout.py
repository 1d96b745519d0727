"""Shogun, with or without its modules, as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
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
from tenka.games.shogun.material import ACTIONS, BUILDING_IDS, SPACE_IDS, SPECIAL_IDS
from tenka.games.shogun.modules.catalog import modules_named
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.observation import Observation, ProvinceView, SeasonName
from tenka.games.shogun.wire import ALL_STEP_NAMES

EVENTS_A_YEAR = 4
EVENTS = 8
GROUPS = 9
FACE_UP = 2
SHELVES = 2
PROVINCE_PARTS = ("armies", *BUILDING_IDS, "markers", "new (changed hands this round)")


def layout(game: Shogun) -> Layout:
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


def _round(names: FieldNames) -> list[Field]:
    seats = names.seats
    return [
        viewer(seats),
        one_of("step", "what is decided now", ALL_STEP_NAMES, lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        number("moon", "1 on the moon side", lambda seen: seen.side == "moon"),
        number("year", "1 or 2; 0 during set-up", lambda seen: seen.year),
        one_of("season", "the season", get_args(SeasonName), lambda seen: seen.season),
        codes("track", "action cards; 0 face down", SPACE_IDS[:ACTIONS], ACTIONS, lambda seen: seen.track),
        number("track.there", "1 if they are laid out", lambda seen: len(seen.track) > 0),
        number("number", "which of them is carried out, from 1", lambda seen: seen.number),
        codes("event", "the event of the round", names.events, 1, lambda seen: [seen.event]),
        codes("open_events", "events face up", names.events, EVENTS_A_YEAR, lambda seen: seen.open_events),
        codes("past_events", "events of the past", names.events, EVENTS, lambda seen: seen.past_events),
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
        number("revolt_farmers", "farmers in each of them", lambda seen: seen.revolt_farmers),
        numbers("ranks", "final ranks", seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _seats(names: FieldNames) -> list[Field]:
    spaces = names.spaces
    view = [
        number("chests", "war chests", lambda view: view.chests),
        number("rice", "rice", lambda view: view.rice),
        number("points", "points", lambda view: view.points),
        number("supply", "armies in the supply", lambda view: view.supply),
        number("provinces", "provinces", lambda view: view.provinces),
        number("cards_to_plan", "cards when planning began", lambda view: view.cards_to_plan),
        number("sealed", "1 if the plan is sealed", lambda view: view.sealed),
        number("planned", "1 if a plan lies on the board", lambda view: len(view.plan) > 0),
        codes(
            "plan", "the card on each space; 0 if you do not know", names.cards, len(spaces),
            lambda view: view.plan.values(),
        ),
        _flags("shown", "spaces that everybody has seen", spaces, lambda view: view.shown),
        codes("special", "the special card", SPECIAL_IDS, 1, lambda view: [view.special]),
        number("place", "the place in the turn order", lambda view: view.place),
        numbers("groups", "army groups to be placed", GROUPS, lambda view: view.groups),
        codes("faced", "the open cards of the claim before", names.cards, FACE_UP, lambda view: view.faced),
    ]  # fmt: skip
    return by_seat(view, names.seats, lambda seen: seen.seats)


def _flags(name: str, about: str, names: Sequence[str], get: Callable[[Any], Any]) -> Field:
    return numbers(name, about, len(names), lambda seen: [word in get(seen) for word in names])


def _provinces(names: FieldNames) -> list[Field]:
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
    return [Field("provinces", len(nothing) * len(names.provinces), "numbers", about, read)]


def _own(names: FieldNames) -> list[Field]:
    return [
        _flags("hand", "your cards that are not on the board", names.cards, lambda seen: seen.hand),
        codes("draft", "your plan so far", names.cards, len(names.spaces), lambda seen: seen.draft),
    ]


def _tower(names: FieldNames) -> list[Field]:
    colors = names.seats + 1

    def by_color(seen: Observation, cubes: list[int]) -> list[int]:
        return [*turned(seen, cubes[:-1]), cubes[-1]]

    def shelf(place: int) -> Field:
        def read(seen: Observation) -> list[int]:
            shelves = seen.tower.shelves
            return by_color(seen, shelves[place]) if place < len(shelves) else []

        return numbers(f"tower.{place}", "cubes on this shelf, by seat, then farmers", colors, read)

    return [
        *(shelf(place) for place in range(SHELVES)),
        numbers("tray", "cubes in the tray", colors, lambda seen: by_color(seen, seen.tower.tray)),
        number("farmers", "farmers in the supply", lambda seen: seen.farmers),
        number("castles", "castles left", lambda seen: seen.castles),
        number("temples", "temples left", lambda seen: seen.temples),
        number("theaters", "theaters left", lambda seen: seen.theaters),
        number("markers", "revolt markers left", lambda seen: seen.markers),
    ]


def _draft(names: FieldNames) -> list[Field]:
    def of(name: str, default: Any) -> Callable[[Any], Any]:
        return lambda seen: default if seen.draft_table is None else getattr(seen.draft_table, name)

    provinces, claimed, first = names.provinces, of("claimed", None), of("first", None)
    return [
        seat_flags("draft.first", "who claims first", names.seats, lambda seen: listed(first(seen))),
        codes("draft.face_up", "open province cards", provinces, FACE_UP, of("face_up", [])),
        number("draft.pile", "face-down cards", of("pile", 0)),
        codes("draft.under", "known cards at the bottom", provinces, len(provinces), of("under", [])),
        number("draft.renewed", "1 if two new cards were turned up", of("renewed", 0)),
        codes("draft.claimed", "the card just claimed", provinces, 1, lambda seen: [claimed(seen)]),
    ]
