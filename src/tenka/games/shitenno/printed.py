"""What is printed on Shitennō's board, cards and titles, as far as a player reads it: for clients."""

from __future__ import annotations

from tenka.games.shitenno.material import DATA

PROVINCE = ("id", "troop", "beside_gate", "positions", "majority")
TITLE = ("id", "seals", "points")


def printed() -> dict[str, object]:
    return {
        "troops": DATA["troops"]["ids"],
        "bonuses": DATA["bonuses"]["ids"],
        "provinces": [{field: each[field] for field in PROVINCE} for each in DATA["provinces"]],
        "titles": [{field: each[field] for field in TITLE} for each in DATA["titles"]],
        "tiles_per_province": DATA["bonus_tiles"]["per_province"],
        "kamons_a_year": DATA["kamons_a_year"],
    }
