"""The rules: three hidden cards each, three rounds, and a point for the highest card of a round."""

from __future__ import annotations

import msgspec

from tenka.core.chance import Chance
from tenka.core.events import Story
from tenka.core.game import Game, Standing
from tenka.core.moves import Move, MoveBook
from tenka.core.pickling import picklable
from tenka.core.refusals import Refusal
from tests.example_game.events import CardPlayed, Dealt, RoundWon
from tests.example_game.observation import Observation

CARDS = range(1, 13)
HAND = 3
BOOK = MoveBook()
PLAYS = {card: BOOK.add(f"play:{card}", 0, card) for card in CARDS}


class State:
    __slots__ = ("active", "gone", "hands", "points", "table")

    def __init__(self, hands: list[list[int]]) -> None:
        self.hands = hands
        self.table = [0] * len(hands)
        self.points = [0] * len(hands)
        self.gone: list[int] = []
        self.active = 0

    def copy(self) -> State:
        other = State([list(hand) for hand in self.hands])
        other.table, other.points, other.gone = list(self.table), list(self.points), list(self.gone)
        other.active = self.active
        return other


picklable(State, lambda: State([]))


class Highest(Game[State, Observation, Story]):
    def __init__(self, seats: int) -> None:
        super().__init__("highest", 1, seats, BOOK)

    def start(self, chance: Chance, story: Story | None = None) -> State:
        deck = chance.shuffle("deck", list(CARDS))
        state = State([sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(self.seats)])
        if story is not None:
            story.tell(None, {seat: Dealt(list(hand)) for seat, hand in enumerate(state.hands)})
        return state

    def actors(self, state: State) -> list[int]:
        return [state.active] if state.hands[state.active] else []

    def moves(self, state: State, seat: int) -> list[Move]:
        return [PLAYS[card] for card in state.hands[seat]] if seat in self.actors(state) else []

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        return Refusal("not-in-hand" if seat in self.actors(state) else "not-your-turn", "highest/A1")

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: Story | None = None) -> None:
        state.hands[seat].remove(move.a)
        state.table[seat] = move.a
        state.active = (seat + 1) % self.seats
        if story is not None:
            story.tell(CardPlayed(seat, move.a))
        if all(state.table):
            self._end_round(state, story)

    def _end_round(self, state: State, story: Story | None) -> None:
        state.active = state.table.index(max(state.table))
        state.points[state.active] += 1
        state.gone += state.table
        state.table = [0] * self.seats
        if story is not None:
            story.tell(RoundWon(state.active))

    def observe(self, state: State, viewer: int) -> Observation:
        actors = self.actors(state)
        return Observation(
            game=self.name,
            viewer=viewer,
            step="play" if actors else "over",
            actors=actors,
            ranks=[] if actors else self.standing(state).ranks,
            hand=list(state.hands[viewer]) if viewer >= 0 else [],
            table=list(state.table),
            gone=list(state.gone),
            points=list(state.points),
        )

    def read_observation(self, plain: object) -> Observation:
        return msgspec.convert(plain, Observation)

    def resample(self, observation: Observation, chance: Chance) -> State:
        known = {*observation.hand, *observation.table, *observation.gone}
        pool = chance.shuffle("world", [card for card in CARDS if card not in known])
        state = State([[] for _ in range(self.seats)])
        state.table, state.gone = list(observation.table), list(observation.gone)
        state.points = list(observation.points)
        last = observation.gone[-self.seats :]
        state.active = observation.actors[0] if observation.actors else last.index(max(last))
        for seat in range(self.seats):
            count = HAND - len(state.gone) // self.seats - bool(state.table[seat])
            own = seat == observation.viewer
            state.hands[seat] = list(observation.hand) if own else sorted(pool.pop() for _ in range(count))
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        ranks = [1 + sum(other > own for other in state.points) for own in state.points]
        return Standing(list(state.points), ranks)

    def new_story(self) -> Story:
        return Story()
