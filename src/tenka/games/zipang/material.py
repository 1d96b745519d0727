"""The printed cards and numbers, from material.json, checked when loaded."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

EMPEROR: Final = 0
PEASANT: Final = 1
BANDIT: Final = 2
MERCHANT: Final = 3
PRINCESS: Final = 4
CAPTAIN: Final = 5
MONK: Final = 6
SHRINE_MAIDEN: Final = 7
COMMANDER: Final = 8
NINJA: Final = 9
TEA_MASTER: Final = 10
KABUKI: Final = 11
NOBLEMAN: Final = 12
WARLORD: Final = 13
KINDS: Final = 14

HAND: Final = 2
"""Cards in hand between turns (rule D5)."""
MOST_IN_HAND: Final = HAND + 1
MOST_CARDS: Final = 30
"""Of the largest deck."""

_ORDER: Final = (
    "emperor peasant bandit merchant princess captain monk shrine_maiden commander ninja tea_master "
    "kabuki nobleman warlord"
).split()

DATA: Final[dict[str, Any]] = json.loads(files("tenka.games.zipang").joinpath("material.json").read_text())
CARDS: Final[list[dict[str, Any]]] = DATA["cards"]
NAMES: Final[list[str]] = [card["id"] for card in CARDS]
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
BTL: Final[list[int]] = [card["btl"] for card in CARDS]
SEATS: Final = tuple(int(seats) for seats in DATA["start_coins"])
HNR: Final[list[int]] = [card["hnr"] for card in CARDS]
ATTACK: Final[list[int]] = [card["attack"] for card in CARDS]
"""Battle points of an attack with this card; the Peasants' are those of Ikki."""


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def deck(seats: int) -> list[int]:
    """The cards in use for a number of players, by kind (rule B2)."""
    removed: dict[str, int] = next(row["cards"] for row in DATA["removed"] if seats in row["players"])
    cards: list[int] = []
    for kind, card in enumerate(CARDS):
        cards.extend([kind] * (card["count"] - removed.get(card["id"], 0)))
    return cards


def start_coins(seats: int) -> int:
    """Coins of each player at the start (rule B1)."""
    coins: int = DATA["start_coins"][str(seats)]
    return coins


def check() -> None:
    """Raise if the file does not hold what the box holds."""
    if NAMES != _ORDER:
        raise ValueError("material.json: the cards are not the fourteen known ones, in their order")
    sizes = [len(deck(seats)) for seats in SEATS]
    if sizes != [18, 18, 25, 25, 30]:
        raise ValueError(f"material.json: the decks have {sizes} cards")
    if any(start_coins(seats) * seats > DATA["coins"] for seats in SEATS):
        raise ValueError("material.json: more coins are dealt than the box has")


check()
