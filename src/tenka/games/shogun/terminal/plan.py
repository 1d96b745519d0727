"""A plan while it is made: which card lies on which space, and what is still to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.material import SPACE_IDS

if TYPE_CHECKING:
    from tenka.games.shogun.observation import Observation

AUCTION = "auction"
ACTIONS = SPACE_IDS[:-1]
EMPTY = "empty"
COURT = ("convert3", "convert2", "convert1")
"""The boxes of the extra board, each with how many armies it converts."""


def is_chest(card: str) -> bool:
    return card.startswith("chest")


def is_tower(card: str) -> bool:
    return card.startswith("tower")


def is_province(card: str) -> bool:
    return not is_chest(card) and not is_tower(card)


def spaces_of(observation: Observation) -> list[str]:
    """All spaces of a plan, in their order."""
    return [*SPACE_IDS, *COURT] if observation.court is not None else list(SPACE_IDS)


def chest_value(card: str) -> int:
    return int(card[-1])


class Plan:
    """Cards by space. Nothing of it is known to the table before it is sealed."""

    def __init__(self, observation: Observation) -> None:
        self.hand = list(observation.hand)
        self.spaces = spaces_of(observation)
        self.on: dict[str, str] = {}

    def put(self, space: str, card: str) -> str | None:
        """Put a card on a space; the space that it left for that, if there is one."""
        left = next((other for other, lying in self.on.items() if lying == card and other != space), None)
        if left is not None:
            del self.on[left]
        self.on[space] = card
        return left

    def clear(self, space: str) -> bool:
        return self.on.pop(space, None) is not None

    def free(self) -> list[str]:
        """Cards that lie on no space."""
        used = set(self.on.values())
        return [card for card in self.hand if card not in used]

    def empty(self) -> list[str]:
        """Spaces without a card."""
        return [space for space in self.spaces if space not in self.on]

    def missing(self) -> int:
        """How many more cards must be laid (rule P2)."""
        return min(len(self.spaces), len(self.hand)) - len(self.on)

    def choice(self) -> str:
        """The whole plan as the engine takes it: one move for each space, in their order."""
        return " ".join(f"plan:{space}:{self.on.get(space, EMPTY)}" for space in self.spaces)

    def order(self, observation: Observation) -> list[tuple[int | None, str]]:
        """All actions as they come this round, then the hidden ones, then the bid and the court."""
        known = [action for action in observation.track if action is not None]
        hidden = [action for action in ACTIONS if action not in known]
        numbered: list[tuple[int | None, str]] = list(enumerate(known, start=1))
        rest = [*hidden, *(space for space in self.spaces if space not in ACTIONS)]
        return [*numbered, *((None, space) for space in rest)]
