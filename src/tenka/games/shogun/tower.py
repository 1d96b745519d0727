"""The models of the battle tower (rule B1)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.games.shogun.rules import Tower
from tenka.games.shogun.state import State

STREAM: Final = "tower"
SHELVES: Final = 2
FINE: Final = 1_000_000
"""How finely the number of cubes knocked loose is drawn."""


class ShelfTower(Tower):
    """Two shelves. A cube that reaches one may stay; it may knock loose what lies there already.

    Here as in other busy places stands `x[i] = x[i] + 1`: compiled, it stays with machine numbers, while
    `x[i] += 1` adds objects.
    """

    error = 0.01

    def __init__(self, data: dict[str, list[int]]) -> None:
        self.stay: Final = data["stay"]
        self.stays: Final[int] = data["stay"][0]
        self.stay_of: Final[int] = data["stay"][1]
        self.knocked: Final = data["knocked"]
        self.tables: Final[list[list[int]]] = []
        """By how many cubes lie on a shelf; made when they are first needed."""

    def throw(self, state: State, cubes: list[int], chance: Chance) -> None:
        tray = state.tray
        falling: list[int] = []
        for color in range(len(tray)):
            number = cubes[color] + tray[color]
            if number > 0:
                falling.extend([color] * number)
        state.tray = [0] * len(tray)
        lying = [lying_on(state, shelf) for shelf in range(SHELVES)]
        for color in chance.shuffle(STREAM, falling):
            self.reach(state, lying, 0, color, chance)

    def reach(self, state: State, lying: list[int], shelf: i64, color: i64, chance: Chance) -> None:
        """A cube arrives at a shelf, where so many are lying; below the last one is the tray."""
        if shelf == SHELVES:
            state.tray[color] = state.tray[color] + 1
            return
        if lying[shelf] > 0:
            self.knock(state, lying, shelf, chance)
        if chance.pick(STREAM, self.stay_of) < self.stays:
            place = shelf * len(state.tray) + color
            state.shelves[place] = state.shelves[place] + 1
            lying[shelf] = lying[shelf] + 1
        else:
            self.reach(state, lying, shelf + 1, color, chance)

    def knock(self, state: State, lying: list[int], shelf: i64, chance: Chance) -> None:
        here: i64 = lying[shelf]
        while len(self.tables) <= here:
            self.tables.append(loose_table(self.knocked, len(self.tables)))
        drawn: i64 = chance.pick(STREAM, FINE)
        limit: i64
        for limit in self.tables[here]:
            if drawn < limit:
                break
            self.reach(state, lying, shelf + 1, take(state, shelf, chance.pick(STREAM, here)), chance)
            here -= 1
        lying[shelf] = here

    def coming_out(self, thrown: int, lying: list[int]) -> list[float]:
        """Exact for one shelf; for the second one, how many cubes arrive there is averaged over."""
        leave, loosened = self.shelf_chances(thrown)
        arriving = convolved(binomial(thrown, leave), binomial(lying[0], loosened))
        passed = loose = 0.0
        for number, chance in enumerate(arriving):
            leave_second, loosened_second = self.shelf_chances(number)
            passed += chance * leave_second
            loose += chance * loosened_second
        return [leave * passed, loosened * passed, loose]

    def shelf_chances(self, arriving: int) -> tuple[float, float]:
        """How likely one of some arriving cubes passes a shelf, and how likely a cube there is loosened."""
        stay = self.stay[0] / self.stay[1]
        rest = 1.0 - self.knocked[0] / self.knocked[1]
        still = 0.0
        left = 1.0
        for _ in range(arriving):
            still += stay * left
            left *= rest
        return (1.0 - still / arriving if arriving else 1.0 - stay), 1.0 - left


def binomial(n: int, chance: float) -> list[float]:
    """How likely 0 to n of n independent things happen."""
    row = [1.0]
    for _ in range(n):
        row = convolved(row, [1.0 - chance, chance])
    return row


def convolved(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    result = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            result[i + j] += a * b
    return result


def lying_on(state: State, shelf: i64) -> int:
    """How many cubes lie on a shelf."""
    shelves = state.shelves
    colors: i64 = len(state.tray)
    lying: i64 = 0
    i: i64
    for i in range(shelf * colors, (shelf + 1) * colors):
        lying += shelves[i]
    return lying


def take(state: State, shelf: i64, place: i64) -> i64:
    """Take a cube from a shelf, counted color by color; its color."""
    shelves = state.shelves
    first: i64 = shelf * len(state.tray)
    color: i64 = 0
    while place >= shelves[first + color]:
        place -= shelves[first + color]
        color += 1
    shelves[first + color] = shelves[first + color] - 1
    return color


def loose_table(chance: list[int], lying: int) -> list[int]:
    """Limits for a draw of FINE: below the k-th one, at most k of the lying cubes are knocked loose."""
    above, below = chance[0], chance[1]
    total = below**lying
    part = (below - above) ** lying
    summed = part
    limits: list[int] = []
    for k in range(lying):
        limits.append(summed * FINE // total)
        if limits[-1] == FINE or above == below:
            break
        part = part * (lying - k) * above // ((k + 1) * (below - above))
        summed += part
    return [0] * lying if above == below else limits


class SimpleTower(Tower):
    """One heap: a thrown cube comes out with one chance, a resident one with another."""

    def __init__(self, data: dict[str, list[int]]) -> None:
        self.thrown: Final = data["thrown"]
        self.resident: Final = data["resident"]

    def throw(self, state: State, cubes: list[int], chance: Chance) -> None:
        for color in range(len(cubes)):
            thrown = cubes[color] + state.tray[color]
            inside = state.shelves[color]
            out = drawn_out(self.thrown, thrown, chance) + drawn_out(self.resident, inside, chance)
            state.shelves[color] = inside + thrown - out
            state.tray[color] = out

    def coming_out(self, thrown: int, lying: list[int]) -> list[float]:
        resident = self.resident[0] / self.resident[1]
        return [self.thrown[0] / self.thrown[1], resident, resident]


def drawn_out(fraction: list[int], cubes: int, chance: Chance) -> int:
    count = 0
    for _ in range(cubes):
        if chance.pick(STREAM, fraction[1]) < fraction[0]:
            count += 1
    return count


class RecordedTower(SimpleTower):
    """For throws that happened at a real table: the numbers are how many cubes of each color came out.

    They are checked against what can come out: what was thrown, lay in the tray, or is inside. Where in
    the tower a cube lies is not known, so odds are those of the simple model and rough.
    """

    error = 0.15

    def throw(self, state: State, cubes: list[int], chance: Chance) -> None:
        for color in range(len(cubes)):
            most = cubes[color] + state.tray[color] + state.shelves[color]
            out = chance.pick(STREAM, most + 1)
            state.shelves[color] = most - out
            state.tray[color] = out


def make_tower(model: str, data: dict[str, Any]) -> Tower:
    if model == "shelves":
        return ShelfTower(data["shelves"])
    return SimpleTower(data["simple"]) if model == "simple" else RecordedTower(data["simple"])
