"""Which payments take control of a province: every one from which nothing can be left out, and no other.

A payment is a list of counts by part: the Hatamoto, Exchange tiles, +1 tiles, cards by kind. Where a tile is
applied does not matter for what is spent, so it is no part of the payment; it only must be possible.

How it is chosen: the player names the province and the way (troops or kokus); then, as long as the remaining
payments differ, they are asked how many of one thing to use, part by part in the order above, only where it
makes a difference. So every payment is reached by exactly one short row of small decisions, a search never
meets the same payment twice, and a person answers "how many Exchange tiles?" instead of reading long lists.

Troop payments. The troops needed are `a` of one type and `b` of another. Let `missing` be those that no card
shows, `absent` the needed types that no card shows at all, and `idle` the troops and kokus that are played
but not needed as they are. Exchange turns an idle one into a missing one; +1 doubles one that is there, and
if its type is absent, an Exchange makes it fit. That works exactly if there are `absent` Exchange tiles and
the Exchange tiles that find an idle one, together with the +1 tiles, make up for all that is missing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenka.games.shitenno.material import (
    BESIDE_GATE,
    BONUSES,
    DOUBLES,
    EXCHANGE,
    FIRST_TROOP,
    HATAMOTO,
    KINDS,
    KOKUS,
    NUMBERS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    SECOND_TROOP,
    SYMBOLS,
    TILE_TROOP,
    TILES_A_BONUS,
    TILES_A_PROVINCE,
    TROOP_OF,
    TROOPS,
    TROOPS_ON,
    VALUE,
)
from tenka.games.shitenno.moves import (
    BY_TROOPS,
    CARD_PARTS,
    EXCHANGE_PART,
    HATAMOTO_PART,
    PARTS,
    PLUS_ONE_PART,
)
from tenka.games.shitenno.state import State


class Need:
    """What a position takes: `a` troops of one type and `b` of another, or kokus worth the price."""

    __slots__ = ("a", "b", "first", "price", "second")

    def __init__(self, first: int, a: i64, second: int, b: i64, price: i64) -> None:
        self.first: Final = first
        self.a: Final = a
        self.second: Final = second
        self.b: Final = b
        self.price: Final = price


def _need(province: int, position: int, tile_troop: int) -> Need:
    """The last position shows the figure inside the gate instead of a tile (rule D6)."""
    troop, beside = TROOP_OF[province], BESIDE_GATE[province]
    price = NUMBERS[province][position]
    if position == TILES_A_PROVINCE or tile_troop == troop:
        return Need(troop, beside + 1, troop, 0, price)
    return Need(troop, beside, tile_troop, 1, price)


NEEDS: Final[list[Need]] = [
    _need(province, position, troop)
    for province in range(PROVINCES)
    for position in range(POSITIONS)
    for troop in range(TROOPS)
]
"""At (province * POSITIONS + position) * TROOPS + troop of the top tile."""


def need_of(state: State, province: int) -> Need:
    """What the first free position of a province takes now; there must be one."""
    position = state.filled[province]
    troop = 0
    if position < TILES_A_PROVINCE:
        troop = TILE_TROOP[state.tiles[province * TILES_A_PROVINCE + position]]
    return NEEDS[(province * POSITIONS + position) * TROOPS + troop]


def purse_of(state: State, seat: int) -> list[int]:
    """All that a seat could put into a payment now, as counts by part."""
    hatamoto = 1 if state.titles[seat] == HATAMOTO and not state.hatamoto_used else 0
    tiles = seat * BONUSES
    purse = [hatamoto, state.bonuses[tiles + EXCHANGE], state.bonuses[tiles + PLUS_ONE]]
    purse.extend(state.hands[seat * KINDS : seat * KINDS + KINDS])
    return purse


class Aid:
    """What helps the cards of a payment: the Hatamoto (0 or 1) and numbers of tiles."""

    __slots__ = ("exchange", "hatamoto", "plus_one")

    def __init__(self, hatamoto: i64, exchange: i64, plus_one: i64) -> None:
        self.hatamoto: Final = hatamoto
        self.exchange: Final = exchange
        self.plus_one: Final = plus_one


NUMBERS_OF_TILES: Final = range(TILES_A_BONUS + 1)
AIDS: Final[list[list[list[Aid]]]] = [
    [[Aid(hatamoto, exchange, plus_one) for plus_one in NUMBERS_OF_TILES] for exchange in NUMBERS_OF_TILES]
    for hatamoto in range(2)
]
"""By Hatamoto, Exchange tiles and +1 tiles."""
NO_AID: Final = AIDS[0][0][0]


# --- whether something is enough ----------------------------------------------------------------------


def troops_suffice(need: Need, first: i64, second: i64, elements: i64, aid: Aid) -> bool:
    """`first` and `second` count the troops of the needed types, `elements` all troops and kokus played."""
    fit_first = min(need.a, first)
    fit_second = min(need.b, second)
    missing = need.a + need.b - fit_first - fit_second
    if missing == 0:
        return True
    if elements + aid.hatamoto == 0:
        return False
    absent = (1 if fit_first == 0 else 0) + (1 if need.b > 0 and fit_second == 0 else 0)
    if aid.hatamoto:
        missing -= 1
        absent -= 1 if absent > 0 else 0
    idle = elements - fit_first - fit_second
    return absent <= aid.exchange and missing <= min(idle, aid.exchange) + aid.plus_one


def kokus_suffice(need: Need, value: i64, troops: i64, aid: Aid) -> bool:
    """`troops` counts those on cards, which Exchange could turn into kokus, as it could the Hatamoto."""
    made = value + min(troops + aid.hatamoto, aid.exchange)
    return made > 0 and made + aid.plus_one >= need.price


class Strength:
    """What a whole purse adds up to, to see quickly which provinces it can pay for."""

    __slots__ = ("aid", "kokus", "symbols", "troops")

    def __init__(self, purse: list[int]) -> None:
        self.aid: Final = AIDS[purse[HATAMOTO_PART]][purse[EXCHANGE_PART]][purse[PLUS_ONE_PART]]
        self.symbols: list[int] = [0, 0, 0, 0]
        self.troops: int = 0
        self.kokus: int = 0
        for kind in range(KOKUS):
            count = purse[CARD_PARTS + kind]
            if count:
                self.add_troops(kind, count)
        for kind in range(KOKUS, KINDS):
            self.kokus += purse[CARD_PARTS + kind] * VALUE[kind]

    def add_troops(self, kind: int, count: int) -> None:
        self.symbols[FIRST_TROOP[kind]] += count
        self.troops += count
        if kind >= DOUBLES:
            self.symbols[SECOND_TROOP[kind]] += count
            self.troops += count

    def pays_troops(self, need: Need) -> bool:
        second = self.symbols[need.second] if need.b else 0
        return troops_suffice(need, self.symbols[need.first], second, self.troops + self.kokus, self.aid)

    def pays_kokus(self, need: Need) -> bool:
        return kokus_suffice(need, self.kokus, self.troops, self.aid)


# --- all payments -------------------------------------------------------------------------------------


class Search:
    """Tries sets of cards, later kinds first, each with every useful number of tiles.

    What the chosen cards add up to is kept in three sums; the subclasses say which. `rest_x`, `rest_y` and
    `rest_z` tell what all cards of the first kinds could add.
    """

    __slots__ = (
        "cards",
        "found",
        "most",
        "need",
        "purse",
        "rest_x",
        "rest_y",
        "rest_z",
        "used",
        "x",
        "y",
        "z",
    )

    def __init__(self, need: Need, purse: list[int], useful: int) -> None:
        """`useful`: more tiles of one kind can never be needed."""
        self.need: Final = need
        self.purse: Final = purse
        exchange, plus_one = min(purse[EXCHANGE_PART], useful), min(purse[PLUS_ONE_PART], useful)
        self.most: Final = AIDS[purse[HATAMOTO_PART]][exchange][plus_one]
        self.cards: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.z: list[int] = []
        self.rest_x: list[int] = [0]
        self.rest_y: list[int] = [0]
        self.rest_z: list[int] = [0]
        self.used: list[int] = [0] * PARTS
        self.found: list[list[int]] = []

    def add(self, kind: int, x: int, y: int, z: int) -> None:
        """A kind of cards that could be of use."""
        card = kind + CARD_PARTS
        self.cards.append(card)
        self.x.append(x)
        self.y.append(y)
        self.z.append(z)
        self.rest_x.append(self.rest_x[-1] + self.purse[card] * x)
        self.rest_y.append(self.rest_y[-1] + self.purse[card] * y)
        self.rest_z.append(self.rest_z[-1] + self.purse[card] * z)

    def suffices(self, x: i64, y: i64, z: i64, aid: Aid) -> bool:
        raise NotImplementedError

    def helps(self, i: int, x: i64, y: i64, z: i64) -> bool:
        """Whether card i adds something to sets with these sums; if not, neither to larger ones."""
        raise NotImplementedError

    def run(self, kinds: int, x: i64, y: i64, z: i64) -> None:
        """Go on from a set of cards with these sums, adding only cards of the first so many kinds."""
        if self.suffices(x, y, z, NO_AID):
            self.note(x, y, z, NO_AID)
            return
        if self.suffices(x, y, z, self.most):
            self.try_tiles(x, y, z)
        elif not self.suffices(
            x + self.rest_x[kinds], y + self.rest_y[kinds], z + self.rest_z[kinds], self.most
        ):
            return
        for i in range(kinds):
            card = self.cards[i]
            if self.used[card] < self.purse[card] and self.helps(i, x, y, z):
                self.used[card] += 1
                self.run(i + 1, x + self.x[i], y + self.y[i], z + self.z[i])
                self.used[card] -= 1

    def try_tiles(self, x: i64, y: i64, z: i64) -> None:
        """For each number of Exchange tiles, with and without the Hatamoto, the fewest +1 tiles."""
        for hatamoto in range(self.most.hatamoto + 1):
            for exchange in range(self.most.exchange + 1):
                if self.try_plus_one(x, y, z, AIDS[hatamoto][exchange]):
                    break

    def try_plus_one(self, x: i64, y: i64, z: i64, aids: list[Aid]) -> bool:
        """Whether it goes without +1 tiles: then nothing is gained by more Exchange tiles."""
        for plus_one in range(self.most.plus_one + 1):
            aid = aids[plus_one]
            if self.suffices(x, y, z, aid):
                self.note(x, y, z, aid)
                return plus_one == 0
        return False

    def note(self, x: i64, y: i64, z: i64, aid: Aid) -> None:
        """Keep a payment if nothing can be left out of it; of +1 tiles there are the fewest already."""
        if aid.exchange and self.suffices(x, y, z, AIDS[aid.hatamoto][aid.exchange - 1][aid.plus_one]):
            return
        if aid.hatamoto and self.suffices(x, y, z, AIDS[0][aid.exchange][aid.plus_one]):
            return
        for i in range(len(self.cards)):
            if self.used[self.cards[i]] and self.suffices(x - self.x[i], y - self.y[i], z - self.z[i], aid):
                return
        payment = self.used[:]
        payment[HATAMOTO_PART] = aid.hatamoto
        payment[EXCHANGE_PART] = aid.exchange
        payment[PLUS_ONE_PART] = aid.plus_one
        self.found.append(payment)


class TroopSearch(Search):
    """The sums: troops of the first needed type, of the second, and all troops and kokus."""

    def __init__(self, need: Need, purse: list[int]) -> None:
        super().__init__(need, purse, need.a + need.b)
        for kind in range(KINDS):
            if purse[CARD_PARTS + kind]:
                first = SYMBOLS[kind][need.first]
                second = SYMBOLS[kind][need.second] if need.b else 0
                if first + second or purse[EXCHANGE_PART]:
                    self.add(kind, first, second, TROOPS_ON[kind] + VALUE[kind])

    def suffices(self, x: i64, y: i64, z: i64, aid: Aid) -> bool:
        return troops_suffice(self.need, x, y, z, aid)

    def helps(self, i: int, x: i64, y: i64, z: i64) -> bool:
        a, b = self.need.a, self.need.b
        if (x < a and self.x[i]) or (y < b and self.y[i]):
            return True
        return z - min(a, x) - min(b, y) < self.purse[EXCHANGE_PART]


class KokuSearch(Search):
    """The sums: the value in kokus, nothing, and the troops."""

    def __init__(self, need: Need, purse: list[int]) -> None:
        super().__init__(need, purse, TILES_A_BONUS)
        for kind in range(KINDS):
            if purse[CARD_PARTS + kind] and (VALUE[kind] or purse[EXCHANGE_PART]):
                self.add(kind, VALUE[kind], 0, TROOPS_ON[kind])

    def suffices(self, x: i64, y: i64, z: i64, aid: Aid) -> bool:
        return kokus_suffice(self.need, x, z, aid)

    def helps(self, i: int, x: i64, y: i64, z: i64) -> bool:
        return self.x[i] > 0 or z < self.purse[EXCHANGE_PART]


def payments(need: Need, purse: list[int], way: int) -> list[list[int]]:
    """Every payment from which nothing can be left out, in a fixed order."""
    search = TroopSearch(need, purse) if way == BY_TROOPS else KokuSearch(need, purse)
    search.run(len(search.cards), 0, 0, 0)
    return search.found


# --- choosing one of them -----------------------------------------------------------------------------


def open_part(ways: list[list[int]]) -> int:
    """The first part in which these payments differ."""
    first = ways[0]
    for part in range(PARTS):
        count = first[part]
        for way in ways:
            if way[part] != count:
                return part
    return PARTS


def narrow(ways: list[list[int]], part: int, count: int) -> list[list[int]]:
    return [way for way in ways if way[part] == count]
