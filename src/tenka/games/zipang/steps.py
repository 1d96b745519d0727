"""The decisions of Zipang Portable, one step each: what is legal, what it does, why something is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.core.game import PLAYOUT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.core.steps import Step
from tenka.games.zipang.campaign import end_turn
from tenka.games.zipang.effects import EFFECTS, NOTHING, take_from_discards, take_from_hand
from tenka.games.zipang.hands import after, give_up, holds, is_reachable, reachable, refill
from tenka.games.zipang.material import (
    ATTACK,
    BANDIT,
    KABUKI,
    MERCHANT,
    MONK,
    PEASANT,
    SHRINE_MAIDEN,
)
from tenka.games.zipang.moves import (
    AIMED,
    ANSWERS,
    IKKI,
    IKKI_PAGE,
    NOBODY,
    PAY_COIN,
    POT,
    REACT,
    TAKE,
    TAKES,
    TWO_PEASANTS,
    USE_MONK,
    WAYS,
)
from tenka.games.zipang.state import NONE, State
from tenka.games.zipang.state import REACT as REACT_STEP

if TYPE_CHECKING:
    from tenka.games.zipang.story import ZipangStory

NOT_YOUR_TURN: Final = Refusal("not-your-turn", "zipang/D4")
NOTHING_TO_ANSWER: Final = Refusal("nothing-to-answer", "zipang/M1")
ANSWER_FIRST: Final = Refusal("answer-first", "zipang/M1")
OTHERS_ANSWER: Final = Refusal("others-answer", "zipang/M5")
ASKED_LATER: Final = Refusal("asked-later", "zipang/M5")
ANSWERED: Final = Refusal("answered", "zipang/M1")
NO_HAND: Final = Refusal("no-hand", "zipang/M1")
NOT_TOUCHED: Final = Refusal("not-touched", "zipang/M2")
NO_MONK: Final = Refusal("no-monk", "zipang/K7")
COIN_ONLY_ATTACK: Final = Refusal("coin-only-attack", "zipang/E4")
COIN_TOO_LATE: Final = Refusal("coin-too-late", "zipang/E4")
NO_COINS: Final = Refusal("no-coins", "zipang/E4")
NOT_IN_HAND: Final = Refusal("not-in-hand", "zipang/D2")
NOTHING_TO_TAKE: Final = Refusal("nothing-to-take", "zipang/D2")
TWO_NEEDED: Final = Refusal("two-peasants", "zipang/E2")
PICK_TARGET: Final = Refusal("pick-target", "zipang/T6")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "zipang/T6")
NO_SELF: Final = Refusal("no-self", "zipang/T6")
NOT_IN_CAMPAIGN: Final = Refusal("not-in-campaign", "zipang/T6")
PLAY_THE_TAKEN: Final = Refusal("play-taken", "zipang/T2")
CHOOSE_CARD: Final = Refusal("choose-card", "zipang/T1")
NOT_IN_DISCARDS: Final = Refusal("not-there", "zipang/T3")
KABUKI_ITSELF: Final = Refusal("kabuki-itself", "zipang/T3")
NOT_IN_THAT_HAND: Final = Refusal("not-there", "zipang/K13")


class ZipangStep(Step[State, "ZipangStory"]):
    """One kind of decision, by one seat."""

    def actor(self, state: State) -> i64:
        return state.active

    def waits(self, state: State, seat: int, move: Move) -> Refusal:
        """Why another seat may not play it."""
        return NOTHING_TO_ANSWER if move.kind == REACT else NOT_YOUR_TURN


# --- playing a card, from the hand or just taken ----------------------------------------------------


def ways(state: State, seat: i64, card: i64, others: i64) -> list[Move]:
    """The ways to play one card while `others` are reachable."""
    return WAYS[card][everybody_but(state, seat) if card == BANDIT else others]


def everybody_but(state: State, seat: i64) -> i64:
    everybody: i64 = (1 << state.seats) - 1
    return everybody & ~(1 << seat)


def announce(state: State, move: Move, chance: Chance, story: ZipangStory | None) -> None:
    """The card lies face up and everybody in its reach is asked, before anything happens (rule M1)."""
    state.discards.append(move.a)
    state.card = move.a
    state.targets = reach(state, move)
    state.asked = state.active
    state.answered = 0
    state.monks = 0
    state.paid = 0
    source = state.taken_from if state.taken != NONE else NONE
    state.taken = NONE
    state.taken_from = NONE
    if move.kind == IKKI:
        give_up(state, state.active, PEASANT)
        state.discards.append(PEASANT)
    if story is not None:
        story.played(state, 2 if move.kind == IKKI else 1, source)
    if move.kind == IKKI:
        refill(state, state.active, story)
    ask_next(state, chance, story)


def reach(state: State, move: Move) -> i64:
    """Whom the move affects, as a bit set."""
    if move.a == MERCHANT:
        return everybody_but(state, state.active)
    if move.a == SHRINE_MAIDEN or move.kind == IKKI:
        return reachable(state, state.active)
    return move.b


def ask_next(state: State, chance: Chance, story: ZipangStory | None) -> None:
    """Ask the next target clockwise; when all have answered, the card takes effect (rule M5)."""
    if state.targets not in (NOBODY, POT):
        seat = after(state, state.asked)
        while seat != state.active:
            if state.targets >> seat & 1 and is_reachable(state, seat):
                state.asked = seat
                state.step = REACT_STEP
                if story is not None:
                    story.asked(seat, state.card)
                return
            seat = after(state, seat)
    state.asked = NONE
    resolve(state, chance, story)


def resolve(state: State, chance: Chance, story: ZipangStory | None) -> None:
    pointless = state.targets == NOBODY and (state.card == PEASANT or AIMED[state.card])
    effect = NOTHING if pointless else EFFECTS[state.card]
    if not effect.resolve(state, chance, story):
        end_turn(state, chance, story)


def aim_reason(state: State, seat: int, move: Move) -> Refusal:
    """What is wrong with the targets of a card that could be played."""
    if move.b == NOBODY:
        return PICK_TARGET
    if move.b >> state.seats:
        return NO_SUCH_PLAYER
    return NO_SELF if move.b >> seat & 1 else NOT_IN_CAMPAIGN


class Turn(ZipangStep):
    """The active player plays one card, or two Peasants (rules D2 and E2)."""

    def moves(self, state: State, seat: int) -> list[Move]:
        moves: list[Move] = []
        for page in self.pages(state, seat):
            moves.extend(page)
        return moves

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        pages = self.pages(state, seat)
        total: i64 = 0
        for page in pages:
            total += len(page)
        place: i64 = chance.pick(PLAYOUT, total)
        for page in pages:
            if place < len(page):
                return page[place]
            place -= len(page)
        raise ValueError("a pick is too high")

    def pages(self, state: State, seat: int) -> list[list[Move]]:
        """The moves in shared lists, nobody's to change: one for each kind of card, one for two Peasants."""
        pages: list[list[Move]] = []
        others = reachable(state, seat)
        listed: i64 = 0
        ikki = False
        card: i64
        for card in state.hands[seat]:
            if not listed >> card & 1:
                listed |= 1 << card
                pages.append(ways(state, seat, card, others))
            elif card == PEASANT and not ikki:
                ikki = True
                pages.append(IKKI_PAGE)
        return pages

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None) -> None:
        give_up(state, seat, move.a)
        announce(state, move, chance, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind == REACT:
            return NOTHING_TO_ANSWER
        if move.kind == TAKE:
            return NOTHING_TO_TAKE
        if move.kind == IKKI:
            return TWO_NEEDED
        return aim_reason(state, seat, move) if move.a in state.hands[seat] else NOT_IN_HAND


class PlayTaken(ZipangStep):
    """A card that was taken is played at once (rule T2)."""

    def moves(self, state: State, seat: int) -> list[Move]:
        moves = ways(state, seat, state.taken, reachable(state, seat))[:]
        if state.taken == PEASANT and PEASANT in state.hands[seat]:
            moves.append(TWO_PEASANTS)
        return moves

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None) -> None:
        announce(state, move, chance, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind == REACT:
            return NOTHING_TO_ANSWER
        if move.kind == TAKE or move.a != state.taken:
            return PLAY_THE_TAKEN
        return TWO_NEEDED if move.kind == IKKI else aim_reason(state, seat, move)


# --- reacting ---------------------------------------------------------------------------------------


class React(ZipangStep):
    """A target lets the card happen, cancels it with a Monk, or blocks an attack with a coin (M, E4)."""

    def actor(self, state: State) -> i64:
        return state.asked

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.answers(state, seat)[:]

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        answers = self.answers(state, seat)
        return answers[chance.pick(PLAYOUT, len(answers))]

    def answers(self, state: State, seat: int) -> list[Move]:
        monk = holds(state, seat, MONK)
        coin = ATTACK[state.card] > 0 and not state.had_turn[seat] and state.coins[seat] > 0
        return ANSWERS[(1 if monk else 0) + (2 if coin else 0)]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None) -> None:
        bit: i64 = 1 << seat
        state.answered |= bit
        if story is not None:
            story.reacted(seat, move.a)
        if move.a == USE_MONK:
            state.monks |= bit
            give_up(state, seat, MONK)
            state.discards.append(MONK)
            refill(state, seat, story)
        elif move.a == PAY_COIN:
            state.paid |= bit
            state.coins[seat] -= 1
            state.pot += 1
        ask_next(state, chance, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind != REACT:
            return ANSWER_FIRST
        if move.a == USE_MONK:
            return NO_MONK
        if not ATTACK[state.card]:
            return COIN_ONLY_ATTACK
        return COIN_TOO_LATE if state.had_turn[seat] else NO_COINS

    def waits(self, state: State, seat: int, move: Move) -> Refusal:
        if seat == state.active:
            return OTHERS_ANSWER
        if move.kind != REACT:
            return NOT_YOUR_TURN
        if not state.targets >> seat & 1:
            return NOT_TOUCHED
        if state.answered >> seat & 1:
            return ANSWERED
        return ASKED_LATER if is_reachable(state, seat) else NO_HAND


# --- taking -----------------------------------------------------------------------------------------


class Take(ZipangStep):
    """The active player chooses one of some cards, which is then played (rules T)."""

    def cards(self, state: State) -> list[int]:
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> list[Move]:
        moves: list[Move] = []
        listed: i64 = 0
        card: i64
        for card in self.cards(state):
            if not listed >> card & 1:
                listed |= 1 << card
                moves.append(TAKES[card])
        return moves

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        return self.missing(move) if move.kind == TAKE else CHOOSE_CARD

    def missing(self, move: Move) -> Refusal:
        """Why a card cannot be taken."""
        raise NotImplementedError


class TakeDiscard(Take):
    """Kabuki: any face-up discard but itself (rule T3)."""

    def cards(self, state: State) -> list[int]:
        return [card for card in state.discards if card != KABUKI]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None) -> None:
        take_from_discards(state, move.a, story)

    def missing(self, move: Move) -> Refusal:
        return KABUKI_ITSELF if move.a == KABUKI else NOT_IN_DISCARDS


class TakeHand(Take):
    """Nobleman: one card of the hand he looks at."""

    def cards(self, state: State) -> list[int]:
        return sorted(state.hands[state.taken_from])

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ZipangStory | None) -> None:
        take_from_hand(state, state.taken_from, move.a, story)

    def missing(self, move: Move) -> Refusal:
        return NOT_IN_THAT_HAND


STEPS: Final[list[ZipangStep]] = [Turn(), React(), PlayTaken(), TakeDiscard(), TakeHand()]
"""By the step numbers of the state."""
