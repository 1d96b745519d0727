"""Winter: rice, revolts, scoring and the year's end (rules W and V)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.battle import Battle
from tenka.games.shogun.material import MARKERS, PROVINCES
from tenka.games.shogun.moves import REVOLT
from tenka.games.shogun.rules import NEXT, WAIT, Step, TurnStep
from tenka.games.shogun.scoring import final_ranks, score
from tenka.games.shogun.state import NONE, State, provinces_of

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

GAME_OVER: Final = Refusal("game-over", "shogun/V3")
NOT_YOUR_REVOLTS: Final = Refusal("not-your-turn", "shogun/W3")
WINTER_NOW: Final = Refusal("not-now", "shogun/Y1")
NOT_IN_REVOLT: Final = Refusal("not-in-revolt", "shogun/W3")

YEARS: Final = 2


class LoseRice(Step):
    """The fourth event card says how much rice everybody loses (rule W1)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        card = state.open_events[0]
        loss = self.rules.material.rice_loss[card]
        state.rice = [max(0, rice - loss) for rice in state.rice]
        state.turn = 0
        if story is not None:
            story.winter_came(state, card, loss)
        return NEXT


class Revolts(TurnStep):
    """Unsupplied provinces revolt, in the turn order of fall (rules W2 and W3)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        while state.turn < len(state.order):
            if state.revolt_farmers == 0:
                self.draw(state, state.order[state.turn], chance, story)
            if len(state.revolts) > 1:
                return WAIT
            if state.revolts:
                self.rise(state, state.revolts[0], chance, story)
            state.revolt_farmers = 0
            state.turn += 1
        state.turn = 0
        return NEXT

    def draw(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> None:
        """Which provinces of a seat revolt."""
        owned = provinces_of(state, seat)
        provinces = len(owned)
        unsupplied = provinces - state.rice[seat]
        if unsupplied <= 0:
            return
        revolts = 0
        for line in self.rules.material.provisions:
            if unsupplied >= line.unsupplied:
                revolts = line.revolts
                state.revolt_farmers = line.farmers
        for _ in range(min(revolts, provinces)):
            state.revolts.append(owned.pop(chance.pick("revolts", len(owned))))
        if story is not None:
            story.unsupplied(state, seat, provinces, unsupplied)

    def rise(self, state: State, province: int, chance: Chance, story: ShogunStory | None) -> None:
        state.revolts.remove(province)
        Battle(self.rules, state, province, story).revolt(state.revolt_farmers, chance)

    def question(self, state: State) -> str:
        return "revolt"

    def asks(self, question: str) -> bool:
        return question == "revolt"

    def moves(self, state: State, seat: int) -> list[Move]:
        if seat != state.order[state.turn]:
            return []
        return [self.rules.moves.revolt[province] for province in state.revolts]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        self.rise(state, move.a, chance, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != state.order[state.turn]:
            return NOT_YOUR_REVOLTS
        return NOT_IN_REVOLT if move.kind == REVOLT else WINTER_NOW


class ScoreWinter(Step):
    """Points for provinces, buildings and majorities (rules V1 and V2)."""

    def scores(self) -> bool:
        return True

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        points = score(self.rules.material, state)
        for seat in range(state.seats):
            state.points[seat] += points[seat]
        if story is not None:
            story.scored(state)
        return NEXT


class EndYear(Step):
    """A new year, or the end of the game (rules W4 and V3)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        state.past_events.append(state.open_events.pop())
        if state.year == YEARS:
            state.ranks = final_ranks(state)
            if story is not None:
                story.game_ended(state)
            return NEXT
        self.reset(state)
        if story is not None:
            story.year_ended(state)
        return self.rules.number_of("lay_out_events")

    def reset(self, state: State) -> None:
        state.rice = [0] * state.seats
        state.stock[MARKERS] += sum(state.markers)
        state.markers = [0] * PROVINCES
        state.fresh = [False] * PROVINCES
        state.specials = []
        state.places = []
        state.special_of = [NONE] * state.seats
        state.order = []


class Over(Step):
    """Nobody has anything left to decide."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        return WAIT

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        return GAME_OVER
