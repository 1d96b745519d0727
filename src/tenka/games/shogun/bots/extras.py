"""Samurai, Military Leaders and Chambers for `steady`: what a choice is worth, in points."""

from __future__ import annotations

from tenka.games.shogun.bots.board_features import Land
from tenka.games.shogun.bots.court import TRAY
from tenka.games.shogun.bots.evaluation import Judge
from tenka.games.shogun.modules.chambers.observation import ChambersView
from tenka.games.shogun.modules.military_leaders.observation import LeadersView
from tenka.games.shogun.observation import Observation

STATUE = 0.8
"""A statue, which somebody may take."""
NEXT_STATUE = 0.5
"""The chance to leave one next time, with an own neighbor to go to."""
BONUS = 0.35
"""What a leader adds to an action that is planned."""
HERE = 0.9
"""How good a province must be for a leader, while better ones may come."""
LINE_LENGTH = 6


def benefit(seen: Observation, name: str) -> float:
    """One of the benefits of the own samurai card."""
    judge = Judge(Land(seen))
    kind = name.removeprefix("benefit:")
    if seen.samurai is None:
        return 0.0
    cards = judge.land.material.sources["samurai"]["cards"]
    amount: int = cards[str(seen.samurai.cards[seen.viewer])][kind]
    worth = {
        "chests": amount * judge.chest,
        "rice": -judge.hunger(0.0, float(amount)),
        "armies": amount * TRAY * judge.army,
        "points": float(amount),
    }
    return worth[kind]


class Leading:
    """Where a leader should be."""

    def __init__(self, seen: Observation) -> None:
        if seen.leaders is None:
            raise ValueError("there are no leaders")
        self.land = Land(seen)
        self.judge = Judge(self.land)
        self.view: LeadersView = seen.leaders
        number = self.land.number
        self.statues = {number(name): standing for name, standing in self.view.statues.items()}
        place = self.view.provinces[self.land.me]
        self.origin = None if place is None else number(place)
        self.planned = set(self.land.still_planned().values())

    def value(self, name: str) -> float:
        """Of placing him, moving him, or not placing him yet."""
        choice = name.removeprefix("leader:")
        if choice == "none":
            return HERE if len(self.land.seen.seats[self.land.me].groups) > 1 else 0.0
        place = self.land.number(choice)
        return self.left_behind(place) + self.found(place) + self.future(place)

    def left_behind(self, place: int) -> float:
        if self.origin is None or not self.view.left[self.land.me]:
            return 0.0
        return STATUE if place in self.land.near[self.origin] else 0.0

    def found(self, place: int) -> float:
        standing = self.statues.get(place)
        return 0.0 if standing is None or standing.seat == self.land.me else float(standing.count)

    def future(self, place: int) -> float:
        """The next statue, and better actions."""
        if self.land.rounds == 0 and self.land.seen.track == []:
            return 0.0
        near = [other for other in self.land.near[place] if self.land.owner[other] == self.land.me]
        held = self.judge.hold(place, self.land.armies[place]) if self.land.armies[place] else 0.5
        value = NEXT_STATUE if near and self.view.left[self.land.me] else 0.0
        value += 0.1 * min(3, len(near)) + 0.05 * self.land.board.tax[place]
        return held * (value + (BONUS if place in self.planned else 0.0))


class Rooms:
    """Which chamber to take."""

    def __init__(self, seen: Observation) -> None:
        if seen.chambers is None:
            raise ValueError("there are no chambers")
        self.land = Land(seen)
        self.view: ChambersView = seen.chambers
        self.data = self.land.material.sources["chambers"]

    def value(self, name: str) -> float:
        choice = name.removeprefix("chamber:")
        if choice == "none":
            return -1.0
        row, column = choice[0], choice[1]
        return self.line(row, self.data["rows"]["abcdef".index(row)]) + self.line(
            column, self.data["columns"]["123456".index(column)]
        )

    def line(self, line: str, worth: int) -> float:
        """How much nearer one more marker brings the line's value."""
        owners = [seat for space, seat in self.view.taken.items() if line in space]
        mine = owners.count(self.land.me)
        others = [owners.count(seat) for seat in range(self.land.seats) if seat != self.land.me]
        down = sum(line in space for space in self.view.down)
        best = max(*others, down)
        left = LINE_LENGTH - len(owners) - down
        return (chance(mine + 1 - best, left) - chance(mine - best, left)) * worth


def chance(lead: int, left: int) -> float:
    """To win a line with such a lead, when so many spaces of it are open or to come."""
    spread = 1 + left
    return min(1.0, max(0.0, 0.35 + lead / spread * 0.65))
