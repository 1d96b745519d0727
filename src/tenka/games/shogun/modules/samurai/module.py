"""Provinces in four regions bring a benefit, a better one each time in a year (rules M)."""

from __future__ import annotations

from typing import Any, Final

from tenka.core.chance import Chance
from tenka.core.errors import BadOptions
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import Material
from tenka.games.shogun.modules.module import InTurn, Module
from tenka.games.shogun.modules.samurai.events import Benefit, BenefitTaken, SamuraiAdvanced
from tenka.games.shogun.modules.samurai.observation import SamuraiView
from tenka.games.shogun.moves import MODULES, Moves
from tenka.games.shogun.rules import NEXT, Rules, Step, Window
from tenka.games.shogun.state import Part, State, provinces_of

BENEFIT: Final = MODULES  # a: the benefit
BENEFIT_IDS: Final[list[Benefit]] = ["chests", "rice", "armies", "points"]
CHESTS: Final = 0
RICE: Final = 1
ARMIES: Final = 2
POINTS: Final = 3
CARDS: Final = 4

NOT_ON_CARD: Final = Refusal("not-on-card", "shogun/M2")
SUPPLY_TOO_SMALL: Final = Refusal("supply-too-small", "shogun/M3")


class Samurai(Part):
    """Which card of each seat lies on top, from 0."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards: list[int] = cards

    def copy(self) -> Part:
        return Samurai(self.cards[:])


def samurai_of(state: State) -> Samurai:
    for part in state.parts:
        if isinstance(part, Samurai):
            return part
    raise ValueError("this game has no samurai")


class CheckRegions(InTurn):
    """Who has provinces in four regions turns up the next card and takes one of its benefits (rule M1)."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name, rules)
        data: dict[str, Any] = rules.material.sources["samurai"]
        self.needed: Final[int] = data["regions"]
        self.amounts: Final = benefits(data)

    def take_turn(self, state: State, seat: int, chance: Chance, story: Any) -> bool:
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

    def grant(self, state: State, seat: int, benefit: int, story: Any) -> None:
        amount = self.amounts[samurai_of(state).cards[seat]][benefit]
        if benefit == ARMIES:
            state.supply[seat] -= amount
        purse = [state.chests, state.rice, state.tray, state.points][benefit]
        purse[seat] += amount
        if story is not None:
            story.tell(BenefitTaken(seat, BENEFIT_IDS[benefit], amount))

    def choices(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.more["benefit"]
        return [page[benefit] for benefit in self.offered(state, seat)]

    def choose(self, state: State, seat: int, move: Move, story: Any) -> None:
        self.grant(state, seat, move.a, story)

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        if move.kind != BENEFIT:
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

    def run(self, state: State, chance: Chance, story: Any) -> int:
        samurai_of(state).cards = [0] * state.seats
        return NEXT


class SamuraiWindow(Window):
    def show(self, state: State) -> Any:
        return SamuraiView([card + 1 for card in samurai_of(state).cards])

    def read(self, state: State, seen: Any) -> None:
        samurai_of(state).cards = [card - 1 for card in seen.samurai.cards]


class SamuraiModule(Module):
    def check(self, material: Material) -> None:
        data: dict[str, Any] = material.sources["samurai"]
        if not 1 <= data["regions"] <= 5:
            raise BadOptions("material-samurai-regions")
        if max(row[ARMIES] for row in benefits(data)) > material.armies:
            raise BadOptions("material-samurai-armies")

    def add_moves(self, moves: Moves, material: Material) -> None:
        moves.add_page("benefit", BENEFIT, [*BENEFIT_IDS])

    def install(self, rules: Rules) -> None:
        self.check(rules.material)
        rules.parts.append(Samurai([0] * rules.seats))
        rules.windows.append(SamuraiWindow(rules, "samurai"))
        rules.insert_after("take_specials", CheckRegions("samurai", rules))
        rules.insert_after("score", SortSamurai("sort_samurai", rules))
