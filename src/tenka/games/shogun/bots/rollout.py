"""Plays drawn positions on to the next planning, quickly: what search does thousands of times.

Only positions that were drawn from an Observation ever come here (see `world_sampler`); what others decide is
guessed by a few rules of thumb. This module is compiled with the rules.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from tenka.core.chance import Chance, FastChance, T
from tenka.core.moves import Move
from tenka.games.shogun.battle import neutral_farmers
from tenka.games.shogun.bots.tables import ARMY, BOLDNESS, SETTLED, SPITE, lead_value, rounds_left
from tenka.games.shogun.material import (
    ATTACK,
    BATTLE_A,
    BATTLE_B,
    DEFENSE,
    DEPLOY5,
    MARKERS,
    PLUS_CHEST,
    PLUS_RICE,
    PROVINCES,
    RICE,
    SIX_ARMIES,
    TAXES,
)
from tenka.games.shogun.moves import MARCH, PLAN, REVOLT, SPECIAL, STAY, is_province
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.scoring import building_count
from tenka.games.shogun.state import NOBODY, State

LOGISTIC: Final = 1.702
"""Makes the logistic curve close to the normal one."""
HOPE: Final = 0.45
"""What a better garrison is worth, as part of the attack that it makes possible."""


class SplitChance(Chance):
    """The tower draws from a stream of its own, so that other draws do not depend on how battles go."""

    def __init__(self, seed: int) -> None:
        self.tower: Final = FastChance(2 * seed)
        self.rest: Final = FastChance(2 * seed + 1)

    def pick(self, stream: str, n: int) -> int:
        return self.tower.below(n) if stream == "tower" else self.rest.below(n)

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        source = self.tower if stream == "tower" else self.rest
        return source.shuffle(stream, items)


class NormalBattleEstimate:
    """How a throw would end, for who attacks; a normal curve instead of exact sums."""

    def __init__(self, rules: Rules) -> None:
        stay, knocked = rules.material.tower["shelves"]["stay"], rules.material.tower["shelves"]["knocked"]
        self.stay: Final = stay[0] / stay[1]
        self.knock: Final = max(1e-6, min(1 - 1e-6, knocked[0] / knocked[1]))
        self.rest: Final = log(1 - self.knock)
        self.passed = 1.0
        self.loose = 0.0
        self.first = self.second = self.third = 0.0
        self.mean = 0.0
        self.spread = 0.0
        # what was found
        self.more = 0.0
        self.equal = 0.0
        self.left = 0.0

    def shelf(self, arriving: float) -> None:
        """How likely an arriving cube passes, and how likely one that lies there is loosened."""
        self.loose = 1 - exp(self.rest * arriving)
        share = self.loose / (self.knock * arriving) if arriving > 0 else 1.0
        self.passed = 1 - self.stay * share

    def add(self, cubes: float, chance: float, sign: float) -> None:
        self.mean += sign * cubes * chance
        self.spread += cubes * chance * (1 - chance)

    def fight(
        self, state: State, one: int, thrown: int, *, other: int = NOBODY, against: int = 0, farmers: int = -1
    ) -> None:
        """`one` throws; `other`, if there is one, and the farmers, if they take part, throw against."""
        tray, shelves = state.tray, state.shelves
        colors = len(tray)
        lying = 0
        total = thrown + against + max(0, farmers)
        for color in range(colors):
            total += tray[color]
            lying += shelves[color]
        self.tower(total, lying)
        self.mean = self.spread = 0.0
        self.color(state, one, thrown, 1.0)
        if other != NOBODY:
            self.color(state, other, against, -1.0)
        if farmers >= 0:
            self.color(state, colors - 1, farmers, -1.0)
        self.conclude()

    def tower(self, total: int, lying: int) -> None:
        """How likely a cube comes out: a thrown one, one of the first shelf, one of the second."""
        self.shelf(total)
        passed, loose = self.passed, self.loose
        self.shelf(total * passed + lying * loose)
        self.first = passed * self.passed
        self.second = loose * self.passed
        self.third = self.loose

    def color(self, state: State, color: int, thrown: int, sign: float) -> None:
        self.add(thrown + state.tray[color], self.first, sign)
        self.add(state.shelves[color], self.second, sign)
        self.add(state.shelves[len(state.tray) + color], self.third, sign)

    def conclude(self) -> None:
        spread = sqrt(self.spread) + 1e-3
        high = (self.mean - 0.5) / spread
        self.more = 1 / (1 + exp(-LOGISTIC * max(-20.0, min(20.0, high))))
        low = (self.mean + 0.5) / spread
        self.equal = 1 / (1 + exp(-LOGISTIC * max(-20.0, min(20.0, low)))) - self.more
        self.left = max(self.more, self.mean * self.more + spread * exp(-high * high / 2) * 0.3989)


class Rollout:
    """What everybody does in a drawn position."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.battle: Final = NormalBattleEstimate(rules)
        self.beside: Final = [others_of_region(rules, place) for place in range(PROVINCES)]
        """By province, the others of its region."""
        self.full: Final = rules.material.majority_points

    # --- going on -------------------------------------------------------------------------------------

    def simulate_plan(self, world: State, seat: int, plan: list[int], seed: int) -> State:
        """The position after the round, if a seat seals a plan now; all others have sealed."""
        state = world.copy()
        chance = SplitChance(seed)
        step = self.rules.steps[state.step]
        for space in range(len(plan)):
            step.play(state, seat, self.rules.moves.plan[space][plan[space]], chance, None)
        self.rules.advance(state, chance, None)
        self.finish_round(state, chance)
        return state

    def simulate_move(self, world: State, seat: int, move: Move, seed: int) -> State:
        """The position after the round, if a seat plays a move now."""
        state = world.copy()
        chance = SplitChance(seed)
        self.rules.steps[state.step].play(state, seat, move, chance, None)
        self.rules.advance(state, chance, None)
        self.finish_round(state, chance)
        return state

    def finish_round(self, state: State, chance: Chance) -> None:
        """Until everybody plans again, or the game is over."""
        while state.sealed is None:
            step = self.rules.steps[state.step]
            actors = step.actors(state)
            if not actors:
                return
            seat = actors[0]
            step.play(state, seat, self.choice(state, seat, chance), chance, None)
            self.rules.advance(state, chance, None)

    def choice(self, state: State, seat: int, chance: Chance) -> Move:
        moves = self.rules.steps[state.step].moves(state, seat)
        kind = moves[0].kind
        if kind in (MARCH, STAY):
            return self.march(state, seat, moves)
        if kind == SPECIAL:
            return self.special(state, seat, moves, chance)
        if kind in (REVOLT, PLAN) or len(moves) == 1:
            return moves[0]
        return moves[chance.pick("rollout", len(moves) - 1)]

    # --- special cards --------------------------------------------------------------------------------

    def special(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        best, found = -1.0, moves[0]
        for move in moves:
            value = self.special_value(state, seat, move.a) - 0.05 * state.specials.index(move.a)
            value += 0.1 + chance.pick("rollout", 100) * 0.002
            if value > best:
                best, found = value, move
        return found

    def special_value(self, state: State, seat: int, special: int) -> float:
        board = state.board[seat]
        if special == PLUS_CHEST:
            return 0.35 if is_province(board[TAXES]) else 0.0
        if special == PLUS_RICE:
            return 0.3 if is_province(board[RICE]) else 0.0
        if special == SIX_ARMIES:
            return 0.3 if is_province(board[DEPLOY5]) else 0.0
        if special == ATTACK:
            return 0.2 * is_province(board[BATTLE_A]) + 0.2 * is_province(board[BATTLE_B])
        return 0.25

    # --- marching -------------------------------------------------------------------------------------

    def march(self, state: State, seat: int, moves: list[Move]) -> Move:
        """Of all, half and one of the armies to each target, what seems best; it may be to stay."""
        most = state.armies[state.province] - 1
        rounds = rounds_left(state.year, state.season) - 1
        best, found = -1e9, moves[0]
        for move in moves:
            if move.kind == STAY:
                value = 0.0
            elif move.b == most or move.b == (most + 1) // 2 or move.b == 1:
                value = self.march_value(state, seat, move.a, move.b, rounds)
            else:
                continue
            if value > best:
                best, found = value, move
        return found

    def march_value(self, state: State, seat: int, aim: int, armies: int, rounds: int) -> float:
        start = state.province
        here = state.armies[start]
        bared = self.province_value(state, start, seat, rounds) * (
            self.danger(state, start, here - armies) - self.danger(state, start, here)
        )
        if state.owner[aim] == seat:
            there = state.armies[aim]
            safer = self.danger(state, aim, there) - self.danger(state, aim, there + armies)
            gain = self.province_value(state, aim, seat, rounds) * safer
            hope = self.front(state, aim, seat) - self.front(state, start, seat)
            return gain - bared + HOPE * ARMY[rounds] * armies * hope
        return self.attack_value(state, seat, aim, armies, rounds) - bared

    def attack_value(self, state: State, seat: int, aim: int, armies: int, rounds: int) -> float:
        owner = state.owner[aim]
        battle = self.battle
        thrown = armies + (state.special_of[seat] == ATTACK)
        if owner == NOBODY:
            battle.fight(state, seat, thrown, farmers=neutral_farmers(self.rules, state))
        else:
            garrison = state.armies[aim] + (state.special_of[owner] == DEFENSE)
            farmers = -1 if state.markers[aim] else 0
            battle.fight(state, seat, thrown, other=owner, against=garrison, farmers=farmers)
        more, equal = battle.more, battle.equal
        gain = more * self.province_value(state, aim, seat, rounds) * SETTLED + ARMY[rounds] * (
            battle.left - armies
        )
        if owner != NOBODY:
            gain += (more + equal) * self.province_value(state, aim, owner, rounds) * SPITE
        return gain

    def front(self, state: State, place: int, seat: int) -> int:
        """Whether there is anything to attack next to a province."""
        for near in self.rules.neighbors[place]:
            if state.owner[near] != seat:
                return 1
        return 0

    def province_value(self, state: State, place: int, seat: int, rounds: int) -> float:
        """What a province is to a seat that has it, or would have it."""
        board = self.rules.material.board
        value = self.rules.material.province_points
        points = 0.0
        if state.buildings[place]:
            points = self.buildings_value(state, place, seat)
        income = 0.06 * rounds * (board.tax[place] + board.rice[place])
        return (value + points) * (1.7 if rounds > 2 else 1.0) + income

    def buildings_value(self, state: State, place: int, seat: int) -> float:
        total = 0.0
        for building in range(MARKERS):
            if state.has(place, building):
                total += self.rules.material.building_points
                total += self.lead_gain(state, seat, place, building, late=False)
        return total

    def lead_gain(self, state: State, seat: int, place: int, building: int, *, late: bool) -> float:
        """What a building brings its owner by majorities, beside those in the rest of the region."""
        counts = building_count(state, self.beside[place], building)
        mine, counts[seat] = counts[seat], 0
        best, full = max(counts), self.full[building]
        return lead_value(mine + 1, best, full, late) - lead_value(mine, best, full, late)

    def danger(self, state: State, place: int, garrison: int) -> float:
        """How likely a province of somebody's is lost soon with a garrison."""
        owner = state.owner[place]
        safe = 1.0
        worst = [0.0] * state.seats
        for near in self.rules.neighbors[place]:
            foe = state.owner[near]
            if foe in (NOBODY, owner) or state.armies[near] < 2 or 2 * state.armies[near] < garrison:
                continue
            farmers = -1 if state.markers[place] else 0
            self.battle.fight(
                state, foe, state.armies[near] - 1, other=owner, against=garrison, farmers=farmers
            )
            worst[foe] = max(worst[foe], self.battle.more + self.battle.equal)
        for foe in range(state.seats):
            safe *= 1 - BOLDNESS * worst[foe]
        return 1 - safe


def others_of_region(rules: Rules, place: int) -> list[int]:
    board = rules.material.board
    return [other for other in board.by_region[board.region[place]] if other != place]
