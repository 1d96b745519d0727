"""Laying out favors, converting armies, asking for favors (rules C3 to C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.modules.in_turn import InTurn
from tenka.games.shogun.modules.tennos_court.events import (
    AudienceEntered,
    Cause,
    ConversionLapsed,
    CourtClosed,
    FavorMissed,
    FavorOffer,
    FavorsLaidOut,
    FavorTaken,
    Lack,
    OfficialsArrived,
    OfficialsSent,
)
from tenka.games.shogun.modules.tennos_court.favors import USE, Favor, amount_of, favors_of_kind, kind_of
from tenka.games.shogun.modules.tennos_court.material import FAVORS, OFFERED, SPACES
from tenka.games.shogun.modules.tennos_court.state import Court, asking_order, costs_of, court_of
from tenka.games.shogun.moves import is_province
from tenka.games.shogun.rules import NEXT, NOT_NOW, WAIT, Hooks, Rules, Step
from tenka.games.shogun.state import NOBODY, NONE, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

FIRST_SPACE: Final = 11
ASK: Final = "favor"
ASK_USE: Final = "favor_use"

ASK_LATER: Final = Refusal("not-your-turn", "shogun/C6")
NOT_OFFERED: Final = Refusal("not-offered", "shogun/C7")
TOO_FEW_OFFICIALS: Final = Refusal("too-few-officials", "shogun/C7")
TAKE_A_FAVOR_FIRST: Final = Refusal("take-a-favor-first", "shogun/C7")
USE_FAVOR_FIRST: Final = Refusal("use-favor-first", "shogun/C8")


class SendFromTower(Hooks):
    """An official for each own army that falls out when the tower is loaded (rule C2)."""

    def tower_loaded(self, state: State, fell_out: list[int], story: ShogunStory | None) -> None:
        court = court_of(state)
        for seat in range(state.seats):
            number = min(fell_out[seat], court.officials[seat])
            court.send(seat, number)
            if story is not None and number > 0:
                story.tell(OfficialsArrived(seat, number))


class LayOutFavors(Step):
    """Three favors, the highest number on the dearest space (rule C3)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        court = court_of(state)
        pile = [favor for favor in range(1, FAVORS + 1) if not court.drawn[favor]]
        offers = [pile.pop(chance.pick("favors", len(pile))) for _ in range(OFFERED)]
        court.offers = sorted(offers, reverse=True)
        for favor in offers:
            court.drawn[favor] = True
        if story is not None:
            costs = costs_of(self.rules.material.files)
            rows = zip(court.offers, costs, strict=True)
            story.tell(FavorsLaidOut([self.offer(favor, cost) for favor, cost in rows]))
        return NEXT

    def offer(self, favor: int, cost: int) -> FavorOffer:
        return FavorOffer(favor, cost, kind_of(self.rules, favor), amount_of(self.rules, favor))


