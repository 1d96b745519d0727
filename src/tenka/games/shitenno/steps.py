"""The decisions of Shitennō, one step each: who decides, what is legal, what it does, why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.core.steps import Step
from tenka.games.shitenno.control import (
    begin_payment,
    choose_part,
    end_turn,
    gild,
    may_place,
    may_take_card,
    next_turn,
    take_card,
)
from tenka.games.shitenno.material import (
    BONUSES,
    CARD_TAKING,
    DAIMYO,
    KAMONS_A_YEAR,
    KINDS,
    POSITIONS,
    PROVINCES,
    SENSEI,
)
from tenka.games.shitenno.moves import (
    ACCEPT,
    ACCEPTS,
    ADD,
    ADDS,
    ANSWER,
    BY_KOKUS,
    BY_TROOPS,
    CHOOSE,
    CHOOSES,
    CONTROL,
    CONTROLS,
    ENDS,
    GILD,
    GILDS,
    GILDS_NONE,
    NOBODY,
    OFFER,
    OFFERS,
    REFUSES,
    SPLIT,
    SPLITS,
    TAKE_CARD,
    TAKES_CARD,
    USE,
    USES,
)
from tenka.games.shitenno.payment import Strength, need_of, open_part, purse_of
from tenka.games.shitenno.sharing import accept_lot, choose_lot, offer_lot, refuse_lot, split_lots
from tenka.games.shitenno.state import State

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory

TAIRO_FORMS: Final = Refusal("not-your-turn", "shitenno/C2")
SOMEBODY_ANSWERS: Final = Refusal("not-your-turn", "shitenno/C3")
LAST_TWO: Final = Refusal("not-your-turn", "shitenno/C6")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "shitenno/D1")
CARD_NOT_THERE: Final = Refusal("lot-card-gone", "shitenno/C2")
LOT_ORDER: Final = Refusal("lot-order", "shitenno/C2")
TILE_GONE: Final = Refusal("lot-tile-gone", "shitenno/C2")
OFFER_ONE: Final = Refusal("lot-one-only", "shitenno/C2")
SPLIT_NOW: Final = Refusal("lot-split-now", "shitenno/C6")
FORM_FIRST: Final = Refusal("lot-not-offered", "shitenno/C2")
SPLIT_FIRST: Final = Refusal("lot-not-offered", "shitenno/C6")
ANSWER_FIRST: Final = Refusal("lot-answer-first", "shitenno/C3")
CHOOSE_FIRST: Final = Refusal("lot-choose-first", "shitenno/C6")
LOT_NOT_THERE: Final = Refusal("lot-not-there", "shitenno/C6")
EVEN_YEAR: Final = Refusal("even-year", "shitenno/A2")
ODD_YEAR: Final = Refusal("odd-year", "shitenno/A2")
PROVINCE_FULL: Final = Refusal("province-full", "shitenno/D7")
TWO_KAMONS: Final = Refusal("two-kamons", "shitenno/D1")
NO_KAMON: Final = Refusal("no-kamon", "shitenno/D1")
TOO_FEW_TROOPS: Final = Refusal("too-few-troops", "shitenno/D2")
TOO_FEW_KOKUS: Final = Refusal("too-few-kokus", "shitenno/D3")
NO_CARD_TAKING: Final = Refusal("no-card-taking", "shitenno/E4")
NO_TROOP_CARD: Final = Refusal("no-troop-card", "shitenno/E4")
NOTHING_TO_PAY: Final = Refusal("nothing-to-pay", "shitenno/D4")
PAY_FIRST: Final = Refusal("pay-first", "shitenno/D4")
NO_SUCH_PAYMENT: Final = Refusal("no-such-payment", "shitenno/D4")
NOT_SENSEI: Final = Refusal("not-sensei", "shitenno/F3")
GILD_LATER: Final = Refusal("gild-later", "shitenno/F3")
GILD_NOW: Final = Refusal("gild-now", "shitenno/F3")
NOT_YOUR_KAMON: Final = Refusal("not-your-kamon", "shitenno/F3")
GOLDEN_ALREADY: Final = Refusal("golden-already", "shitenno/F3")


class ShitennoStep(Step[State, "ShitennoStory"]):
    """One kind of decision, by one seat."""

    def actor(self, state: State) -> int:
        raise NotImplementedError

    def not_your_turn(self) -> Refusal:
        """With the paragraph that says who acts here."""
        raise NotImplementedError


# --- the even year ----------------------------------------------------------------------------------------


class Form(ShitennoStep):
    """The Tairō puts cards into a lot in the order of their kinds, so that there is one way to form each.

    Others see the lot when it is done.
    """

    def actor(self, state: State) -> int:
        return state.tairo

    def moves(self, state: State, seat: int) -> list[Move]:
        moves: list[Move] = []
        tray = state.tray
        for kind in range(state.cursor, KINDS):
            if tray[kind]:
                moves.append(ADDS[kind])
        self.add_ends(moves, state.hierarchy)
        return moves

    def add_ends(self, moves: list[Move], hierarchy: int) -> None:
        raise NotImplementedError

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        if move.kind == ADD:
            state.tray[move.a] -= 1
            state.draft[move.a] += 1
            state.cursor = move.a
        else:
            self.finish(state, move, story)

    def finish(self, state: State, move: Move, story: ShitennoStory | None) -> None:
        raise NotImplementedError

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind == ADD:
            return LOT_ORDER if state.tray[move.a] else CARD_NOT_THERE
        return self.end_reason(move) if move.kind < CONTROL else EVEN_YEAR

    def end_reason(self, move: Move) -> Refusal:
        """What is wrong with another move of the even year."""
        raise NotImplementedError


class FormLot(Form):
    """One lot, offered with a hierarchy tile (rule C2)."""

    def add_ends(self, moves: list[Move], hierarchy: int) -> None:
        for seals in range(DAIMYO, 0, -1):
            if hierarchy >> seals & 1:
                moves.append(OFFERS[seals - 1])

    def finish(self, state: State, move: Move, story: ShitennoStory | None) -> None:
        offer_lot(state, move.a, story)

    def end_reason(self, move: Move) -> Refusal:
        if move.kind in (ANSWER, CHOOSE):
            return FORM_FIRST
        return TILE_GONE if move.kind == OFFER else OFFER_ONE

    def not_your_turn(self) -> Refusal:
        return TAIRO_FORMS


class SplitLots(Form):
    """The last two: a lot with the higher of two hierarchy tiles; the rest is the other lot (rule C6)."""

    def add_ends(self, moves: list[Move], hierarchy: int) -> None:
        for split in SPLITS:
            if hierarchy >> split.a & 1 and hierarchy >> split.b & 1:
                moves.append(split)

    def finish(self, state: State, move: Move, story: ShitennoStory | None) -> None:
        split_lots(state, move.a, move.b, story)

    def end_reason(self, move: Move) -> Refusal:
        if move.kind in (ANSWER, CHOOSE):
            return SPLIT_FIRST
        return TILE_GONE if move.kind == SPLIT else SPLIT_NOW

    def not_your_turn(self) -> Refusal:
        return LAST_TWO


class Answer(ShitennoStep):
    """Somebody is offered a lot (rule C3)."""

    def actor(self, state: State) -> int:
        return state.asked

    def moves(self, state: State, seat: int) -> list[Move]:
        return [ACCEPTS, REFUSES]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        if move.a == ACCEPT:
            accept_lot(state, story)
        else:
            refuse_lot(state, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        return ANSWER_FIRST if move.kind < CONTROL else EVEN_YEAR

    def not_your_turn(self) -> Refusal:
        return SOMEBODY_ANSWERS


class ChooseLot(ShitennoStep):
    """The second of the last two takes one of the lots (rule C6)."""

    def actor(self, state: State) -> int:
        return state.asked

    def moves(self, state: State, seat: int) -> list[Move]:
        return [CHOOSES[state.lot_seals - 1], CHOOSES[state.other_seals - 1]]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        choose_lot(state, move.a, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind == CHOOSE:
            return LOT_NOT_THERE
        return CHOOSE_FIRST if move.kind < CONTROL else EVEN_YEAR

    def not_your_turn(self) -> Refusal:
        return LAST_TWO


# --- the odd year -----------------------------------------------------------------------------------------


class OddYear(ShitennoStep):
    """A decision of the player whose turn it is."""

    def actor(self, state: State) -> int:
        return state.active

    def not_your_turn(self) -> Refusal:
        return NOT_YOUR_TURN


class Turn(OddYear):
    """Take control of a province, take a card, or end the turn (rules D1 and E4)."""

    def moves(self, state: State, seat: int) -> list[Move]:
        moves: list[Move] = []
        if may_place(state):
            self.add_provinces(moves, state, Strength(purse_of(state, seat)))
        if may_take_card(state):
            moves.append(TAKES_CARD)
        moves.append(ENDS)
        return moves

    def add_provinces(self, moves: list[Move], state: State, strength: Strength) -> None:
        for province in range(PROVINCES):
            if state.filled[province] < POSITIONS:
                need = need_of(state, province)
                if strength.pays_troops(need):
                    moves.append(CONTROLS[province][BY_TROOPS])
                if strength.pays_kokus(need):
                    moves.append(CONTROLS[province][BY_KOKUS])

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        if move.kind == CONTROL:
            begin_payment(state, move.a, move.b, story)
        elif move.kind == TAKE_CARD:
            take_card(state, chance, story)
        else:
            end_turn(state, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind < CONTROL:
            return ODD_YEAR
        if move.kind == CONTROL:
            return self.control_reason(state, seat, move)
        if move.kind == TAKE_CARD:
            return NO_TROOP_CARD if state.bonuses[seat * BONUSES + CARD_TAKING] else NO_CARD_TAKING
        if move.kind == USE:
            return NOTHING_TO_PAY
        return GILD_LATER if state.titles[seat] == SENSEI else NOT_SENSEI

    def control_reason(self, state: State, seat: int, move: Move) -> Refusal:
        if state.placed >= KAMONS_A_YEAR:
            return TWO_KAMONS
        if state.stock[seat] == 0:
            return NO_KAMON
        if state.filled[move.a] == POSITIONS:
            return PROVINCE_FULL
        return TOO_FEW_TROOPS if move.b == BY_TROOPS else TOO_FEW_KOKUS


class Pay(OddYear):
    """How many of one thing go into the payment, where payments differ (see `payment`)."""

    def moves(self, state: State, seat: int) -> list[Move]:
        ways = state.ways
        part = open_part(ways)
        possible = USES[part]
        offered = [False] * len(possible)
        for way in ways:
            offered[way[part]] = True
        return [move for move in possible if offered[move.b]]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        choose_part(state, move.a, move.b, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind < CONTROL:
            return ODD_YEAR
        return NO_SUCH_PAYMENT if move.kind == USE else PAY_FIRST


class Gild(OddYear):
    """The Sensei may turn one own Kamon over to its golden face (rule F3)."""

    def moves(self, state: State, seat: int) -> list[Move]:
        moves: list[Move] = []
        for at in range(PROVINCES * POSITIONS):
            if state.owners[at] == seat and not state.golden[at]:
                moves.append(GILDS[at])
        moves.append(GILDS_NONE)
        return moves

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShitennoStory | None) -> None:
        if move.a != NOBODY:
            gild(state, move.a, move.b, story)
        next_turn(state, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind < CONTROL:
            return ODD_YEAR
        if move.kind != GILD:
            return GILD_NOW
        own = state.owners[move.a * POSITIONS + move.b] == seat
        return GOLDEN_ALREADY if own else NOT_YOUR_KAMON


STEPS: Final[list[ShitennoStep]] = [FormLot(), Answer(), SplitLots(), ChooseLot(), Turn(), Pay(), Gild()]
"""By the step numbers of the state."""
