"""Leaders come to the board, move after each round, and count at the end (rules L)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import PROVINCES
from tenka.games.shogun.modules.in_turn import InTurn
from tenka.games.shogun.modules.military_leaders.events import (
    LeaderKept,
    LeaderStayed,
    StatueScore,
    StatuesScored,
)
from tenka.games.shogun.modules.military_leaders.material import MATERIAL
from tenka.games.shogun.modules.military_leaders.state import leaders_of, move_leader, settle_leader
from tenka.games.shogun.rules import NEXT, REMOVED, WAIT, Step
from tenka.games.shogun.setup import NOT_YOUR_CLAIM, Claim, claims_of
from tenka.games.shogun.state import NONE, SPRING, State, provinces_of
from tenka.games.shogun.winter import YEARS

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

PAGE: Final = "leader"
HERE: Final = "leader_here"

LEADER_MUST_MOVE: Final = Refusal("leader-must-move", "shogun/L4")
DECIDE_LEADER: Final = Refusal("decide-leader", "shogun/L2")


# --- coming to the board ----------------------------------------------------------------------------


class ClaimWithLeader(Claim):
    """At each claimed province its owner decides whether the leader starts there (rule L2)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        return WAIT if leaders_of(state).deciding != NONE else super().run(state, chance, story)

    def place(self, state: State, seat: int, armies: int, chance: Chance, story: ShogunStory | None) -> None:
        claims = claims_of(state)
        province = claims.claimed
        super().place(state, seat, armies, chance, story)
        leaders = leaders_of(state)
        if leaders.provinces[seat] != NONE:
            return
        if claims.groups[seat]:
            leaders.deciding = province
        else:
            settle_leader(self.rules, state, seat, province, story)

    def question(self, state: State) -> str:
        return HERE if leaders_of(state).deciding != NONE else super().question(state)

    def asks(self, question: str) -> bool:
        return question == HERE or super().asks(question)

    def actors(self, state: State) -> list[int]:
        deciding = leaders_of(state).deciding
        return [state.owner[deciding]] if deciding != NONE else super().actors(state)

    def moves(self, state: State, seat: int) -> list[Move]:
        deciding = leaders_of(state).deciding
        if deciding == NONE:
            return super().moves(state, seat)
        page = self.rules.moves.pages[PAGE].moves
        return [page[deciding], page[PROVINCES]] if seat == state.owner[deciding] else []

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        leaders = leaders_of(state)
        if leaders.deciding == NONE:
            super().play(state, seat, move, chance, story)
            return
        if move.a != PROVINCES:
            settle_leader(self.rules, state, seat, leaders.deciding, story)
        elif story is not None:
            story.tell(LeaderKept(seat, self.rules.material.board.ids[leaders.deciding]))
        leaders.deciding = NONE

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        deciding = leaders_of(state).deciding
        if deciding == NONE:
            return super().reason(state, seat, move)
        return DECIDE_LEADER if seat == state.owner[deciding] else NOT_YOUR_CLAIM


class ForLeaders(InTurn):
    """Everybody chooses an own province for their leader."""

    def not_yours(self, province: int) -> Refusal:
        return Refusal("not-your-province", self.paragraph()) if self.rules.in_play[province] else REMOVED


class PlaceLeaders(ForLeaders):
    """With fixed starting provinces, once the first turn order is known (rule L2)."""

    def due(self, state: State) -> bool:
        return state.year == 1 and state.season == SPRING

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        if not self.due(state) or leaders_of(state).provinces[seat] != NONE:
            return True
        owned = provinces_of(state, seat)
        if len(owned) == 1:
            settle_leader(self.rules, state, seat, owned[0], story)
        return len(owned) < 2

    def choices(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.pages[PAGE].moves
        return [page[province] for province in provinces_of(state, seat)]

    def choose(self, state: State, seat: int, move: Move, story: ShogunStory | None) -> None:
        settle_leader(self.rules, state, seat, move.a, story)

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        if not self.rules.moves.pages[PAGE].holds(move):
            return self.not_now()
        if move.a == PROVINCES:
            return Refusal("leader-must-stand", self.paragraph())
        return self.not_yours(move.a)

    def paragraph(self) -> str:
        return "shogun/L2"


class ReturnLeaders(PlaceLeaders):
    """Leaders who were lost come back after winter, while there is a year to come (rule L6)."""

    def due(self, state: State) -> bool:
        return state.year < YEARS

    def paragraph(self) -> str:
        return "shogun/L6"


# --- moving -----------------------------------------------------------------------------------------


class MoveLeaders(ForLeaders):
    """After each round, to another own province, if there is one (rule L4)."""

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        place = leaders_of(state).provinces[seat]
        if place == NONE:
            return True
        targets = self.targets(state, seat)
        if len(targets) == 1:
            move_leader(self.rules, state, seat, targets[0], story)
        elif not targets and story is not None:
            story.tell(LeaderStayed(seat, self.rules.material.board.ids[place]))
        return len(targets) < 2

    def targets(self, state: State, seat: int) -> list[int]:
        place = leaders_of(state).provinces[seat]
        return [province for province in provinces_of(state, seat) if province != place]

    def choices(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.pages[PAGE].moves
        return [page[province] for province in self.targets(state, seat)]

    def choose(self, state: State, seat: int, move: Move, story: ShogunStory | None) -> None:
        move_leader(self.rules, state, seat, move.a, story)

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        if not self.rules.moves.pages[PAGE].holds(move):
            return self.not_now()
        if move.a in (PROVINCES, leaders_of(state).provinces[seat]):
            return LEADER_MUST_MOVE
        return self.not_yours(move.a)

    def paragraph(self) -> str:
        return "shogun/L4"


# --- the end ----------------------------------------------------------------------------------------


class ScoreStatues(Step):
    """Points for own statues on the board and for trophies (rule L7)."""

    def scores(self) -> bool:
        return True

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.year != YEARS:
            return NEXT
        scores = [self.score(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.points[seat] += scores[seat].points
        if story is not None:
            story.tell(StatuesScored(scores))
        return NEXT

    def score(self, state: State, seat: int) -> StatueScore:
        leaders = leaders_of(state)
        worth: dict[str, int] = self.rules.material.files[MATERIAL]["points"]
        statues = leaders.statues_of(seat)
        trophies = sum(leaders.trophies[seat * state.seats : (seat + 1) * state.seats])
        points = statues * worth["statue"] + trophies * worth["trophy"]
        return StatueScore(seat, statues, trophies, points, state.points[seat] + points)
