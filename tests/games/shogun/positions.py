"""Positions of Shogun for tests, written as a person would describe a table.

`Play().own("aki", 0, 4)` puts four armies of seat 0 into Aki. Throws are given as at a real table: how many
cubes of each color came out, seats in order, then the farmers (the tower model `recorded`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tenka.core.chance import ReplayedChance
from tenka.core.events import PUBLIC, Event
from tenka.games.shogun.game import Shogun, create
from tenka.games.shogun.material import ACTIONS, BUILDING_IDS, EMPTY, SPACE_IDS, SPECIAL_IDS
from tenka.games.shogun.setup import empty_state, settle
from tenka.games.shogun.state import NOBODY, NONE, SPRING, WINTER, State

FRUGAL = {
    "actions": [0] * 60,
    "specials": list(range(5)) * 8,
    "event": [0] * 8,
    "events": [0] * 8,
    "favors": [0] * 9,
    "chambers": [0] * 18,
}
"""Draws for what a test does not care about."""


HARMLESS = "theater_5"
"""An event that matters only where a theater is built beside a revolt marker."""


class Play:
    """A game that is put on the table and played by the names of moves. `heard` speaks of the last call."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.game: Shogun = create(seats, {"tower": "recorded", **options})
        self.rules = self.game.rules
        self.state: State = empty_state(self.rules)
        self.story = self.game.new_story()
        self.state.step = self.rules.number_of("plan")
        self.state.year = 1
        self.state.open_events = [3, 4, 5]

    # --- describing a table -----------------------------------------------------------------------

    def number(self, province: str) -> int:
        return self.game.material.board.number[province]

    def own(self, province: str, seat: int, armies: int, buildings: str = "", markers: int = 0) -> Play:
        """Armies of a seat in a province, with buildings such as "castle temple"."""
        number = self.number(province)
        settle(self.state, seat, number, armies)
        for name in buildings.split():
            self.state.buildings[number] |= 1 << BUILDING_IDS.index(name)
            self.state.stock[BUILDING_IDS.index(name)] -= 1
        self.state.markers[number] = markers
        self.state.stock[3] -= markers
        return self

    def tray(self, *cubes: int) -> Play:
        """By color, from the supplies."""
        for color, number in enumerate(cubes):
            self.state.tray[color] += number
            self.state.supply[color] -= number
        return self

    def inside(self, *cubes: int) -> Play:
        """Cubes in the tower, by color, from the supplies."""
        for color, number in enumerate(cubes):
            self.state.shelves[color] += number
            self.state.supply[color] -= number
        return self

    def supply(self, seat: int, armies: int) -> Play:
        """So many armies are left in the supply; the others lie in the tower."""
        self.state.shelves[seat] += self.state.supply[seat] - armies
        self.state.supply[seat] = armies
        return self

    def chests(self, seat: int, chests: int) -> Play:
        self.state.chests[seat] = chests
        return self

    def event(self, name: str | None) -> Play:
        self.state.event = NONE if name is None else self.game.material.event_ids.index(name)
        return self

    def special(self, seat: int, name: str) -> Play:
        self.state.special_of[seat] = SPECIAL_IDS.index(name)
        return self

    # --- going on ---------------------------------------------------------------------------------

    def carry_out(
        self,
        plans: Mapping[int, Mapping[str, str]],
        actions: str,
        order: Sequence[int] | None = None,
        **draws: list[int],
    ) -> Play:
        """Start with the actions named, each by everybody who has planned it; then the round goes on."""
        state = self.state
        state.step = self.rules.number_of("carry_out")
        state.sealed = None
        state.season = SPRING
        first = [SPACE_IDS.index(name) for name in actions.split()]
        state.track = first + [action for action in range(ACTIONS) if action not in first]
        state.order = list(order) if order is not None else list(range(state.seats))
        state.planned = [len(hand) for hand in state.hands]
        if state.event == NONE:
            self.event(HARMLESS)
        for seat, plan in plans.items():
            for space, card in plan.items():
                number = self.rules.moves.cards.index(card)
                state.hands[seat].remove(number)
                state.board[seat][self.rules.space_ids.index(space)] = number
        return self._go(draws)

    def go_on(
        self,
        step: str,
        plans: Mapping[int, Mapping[str, str]] | None = None,
        order: Sequence[int] | None = None,
        **draws: list[int],
    ) -> Play:
        """Go on from a step between the turn order and the actions, or after them."""
        state = self.state
        state.step = self.rules.number_of(step)
        state.order = list(order) if order is not None else list(range(state.seats))
        state.planned = [len(hand) for hand in state.hands]
        if state.event == NONE:
            self.event(HARMLESS)
        state.track = list(range(ACTIONS))
        for seat, plan in (plans or {}).items():
            for space, card in plan.items():
                number = self.rules.moves.cards.index(card)
                state.hands[seat].remove(number)
                state.board[seat][self.rules.space_ids.index(space)] = number
        return self._go(draws)

    def winter(
        self, event: str, rice: Sequence[int], order: Sequence[int] | None = None, **draws: list[int]
    ) -> Play:
        """Winter comes with the fourth event card and everybody's rice."""
        state = self.state
        state.step = self.rules.number_of("lose_rice")
        state.season = WINTER
        state.open_events = [self.game.material.event_ids.index(event)]
        state.rice = list(rice)
        state.order = list(order) if order is not None else list(range(state.seats))
        return self._go(draws)

    def plan(self) -> Play:
        """Planning begins."""
        self.state.step = self.rules.number_of("lay_out_actions")
        return self._go({})

    def bids(self, cards: Sequence[str], **draws: list[int]) -> Play:
        """Everybody has planned; only the bids matter."""
        state = self.state
        state.step = self.rules.number_of("determine_event")
        state.track = list(range(5))
        state.specials = list(range(5))
        state.places = [NOBODY] * 5
        for seat, card in enumerate(cards):
            number = self.rules.moves.cards.index(card)
            state.board[seat][SPACE_IDS.index("auction")] = number
            if number != EMPTY:
                state.hands[seat].remove(number)
        return self._go(draws)

    def _go(self, draws: Mapping[str, list[int]]) -> Play:
        self.story = self.game.new_story()
        chance = ReplayedChance({**FRUGAL, **draws})
        self.rules.advance(self.state, chance, self.story)
        self._check_draws(chance, draws)
        return self

    def do(self, name: str, seat: int | None = None, **draws: list[int]) -> Play:
        """Play a move; draws that are given must all be used."""
        acting = self.actor() if seat is None else seat
        assert self.refused(name, acting) is None, (
            f"seat {acting} may not {name}: {self.refused(name, acting)}"
        )
        self.story = self.game.new_story()
        chance = ReplayedChance({**FRUGAL, **draws})
        self.game.play(self.state, acting, self.game.book.named[name], chance, self.story)
        self._check_draws(chance, draws)
        return self

    @staticmethod
    def _check_draws(chance: ReplayedChance, draws: Mapping[str, list[int]]) -> None:
        unused = [stream for stream in draws if chance.draws[stream] and stream not in FRUGAL]
        assert not unused, f"nobody asked for the draws of {unused}"

    # --- looking ----------------------------------------------------------------------------------

    def actor(self) -> int:
        (seat,) = self.game.actors(self.state)
        return seat

    def moves(self, seat: int | None = None) -> list[str]:
        return [move.name for move in self.game.moves(self.state, self.actor() if seat is None else seat)]

    def refused(self, name: str, seat: int | None = None) -> str | None:
        """Why a seat (the one that acts, unless told) may not play a move: the code and the paragraph."""
        asking = self.actor() if seat is None else seat
        refusal = self.game.refusal(self.state, asking, self.game.book.named[name])
        return f"{refusal.code} {refusal.rule}" if refusal else None

    def at(self, province: str) -> tuple[int, int]:
        """Owner (-1 for nobody) and armies."""
        number = self.number(province)
        return self.state.owner[number], self.state.armies[number]

    def buildings(self, province: str) -> str:
        number = self.number(province)
        return " ".join(name for i, name in enumerate(BUILDING_IDS) if self.state.has(number, i))

    def markers(self, province: str) -> int:
        return self.state.markers[self.number(province)]

    def hand(self, seat: int) -> list[str]:
        return [self.rules.moves.cards[card] for card in self.state.hands[seat]]

    def on_board(self, seat: int, space: str) -> str:
        return self.rules.moves.cards[self.state.board[seat][self.rules.space_ids.index(space)]]

    def seen(self, viewer: int = PUBLIC) -> Any:
        return self.game.observe(self.state, viewer)

    def heard_of(self, *kinds: type[Event]) -> list[Any]:
        """The events of some kinds of the last call."""
        return [event for event in self.story.heard_by(PUBLIC) if isinstance(event, kinds)]
