"""Provinces in four regions bring a benefit, a better one each time in a year (rules M)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.modules.in_turn import InTurn
from tenka.games.shogun.modules.samurai.events import Benefit, BenefitTaken, SamuraiAdvanced
from tenka.games.shogun.modules.samurai.material import MATERIAL
from tenka.games.shogun.modules.samurai.state import samurai_of
from tenka.games.shogun.rules import NEXT, Rules, Step
from tenka.games.shogun.state import State, provinces_of

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

PAGE: Final = "benefit"
BENEFIT_IDS: Final[list[Benefit]] = ["chests", "rice", "armies", "points"]
ARMIES: Final = 2
CARDS: Final = 4

NOT_ON_CARD: Final = Refusal("not-on-card", "shogun/M2")
SUPPLY_TOO_SMALL: Final = Refusal("supply-too-small", "shogun/M3")


class CheckRegions(InTurn):
    """Who has provinces in four regions turns up the next card and takes one of its benefits (rule M1)."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name, rules)
        data: dict[str, Any] = rules.material.files[MATERIAL]
        self.needed: Final[int] = data["regions"]
        self.amounts: Final = benefits(data)

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        regions = self.regions(state, seat)
        if regions < self.needed:
            return True
        cards = samurai_of(state).cards
        cards[seat] = (cards[seat] + 1) % CARDS
        if story is not None:
            story.tell(SamuraiAdvanced(seat, regions, cards[seat] + 1))
        offered = self.offered(state, seat)
        if len(offered) == 1:
            self.grant(state, seat, offered[0], story)
        return len(offered) < 2

    def regions(self, state: State, seat: int) -> int:
        """In how many regions a seat has provinces."""
        board = self.rules.material.board
        return len({board.region[province] for province in provinces_of(state, seat)})

    def offered(self, state: State, seat: int) -> list[int]:
        """The benefits of the top card that can be taken in full (rule M3)."""
        amounts = self.amounts[samurai_of(state).cards[seat]]
        return [
            benefit
            for benefit, amount in enumerate(amounts)
            if amount > 0 and (benefit != ARMIES or state.supply[seat] >= amount)
        ]

    def grant(self, state: State, seat: int, benefit: int, story: ShogunStory | None) -> None:
        amount = self.amounts[samurai_of(state).cards[seat]][benefit]
        if benefit == ARMIES:
            state.supply[seat] -= amount
        purse = [state.chests, state.rice, state.tray, state.points][benefit]
        purse[seat] += amount
        if story is not None:
            story.tell(BenefitTaken(seat, BENEFIT_IDS[benefit], amount))

    def choices(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.pages[PAGE].moves
        return [page[benefit] for benefit in self.offered(state, seat)]

    def choose(self, state: State, seat: int, move: Move, story: ShogunStory | None) -> None:
        self.grant(state, seat, move.a, story)

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        if not self.rules.moves.pages[PAGE].holds(move):
            return self.not_now()
        amounts = self.amounts[samurai_of(state).cards[seat]]
        return SUPPLY_TOO_SMALL if amounts[move.a] > 0 else NOT_ON_CARD

    def paragraph(self) -> str:
        return "shogun/M1"


def benefits(data: dict[str, Any]) -> list[list[int]]:
    """By card and benefit."""
    cards: dict[str, dict[str, int]] = data["cards"]
    return [[card.get(name, 0) for name in BENEFIT_IDS] for card in cards.values()]


class SortSamurai(Step):
    """After winter the first card lies on top again (rule M4)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        samurai_of(state).cards = [0] * state.seats
        return NEXT
