"""Where the leaders are and what they leave behind (rules L)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.pickling import picklable
from tenka.games.shogun.material import ACTIONS, PROVINCES, SPACE_IDS
from tenka.games.shogun.modifiers import supplied
from tenka.games.shogun.modules.military_leaders.events import (
    LeaderLost,
    LeaderMoved,
    LeaderPlaced,
    StatuesTaken,
)
from tenka.games.shogun.modules.military_leaders.material import MATERIAL
from tenka.games.shogun.rules import Hooks, Modifier, Rules
from tenka.games.shogun.state import NOBODY, NONE, ModuleState, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

SOURCE: Final = "leader"


class Leaders(ModuleState):
    __slots__ = ("counts", "deciding", "left", "provinces", "statues", "trophies")

    def __init__(self, seats: int, statues: int) -> None:
        self.provinces: list[int] = [NONE] * seats
        """By seat."""
        self.statues: list[int] = [NOBODY] * PROVINCES
        """By province, whose ones stand there: a leader leaves none of others where he is."""
        self.counts: list[int] = [0] * PROVINCES
        """By province, how many."""
        self.left: list[int] = [statues] * seats
        self.trophies: list[int] = [0] * (seats * seats)
        """At taker * seats + victim."""
        self.deciding: int = NONE
        """The province just claimed, while its owner decides about the leader."""

    def copy(self) -> ModuleState:
        other = Leaders(0, 0)
        other.provinces = self.provinces[:]
        other.statues = self.statues[:]
        other.counts = self.counts[:]
        other.left = self.left[:]
        other.trophies = self.trophies[:]
        other.deciding = self.deciding
        return other

    def erect(self, seat: int, province: int) -> None:
        """A statue beside those that the seat has there."""
        self.statues[province] = seat
        self.counts[province] += 1
        self.left[seat] -= 1

    def statues_of(self, seat: int) -> int:
        """How many a seat has on the board."""
        return sum([self.counts[place] for place in range(PROVINCES) if self.statues[place] == seat])


def leaders_of(state: State) -> Leaders:
    for part in state.modules:
        if isinstance(part, Leaders):
            return part
    raise ValueError("this game has no leaders")


def settle_leader(rules: Rules, state: State, seat: int, province: int, story: ShogunStory | None) -> None:
    """A leader comes to the board."""
    if story is not None:
        story.tell(LeaderPlaced(seat, rules.material.board.ids[province]))
    arrive(rules, state, seat, province, story)


def move_leader(rules: Rules, state: State, seat: int, province: int, story: ShogunStory | None) -> None:
    """To a neighboring province in triumph, which leaves a statue; to any other in flight (rule L4)."""
    leaders = leaders_of(state)
    origin = leaders.provinces[seat]
    statue = leaders.left[seat] > 0 and province in rules.neighbors[origin]
    if statue:
        leaders.erect(seat, origin)
    if story is not None:
        ids = rules.material.board.ids
        story.tell(LeaderMoved(seat, ids[origin], ids[province], statue))
    arrive(rules, state, seat, province, story)


def arrive(rules: Rules, state: State, seat: int, province: int, story: ShogunStory | None) -> None:
    """Statues of somebody else become trophies (rule L5)."""
    leaders = leaders_of(state)
    leaders.provinces[seat] = province
    victim = leaders.statues[province]
    if victim in (NOBODY, seat):
        return
    count = leaders.counts[province]
    leaders.statues[province] = NOBODY
    leaders.counts[province] = 0
    leaders.trophies[seat * state.seats + victim] += count
    if story is not None:
        story.tell(StatuesTaken(seat, rules.material.board.ids[province], victim, count))


class LoseLeader(Hooks):
    """A leader leaves the board with his province (rule L6)."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def province_lost(self, state: State, seat: int, province: int, story: ShogunStory | None) -> None:
        leaders = leaders_of(state)
        if leaders.provinces[seat] == province:
            leaders.provinces[seat] = NONE
            if story is not None:
                story.tell(LeaderLost(seat, self.rules.material.board.ids[province]))


class LeaderBonus(Modifier):
    """What is printed is better where the leader is (rule L3)."""

    def __init__(self, rules: Rules, more: int) -> None:
        super().__init__(rules, SOURCE)
        self.more: Final = more
        """Negative for a price."""

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        return self.better(state, seat, amount) if leaders_of(state).provinces[seat] == province else amount

    def better(self, state: State, seat: int, amount: int) -> int:
        return max(0, amount + self.more)


class LeaderArmies(LeaderBonus):
    """More armies, as far as the supply lasts."""

    def better(self, state: State, seat: int, amount: int) -> int:
        return supplied(state, seat, amount, amount + self.more)


def install_bonuses(rules: Rules, buildings: int) -> None:
    """Before the event and the special card (rule A11); the first actions build, which gets cheaper."""
    bonus: dict[str, int] = rules.material.files[MATERIAL]["bonus"]
    for action in range(ACTIONS):
        more = bonus.get(SPACE_IDS[action], 0)
        if more > 0:
            kind = LeaderArmies if rules.material.action_armies[action] > 0 else LeaderBonus
            rules.modifiers[action].insert(0, kind(rules, -more if action < buildings else more))


picklable(Leaders, lambda: Leaders(0, 0))
