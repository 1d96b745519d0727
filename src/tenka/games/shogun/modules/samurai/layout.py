"""The samurai as a row of numbers."""

from __future__ import annotations

from tenka.core.layout import Field, numbers, turned
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.samurai.observation import samurai_view
from tenka.games.shogun.observation import Observation

CARDS = 4


def fields(names: FieldNames) -> list[Field[Observation]]:
    seats = names.seats
    return [
        numbers(
            "samurai.cards",
            "the card on top",
            seats,
            CARDS,
            lambda seen: turned(seen, samurai_view(seen).cards),
        )
    ]
