"""Shogun as a Game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tenka.core.chance import Chance
from tenka.core.game import Game, Standing
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun import wire
from tenka.games.shogun.events import BattleEnded, Thrown
from tenka.games.shogun.luck import Luck, battle_luck
from tenka.games.shogun.material import Material
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.observe import observe
from tenka.games.shogun.odds import Odds, attack_odds, revolt_odds
from tenka.games.shogun.options import Options
from tenka.games.shogun.resample import public_state, resample
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.ruleset import build
from tenka.games.shogun.scoring import final_ranks
from tenka.games.shogun.setup import empty_state
from tenka.games.shogun.state import State
from tenka.games.shogun.story import ShogunStory

VERSION: Final = 1


class Shogun(Game[State, Observation, ShogunStory]):
    def __init__(self, rules: Rules) -> None:
        super().__init__("shogun", VERSION, rules.seats, rules.moves.book)
        self.rules: Final = rules
        self.material: Final[Material] = rules.material

    def start(self, chance: Chance, story: ShogunStory | None = None) -> State:
        state = empty_state(self.rules)
        self.rules.advance(state, chance, story)
        return state

    def actors(self, state: State) -> list[int]:
        return self.rules.steps[state.step].actors(state)

    def next_actor(self, state: State) -> int:
        return self.rules.steps[state.step].next_actor(state)

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        return self.rules.steps[state.step].random_move(state, seat, chance)

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.rules.steps[state.step].moves(state, seat)

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        step = self.rules.steps[state.step]
        return None if move in step.moves(state, seat) else step.reason(state, seat, move)

    def play(
        self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None = None
    ) -> None:
        self.rules.steps[state.step].play(state, seat, move, chance, story)
        self.rules.advance(state, chance, story)

    def observe(self, state: State, viewer: int) -> Observation:
        return observe(self.rules, state, viewer)

    def read_observation(self, plain: object) -> Observation:
        return msgspec.convert(plain, wire.Observation, str_keys=True)

    def resample(self, observation: Observation, chance: Chance) -> State:
        return resample(self.rules, observation, chance)

    def odds(self, observation: Observation, seat: int, province: str, armies: int) -> Odds:
        """How an attack on a province would end, from what everybody knows."""
        state = public_state(self.rules, observation)
        return attack_odds(self.rules, state, seat, self.material.board.number[province], armies)

    def revolt_odds(self, observation: Observation, province: str, more: int = 0) -> Odds:
        """How a revolt in a province would end: a farmer for each marker, and in winter some more."""
        state = public_state(self.rules, observation)
        return revolt_odds(self.rules, state, self.material.board.number[province], more)

    def luck(self, thrown: Thrown, ended: BattleEnded) -> Luck:
        """What the odds of a battle were and how lucky it was, from its two events."""
        return battle_luck(self.rules, thrown, ended)

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return Standing(list(state.points), final_ranks(state))

    def new_story(self) -> ShogunStory:
        return ShogunStory(self.material, self.rules.moves, self.rules.colors)


def create(seats: int, options: dict[str, Any]) -> Shogun:
    return Shogun(build(seats, Options(options)))
