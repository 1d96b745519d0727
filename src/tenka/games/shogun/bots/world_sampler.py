"""Positions that agree with an Observation, with the plans that others may well have made.

Whoever searches draws here: the Game is loaded from what the Observation shows, everything hidden is drawn
by the rules' own `resample`, and then others' cards are laid as a sensible player would.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

from tenka.core.bot import Clock
from tenka.core.chance import FastChance
from tenka.games.shogun.bots.plan import EMPTY, Planner, assigned
from tenka.games.shogun.bots.rollout import Rollout
from tenka.games.shogun.bots.sketch import Sketch
from tenka.games.shogun.bots.steady import unplanned
from tenka.games.shogun.game import Shogun, create
from tenka.games.shogun.material import EMPTY as NO_CARD
from tenka.games.shogun.modules.catalog import modules_seen
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.state import State

VARIETY = 0.6
"""How far, in points, others' judgment of a card on a space is taken to differ from `steady`'s."""
PLANS = 6
"""So many plans of each other player are thought of."""


@cache
def rules_of(side: str, seats: int, modules: tuple[str, ...], *, draft: bool, decline: bool) -> Shogun:
    options: dict[str, Any] = {"side": side, "modules": list(modules), "may_decline_moves": decline}
    if draft:
        options["setup"] = "draft"
    return create(seats, options)


@cache
def rollout_of(game: Shogun) -> Rollout:
    return Rollout(game.rules)


def game_of(seen: Observation, names: list[str]) -> Shogun:
    """The rules of the table, as far as an Observation and the moves show them; all else is as printed."""
    modules = tuple(module.name for module in modules_seen(seen))
    decline = seen.step == "battle" and "stay" in names
    return rules_of(seen.side, len(seen.seats), modules, draft=seen.year == 0, decline=decline)


class WorldSampler:
    """Draws for one question. World after world, always in the same order for the same seed."""

    def __init__(self, seen: Observation, names: list[str], seed: int, clock: Clock | None) -> None:
        self.half = 0.0 if clock is None else clock.left() / 2
        self.clock = clock
        self.game = game_of(seen, names)
        self.rollout = rollout_of(self.game)
        self.seen = unplanned(seen) if seen.step == "plan" else seen
        self.cards: list[str] = self.rollout.rules.moves.cards
        self.numbers = {name: number for number, name in enumerate(self.cards)}
        self.random = random.Random(f"{seed}:{seen.year}:{seen.season}:{seen.step}:{seen.number}:{seen.turn}")
        self.chance = FastChance(self.random.getrandbits(60))
        self.base = self.game.resample(self.seen, self.chance)
        self.others = [seat for seat in range(len(seen.seats)) if seat != seen.viewer]
        self.guesses = [self._guesses(seat) for seat in self.others]
        self._worlds: list[State] = []

    def world(self, number: int) -> State:
        """A position with others' plans in place; every few numbers the same one."""
        while len(self._worlds) <= number and len(self._worlds) < PLANS * len(self.others):
            self._worlds.append(self._world())
        return self._worlds[number % len(self._worlds)]

    def _world(self) -> State:
        state = self.game.copy(self.base)
        for seat, guesses in zip(self.others, self.guesses, strict=True):
            if guesses:
                self._lay(state, seat, self.random.choice(guesses))
        return state

    # --- what others have planned ---------------------------------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """The spaces of a seat's board that may hold any card, as far as the viewer knows."""
        if self.seen.step == "plan":
            return list(range(len(self.rollout.rules.space_ids)))
        plan = self.seen.seats[seat].plan
        return [
            i for i, space in enumerate(self.rollout.rules.space_ids) if space in plan and plan[space] is None
        ]

    def possible(self, seat: int, hidden: list[int]) -> list[str]:
        """The cards that may lie there: in hand or hidden, and not won in this round."""
        cards = [*self.base.hands[seat], *(self.base.board[seat][space] for space in hidden)]
        names = sorted({self.cards[card] for card in cards} - {EMPTY})
        return [
            name for name in names if name not in self.seen.provinces or not self.seen.provinces[name].new
        ]

    def _guesses(self, seat: int) -> list[dict[int, int]]:
        """Some plans that a seat may have made: by space, the card."""
        hidden = self.hidden(seat)
        if not hidden:
            return []
        possible = self.possible(seat, hidden)
        if self.seen.step != "plan" or self._is_late():
            return self._sketches(seat, hidden, possible)
        planner = Planner(self._seen_by(seat, possible), 0)
        found = []
        for _ in range(PLANS):
            names = assigned(planner.varied(self.random, VARIETY), planner.cards, hidden, possible)
            found.append({space: self.numbers[name] for space, name in names.items()})
        return found

    def _is_late(self) -> bool:
        return self.clock is not None and self.clock.left() < self.half

    def _sketches(self, seat: int, hidden: list[int], possible: list[str]) -> list[dict[int, int]]:
        """Quick guesses: during a round, and on a busy machine."""
        sketch = Sketch(self.rollout)
        cards = [self.numbers[name] for name in possible]
        plans = [sketch.fill(self.base, seat, hidden, cards, self.chance) for _ in range(PLANS)]
        return [dict(zip(hidden, plan, strict=True)) for plan in plans]

    def _seen_by(self, seat: int, hand: list[str]) -> Observation:
        """What a seat sees, without the plan that it has made."""
        views = list(self.seen.seats)
        views[seat] = msgspec.structs.replace(views[seat], plan={})
        return msgspec.structs.replace(self.seen, viewer=seat, hand=hand, draft=[], seats=views)

    def _lay(self, state: State, seat: int, plan: dict[int, int]) -> None:
        if self.seen.step == "plan":
            step = self.rollout.rules.steps[state.step]
            for space in range(len(plan)):
                step.play(state, seat, self.rollout.rules.moves.plan[space][plan[space]], self.chance, None)
            return
        board = state.board[seat]
        hand = sorted([*state.hands[seat], *(board[space] for space in plan)])
        for space, card in plan.items():
            board[space] = card
        state.hands[seat] = [card for card in hand if card not in board and card != NO_CARD]
