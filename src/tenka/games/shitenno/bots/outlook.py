"""What a hand is worth in a position of Shitennō, as far as it can be seen from one seat.

The worth is the points of the best conquests that the hand could make this year, one after the other, and
what is left is kept for later at a rough price. Payments are only estimated here; the legal ones are listed
in the Observation when the turn comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tenka.games.shitenno.material import (
    HATAMOTO,
    KIND,
    KINDS,
    KOKUS,
    SENSEI,
    SYMBOLS,
    TITLE_POINTS,
    TROOP_NAMES,
    TROOPS,
    TROOPS_ON,
    VALUE,
)
from tenka.games.shitenno.observation import Observation, ProvinceView

Hand = tuple[int, ...]
"""Counts by kind of card."""

TROOP = 1.25
"""What a troop is worth if it is kept, as long as two more years follow."""
SECOND = 0.7
"""The second troop of a card, in troops: often it is lost."""
KOKU = 1.1
BONUS = 1.4
"""A bonus tile that is kept."""
MAJORITY = 6.0
GILDING = 1.5
FIRST = 0.15
"""What each seal is worth for going first and choosing last."""
KAMONS_A_YEAR = 2


@dataclass(frozen=True, slots=True)
class Purse:
    """What a seat could pay with."""

    hand: Hand
    exchange: int
    plus_one: int
    wild: int
    """1 while the Hatamoto can be used."""
    kamons: int

    def with_cards(self, cards: Iterable[int]) -> Purse:
        hand = list(self.hand)
        for card in cards:
            hand[card] += 1
        return replace(self, hand=tuple(hand))


@dataclass(frozen=True, slots=True)
class Target:
    """The first free position of a province."""

    number: int
    need: tuple[int, ...]
    """Troops by type."""
    price: int
    tile: bool


def kinds(cards: Iterable[str]) -> list[int]:
    return [KIND[card] for card in cards]


def counts(cards: Iterable[int]) -> Hand:
    found = [0] * KINDS
    for card in cards:
        found[card] += 1
    return tuple(found)


def as_target(number: int, view: ProvinceView) -> Target | None:
    if view.price is None:
        return None
    need = tuple(view.troops.count(name) for name in TROOP_NAMES)
    return Target(number, need, view.price, view.tile is not None)


class Outlook:
    """Judges hands in one position."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        found = (as_target(number, view) for number, view in enumerate(seen.provinces))
        self.targets = [target for target in found if target is not None]
        self.years_left = self._years_left()
        later = min(1.0, self.years_left / 2)
        self.keep = [self._kept(kind, later) for kind in range(KINDS)]
        self._gains: dict[tuple[int, int, int], float] = {}
        self._worths: dict[tuple[Purse, int, int, int], float] = {}

    def _years_left(self) -> float:
        """Odd years after this one: by the koku deck, and by the stock of whoever has least."""
        fewest = min(view.kamons for view in self.seen.seats)
        return max(0.0, min(self.seen.years - self.seen.year, fewest / 1.5 - 1))

    def _kept(self, kind: int, later: float) -> float:
        if kind >= KOKUS:
            return VALUE[kind] * (1 + (KOKU - 1) * later)
        return TROOP * later * (1 + SECOND * (TROOPS_ON[kind] - 1))

    # --- hands -------------------------------------------------------------------------------------

    def purse(self, seat: int, title: int | None = None) -> Purse:
        """What a seat is known to have; of the own hand all."""
        view = self.seen.seats[seat]
        cards = self.seen.hand if seat == self.seen.viewer else view.known
        used = self.seen.hatamoto_used and seat == self.seen.active
        wild = int((view.title if title is None else title) == HATAMOTO and not used)
        return Purse(counts(kinds(cards)), view.exchange, view.plus_one, wild, view.kamons)

    def lot(self, seat: int, cards: Iterable[int], seals: int) -> float:
        """How much better off a seat is with a lot than without."""
        before = self.value(self.purse(seat, 0), seat, 0, KAMONS_A_YEAR)
        after = self.value(self.purse(seat, seals).with_cards(cards), seat, seals, KAMONS_A_YEAR)
        return after - before + FIRST * seals + (GILDING if seals == SENSEI else 0.0)

    def value(self, purse: Purse, seat: int, title: int, placements: int) -> float:
        key = (purse, seat, title, placements)
        if key not in self._worths:
            self._worths[key] = self._worth(purse, seat, title, placements)
        return self._worths[key]

    def _worth(self, purse: Purse, seat: int, title: int, placements: int) -> float:
        total = 0.0
        targets = list(self.targets)
        for _ in range(min(placements, purse.kamons)):
            found = [plan for target in targets for plan in self._plans(purse, target, seat, title)]
            if not found:
                break
            profit, gain, left, target = max(found, key=lambda plan: plan[0])
            if profit <= 0:
                break
            total += gain
            purse = left
            targets.remove(target)
        return total + self.kept(purse)

    def kept(self, purse: Purse) -> float:
        cards = sum(count * value for count, value in zip(purse.hand, self.keep, strict=True) if count)
        tiles = BONUS if self.years_left else 1.0
        return cards + tiles * (purse.exchange + purse.plus_one)

    # --- conquests ---------------------------------------------------------------------------------

    def gain(self, number: int, seat: int, title: int) -> float:
        """Points of a Kamon in a province, its tile and its part in a majority included."""
        key = (number, seat, title)
        if key not in self._gains:
            view = self.seen.provinces[number]
            tile = (BONUS if self.years_left else 0.6) if view.tile is not None else 0.0
            majority = self.share(view, seat, placed=1) - self.share(view, seat)
            self._gains[key] = (view.price or 0) + TITLE_POINTS[title] + tile + MAJORITY * majority
        return self._gains[key]

    def share(self, view: ProvinceView, seat: int, *, placed: int = 0, gilded: int = 0) -> float:
        """The chance to dominate a province in the end, after placing or gilding a Kamon."""
        weights = [0.0] * len(self.seen.seats)
        for place, kamon in enumerate(view.kamons):
            weights[kamon.seat] += 1 + kamon.golden + (0.1 - 0.02 * place if not weights[kamon.seat] else 0)
        weights[seat] += placed + gilded
        if weights[seat] == 0:
            return 0.0
        lead = weights[seat] - max(weight for other, weight in enumerate(weights) if other != seat)
        free = 4 - len(view.kamons) - placed
        if free <= 0:
            return float(lead > 0)
        return min(1.0, max(0.0, 0.5 + lead / (2.0 + free)))

    def _plans(
        self, purse: Purse, target: Target, seat: int, title: int
    ) -> list[tuple[float, float, Purse, Target]]:
        """Profit, gain and what is left, for troops and for kokus."""
        gain = self.gain(target.number, seat, title)
        before = self.kept(purse)
        ways = (self.by_troops(purse, target.need), self.by_kokus(purse, target.price))
        return [(gain - before + self.kept(left), gain, left, target) for left in ways if left is not None]

    def by_troops(self, purse: Purse, need: tuple[int, ...]) -> Purse | None:
        """What is left after paying with troops, best fitting cards first; None if they do not suffice."""
        wanted = [troop for troop in range(TROOPS) if need[troop]]
        useful = [kind for kind in _held(purse.hand) if any(SYMBOLS[kind][troop] for troop in wanted)]
        shown = sum(purse.hand[kind] * TROOPS_ON[kind] for kind in useful)
        if shown + purse.wild + purse.plus_one + purse.exchange < sum(need):
            return None
        hand, missing = list(purse.hand), list(need)
        while any(missing):
            fits = [(_fit(kind, missing), -kind) for kind in useful if hand[kind]]
            fit, card = max(fits, default=(0.0, 0))
            if fit <= 0:
                break
            hand[-card] -= 1
            for troop in wanted:
                missing[troop] = max(0, missing[troop] - SYMBOLS[-card][troop])
        return self._fill(replace(purse, hand=tuple(hand)), sum(missing), sum(need))

    def _fill(self, purse: Purse, missing: int, need: int) -> Purse | None:
        """The Hatamoto and tiles for what the cards lack."""
        if missing == need and not purse.wild:
            return None if missing else purse
        wild = min(purse.wild, missing)
        plus_one = min(purse.plus_one, missing - wild)
        exchange = missing - wild - plus_one
        if exchange > purse.exchange:
            return None
        hand = list(purse.hand)
        for _ in range(exchange):
            card = min((kind for kind in range(KINDS) if hand[kind]), key=self.keep.__getitem__, default=-1)
            if card < 0:
                return None
            hand[card] -= 1
        left = replace(purse, hand=tuple(hand), wild=purse.wild - wild)
        return replace(left, exchange=purse.exchange - exchange, plus_one=purse.plus_one - plus_one)

    def by_kokus(self, purse: Purse, price: int) -> Purse | None:
        """What is left after paying with kokus: with the least surplus, large cards first."""
        held = purse.hand[KOKUS:]
        best: tuple[int, int, int] | None = None
        for threes in range(held[2] + 1):
            for twos in range(held[1] + 1):
                ones = min(held[0], max(0, price - 3 * threes - 2 * twos))
                paid = ones + 2 * twos + 3 * threes
                if paid >= price and (best is None or paid < best[0] + 2 * best[1] + 3 * best[2]):
                    best = (ones, twos, threes)
        if best is None:
            return None
        kept = tuple(count - used for count, used in zip(held, best, strict=True))
        return replace(purse, hand=purse.hand[:KOKUS] + kept)


def _held(hand: Hand) -> list[int]:
    """The kinds of troop cards in a hand."""
    return [kind for kind in range(KOKUS) if hand[kind]]


def _fit(kind: int, missing: list[int]) -> float:
    """How many missing troops a card brings, and a little less for what it would waste."""
    brought = sum(min(shown, missing[troop]) for troop, shown in enumerate(SYMBOLS[kind]))
    return brought - 0.4 * (TROOPS_ON[kind] - brought) if brought else 0.0