class Convert(InTurn):
    """Armies in provinces and in the tray become officials (rule C5)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        super().run(state, chance, story)
        court = court_of(state)
        court.askers = asking_order(court, state.order)
        return NEXT

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        for box in range(len(SPACES)):
            self.convert(state, seat, box, story)
        return True

    def convert(self, state: State, seat: int, box: int, story: ShogunStory | None) -> None:
        space = FIRST_SPACE + box
        card = state.board[seat][space]
        state.shown[seat][space] = True
        if story is not None:
            story.card_revealed(seat, space, card)
        if is_province(card) or card >= self.first_tower_card():
            self.carry_out(state, seat, box, card, story)

    def first_tower_card(self) -> int:
        return self.rules.moves.cards.index("tower1")

    def carry_out(self, state: State, seat: int, box: int, card: int, story: ShogunStory | None) -> None:
        """Exactly as many as the box says, or nothing."""
        number = len(SPACES) - box
        source = state.armies if is_province(card) else state.tray
        place = card if is_province(card) else seat
        spare = source[place] - 1 if is_province(card) else source[place]
        court = court_of(state)
        lack: Lack | None = None
        if spare < number or court.officials[seat] < number:
            lack = "armies" if spare < number else "officials"
        else:
            source[place] -= number
            state.supply[seat] += number
            court.send(seat, number)
        if story is not None:
            name = self.rules.material.board.ids[card] if is_province(card) else None
            story.tell(
                ConversionLapsed(seat, SPACES[box], name, lack)
                if lack is not None
                else OfficialsSent(seat, SPACES[box], name, number)
            )


class AskFavors(Step):
    """Who has most officials asks first; each may take one favor (rules C6 and C7)."""

    def __init__(self, name: str, rules: Rules, favors: list[Favor]) -> None:
        super().__init__(name, rules)
        self.favors: Final = favors
        """By number; the first place is not used."""
        self.costs: Final = costs_of(rules.material.files)

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        court = court_of(state)
        if court.using != NONE:
            return WAIT
        while court.askers and any(favor != NONE for favor in court.offers):
            self.enter(court, court.askers[0], story)
            if self.affordable(court, court.askers[0]):
                return WAIT
            self.miss(court, "too-few", story)
        self.close(state, court, story)
        return NEXT

    def enter(self, court: Court, seat: int, story: ShogunStory | None) -> None:
        """All officials to the audience hall."""
        number = court.entrance[seat]
        court.audience[seat] += number
        court.entrance[seat] = 0
        if story is not None:
            story.tell(AudienceEntered(seat, number))

    def affordable(self, court: Court, seat: int) -> list[int]:
        return [
            favor
            for favor, cost in zip(court.offers, self.costs, strict=True)
            if favor != NONE and cost <= court.audience[seat]
        ]

    def miss(self, court: Court, cause: Cause, story: ShogunStory | None) -> None:
        seat = court.askers.pop(0)
        if story is not None:
            story.tell(FavorMissed(seat, cause))

    def close(self, state: State, court: Court, story: ShogunStory | None) -> None:
        """Officials go back to the entrance hall, favors that nobody took leave the game."""
        left = [favor for favor in court.offers if favor != NONE]
        court.offers = [NONE] * OFFERED
        court.askers = []
        for seat in range(state.seats):
            court.entrance[seat] += court.audience[seat]
            court.audience[seat] = 0
        if story is not None:
            story.tell(CourtClosed(court.entrance[:], left))

    # --- decisions ------------------------------------------------------------------------------------

    def question(self, state: State) -> str:
        return ASK if court_of(state).using == NONE else ASK_USE

    def asks(self, question: str) -> bool:
        return question in (ASK, ASK_USE)

    def actors(self, state: State) -> list[int]:
        return court_of(state).askers[:1]

    def moves(self, state: State, seat: int) -> list[Move]:
        court = court_of(state)
        if seat != court.askers[0]:
            return []
        if court.using != NONE:
            return self.favors[court.using].moves(state, seat)
        page = self.rules.moves.pages[ASK].moves
        return [*(page[favor] for favor in self.affordable(court, seat)), page[0]]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        court = court_of(state)
        if court.using != NONE:
            self.favors[court.using].use(state, seat, move.a, story)
            self.done(court)
        elif move.a == 0:
            self.miss(court, "declined", story)
        else:
            self.take(state, seat, move.a, story)

    def take(self, state: State, seat: int, favor: int, story: ShogunStory | None) -> None:
        court = court_of(state)
        place = court.offers.index(favor)
        court.offers[place] = NONE
        court.audience[seat] -= self.costs[place]
        court.officials[seat] += self.costs[place]
        court.using = favor
        if story is not None:
            story.tell(FavorTaken(seat, favor, self.costs[place]))
        if self.favors[favor].apply(state, seat, story):
            self.done(court)

    def done(self, court: Court) -> None:
        court.using = NONE
        court.askers.pop(0)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        court = court_of(state)
        if seat != court.askers[0]:
            return ASK_LATER
        uses = self.rules.moves.pages[USE].holds(move)
        if not uses and not self.rules.moves.pages[ASK].holds(move):
            return NOT_NOW
        if court.using != NONE:
            return self.favors[court.using].refusal() if uses else USE_FAVOR_FIRST
        if uses:
            return TAKE_A_FAVOR_FIRST
        return TOO_FEW_OFFICIALS if move.a in court.offers else NOT_OFFERED


class EndPeace(Step):
    """Favors that protect for a round leave the game (rule C12)."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name, rules)
        self.favors: Final = favors_of_kind(rules, ["peace_a", "peace_b", "peace_ab"])

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        court = court_of(state)
        for favor in self.favors:
            court.holder[favor] = NOBODY
        return NEXT
