"""Shitennō as a Game."""

from __future__ import annotations

from typing import Final

import msgspec

from tenka.core.chance import Chance
from tenka.core.game import Game, Standing
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shitenno.count import end_year, present_ranks
from tenka.games.shitenno.moves import BOOK
from tenka.games.shitenno.observation import Observation
from tenka.games.shitenno.observe import observe
from tenka.games.shitenno.resample import resample
from tenka.games.shitenno.setup import set_up
from tenka.games.shitenno.sharing import start_even_year
from tenka.games.shitenno.state import OVER, YEAR_END, State
from tenka.games.shitenno.steps import STEPS
from tenka.games.shitenno.story import ShitennoStory

VERSION: Final = 1
GAME_OVER: Final = Refusal("game-over", "shitenno/G1")


class Shitenno(Game[State, Observation, ShitennoStory]):
    def __init__(self, seats: int) -> None:
        super().__init__("shitenno", VERSION, seats, BOOK)

    def start(self, chance: Chance, story: ShitennoStory | None = None) -> State:
        state = set_up(self.seats, chance, story)
        start_even_year(state, chance, story)
        return state

    def actors(self, state: State) -> list[int]:
        return [] if state.step == OVER else [STEPS[state.step].actor(state)]

    def moves(self, state: State, seat: int) -> list[Move]:
        if state.step == OVER:
            return []
        step = STEPS[state.step]
        return step.moves(state, seat) if step.actor(state) == seat else []

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if state.step == OVER:
            return GAME_OVER
        step = STEPS[state.step]
        if step.actor(state) != seat:
            return step.not_your_turn()
        return None if move in step.moves(state, seat) else step.reason(state, seat, move)

    def play(
        self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None = None
    ) -> None:
        STEPS[state.step].play(state, seat, move, chance, story)
        if state.step == YEAR_END:
            end_year(state, chance, story)

    def observe(self, state: State, viewer: int) -> Observation:
        return observe(state, viewer)

    def read_observation(self, plain: object) -> Observation:
        return msgspec.convert(plain, Observation, str_keys=True)

    def resample(self, observation: Observation, chance: Chance) -> State:
        return resample(observation, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return Standing(list(state.points), list(state.ranks) or present_ranks(state))

    def new_story(self) -> ShitennoStory:
        return ShitennoStory()
