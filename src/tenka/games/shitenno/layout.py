"""Shitennō as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from tenka.core.game import AnyGame
from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
    counted,
    counts,
    listed,
    number,
    numbers,
    one_of,
    place_of,
    seat_codes,
    seat_flags,
    turned,
    viewer,
)
from tenka.games.shitenno.material import NAMES, POSITIONS, PROVINCE_NAMES, TILE_NAMES, TROOP_NAMES
from tenka.games.shitenno.observation import Observation, StepName

SEALS = 4
PARTS = "the Hatamoto, Exchange tiles, Plus one tiles, cards by kind"


def layout(game: AnyGame) -> Layout:
    seats = game.seats
    provinces = [field for place in range(len(PROVINCE_NAMES)) for field in _province(place, seats)]
    return Layout([*_table(seats), *_seats(seats), *provinces, *_sharing(seats)])


def _table(seats: int) -> list[Field]:
    return [
        viewer(seats),
        one_of("step", "what is decided now", get_args(StepName), lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        number("year", "rounds of an even and an odd year, from 1", lambda seen: seen.year),
        number("years", "how many there are", lambda seen: seen.years),
        seat_codes("order", "seats by title, highest first", seats, seats, lambda seen: seen.order),
        number("troop_deck", "cards in the troop deck", lambda seen: seen.troop_deck),
        number("koku_deck", "cards in the koku deck", lambda seen: seen.koku_deck),
        counts("discards", "troops that will come back", NAMES, lambda seen: seen.discards),
        counts("spent_kokus", "kokus out of the game", NAMES, lambda seen: seen.spent_kokus),
        counts("old_unseen", "cards that seats count as old", NAMES, lambda seen: seen.old_unseen),
        counts("hand", "your cards", NAMES, lambda seen: seen.hand),
        counts("hand_old", "those of them that are old", NAMES, lambda seen: seen.hand_old),
        numbers("ranks", "final ranks", seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _seats(seats: int) -> list[Field]:
    view = [
        number("title", "seals of the title", lambda view: view.title),
        number("lot", "the hierarchy tile of this year's lot, 0 without one", lambda view: view.lot),
        number("points", "favor points", lambda view: view.points),
        number("kamons", "kamons in the stock", lambda view: view.kamons),
        number("cards", "cards in hand", lambda view: view.cards),
        counts("known", "cards that everybody saw go there", NAMES, lambda view: view.known),
        number("old", "other cards that are old", lambda view: view.old),
        number("exchange", "Exchange tiles", lambda view: view.exchange),
        number("plus_one", "Plus one tiles", lambda view: view.plus_one),
        number("card_taking", "Card taking tiles", lambda view: view.card_taking),
    ]
    return by_seat(view, seats, lambda seen: seen.seats)


def _province(place: int, seats: int) -> list[Field]:
    name = f"provinces.{PROVINCE_NAMES[place]}"

    def kamons(seen: Observation) -> list[float]:
        placed = seen.provinces[place].kamons
        return [place_of(seen, kamon.seat, seats) + 1 + (seats if kamon.golden else 0) for kamon in placed]

    return [
        numbers(f"{name}.kamons", f"whose kamons, as seat codes, plus {seats} if golden", POSITIONS, kamons),
        codes(f"{name}.tile", "the troop on top", TROOP_NAMES, 1, lambda seen: [seen.provinces[place].tile]),
        codes(
            f"{name}.taken",
            "tiles taken here",
            TILE_NAMES,
            POSITIONS,
            lambda seen: seen.provinces[place].taken,
        ),
        counts(
            f"{name}.troops", "its price in troops", TROOP_NAMES, lambda seen: seen.provinces[place].troops
        ),
        number(f"{name}.price", "its price in kokus, 0 if full", lambda seen: seen.provinces[place].price),
        seat_flags(
            f"{name}.leader", "who dominates it", seats, lambda seen: listed(seen.provinces[place].leader)
        ),
    ]


def _sharing(seats: int) -> list[Field]:
    seals = range(1, SEALS + 1)
    return [
        seat_flags("tairo", "who shares", seats, lambda seen: listed(seen.tairo)),
        seat_flags("asked", "who answers or chooses", seats, lambda seen: listed(seen.asked)),
        seat_flags("refused", "who refused the lot on offer", seats, lambda seen: seen.refused),
        numbers(
            "hierarchy", "1 for a tile that can be given", SEALS,
            lambda seen: [seal in seen.hierarchy for seal in seals],
        ),
        counts("tray", "cards in no lot", NAMES, lambda seen: seen.tray),
        *_lot("lot"),
        *_lot("other_lot"),
        seat_flags("active", "whose turn it is", seats, lambda seen: listed(seen.active)),
        number("placed", "kamons placed in this turn", lambda seen: seen.placed),
        number("hatamoto_used", "1 if the Hatamoto helped", lambda seen: seen.hatamoto_used),
        one_of("paying", "the province that you pay for", PROVINCE_NAMES, lambda seen: seen.paying),
        number("in_kokus", "1 if you pay in kokus", lambda seen: any(p.way == "kokus" for p in _ways(seen))),
        numbers("pay.least", f"at least: {PARTS}", len(NAMES) + 3, lambda seen: _bound(seen, min)),
        numbers("pay.most", "at most this", len(NAMES) + 3, lambda seen: _bound(seen, max)),
    ]  # fmt: skip


def _ways(seen: Observation) -> list[Any]:
    """The ways that are left to one who pays. Before, they follow from the rest of the row."""
    return [] if seen.paying is None else list(seen.payments)


def _bound(seen: Observation, of: Callable[[Any], float]) -> list[float]:
    ways = [[pay.hatamoto, pay.exchange, pay.plus_one, *counted(NAMES, pay.cards)] for pay in _ways(seen)]
    return [of(column) for column in zip(*ways, strict=True)]


def _lot(name: str) -> list[Field]:
    return [
        number(f"{name}.there", "1 if there is such a lot", lambda seen: getattr(seen, name) is not None),
        number(f"{name}.seals", "its tile", lambda seen: _of(getattr(seen, name), "seals", 0)),
        counts(f"{name}.cards", "its cards", NAMES, lambda seen: _of(getattr(seen, name), "cards", [])),
    ]


def _of(lot: Any, name: str, default: Any) -> Any:
    return default if lot is None else getattr(lot, name)
