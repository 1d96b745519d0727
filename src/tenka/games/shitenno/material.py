"""The printed cards, tiles and numbers, from material.json, checked when loaded.

A card is a kind: the four simple troops, then the ten pairs of troops, then kokus worth 1, 2 and 3. A bonus
tile is a kind too: its troop times three plus its bonus. Titles and hierarchy tiles are numbers of seals.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

TROOPS: Final = 4
DOUBLES: Final = 4
"""The first kind of double card."""
KOKUS: Final = 14
"""The first kind of koku card; all before are troop cards."""
KINDS: Final = 17

EXCHANGE: Final = 0
PLUS_ONE: Final = 1
CARD_TAKING: Final = 2
BONUSES: Final = 3
TILE_KINDS: Final = TROOPS * BONUSES

HATAMOTO: Final = 1
SENSEI: Final = 2
SHOMYO: Final = 3
DAIMYO: Final = 4

PROVINCES: Final = 8
POSITIONS: Final = 4

DATA: Final[dict[str, Any]] = json.loads(files("tenka.games.shitenno").joinpath("material.json").read_text())
TROOP_NAMES: Final[list[str]] = DATA["troops"]["ids"]
BONUS_NAMES: Final[list[str]] = DATA["bonuses"]["ids"]
PROVINCE_NAMES: Final[list[str]] = [province["id"] for province in DATA["provinces"]]
GENERALS: Final[list[str]] = DATA["generals"]["ids"]
"""By seat."""
TITLE_NAMES: Final[list[str]] = ["", *(title["id"] for title in reversed(DATA["titles"]))]
"""By seals."""
TITLE_POINTS: Final[list[int]] = [0, *(title["points"] for title in reversed(DATA["titles"]))]
"""By seals: added for every Kamon placed (rules F1 and F2)."""


def _pairs() -> list[tuple[int, int]]:
    return [(one, two) for one in range(TROOPS) for two in range(one, TROOPS)]


def _names() -> list[str]:
    doubles = [f"{TROOP_NAMES[one]}+{TROOP_NAMES[two]}" for one, two in _pairs()]
    return [*TROOP_NAMES, *doubles, *(f"koku{value}" for value in DATA["kokus"]["counts"])]


def _symbols() -> list[list[int]]:
    simple = [[int(troop == own) for troop in range(TROOPS)] for own in range(TROOPS)]
    double = [[(one == troop) + (two == troop) for troop in range(TROOPS)] for one, two in _pairs()]
    return [*simple, *double, *([0] * TROOPS for _ in DATA["kokus"]["counts"])]


def _counts() -> list[int]:
    simple, double = DATA["simple_troops"]["each"], DATA["double_troops"]["each"]
    return [*[simple] * TROOPS, *[double] * len(_pairs()), *DATA["kokus"]["counts"].values()]


NAMES: Final[list[str]] = _names()
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
COUNTS: Final[list[int]] = _counts()
"""How many cards of each kind there are."""
SYMBOLS: Final[list[list[int]]] = _symbols()
"""By kind and troop."""
TROOPS_ON: Final[list[int]] = [sum(symbols) for symbols in SYMBOLS]
"""How many troops a card shows."""
FIRST_TROOP: Final[list[int]] = [*range(TROOPS), *(one for one, _ in _pairs())]
SECOND_TROOP: Final[list[int]] = [*range(TROOPS), *(two for _, two in _pairs())]
"""By kind of troop card; the same for a simple one."""
VALUE: Final[list[int]] = [0] * KOKUS + [int(value) for value in DATA["kokus"]["counts"]]
"""What a koku card is worth."""

TILE_NAMES: Final[list[str]] = [f"{troop}/{bonus}" for troop in TROOP_NAMES for bonus in BONUS_NAMES]
TILE_TROOP: Final[list[int]] = [tile // BONUSES for tile in range(TILE_KINDS)]
TILE_COUNT: Final[int] = DATA["bonus_tiles"]["each"]
TILES_A_BONUS: Final[int] = TILE_COUNT * TROOPS
TILES_A_PROVINCE: Final[int] = DATA["bonus_tiles"]["per_province"]

TROOP_OF: Final[list[int]] = [TROOP_NAMES.index(province["troop"]) for province in DATA["provinces"]]
BESIDE_GATE: Final[list[int]] = [province["beside_gate"] for province in DATA["provinces"]]
NUMBERS: Final[list[list[int]]] = [province["positions"] for province in DATA["provinces"]]
"""By province and position: the price in kokus and the favor points."""
MAJORITY: Final[list[int]] = [province["majority"] for province in DATA["provinces"]]

FIRST_TROOPS: Final[int] = DATA["first_troops"]
KAMONS_A_YEAR: Final[int] = DATA["kamons_a_year"]


def _by_players(what: str) -> list[int]:
    return [DATA["by_players"].get(str(seats), {}).get(what, 0) for seats in range(5)]


KAMONS: Final[list[int]] = _by_players("kamons")
TROOPS_DRAWN: Final[list[int]] = _by_players("troops")
KOKUS_DRAWN: Final[list[int]] = _by_players("kokus")
ROUNDS: Final[list[int]] = [DATA["rounds"].get(str(seats), 0) for seats in range(5)]


def names(counts: list[int]) -> list[str]:
    """Cards by name, from counts by kind."""
    found: list[str] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            found.append(NAMES[kind])
    return found


def cards_between(first: int, last: int) -> list[int]:
    """All cards of the kinds from first to before last."""
    cards: list[int] = []
    for kind in range(first, last):
        cards.extend([kind] * COUNTS[kind])
    return cards


def problems(data: dict[str, Any]) -> list[str]:
    """What in the data contradicts the box, the rulebook's examples, or itself."""
    provinces: dict[str, Any] = {province["id"]: province for province in data["provinces"]}
    kanto, hokkaido, tiles = provinces["kanto"], provinces["hokkaido"], data["bonus_tiles"]
    simple, doubles = data["simple_troops"], data["double_troops"]
    kokus: int = data["kokus"]["total"]
    players: dict[str, Any] = data["by_players"]
    checks = [
        (simple["each"] * TROOPS == simple["total"], "simple troop cards"),
        (doubles["each"] * len(_pairs()) == doubles["total"], "double troop cards"),
        (sum(data["kokus"]["counts"].values()) == kokus, "koku cards"),
        (tiles["each"] * TILE_KINDS == tiles["total"] == tiles["per_province"] * PROVINCES, "bonus tiles"),
        (len(provinces) == PROVINCES, "provinces"),
        (all(len(province["positions"]) == POSITIONS for province in data["provinces"]), "positions"),
        ([title["seals"] for title in data["titles"]] == [DAIMYO, SHOMYO, SENSEI, HATAMOTO], "titles"),
        (all(data["rounds"][n] * players[n]["kokus"] == kokus for n in players), "rounds"),
        (all(players[n]["kamons"] <= data["generals"]["kamons"] for n in players), "Kamons"),
        (kanto["positions"][:2] == [5, 6] and kanto["beside_gate"] == 3, "the example of Kantō"),
        (hokkaido["positions"][3] == 9 and hokkaido["beside_gate"] == 2, "the example of Hokkaidō"),
    ]
    return [what for holds, what in checks if not holds]


def check(data: dict[str, Any]) -> None:
    """Raise if the data do not fit what the box holds."""
    wrong = problems(data)
    if wrong:
        raise ValueError(f"material.json: wrong are {', '.join(wrong)}")


check(DATA)
