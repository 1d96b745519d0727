"""`sharp`: tries whole plans, bids and marches in drawn worlds, and takes what wins most."""

from __future__ import annotations

import random

from tenka.core.bot import Bot, Clock
from tenka.core.moves import Move
from tenka.games.shogun.bots.plan import CHEST_CARD, EMPTY, Planner, assigned
from tenka.games.shogun.bots.steady import STEPS, SteadyShogun, unplanned
from tenka.games.shogun.bots.successive_halving import Budget, Runner, SuccessiveHalving
from tenka.games.shogun.bots.tables import (
    ARMY,
    CHEST,
    INCOME,
    INVESTED,
    LATER_WINTER,
)
from tenka.games.shogun.bots.value import FEATURES, Estimate
from tenka.games.shogun.bots.world_sampler import WorldSampler
from tenka.games.shogun.material import AUCTION
from tenka.games.shogun.observation import Observation

SEARCHED = ("special", "battle", "move", "revolt")
"""Questions besides planning that are searched; the others are answered as `steady` does."""
CANDIDATES = 8
"""So many of the moves that `steady` likes best are tried."""
INITIAL_PLANS = 28
"""Plans that a search begins with, then those that are changed a little, and how often."""
SURVIVORS = 3
MUTANTS = 12
VARIETY = (0.1, 0.5, 1.2)
"""How far, in points, first plans may differ in the value of a card on a space."""
PLANS_FIRST, PLANS_MOST = 4, 64
"""Worlds in which all plans are compared, and those for the last ones; so for moves."""
MOVES_FIRST, MOVES_MOST = 16, 128
FINALISTS = 2
"""Moves that are compared to the end."""
HURRY = 0.15
"""With less time than this, in seconds, there is no search."""

Plan = tuple[str, ...]


def by_hand() -> tuple[list[list[float]], list[float]]:
    """Weights and spreads by rounds left, by the same worths as those of `steady`."""
    rows = []
    for rounds in range(7):
        after = min(5, rounds)
        seasons = 1 + LATER_WINTER * (rounds > 3)
        weights = {
            "points": 1.0,
            "provinces": seasons,
            "buildings": seasons,
            "leads": seasons,
            "chests": CHEST[after],
            "rice": 0.1 if rounds % 3 else 0.0,
            "hunger": -0.7,
            "armies": 1.5 * ARMY[after],
            "tower": 0.5 * ARMY[after],
            "markers": -0.1 if rounds % 3 else 0.0,
            "income": INCOME * rounds / 2,
            "danger": -2.0 * seasons,
            "invested": INVESTED if rounds else 0.0,
        }
        rows.append([weights.get(name, 0.0) for name in FEATURES])
    return rows, [1.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0]


class SharpShogun(Bot[Observation]):
    """Answers from the observation, the seed and the number of simulations alone, if nobody is waiting."""

    seconds = 1.0
    simulations = 500

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.steady = SteadyShogun(seed)
        self.weights, self.spread = by_hand()
        self._planned_for: Observation | None = None
        self._plan: Plan = ()

    def decide(self, observation: Observation, moves: list[Move], clock: Clock | None) -> Move:
        if len(moves) == 1:
            return moves[0]
        if clock is not None and clock.left() < HURRY:
            return self.steady.decide(observation, moves, clock)
        if observation.step == "plan":
            return self._next_card(observation, moves, clock)
        if observation.step in SEARCHED:
            return self._best_move(observation, moves, clock)
        return self.steady.decide(observation, moves, clock)

    # --- plans ----------------------------------------------------------------------------------------

    def _next_card(self, seen: Observation, moves: list[Move], clock: Clock | None) -> Move:
        blank = unplanned(seen)
        if blank != self._planned_for:
            self._planned_for, self._plan = blank, Planning(self, blank, moves, clock).best()
        place = len(seen.draft)
        if list(self._plan[:place]) != seen.draft:
            return self.steady.decide(seen, moves, clock)
        return next(move for move in moves if move.name.endswith(f":{self._plan[place]}"))

    def estimate(self, sampler: WorldSampler) -> Estimate:
        return Estimate(sampler.rollout, self.weights, self.spread)

    # --- moves ----------------------------------------------------------------------------------------

    def _best_move(self, seen: Observation, moves: list[Move], clock: Clock | None) -> Move:
        value = STEPS[seen.step](seen)
        liked = sorted(moves, key=lambda move: -value(move.name))[:CANDIDATES]
        sampler = WorldSampler(seen, [move.name for move in moves], self.seed, clock)
        estimate = self.estimate(sampler)
        named = sampler.game.book.named

        def simulate(move: Move, number: int) -> float:
            world = sampler.world(number)
            end = sampler.rollout.simulate_move(world, seen.viewer, named[move.name], number)
            return estimate.win(end, seen.viewer)

        halving = SuccessiveHalving(simulate, Budget(self.simulations, clock), MOVES_FIRST, MOVES_MOST)
        return halving.run([Runner(move) for move in liked], FINALISTS)[0].choice


