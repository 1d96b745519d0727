"""An Observation of Shogun as numbers beside the printed values, made for quick questions."""

from __future__ import annotations

from functools import cache

from tenka.games.shogun.advice.majorities import building_counts
from tenka.games.shogun.bots.tables import ROUNDS_A_YEAR, YEARS
from tenka.games.shogun.material import (
    BUILDING_IDS,
    DEPLOY_FEWER,
    NO_EFFECT,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SPACE_IDS,
    TAXES,
    TAXES_AT_LEAST,
    TAXES_AT_MOST,
    Board,
    Material,
    load_material,
)
from tenka.games.shogun.observation import Observation

NOBODY = -1
"""The owner of a neutral province."""
SEASONS = {"spring": 0, "summer": 1, "fall": 2, "winter": 3}
BATTLES = ("battle_a", "battle_b")
CAPS = ((TAXES, TAXES_AT_MOST), (RICE, RICE_AT_MOST))
"""Actions with the events that cap them; then those with the events that raise them."""
FLOORS = ((TAXES, TAXES_AT_LEAST), (RICE, RICE_AT_LEAST))


@cache
def printed(side: str) -> Material:
    """The values as they are printed: what a table has corrected is not in an Observation."""
    return load_material(side)


@cache
def borders(side: str, seats: int) -> list[list[int]]:
    return printed(side).board.neighbors(seats)


class BoardFeatures:
    """The map and the calendar, with provinces, regions and buildings as numbers."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.me = seen.viewer
        self.seats = len(seen.seats)
        self.farmers = self.seats
        self.material = printed(seen.side)
        self.board: Board = self.material.board
        self.near = borders(seen.side, self.seats)
        self.supply = seen.seats[self.me].supply
        self._read_map()
        self._read_calendar()

    def _read_map(self) -> None:
        size = len(self.board.ids)
        self.owner = [NOBODY] * size
        self.armies = [0] * size
        self.markers = [0] * size
        self.buildings: list[list[int]] = [[] for _ in range(size)]
        self.counts = building_counts(self.board, self.seen)
        """At region * MARKERS + building: how many each seat has."""
        for name, view in self.seen.provinces.items():
            place = self.board.number[name]
            self.armies[place] = view.armies
            self.markers[place] = view.markers
            if view.owner is None:
                continue
            self.owner[place] = view.owner
            self.buildings[place] = [BUILDING_IDS.index(building) for building in view.buildings]
        self.own = [place for place in range(size) if self.owner[place] == self.me]

    def _read_calendar(self) -> None:
        season = SEASONS[self.seen.season]
        self.rounds_this_year = max(0, ROUNDS_A_YEAR - 1 - season)
        """After this one, as are the next."""
        years = max(0, YEARS - max(1, self.seen.year))
        self.rounds = self.rounds_this_year + ROUNDS_A_YEAR * years
        self.winters = years + 1
        """That are still to be scored."""
        self.battles = self._battles_to_come()

    def _battles_to_come(self) -> int:
        """How many Battle/Move actions of this round are not over."""
        if not self.seen.track:
            return 0
        done = self.seen.track[: self.seen.number or 0]
        return len(BATTLES) - sum(action in BATTLES for action in done)

    def number(self, province: str) -> int:
        return self.board.number[province]

    def foes(self, place: int) -> list[int]:
        """Provinces next to this one that another player holds."""
        owner = self.owner
        return [near for near in self.near[place] if owner[near] != NOBODY and owner[near] != owner[place]]

    def still_planned(self) -> dict[str, int]:
        """The own spaces with a province whose action is still to come this round."""
        done = set(self.seen.track[: self.seen.number or 0])
        return {
            space: self.number(card)
            for space, card in self.seen.seats[self.me].plan.items()
            if card in self.board.number and space in SPACE_IDS and space not in done
        }

    # --- events ---------------------------------------------------------------------------------------

    def events(self) -> list[int]:
        """The events that may rule this round."""
        ids = [self.seen.event] if self.seen.event is not None else self.seen.open_events
        return [self.material.event_ids.index(event) for event in ids]

    def effect(self) -> int:
        """What this round's event does, once it is known."""
        return self.material.event_effect[self.events()[0]] if self.seen.event is not None else NO_EFFECT

    def rice_losses(self) -> list[int]:
        """What winter may cost everybody, each as likely."""
        return [
            self.material.rice_loss[self.material.event_ids.index(event)] for event in self.seen.open_events
        ]

    def expected(self, space: int, amount: int) -> float:
        """A number of an action, on average over the events that may rule."""
        events = self.events()
        return sum(self._under(event, space, amount) for event in events) / len(events) if events else amount

    def _under(self, event: int, space: int, amount: int) -> int:
        effect, value = self.material.event_effect[event], self.material.event_value[event]
        if (space, effect) in CAPS:
            return min(amount, value)
        if (space, effect) in FLOORS:
            return max(amount, value)
        return (self.material.fewer_armies[space] or amount) if effect == DEPLOY_FEWER else amount
