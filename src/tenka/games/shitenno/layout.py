"""Shitennō as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from tenka.core.game import AnyGame
from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
    counted,
    counts,
    flag,
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
from tenka.games.shitenno.material import (
    COUNTS,
    KAMONS,
    KAMONS_A_YEAR,
    NAMES,
    NUMBERS,
    POSITIONS,
    PROVINCE_NAMES,
    ROUNDS,
    TILE_NAMES,
    TILES_A_BONUS,
    TROOP_NAMES,
)
from tenka.games.shitenno.observation import Lot, Observation, Payment, SeatView, StepName

SEALS = 4
MOST_OF_A_KIND = max(COUNTS)
MOST_CARDS = sum(COUNTS)
MOST_PRICE = max(max(numbers) for numbers in NUMBERS)
MOST_POINTS = 250
"""More than all provinces, tiles and kokus give one player."""
PARTS = "the Hatamoto, Exchange tiles, Plus one tiles, cards by kind"


def layout(game: AnyGame) -> Layout[Observation]:
    seats = game.seats
    provinces = [field for place in range(len(PROVINCE_NAMES)) for field in _province(place, seats)]
    return Layout([*_table(seats), *_seats(seats), *provinces, *_sharing(seats)])


def _table(seats: int) -> list[Field[Observation]]:
    return [
        viewer(seats),
        one_of("step", "what is decided now", get_args(StepName), lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        number("year", "rounds of an even and an odd year, from 1", ROUNDS[seats], lambda seen: seen.year),
        number("years", "how many there are", ROUNDS[seats], lambda seen: seen.years),
        seat_codes("order", "seats by title, highest first", seats, seats, lambda seen: seen.order),
        number("troop_deck", "cards in the troop deck", MOST_CARDS, lambda seen: seen.troop_deck),
        number("koku_deck", "cards in the koku deck", MOST_CARDS, lambda seen: seen.koku_deck),
        counts("discards", "troops that will come back", NAMES, MOST_OF_A_KIND, lambda seen: seen.discards),
        counts("spent_kokus", "kokus out of the game", NAMES, MOST_OF_A_KIND, lambda seen: seen.spent_kokus),
        counts(
            "old_unseen", "cards that seats count as old", NAMES, MOST_OF_A_KIND, lambda seen: seen.old_unseen
        ),
        counts("hand", "your cards", NAMES, MOST_OF_A_KIND, lambda seen: seen.hand),
        counts("hand_old", "those of them that are old", NAMES, MOST_OF_A_KIND, lambda seen: seen.hand_old),
        numbers("ranks", "final ranks", seats, seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _seats(seats: int) -> list[Field[Observation]]:
    view: list[Field[SeatView]] = [
        number("title", "seals of the title", SEALS, lambda view: view.title),
        number("lot", "the hierarchy tile of this year's lot, 0 without one", SEALS, lambda view: view.lot),
        number("points", "favor points", MOST_POINTS, lambda view: view.points),
        number("kamons", "kamons in the stock", KAMONS[seats], lambda view: view.kamons),
        number("cards", "cards in hand", MOST_CARDS, lambda view: view.cards),
        counts("known", "cards that everybody saw go there", NAMES, MOST_OF_A_KIND, lambda view: view.known),
        number("old", "other cards that are old", MOST_CARDS, lambda view: view.old),
        number("exchange", "Exchange tiles", TILES_A_BONUS, lambda view: view.exchange),
        number("plus_one", "Plus one tiles", TILES_A_BONUS, lambda view: view.plus_one),
        number("card_taking", "Card taking tiles", TILES_A_BONUS, lambda view: view.card_taking),
    ]
    return by_seat(view, seats, lambda seen: seen.seats)


def _province(place: int, seats: int) -> list[Field[Observation]]:
    name = f"provinces.{PROVINCE_NAMES[place]}"

    def kamons(seen: Observation) -> list[float]:
        placed = seen.provinces[place].kamons
        return [place_of(seen, kamon.seat, seats) + 1 + (seats if kamon.golden else 0) for kamon in placed]

    return [
        numbers(
            f"{name}.kamons",
            f"whose kamons, as seat codes, plus {seats} if golden",
            POSITIONS,
            2 * seats,
            kamons,
        ),
        codes(f"{name}.tile", "the troop on top", TROOP_NAMES, 1, lambda seen: [seen.provinces[place].tile]),
        codes(
            f"{name}.taken",
            "tiles taken here",
            TILE_NAMES,
            POSITIONS,
            lambda seen: seen.provinces[place].taken,
        ),
        counts(
            f"{name}.troops",
            "its price in troops",
            TROOP_NAMES,
            POSITIONS,
            lambda seen: seen.provinces[place].troops,
        ),
        number(
            f"{name}.price",
            "its price in kokus, 0 if full",
            MOST_PRICE,
            lambda seen: seen.provinces[place].price,
        ),
        seat_flags(
            f"{name}.leader", "who dominates it", seats, lambda seen: listed(seen.provinces[place].leader)
        ),
    ]


def _sharing(seats: int) -> list[Field[Observation]]:
    seals = range(1, SEALS + 1)
    return [
        seat_flags("tairo", "who shares", seats, lambda seen: listed(seen.tairo)),
        seat_flags("asked", "who answers or chooses", seats, lambda seen: listed(seen.asked)),
        seat_flags("refused", "who refused the lot on offer", seats, lambda seen: seen.refused),
        numbers(
            "hierarchy",
            "1 for a tile that can be given",
            SEALS,
            1,
            lambda seen: [seal in seen.hierarchy for seal in seals],
        ),
        counts("tray", "cards in no lot", NAMES, MOST_OF_A_KIND, lambda seen: seen.tray),
        *_lot("lot", lambda seen: seen.lot),
        *_lot("other_lot", lambda seen: seen.other_lot),
        seat_flags("active", "whose turn it is", seats, lambda seen: listed(seen.active)),
        number("placed", "kamons placed in this turn", KAMONS_A_YEAR, lambda seen: seen.placed),
        flag("hatamoto_used", "1 if the Hatamoto helped", lambda seen: seen.hatamoto_used),
        one_of("paying", "the province that you pay for", PROVINCE_NAMES, lambda seen: seen.paying),
        flag("in_kokus", "1 if you pay in kokus", lambda seen: any(p.way == "kokus" for p in _ways(seen))),
        numbers(
            "pay.least", f"at least: {PARTS}", len(NAMES) + 3, TILES_A_BONUS, lambda seen: _bound(seen, min)
        ),
        numbers("pay.most", "at most this", len(NAMES) + 3, TILES_A_BONUS, lambda seen: _bound(seen, max)),
    ]


def _ways(seen: Observation) -> list[Payment]:
    """The ways that are left to one who pays. Before, they follow from the rest of the row."""
    return [] if seen.paying is None else list(seen.payments)


def _bound(seen: Observation, of: Callable[[Sequence[float]], float]) -> list[float]:
    ways = [[pay.hatamoto, pay.exchange, pay.plus_one, *counted(NAMES, pay.cards)] for pay in _ways(seen)]
    return [of(column) for column in zip(*ways, strict=True)]


def _lot(name: str, get: Callable[[Observation], Lot | None]) -> list[Field[Observation]]:
    def seals(seen: Observation) -> int | None:
        lot = get(seen)
        return None if lot is None else lot.seals

    def cards(seen: Observation) -> list[str]:
        lot = get(seen)
        return [] if lot is None else lot.cards

    return [
        flag(f"{name}.there", "1 if there is such a lot", lambda seen: get(seen) is not None),
        number(f"{name}.seals", "its tile", SEALS, seals),
        counts(f"{name}.cards", "its cards", NAMES, MOST_OF_A_KIND, cards),
    ]
