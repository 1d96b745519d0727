"""`steady`: weighs lots by what its hand can conquer with them, and conquests by points and majorities."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace

from tenka.core.bot import Bot, Clock
from tenka.core.moves import Move
from tenka.games.shitenno.bots.outlook import KAMONS_A_YEAR, Outlook, counts, kinds
from tenka.games.shitenno.material import KINDS, NAMES, PROVINCE_NAMES
from tenka.games.shitenno.observation import Kamon, Lot, Observation, Payment, ProvinceView

LOTS_TRIED = 16
SPLITS_TRIED = 40
SAMPLES = 6
"""Lots drawn at random to see what a fair share would be worth."""
PAYMENTS_WEIGHED = 6
"""For each province and way, those that keep the most."""

Plan = tuple[list[int], str]
"""The cards of a lot, and the move that finishes it."""


class SteadyShitenno(Bot[Observation]):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: tuple[str, Plan] | None = None

    def decide(self, observation: Observation, moves: list[Move], clock: Clock | None) -> Move:
        if len(moves) == 1:
            return moves[0]
        name = STEPS[observation.step](self, observation)
        return next((move for move in moves if move.name == name), moves[-1])

    def dice(self, about: str) -> random.Random:
        """The same question gets the same answer."""
        return random.Random(f"{self.seed}/{about}")

    # --- the even year -----------------------------------------------------------------------------

    def lot(self, seen: Observation) -> str:
        return self._carry_out(seen, self._best_lot)

    def split(self, seen: Observation) -> str:
        return self._carry_out(seen, self._best_split)

    def _carry_out(self, seen: Observation, make: Callable[[Observation, list[int], str], Plan]) -> str:
        """The next card of the planned lot, or its end. The plan depends on the whole pool only."""
        formed, _ = _contents(seen.lot)
        pool = sorted(kinds(seen.tray) + formed)
        about = f"{seen.year}/{seen.hierarchy}/{pool}"
        if self._plan is None or self._plan[0] != about:
            self._plan = (about, make(seen, pool, about))
        cards, end = self._plan[1]
        missing = [
            NAMES[kind] for kind in range(KINDS) for _ in range(cards.count(kind) - formed.count(kind))
        ]
        return f"add:{missing[0]}" if missing else end

    def _best_lot(self, seen: Observation, pool: list[int], about: str) -> Plan:
        """A lot that others take and that leaves much, or one worth keeping when all refuse."""
        outlook, dice = Outlook(seen), self.dice(about)
        waiting = [seat for seat in seen.order if seen.seats[seat].lot is None]
        hopes = {seat: self._hope(outlook, seat, pool, seen.hierarchy, len(waiting)) for seat in waiting}
        best = float("-inf")
        plan: Plan = ([], f"offer:{seen.hierarchy[0]}")
        for _ in range(LOTS_TRIED):
            cards, seals = _draw(dice, pool, len(waiting)), dice.choice(seen.hierarchy)
            taken = any(outlook.lot(seat, cards, seals) >= hopes[seat] for seat in waiting[1:])
            if taken:
                rest = _without(pool, cards)
                tiles = [tile for tile in seen.hierarchy if tile != seals]
                value = self._hope(outlook, waiting[0], rest, tiles, len(waiting) - 1)
            else:
                value = outlook.lot(waiting[0], cards, seals)
            if value > best:
                best, plan = value, (cards, f"offer:{seals}")
        return plan

    def _best_split(self, seen: Observation, pool: list[int], about: str) -> Plan:
        """Two lots of which the other one likes best what is worth less here."""
        outlook, dice = Outlook(seen), self.dice(about)
        me, other = [seat for seat in seen.order if seen.seats[seat].lot is None]
        best = float("-inf")
        plan: Plan = ([], f"split:{seen.hierarchy[0]}+{seen.hierarchy[1]}")
        for _ in range(SPLITS_TRIED):
            cards = _draw(dice, pool, 2)
            high, low = sorted(dice.sample(seen.hierarchy, 2), reverse=True)
            lots = [(cards, high), (_without(pool, cards), low)]
            liked = [outlook.lot(other, *lot) for lot in lots]
            value = outlook.lot(me, *lots[0 if liked[1] > liked[0] else 1])
            if value > best:
                best, plan = value, (cards, f"split:{high}+{low}")
        return plan

    def _hope(self, outlook: Outlook, seat: int, pool: list[int], tiles: list[int], waiting: int) -> float:
        """What a fair share of the pool is worth to a seat."""
        dice = self.dice(f"{seat}/{pool}/{tiles}")
        shares = [outlook.lot(seat, _draw(dice, pool, waiting), dice.choice(tiles)) for _ in range(SAMPLES)]
        return sum(shares) / SAMPLES

    def offer(self, seen: Observation) -> str:
        """Take a lot that is at least a fair share of what there is."""
        outlook = Outlook(seen)
        cards, seals = _contents(seen.lot)
        waiting = len([view for view in seen.seats if view.lot is None])
        hope = self._hope(outlook, seen.viewer, sorted(kinds(seen.tray) + cards), seen.hierarchy, waiting)
        return "accept" if outlook.lot(seen.viewer, cards, seals) >= hope else "refuse"

    def choose(self, seen: Observation) -> str:
        outlook = Outlook(seen)
        lots = [_contents(lot) for lot in (seen.lot, seen.other_lot)]
        _, seals = max(lots, key=lambda lot: outlook.lot(seen.viewer, *lot))
        return f"choose:{seals}"

    # --- the odd year ------------------------------------------------------------------------------

    def turn(self, seen: Observation) -> str:
        """Take cards first; then the best payment, if it is better than keeping the cards."""
        me = seen.seats[seen.viewer]
        if me.card_taking and (seen.troop_deck or seen.discards):
            return "draw"
        outlook = Outlook(seen)
        idle = outlook.kept(outlook.purse(seen.viewer))
        best, payment = self._best_payment(seen, outlook)
        return payment.choice.split()[0] if payment is not None and best > idle else "end"

    def pay(self, seen: Observation) -> str:
        _, payment = self._best_payment(seen, Outlook(seen))
        return payment.choice.split()[0] if payment is not None else ""

    def _best_payment(self, seen: Observation, outlook: Outlook) -> tuple[float, Payment | None]:
        """With what it gains and what could still be done with the rest this year."""
        best: tuple[float, Payment | None] = (float("-inf"), None)
        for payment in _thrifty(seen.payments, outlook):
            value = self._after(seen, outlook, payment)
            if value > best[0]:
                best = (value, payment)
        return best

    def _after(self, seen: Observation, outlook: Outlook, payment: Payment) -> float:
        seat = seen.viewer
        purse = outlook.purse(seat)
        spent = counts(kinds(payment.cards))
        left = replace(
            purse,
            hand=tuple(held - used for held, used in zip(purse.hand, spent, strict=True)),
            exchange=purse.exchange - payment.exchange,
            plus_one=purse.plus_one - payment.plus_one,
            wild=purse.wild - payment.hatamoto,
            kamons=purse.kamons - 1,
        )
        title = seen.seats[seat].title
        gain = outlook.gain(PROVINCE_NAMES.index(payment.province), seat, title)
        return gain + outlook.value(left, seat, title, KAMONS_A_YEAR - seen.placed - 1)

    def gild(self, seen: Observation) -> str:
        """Where a golden Kamon does most for a majority."""
        outlook = Outlook(seen)
        best, name = 0.0, "gild:none"
        for view in seen.provinces:
            rise = outlook.share(view, seen.viewer, gilded=1) - outlook.share(view, seen.viewer)
            place = _simple_kamon(view, seen.viewer)
            if place and (rise > best or name == "gild:none"):
                best, name = rise, f"gild:{view.id}:{place}"
        return name


def _simple_kamon(view: ProvinceView, seat: int) -> int:
    """The position, from 1, of the first own Kamon that is not golden; 0 if there is none."""
    mine = Kamon(seat, golden=False)
    return view.kamons.index(mine) + 1 if mine in view.kamons else 0


def _contents(lot: Lot | None) -> tuple[list[int], int]:
    """Cards and seals."""
    return ([], 0) if lot is None else (kinds(lot.cards), lot.seals or 0)


def _thrifty(payments: list[Payment], outlook: Outlook) -> Iterable[Payment]:
    """Of each province and way the payments that give the least away."""
    groups: dict[tuple[str, str], list[Payment]] = {}
    for payment in payments:
        groups.setdefault((payment.province, payment.way), []).append(payment)
    for group in groups.values():
        group.sort(key=lambda payment: _price(payment, outlook))
        yield from group[:PAYMENTS_WEIGHED]


def _price(payment: Payment, outlook: Outlook) -> float:
    tiles = payment.exchange + payment.plus_one
    return sum(outlook.keep[kind] for kind in kinds(payment.cards)) + 1.4 * tiles + 0.5 * payment.hatamoto


def _draw(dice: random.Random, pool: list[int], shares: int) -> list[int]:
    """About one share of the cards, at random."""
    fair = len(pool) / shares
    size = min(len(pool), max(0, round(dice.gauss(fair, fair / 4 + 0.5))))
    return sorted(dice.sample(pool, size))


def _without(pool: list[int], cards: list[int]) -> list[int]:
    rest = list(pool)
    for card in cards:
        rest.remove(card)
    return rest


STEPS: dict[str, Callable[[SteadyShitenno, Observation], str]] = {
    "lot": SteadyShitenno.lot,
    "offer": SteadyShitenno.offer,
    "split": SteadyShitenno.split,
    "choose": SteadyShitenno.choose,
    "turn": SteadyShitenno.turn,
    "pay": SteadyShitenno.pay,
    "gild": SteadyShitenno.gild,
}
