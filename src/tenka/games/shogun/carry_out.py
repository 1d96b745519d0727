"""Carrying out the ten actions, one after the other, each by everybody in turn order (rules A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import ACTIONS
from tenka.games.shogun.moves import is_province
from tenka.games.shogun.planning import clear_boards, turn_up_action
from tenka.games.shogun.rules import NEXT, WAIT, Action, Step, TurnStep
from tenka.games.shogun.state import FALL, NONE, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

NOT_YOUR_ACTION: Final = Refusal("not-your-turn", "shogun/A0")


class CarryOut(TurnStep):
    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.slot == NONE:
            self.start_action(state, 0, story)
        while True:
            while state.turn < len(state.order):
                if not self.take_turn(state, state.order[state.turn], chance, story):
                    return WAIT
                state.turn += 1
            if len(state.track) < ACTIONS:
                turn_up_action(state, chance)
                if story is not None:
                    story.action_turned_up(state)
            if state.slot + 1 == ACTIONS:
                break
            self.start_action(state, state.slot + 1, story)
        state.slot = NONE
        state.turn = 0
        return NEXT

    def start_action(self, state: State, slot: int, story: ShogunStory | None) -> None:
        state.slot = slot
        state.turn = 0
        if story is not None:
            story.action_started(state)

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        """Reveal the card and carry the action out; False if a decision is needed."""
        action = state.track[state.slot]
        card = state.board[seat][action]
        if story is not None and not state.shown[seat][action]:
            story.card_revealed(seat, action, card)
        state.shown[seat][action] = True
        if not is_province(card):
            return True
        if self.rules.actions[action].perform(state, seat, card, chance, story):
            return True
        state.province = card
        return False

    def action(self, state: State) -> Action:
        return self.rules.actions[state.track[state.slot]]

    def question(self, state: State) -> str:
        return self.action(state).question()

    def asks(self, question: str) -> bool:
        return any(action.question() == question for action in self.rules.actions)

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.action(state).moves(state, seat) if seat == state.order[state.turn] else []

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        return self.action(state).random_move(state, seat, chance)

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        self.action(state).choose(state, seat, move, chance, story)
        state.province = NONE
        state.turn += 1

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != state.order[state.turn]:
            return NOT_YOUR_ACTION
        return self.action(state).reason(state, seat, move)


class EndRound(Step):
    """Cards go back to the hands, the event leaves the game; after fall comes winter."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        clear_boards(self.rules, state)
        state.planned = [0] * state.seats
        state.fresh = [False] * len(state.fresh)
        if state.event != NONE:
            state.past_events.append(state.event)
            state.event = NONE
        state.track = []
        state.season += 1
        if state.season > FALL:
            return NEXT
        self.clear_order(state)
        return self.rules.number_of("lay_out_actions")

    def clear_order(self, state: State) -> None:
        state.specials = []
        state.places = []
        state.special_of = [NONE] * state.seats
        state.order = []
