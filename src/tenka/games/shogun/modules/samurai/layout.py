"""The samurai as a row of numbers."""

from __future__ import annotations

from tenka.core.layout import Field, numbers, turned
from tenka.games.shogun.modules.facets import FieldNames
from tenka.games.shogun.modules.samurai.observation import samurai_view


def fields(names: FieldNames) -> list[Field]:
    seats = names.seats
    return [
        numbers(
            "samurai.cards", "the card on top", seats, lambda seen: turned(seen, samurai_view(seen).cards)
        )
    ]
