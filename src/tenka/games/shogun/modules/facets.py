"""The sides of a module beside its rules: what it says, looks like, advises, and how bots play it.

Every method has an answer that changes nothing, so a module says only what it adds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tenka.games.shogun.words import Arguments, Line

if TYPE_CHECKING:
    from tenka.core.look import Words
    from tenka.core.narration import Argument, Phrase
    from tenka.core.rows import Row
    from tenka.games.shogun.advice.hint import Hint
    from tenka.games.shogun.advice.plan import Plan
    from tenka.games.shogun.bots.board_features import BoardFeatures
    from tenka.games.shogun.bots.evaluation import Evaluator
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.rules import Rules
    from tenka.games.shogun.state import State

Value = Callable[[str], float]
"""How good a move is for a bot, by its name."""


class CardWords(NamedTuple):
    """A card of a module: what it is called, and the variant of the line that tells of it as a bid."""

    name: Phrase
    bid: str


def no_card(_card: str) -> CardWords | None:
    return None


def no_arguments(_seen: Observation) -> Arguments:
    return {}


class ModuleNarration(NamedTuple):
    lines: Mapping[str, Line]
    """By the tag of an event."""
    fields: Mapping[str, Callable[[Any], Argument]] = {}
    """Further fields of events that become arguments."""
    moves: Mapping[str, Callable[[str], Phrase]] = {}
    """By page: a move from its word there."""
    question: Callable[[Observation], Arguments] = no_arguments
    """What its questions speak of besides."""
    card: Callable[[str], CardWords | None] = no_card


class ModuleLook:
    """In a terminal."""

    def lines(self, seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
        """A few lines about where it stands."""
        yield from ()

    def about(self, material: Material, seen: Observation, move: str, texts: Words) -> str:
        """What one should know about one of its moves."""
        return ""

    def cards_meant(self, typed: str, free: Sequence[str], texts: Words) -> list[str] | None:
        """The free cards of the module that somebody may mean; None if none of its cards is meant."""
        return None


class ModuleAdvice:
    """For the spaces that it adds to a plan."""

    def hints(self, seen: Observation, plan: Plan) -> list[Hint]:
        return []

    def fill(self, seen: Observation, plan: Plan) -> None:
        """Lay sensible cards on empty spaces of its own."""


class ModuleBot:
    def questions(self) -> dict[str, Callable[[Observation], Value]]:
        """What its moves are worth, by what is asked."""
        return {}

    def bonus(self, features: BoardFeatures, place: int) -> int:
        """How much better than printed an action of the viewer is in a province."""
        return 0

    def space_values(self, evaluator: Evaluator, cards: list[str]) -> list[list[float]]:
        """By its spaces of a plan, what each card brings there."""
        return []


class ModuleRows(Protocol):
    def write(self, state: State, row: Row, /) -> None:
        """The numbers of its layout, straight from the State, of what the row's viewer may know."""


class FieldNames:
    """What may stand where in the row of an Observation."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.seats = seats
        self.provinces = list(rules.material.board.ids)
        self.regions = list(rules.material.board.region_ids)
        self.events = list(rules.material.event_ids)
        self.spaces = list(rules.space_ids)
        self.cards = list(rules.moves.cards)
