"""All moves of Zipang Portable, made once for six seats and looked up by what they do."""

from __future__ import annotations

from typing import Final

from tenka.core.moves import Move, MoveBook
from tenka.games.zipang.material import (
    BANDIT,
    CAPTAIN,
    COMMANDER,
    NAMES,
    NINJA,
    NOBLEMAN,
    PEASANT,
    PRINCESS,
    TEA_MASTER,
    WARLORD,
)

MAX_SEATS: Final = 6

# kinds of moves: `a` is the card, for REACT the answer; `b` says at whom a card is played
PLAY: Final = 0
IKKI: Final = 1
TAKE: Final = 2
REACT: Final = 3

# `b` of PLAY is a bit set of target seats, or one of these
NOBODY: Final = 0
POT: Final = 1 << MAX_SEATS

LET: Final = 0
USE_MONK: Final = 1
PAY_COIN: Final = 2

TARGETED: Final = (BANDIT, PRINCESS, CAPTAIN, COMMANDER, NINJA, TEA_MASTER, NOBLEMAN, WARLORD)

BOOK: Final = MoveBook()


def _aimed(card: int) -> list[Move]:
    return [BOOK.add(f"{NAMES[card]}:{seat}", PLAY, card, 1 << seat) for seat in range(MAX_SEATS)]


def _paired(first: int, second: int) -> Move:
    return BOOK.add(f"commander:{first}+{second}", PLAY, COMMANDER, 1 << first | 1 << second)


BARE: Final[list[Move]] = [BOOK.add(name, PLAY, card) for card, name in enumerate(NAMES)]
"""By card: played at nobody."""
AT: Final[list[list[Move]]] = [_aimed(card) if card in TARGETED else [] for card in range(len(NAMES))]
"""By card and seat."""
AIMED: Final[list[bool]] = [card in TARGETED for card in range(len(NAMES))]
AT_POT: Final = BOOK.add("princess:pot", PLAY, PRINCESS, POT)
AT_TWO: Final[list[list[Move]]] = [
    [_paired(first, second) for second in range(first + 1, MAX_SEATS)] for first in range(MAX_SEATS)
]
"""The Commander, by first and (second - first - 1)."""
TWO_PEASANTS: Final = BOOK.add("ikki", IKKI, PEASANT)
IKKI_PAGE: Final[list[Move]] = [TWO_PEASANTS]
TAKES: Final[list[Move]] = [BOOK.add(f"take:{name}", TAKE, card) for card, name in enumerate(NAMES)]


def _ways(card: int, others: int) -> list[Move]:
    """The ways to play a card while `others` (a bit set of seats) can be chosen."""
    if not AIMED[card]:
        return [BARE[card]]
    ways = [AT_POT] if card == PRINCESS else []
    seats = [seat for seat in range(MAX_SEATS) if others >> seat & 1]
    ways += [AT[card][seat] for seat in seats]
    if card == COMMANDER:
        ways += [AT_TWO[first][second - first - 1] for first in seats for second in seats if first < second]
    return ways or [BARE[card]]


WAYS: Final[list[list[list[Move]]]] = [
    [_ways(card, others) for others in range(1 << MAX_SEATS)] for card in range(len(NAMES))
]
"""By card and the others that can be chosen. The Bandit may choose everybody, the rest only the reachable."""

ANSWER_LET: Final = BOOK.add("react:let", REACT, LET)
ANSWER_MONK: Final = BOOK.add("react:monk", REACT, USE_MONK)
ANSWER_COIN: Final = BOOK.add("react:coin", REACT, PAY_COIN)
ANSWERS: Final[list[list[Move]]] = [
    [ANSWER_LET],
    [ANSWER_LET, ANSWER_MONK],
    [ANSWER_LET, ANSWER_COIN],
    [ANSWER_LET, ANSWER_MONK, ANSWER_COIN],
]
"""By 1 for a Monk in hand, plus 2 for a coin that may block."""
