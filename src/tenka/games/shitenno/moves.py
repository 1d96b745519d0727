"""All moves of Shitennō, made once and looked up by what they do."""

from __future__ import annotations

from typing import Final

from tenka.core.moves import Move, MoveBook
from tenka.games.shitenno.material import (
    BONUS_NAMES,
    CARD_TAKING,
    COUNTS,
    DAIMYO,
    KINDS,
    NAMES,
    POSITIONS,
    PROVINCE_NAMES,
    TILES_A_BONUS,
    TITLE_NAMES,
)

# kinds of moves, with what `a` and `b` are
ADD: Final = 0
"""A card to the lot that is being formed: a card."""
OFFER: Final = 1
"""The lot is done: a hierarchy tile."""
ANSWER: Final = 2
"""To an offered lot: REFUSE or ACCEPT."""
SPLIT: Final = 3
"""Two lots are done: the hierarchy tiles of the formed lot and of the rest, the higher one first."""
CHOOSE: Final = 4
"""One of two lots: its hierarchy tile."""
CONTROL: Final = 5
"""A province: a province, BY_TROOPS or BY_KOKUS."""
TAKE_CARD: Final = 6
"""Use a Card taking tile."""
END: Final = 7
"""End the own turn."""
USE: Final = 8
"""How many of one thing go into the payment: a part, a count."""
GILD: Final = 9
"""A Kamon: a province, a position; or NOBODY's."""

REFUSE: Final = 0
ACCEPT: Final = 1

BY_TROOPS: Final = 0
BY_KOKUS: Final = 1
WAYS: Final = ("troops", "kokus")

# parts of a payment: the Hatamoto, two kinds of tiles, then cards by kind
HATAMOTO_PART: Final = 0
EXCHANGE_PART: Final = 1
PLUS_ONE_PART: Final = 2
CARD_PARTS: Final = 3
PART_NAMES: Final[list[str]] = [TITLE_NAMES[1], *BONUS_NAMES[:CARD_TAKING], *NAMES]
PARTS: Final = CARD_PARTS + KINDS

BOOK: Final = MoveBook()

ADDS: Final[list[Move]] = [BOOK.add(f"add:{name}", ADD, card) for card, name in enumerate(NAMES)]
OFFERS: Final[list[Move]] = [BOOK.add(f"offer:{seals}", OFFER, seals) for seals in range(1, DAIMYO + 1)]
"""By seals - 1."""
ACCEPTS: Final = BOOK.add("accept", ANSWER, ACCEPT)
REFUSES: Final = BOOK.add("refuse", ANSWER, REFUSE)
SPLITS: Final[list[Move]] = [
    BOOK.add(f"split:{high}+{low}", SPLIT, high, low)
    for high in range(DAIMYO, 1, -1)
    for low in range(high - 1, 0, -1)
]
CHOOSES: Final[list[Move]] = [BOOK.add(f"choose:{seals}", CHOOSE, seals) for seals in range(1, DAIMYO + 1)]
"""By seals - 1."""
CONTROLS: Final[list[list[Move]]] = [
    [BOOK.add(f"{name}:{word}", CONTROL, province, way) for way, word in enumerate(WAYS)]
    for province, name in enumerate(PROVINCE_NAMES)
]
"""By province and way."""
TAKES_CARD: Final = BOOK.add("draw", TAKE_CARD)
ENDS: Final = BOOK.add("end", END)


USES: Final[list[list[Move]]] = [
    [BOOK.add(f"use:{PART_NAMES[part]}:{count}", USE, part, count) for count in range(most + 1)]
    for part, most in enumerate([1, TILES_A_BONUS, TILES_A_BONUS, *COUNTS])
]
"""By part and count."""
GILDS: Final[list[Move]] = [
    BOOK.add(f"gild:{name}:{position + 1}", GILD, province, position)
    for province, name in enumerate(PROVINCE_NAMES)
    for position in range(POSITIONS)
]
"""By province * 4 + position."""
NOBODY: Final = -1
GILDS_NONE: Final = BOOK.add("gild:none", GILD, NOBODY)
