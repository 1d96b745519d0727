"""All moves of Shogun, made once and looked up by what they do."""

from __future__ import annotations

from typing import Final

from tenka.core.moves import Move, MoveBook
from tenka.games.shogun.material import CHEST0, CHEST_CARDS, SPECIAL_IDS

# kinds of moves of the base game, with what `a` and `b` say; the book numbers those of modules
CLAIM: Final = 0  # a: the province
CLAIM_PILE: Final = 1
RENEW: Final = 2
GROUP: Final = 3  # a: armies
PLAN: Final = 4  # a: the space, b: the card
UNSEAL: Final = 5
SPECIAL: Final = 6  # a: the special card
MARCH: Final = 7  # a: where to, b: armies
STAY: Final = 8
REVOLT: Final = 9  # a: the province

LARGEST_GROUP: Final = 5


def card_ids(provinces: list[str]) -> list[str]:
    """Names of the cards that may lie on a space, by number; then one for none."""
    return [*provinces, *(f"chest{value}" for value in range(CHEST_CARDS)), "empty"]


class Page:
    """All moves of one kind that a module adds."""

    __slots__ = ("kind", "moves")

    def __init__(self, kind: int, moves: list[Move]) -> None:
        self.kind: Final = kind
        self.moves: Final = moves

    def holds(self, move: Move) -> bool:
        return move.kind == self.kind


class Moves:
    """The book of moves, and its pages by kind.

    `spaces` are those of the individual board, `cards` what may lie there; `largest` is how many armies a
    player has.
    """

    def __init__(self, provinces: list[str], spaces: list[str], cards: list[str], largest: int) -> None:
        book = MoveBook()
        self.book: Final = book
        self.spaces: Final = spaces
        self.cards: Final = cards
        self.claim: Final = [book.add(f"claim:{name}", CLAIM, i) for i, name in enumerate(provinces)]
        self.claim_pile: Final = book.add("claim:pile", CLAIM_PILE)
        self.renew: Final = book.add("renew", RENEW)
        self.group: Final = [
            book.add(f"group:{armies}", GROUP, armies) for armies in range(1, LARGEST_GROUP + 1)
        ]
        """By armies - 1."""
        self.plan: Final[list[list[Move]]] = [
            [book.add(f"plan:{space}:{card}", PLAN, i, j) for j, card in enumerate(cards)]
            for i, space in enumerate(spaces)
        ]
        """By space and card."""
        self.unseal: Final = book.add("unseal", UNSEAL)
        self.special: Final = [book.add(f"special:{name}", SPECIAL, i) for i, name in enumerate(SPECIAL_IDS)]
        self.march: Final[list[list[Move]]] = [
            [book.add(f"march:{name}:{armies}", MARCH, i, armies) for armies in range(1, largest + 1)]
            for i, name in enumerate(provinces)
        ]
        """By where to and armies - 1."""
        self.stay: Final = book.add("stay", STAY)
        self.revolt: Final = [book.add(f"revolt:{name}", REVOLT, i) for i, name in enumerate(provinces)]
        self.pages: Final[dict[str, Page]] = {}
        """What modules add, by name."""

    def add_page(self, name: str, words: list[str]) -> None:
        """Moves `name:word` of a module, of a kind of their own; `a` is the place on the page."""
        kind = 1 + max([move.kind for move in self.book.all])
        moves = [self.book.add(f"{name}:{word}", kind, i) for i, word in enumerate(words)]
        self.pages[name] = Page(kind, moves)


def is_province(card: int) -> bool:
    return card < CHEST0


def price(card: int) -> int:
    """What a card costs as a bid: a chest card its chests, any other nothing."""
    return card - CHEST0 if CHEST0 <= card < CHEST0 + CHEST_CARDS else 0
