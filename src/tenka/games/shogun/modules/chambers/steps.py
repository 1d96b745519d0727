"""Six markers a round, won by majorities in regions; rows and columns count at the end (rules K)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import REGIONS
from tenka.games.shogun.modules.chambers.events import (
    ChamberDeclined,
    ChamberLine,
    ChambersClosed,
    ChambersOpened,
    ChambersScored,
    ChamberTaken,
    RegionsLaidOut,
)
from tenka.games.shogun.modules.chambers.material import LINE_NAMES, MATERIAL, SIZE, SPACE_NAMES, SPACES
from tenka.games.shogun.modules.chambers.state import (
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    Chambers,
    chambers_of,
    most_markers,
)
from tenka.games.shogun.rules import NEXT, WAIT, Rules, Step
from tenka.games.shogun.state import NOBODY, State
from tenka.games.shogun.winter import YEARS

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

PAGE: Final = "chamber"
ROUNDS: Final = 6

NOT_YOUR_REGION: Final = Refusal("not-your-turn", "shogun/K3")
REGIONS_NOW: Final = Refusal("not-now", "shogun/K3")
NOT_OPEN: Final = Refusal("not-open", "shogun/K3")


def names(spaces: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]


class LayOutRegions(Step):
    """The region tiles are shuffled (rule K1)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        part = chambers_of(state)
        part.regions = chance.shuffle("regions", list(range(REGIONS)))
        if story is not None:
            ids = self.rules.material.board.region_ids
            story.tell(RegionsLaidOut([ids[region] for region in part.regions]))
        return NEXT


class OpenChambers(Step):
    """Six markers from the bag, each on the space that it names (rule K2)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        part = chambers_of(state)
        bag = part.with_(IN_BAG)
        for _ in range(self.rules.material.files[MATERIAL]["drawn"]):
            part.spaces[bag.pop(chance.pick("chambers", len(bag)))] = FACE_UP
        if story is not None:
            story.tell(ChambersOpened(names(part.with_(FACE_UP))))
        return NEXT


class Exchange(Step):
    """Region by region, who has most provinces there may swap an open marker for an own one (rule K3)."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name, rules)
        self.markers: Final[int] = rules.material.files[MATERIAL]["markers"]

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        part = chambers_of(state)
        while part.tile < REGIONS:
            seat = self.leading(state, part.regions[part.tile])
            if seat != NOBODY and part.spaces.count(seat) < self.markers:
                return WAIT
            part.tile += 1
        self.close(state, part, story)
        return NEXT

    def leading(self, state: State, region: int) -> int:
        """Who has most provinces in a region, and comes first in turn order among equals."""
        regions = self.rules.material.board.region
        counts = [0] * state.seats
        for province, seat in enumerate(state.owner):
            if seat != NOBODY and regions[province] == region:
                counts[seat] += 1
        most = max(counts)
        return next(seat for seat in state.order if counts[seat] == most) if most > 0 else NOBODY

    def close(self, state: State, part: Chambers, story: ShogunStory | None) -> None:
        """Open markers are turned down, the first region tile goes last (rule K4)."""
        left = part.with_(FACE_UP)
        for space in left:
            part.spaces[space] = FACE_DOWN
        part.regions = [*part.regions[1:], part.regions[0]]
        part.tile = 0
        if story is not None:
            ids = self.rules.material.board.region_ids
            story.tell(ChambersClosed(names(left), [ids[region] for region in part.regions]))

    def actor(self, state: State) -> int:
        part = chambers_of(state)
        return self.leading(state, part.regions[part.tile])

    def actors(self, state: State) -> list[int]:
        return [self.actor(state)]

    def moves(self, state: State, seat: int) -> list[Move]:
        if seat != self.actor(state):
            return []
        page = self.rules.moves.pages[PAGE].moves
        return [*(page[space] for space in chambers_of(state).with_(FACE_UP)), page[SPACES]]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        part = chambers_of(state)
        region = self.rules.material.board.region_ids[part.regions[part.tile]]
        part.tile += 1
        if move.a != SPACES:
            part.spaces[move.a] = seat
        if story is not None:
            taken = move.a != SPACES
            story.tell(
                ChamberTaken(seat, region, SPACE_NAMES[move.a]) if taken else ChamberDeclined(seat, region)
            )

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != self.actor(state):
            return NOT_YOUR_REGION
        return NOT_OPEN if self.rules.moves.pages[PAGE].holds(move) else REGIONS_NOW


class ScoreChambers(Step):
    """At the end of the game: the most markers in each row and column (rule K5)."""

    def scores(self) -> bool:
        return True

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.year != YEARS:
            return NEXT
        gained = [0] * state.seats
        for line in range(2 * SIZE):
            for seat in self.winners(state, line):
                gained[seat] += self.share(state, line)
        state.points = [had + more for had, more in zip(state.points, gained, strict=True)]
        if story is not None:
            story.tell(ChambersScored([self.told(state, line) for line in range(2 * SIZE)], gained))
        return NEXT

    def value(self, line: int) -> int:
        data: dict[str, list[int]] = self.rules.material.files[MATERIAL]
        return data["rows"][line] if line < SIZE else data["columns"][line - SIZE]

    def winners(self, state: State, line: int) -> list[int]:
        return [seat for seat in most_markers(chambers_of(state), line, state.seats) if seat != FACE_DOWN]

    def share(self, state: State, line: int) -> int:
        """What each of the best gets: one less in a tie, also with the face-down markers."""
        tied = len(most_markers(chambers_of(state), line, state.seats)) > 1
        return max(0, self.value(line) - 1) if tied else self.value(line)

    def told(self, state: State, line: int) -> ChamberLine:
        winners = self.winners(state, line)
        return ChamberLine(
            LINE_NAMES[line], self.value(line), winners, self.share(state, line) if winners else 0
        )
