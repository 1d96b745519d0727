"""Who sits with whom, and where: pure functions, the same for the same seed.

People are numbers. An arrangement begins with an order (by score, or of a schedule) that is cut into tables,
and is then improved by exchanging two people for as long as that costs less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

import msgspec

from tenka.core.chance import FastChance
from tenka.server.storage.contest_model import BOT

REPEAT: Final = 10**12
"""To meet again is worse than anything else, and the more so the more often it has happened."""
SHORT: Final = 10**10
"""To sit once more where people are missing is worse than any difference of scores."""
ATTEMPTS: Final = 24
STREAM: Final = "pairing"

Tables = list[list[int]]


class History(msgspec.Struct, frozen=True):
    """What has happened in the rounds before."""

    meetings: Mapping[tuple[int, int], int] = {}
    """How often two have met; the smaller number first."""
    short: Mapping[int, int] = {}
    """How often somebody had a bye, or sat where people were missing."""
    seats: Mapping[tuple[int, int], int] = {}
    """How often somebody (first) had a seat (second)."""


def history_of(tables: Iterable[Sequence[int]], size: int) -> History:
    """From the seats of all tables so far, those with a single seat being byes."""
    meetings: Counter[tuple[int, int]] = Counter()
    short: Counter[int] = Counter()
    seats: Counter[tuple[int, int]] = Counter()
    for table in tables:
        people = sorted(number for number in table if number != BOT)
        meetings.update(combinations(people, 2))
        if len(people) < size:
            short.update(people)
        if len(table) > 1:
            seats.update((number, seat) for seat, number in enumerate(table) if number != BOT)
    return History(meetings, short, seats)


# --- how many tables ---------------------------------------------------------------------------------


def table_sizes(players: int, seats: int, least: int) -> list[int]:
    """As equal as possible, larger ones first. Where a table would have fewer than `least`, there is one
    table less, and who finds no seat has a bye."""
    if players == 0:
        return []
    tables = -(-players // seats)
    if players // tables < least:
        return [seats] * (players // seats)
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def with_byes(order: Sequence[int], places: int, short: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """Who plays, in the same order, and who has a bye: who had the fewest so far, of those the last."""
    rest = len(order) - places
    last_first = list(reversed(order))
    byes = sorted(last_first, key=lambda number: short.get(number, 0))[:rest]
    return [number for number in order if number not in byes], byes


# --- orders to begin with ----------------------------------------------------------------------------


def drawn(players: Iterable[int], seed: int) -> list[int]:
    """By lot."""
    return FastChance(seed).shuffle(STREAM, sorted(players))


def by_score(players: Iterable[int], scores: Mapping[int, int], seed: int) -> list[int]:
    """The highest score first; equals by lot."""
    return sorted(drawn(players, seed), key=lambda number: -scores.get(number, 0))


def in_circle(roster: Sequence[int], players: Iterable[int], number: int) -> list[int]:
    """The circle method: everybody of the `roster` meets everybody once in as many rounds as there are
    others. Of round `number`, pairs first, then those whose opponent is not among the `players`."""
    circle: list[int] = [*roster, BOT] if len(roster) % 2 else list(roster)
    turn = (number - 1) % max(1, len(circle) - 1)
    circle = circle[:1] + circle[len(circle) - turn :] + circle[1 : len(circle) - turn]
    pairs = [(circle[i], circle[-1 - i]) for i in range(len(circle) // 2)]
    here = set(players)
    present = [[one for one in pair if one in here] for pair in pairs]
    return [one for size in (2, 1) for pair in present if len(pair) == size for one in pair]


# --- tables ------------------------------------------------------------------------------------------


def arrange(
    order: Sequence[int],
    sizes: Sequence[int],
    history: History,
    *,
    scores: Mapping[int, int] | None = None,
    seed: int = 0,
) -> Tables:
    """People at tables: as few who meet again as possible, then nobody at a short table again and again,
    then scores as equal as possible. It begins with the order; if that does not avoid all meetings, also
    with others by lot."""
    cost = _Cost(order, max(sizes, default=0), history, scores or {})
    chance = FastChance(seed)
    best: tuple[int, Tables] | None = None
    begin = list(order)
    for _ in range(ATTEMPTS):
        tables = _improved(_cut(begin, sizes), cost)
        total = sum(map(cost.of_table, tables))
        if best is None or total < best[0]:
            best = total, tables
        if best[0] < REPEAT:
            break
        begin = chance.shuffle(STREAM, begin)
    return best[1] if best else []


class _Cost:
    def __init__(
        self, players: Sequence[int], full: int, history: History, scores: Mapping[int, int]
    ) -> None:
        self._full = full
        self._short = {number: SHORT * history.short.get(number, 0) for number in players}
        self._pairs: dict[tuple[int, int], int] = {}
        for one, other in combinations(players, 2):
            met = history.meetings.get((min(one, other), max(one, other)), 0)
            apart = scores.get(one, 0) - scores.get(other, 0)
            self._pairs[one, other] = self._pairs[other, one] = REPEAT * met * met + apart * apart

    def of_table(self, table: Sequence[int]) -> int:
        met = sum(self._pairs[pair] for pair in combinations(table, 2))
        return met + (sum(self._short[one] for one in table) if len(table) < self._full else 0)

    def of_one(self, one: int, others: Iterable[int], size: int) -> int:
        met = sum(self._pairs[one, other] for other in others)
        return met + (self._short[one] if size < self._full else 0)


def _cut(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    return tables


def _improved(tables: Tables, cost: _Cost) -> Tables:
    """After all exchanges of two that pay."""
    places = [(table, seat) for table in range(len(tables)) for seat in range(len(tables[table]))]
    paid = True
    while paid:
        paid = False
        for one, other in combinations(places, 2):
            if one[0] != other[0] and _gain(tables, one, other, cost) > 0:
                _exchange(tables, one, other)
                paid = True
    return tables


def _gain(tables: Tables, one: tuple[int, int], other: tuple[int, int], cost: _Cost) -> int:
    here, there = tables[one[0]], tables[other[0]]
    first, second = here[one[1]], there[other[1]]
    with_first = [number for number in here if number != first]
    with_second = [number for number in there if number != second]
    before = cost.of_one(first, with_first, len(here)) + cost.of_one(second, with_second, len(there))
    after = cost.of_one(second, with_first, len(here)) + cost.of_one(first, with_second, len(there))
    return before - after


def _exchange(tables: Tables, one: tuple[int, int], other: tuple[int, int]) -> None:
    here, there = tables[one[0]], tables[other[0]]
    here[one[1]], there[other[1]] = there[other[1]], here[one[1]]


# --- seats -------------------------------------------------------------------------------------------


def seated(people: Sequence[int], size: int, history: History, seed: int) -> list[int]:
    """At a table of this size: everybody where they have been least often, bots where nobody sits."""
    sitting = drawn(people, seed) + [BOT] * (size - len(people))

    def again(order: Iterable[int]) -> int:
        had = (history.seats.get((number, seat), 0) for seat, number in enumerate(order))
        return sum(count * count for count in had)

    return list(min(permutations(sitting), key=again))
