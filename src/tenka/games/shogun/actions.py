"""The ten actions (rules A1 to A9), and the table of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.core.game import PLAYOUT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.battle import Battle, add_marker
from tenka.games.shogun.material import (
    BATTLE_A,
    BATTLE_B,
    CASTLE,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    MARKERS,
    RICE,
    TAXES,
    TEMPLE,
    THEATER,
    THEATER_CALMS,
)
from tenka.games.shogun.moves import MARCH, STAY
from tenka.games.shogun.rules import NOT_NOW, REMOVED, Action, Rules
from tenka.games.shogun.state import State, bits

if TYPE_CHECKING:
    from tenka.games.shogun.events import LapseReason
    from tenka.games.shogun.story import ShogunStory

NO_BORDER: Final = Refusal("no-border", "shogun/A10")
LEAVE_ONE: Final = Refusal("leave-one", "shogun/A10")
SAME_PROVINCE: Final = Refusal("same-province", "shogun/A10")
OWN_ONLY: Final = Refusal("own-only", "shogun/A8")
MUST_MOVE: Final = Refusal("must-move", "shogun/A9")


class Build(Action):
    """A castle, temple or theater on a free space (rules A1 to A3). It has its building's number."""

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        building = self.number
        chests = self.rules.modified(
            building, state, seat, province, self.rules.material.action_chests[building]
        )
        obstacle = self.obstacle(state, seat, province, chests)
        if obstacle is not None:
            if story is not None:
                story.lapsed(seat, building, province, obstacle)
            return True
        self.build(state, seat, province, chests, story)
        return True

    def build(self, state: State, seat: int, province: int, chests: int, story: ShogunStory | None) -> None:
        """Pay, and put the building there."""
        state.chests[seat] -= chests
        state.stock[self.number] -= 1
        state.buildings[province] |= 1 << self.number
        if story is not None:
            story.built(seat, province, self.number, chests)
        self.after(state, province, story)

    def obstacle(self, state: State, seat: int, province: int, chests: int) -> LapseReason | None:
        """Why it lapses, if so (rule A0)."""
        if state.has(province, self.number):
            return "already-there"
        if bits(state.buildings[province]) >= self.rules.material.board.spaces[province]:
            return "no-space"
        if state.stock[self.number] == 0:
            return "no-tiles"
        return "chests" if state.chests[seat] < chests else None

    def after(self, state: State, province: int, story: ShogunStory | None) -> None:
        """What building brings besides."""


class BuildTheater(Build):
    """A theater may calm a province (rule A3)."""

    def after(self, state: State, province: int, story: ShogunStory | None) -> None:
        if self.rules.effect(state) == THEATER_CALMS and state.markers[province] > 0:
            state.markers[province] -= 1
            state.stock[MARKERS] += 1
            if story is not None:
                story.marker_removed(province, state.markers[province])


class Income(Action):
    """Taxes or rice; then perhaps a revolt, else one more marker (rules A4, A5 and R1)."""

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        board = self.rules.material.board
        printed = board.tax[province] if self.number == TAXES else board.rice[province]
        amount = self.rules.modified(self.number, state, seat, province, printed)
        if story is not None:
            amounts = self.rules.amounts(self.number, state, seat, province, printed)
            story.income(self.number, seat, province, amounts)
        purse = state.chests if self.number == TAXES else state.rice
        purse[seat] = purse[seat] + amount
        calm = state.markers[province] == 0
        if calm or Battle(self.rules, state, province, story).revolt(0, chance):
            add_marker(self.rules, state, province, story)
        return True


class Deploy(Action):
    """Armies from the supply for chests (rules A6 and A7)."""

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        self.deploy(state, seat, province, story)
        return True

    def deploy(self, state: State, seat: int, province: int, story: ShogunStory | None) -> bool:
        """Whether it could be done in full."""
        material = self.rules.material
        chests = material.action_chests[self.number]
        printed = material.action_armies[self.number]
        armies = self.rules.modified(self.number, state, seat, province, printed)
        obstacle = self.obstacle(state, seat, chests, armies)
        if obstacle is not None:
            if story is not None:
                story.lapsed(seat, self.number, province, obstacle)
            return False
        if story is not None:
            amounts = self.rules.amounts(self.number, state, seat, province, printed)
            story.deployed(seat, province, amounts, chests)
        state.chests[seat] = state.chests[seat] - chests
        state.supply[seat] = state.supply[seat] - armies
        state.armies[province] = state.armies[province] + armies
        return True

    def obstacle(self, state: State, seat: int, chests: int, armies: int) -> LapseReason | None:
        if state.chests[seat] < chests:
            return "chests"
        return "supply" if state.supply[seat] < armies else None


def march_moves(rules: Rules, state: State, province: int, targets: list[int]) -> list[Move]:
    """Every way to march from a province, leaving one army there (rule A10)."""
    most = state.armies[province] - 1
    found: list[Move] = []
    for target in targets:
        found.extend(rules.moves.march[target][:most])
    return found


