"""A plan while it is made: which card lies on which space, and what is still to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.material import SPACE_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tenka.games.shogun.observation import Observation

AUCTION = "auction"
ACTIONS = SPACE_IDS[:-1]
EMPTY = "empty"


def is_chest(card: str) -> bool:
    return card.startswith("chest")


def chest_value(card: str) -> int:
    return int(card[-1])


def own_cards(seen: Observation) -> list[str]:
    """All that the viewer can plan with: in hand, or laid already."""
    return [*seen.hand, *(card for card in seen.draft if card != EMPTY)]


class Plan:
    """Cards by space. Nothing of it is known to the table before it is sealed."""

    def __init__(self, seen: Observation, spaces: Sequence[str], on: Mapping[str, str] | None = None) -> None:
        self.hand = own_cards(seen)
        self.spaces = list(spaces)
        self.on = dict(on or {})
        self.provinces = [card for card in self.hand if card in seen.provinces]

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

    def free_provinces(self) -> list[str]:
        return [card for card in self.free() if card in self.provinces]

    def empty(self) -> list[str]:
        """Spaces without a card."""
        return [space for space in self.spaces if space not in self.on]

    def needed(self) -> int:
        """How many cards must be laid in all (rule P2)."""
        return min(len(self.spaces), len(self.hand))

    def missing(self) -> int:
        """How many more of them must be laid."""
        return self.needed() - len(self.on)

    def choice(self) -> str:
        """The whole plan as the engine takes it: one move for each space, in their order."""
        return " ".join(f"plan:{space}:{self.on.get(space, EMPTY)}" for space in self.spaces)

    def order(self, seen: Observation) -> list[tuple[int | None, str]]:
        """All actions as they come this round, then the hidden ones, then the bid and what modules add."""
        known = [action for action in seen.track if action is not None]
        hidden = [action for action in ACTIONS if action not in known]
        numbered: list[tuple[int | None, str]] = list(enumerate(known, start=1))
        rest = [*hidden, *(space for space in self.spaces if space not in ACTIONS)]
        return [*numbered, *((None, space) for space in rest)]