class Planning:
    """The search for one plan."""

    def __init__(self, bot: SharpShogun, seen: Observation, moves: list[Move], clock: Clock | None) -> None:
        self.seen = seen
        self.sampler = WorldSampler(seen, [move.name for move in moves], bot.seed, clock)
        self.planner = Planner(seen, bot.seed)
        self.estimate = bot.estimate(self.sampler)
        self.random = random.Random(f"{bot.seed}:{seen.year}:{seen.season}")
        self.budget = Budget(bot.simulations, clock)
        self.halving = SuccessiveHalving(self.simulate, self.budget, PLANS_FIRST, PLANS_MOST)
        self.known: set[tuple[str, ...]] = set()

    def best(self) -> Plan:
        """The best of the first plans, unless a changed one does better in as many worlds."""
        best = self.halving.run([Runner(plan) for plan in self.first_plans()], SURVIVORS)[:SURVIVORS]
        while self.budget.left():
            mutants = [Runner(plan) for plan in self.changed([runner.choice for runner in best])]
            if not mutants:
                break
            survivors = self.halving.run(mutants, SURVIVORS)
            best += [runner for runner in survivors if len(runner.results) >= PLANS_MOST]
            best = sorted(best, key=lambda runner: -runner.mean(PLANS_MOST))[:SURVIVORS]
        return best[0].choice

    def simulate(self, plan: Plan, number: int) -> float:
        world = self.sampler.world(number)
        cards = [self.sampler.numbers[name] for name in plan]
        end = self.sampler.rollout.simulate_plan(world, self.seen.viewer, cards, number)
        return self.estimate.win(end, self.seen.viewer)

    # --- where plans come from ------------------------------------------------------------------------

    def first_plans(self) -> list[Plan]:
        """What `steady` would plan, and what it would with other values."""
        found = [tuple(self.planner.plan())]
        self.known.add(self.key(found[0]))
        spaces = list(range(len(found[0])))
        for number in range(INITIAL_PLANS):
            values = self.planner.varied(self.random, VARIETY[number % len(VARIETY)])
            names = assigned(values, self.planner.cards, spaces, self.seen.hand)
            self.note(found, tuple(names[space] for space in spaces))
        return found

    def changed(self, plans: list[Plan]) -> list[Plan]:
        """Plans in which two cards have changed places, or one has been replaced."""
        found: list[Plan] = []
        for _ in range(4 * MUTANTS):
            if len(found) == MUTANTS:
                break
            self.note(found, self.change(self.random.choice(plans)))
        return found

    def change(self, plan: Plan) -> Plan:
        cards = list(plan)
        rest = [card for card in self.seen.hand if card not in plan]
        for _ in range(self.random.choice((1, 1, 2))):
            one = self.random.randrange(len(cards))
            other = self.random.randrange(len(cards) + len(rest))
            if other < len(cards):
                cards[one], cards[other] = cards[other], cards[one]
            elif cards[one] != EMPTY:
                cards[one], rest[other - len(cards)] = rest[other - len(cards)], cards[one]
        return tuple(cards)

    def note(self, found: list[Plan], plan: Plan) -> None:
        """One more plan, if it is legal and new."""
        bid = plan[AUCTION]
        payable = not bid.startswith(CHEST_CARD) or int(bid.removeprefix(CHEST_CARD)) <= self.chests()
        key = self.key(plan)
        if payable and key not in self.known:
            self.known.add(key)
            found.append(plan)

    def chests(self) -> int:
        return self.seen.seats[self.seen.viewer].chests

    def key(self, plan: Plan) -> tuple[str, ...]:
        """Chest cards are all the same, but for the bid."""
        return tuple(
            CHEST_CARD if card.startswith(CHEST_CARD) and space != AUCTION else card
            for space, card in enumerate(plan)
        )
