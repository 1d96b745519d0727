"""Zipang Portable as a Game."""

from __future__ import annotations

from typing import Final

import msgspec

from tenka.core.chance import Chance
from tenka.core.game import NOBODY, Game, Standing
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.zipang.campaign import coin_ranks, start_campaign
from tenka.games.zipang.material import start_coins
from tenka.games.zipang.moves import ANSWER_LET, BOOK
from tenka.games.zipang.observation import Observation
from tenka.games.zipang.observe import observe
from tenka.games.zipang.resample import resample
from tenka.games.zipang.state import OVER, REACT, State
from tenka.games.zipang.steps import STEPS
from tenka.games.zipang.story import ZipangStory

VERSION: Final = 1
GAME_OVER: Final = Refusal("game-over", "zipang/A1")


class Zipang(Game[State, Observation, ZipangStory]):
    def __init__(self, seats: int) -> None:
        super().__init__("zipang", VERSION, seats, BOOK)

    def start(self, chance: Chance, story: ZipangStory | None = None) -> State:
        state = State(self.seats)
        state.coins = [start_coins(self.seats)] * self.seats
        start_campaign(state, chance.pick("first", self.seats), chance, story)
        return state

    def actors(self, state: State) -> list[int]:
        return [] if state.step == OVER else [STEPS[state.step].actor(state)]

    def next_actor(self, state: State) -> int:
        return NOBODY if state.step == OVER else STEPS[state.step].actor(state)

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        return STEPS[state.step].random_move(state, seat, chance)

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
            return step.waits(state, seat, move)
        return None if move in step.moves(state, seat) else step.reason(state, seat, move)

    def play(
        self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None = None
    ) -> None:
        STEPS[state.step].play(state, seat, move, chance, story)

    def observe(self, state: State, viewer: int) -> Observation:
        return observe(state, viewer)

    def read_observation(self, plain: object) -> Observation:
        return msgspec.convert(plain, Observation, str_keys=True)

    def resample(self, observation: Observation, chance: Chance) -> State:
        return resample(observation, chance)

    def default_move(self, state: State, seat: int) -> Move | None:
        return ANSWER_LET if state.step == REACT and state.asked == seat else None

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return Standing(list(state.coins), list(state.ranks) or coin_ranks(state))

    def new_story(self) -> ZipangStory:
        return ZipangStory()