def random_march(
    rules: Rules, state: State, targets: list[int], otherwise: list[Move], chance: Chance
) -> Move:
    """One of the ways to march or of other moves after them, as a pick among all gives it, without a list."""
    most: i64 = state.armies[state.province] - 1
    marches: i64 = len(targets) * most
    place: i64 = chance.pick(PLAYOUT, marches + len(otherwise))
    if place >= marches:
        return otherwise[place - marches]
    return rules.moves.march[targets[place // most]][place % most]


def march_reason(rules: Rules, state: State, move: Move) -> Refusal | None:
    """What is wrong with the way or the number, whoever owns the target."""
    if not rules.in_play[move.a]:
        return REMOVED
    if move.a == state.province:
        return SAME_PROVINCE
    if move.a not in rules.neighbors[state.province]:
        return NO_BORDER
    return LEAVE_ONE if move.b >= state.armies[state.province] else None


def shift(state: State, seat: int, move: Move, story: ShogunStory | None) -> None:
    """Armies into an own province."""
    armies = state.armies
    armies[state.province] = armies[state.province] - move.b
    armies[move.a] = armies[move.a] + move.b
    if story is not None:
        story.moved(seat, state.province, move.a, move.b)


class DeployAndMove(Deploy):
    """One army, and then a move among own provinces, if the player likes (rule A8)."""

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        deployed = self.deploy(state, seat, province, story)
        return not (deployed and state.armies[province] > 1 and self.targets(state, seat, province))

    def question(self) -> str:
        return "move"

    def targets(self, state: State, seat: int, province: int) -> list[int]:
        return [target for target in self.rules.neighbors[province] if state.owner[target] == seat]

    def moves(self, state: State, seat: int) -> list[Move]:
        found = march_moves(self.rules, state, state.province, self.targets(state, seat, state.province))
        found.append(self.rules.moves.stay)
        return found

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        targets = self.targets(state, seat, state.province)
        return random_march(self.rules, state, targets, [self.rules.moves.stay], chance)

    def choose(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        if move.kind == MARCH:
            shift(state, seat, move, story)
        elif story is not None:
            story.stayed(seat, state.province)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind != MARCH:
            return NOT_NOW
        return march_reason(self.rules, state, move) or OWN_ONLY


class BattleMove(Action):
    """Armies march into a province next to theirs; if it is not an own one, they fight (rule A9)."""

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        obstacle = self.obstacle(state, seat, province)
        if obstacle is not None and story is not None:
            story.lapsed(seat, self.number, province, obstacle)
        return obstacle is not None

    def obstacle(self, state: State, seat: int, province: int) -> LapseReason | None:
        if state.armies[province] < 2:
            return "one-army"
        return None if self.can_go(state, seat, province) else "nowhere-to-go"

    def question(self) -> str:
        return "battle"

    def targets(self, state: State, seat: int, province: int) -> list[int]:
        rules = self.rules
        return [target for target in rules.neighbors[province] if self.is_open(state, seat, target)]

    def is_open(self, state: State, seat: int, target: int) -> bool:
        return state.owner[target] == seat or self.rules.shield(state, seat, target) is None

    def can_go(self, state: State, seat: int, province: int) -> bool:
        """Whether there is a target at all."""
        for target in self.rules.neighbors[province]:
            if self.is_open(state, seat, target):
                return True
        return False

    def moves(self, state: State, seat: int) -> list[Move]:
        found = march_moves(self.rules, state, state.province, self.targets(state, seat, state.province))
        if self.rules.may_decline:
            found.append(self.rules.moves.stay)
        return found

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        targets = self.targets(state, seat, state.province)
        otherwise = [self.rules.moves.stay] if self.rules.may_decline else []
        return random_march(self.rules, state, targets, otherwise, chance)

    def choose(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        if move.kind == STAY:
            if story is not None:
                story.stayed(seat, state.province)
        elif state.owner[move.a] == seat:
            shift(state, seat, move, story)
        else:
            state.armies[state.province] = state.armies[state.province] - move.b
            if story is not None:
                story.attacked(seat, state.province, move.a, move.b, state.owner[move.a])
            Battle(self.rules, state, move.a, story).attack(seat, move.b, chance)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind == STAY:
            return MUST_MOVE
        if move.kind != MARCH:
            return NOT_NOW
        wrong = march_reason(self.rules, state, move)
        return wrong or self.rules.shield(state, seat, move.a) or NOT_NOW


def base_actions(rules: Rules) -> list[Action]:
    """By number."""
    return [
        Build(rules, CASTLE),
        Build(rules, TEMPLE),
        BuildTheater(rules, THEATER),
        Income(rules, RICE),
        Income(rules, TAXES),
        Deploy(rules, DEPLOY5),
        Deploy(rules, DEPLOY3),
        DeployAndMove(rules, DEPLOY1),
        BattleMove(rules, BATTLE_A),
        BattleMove(rules, BATTLE_B),
    ]
