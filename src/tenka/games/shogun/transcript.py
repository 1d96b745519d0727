"""For games that were played at a real table: what people saw there, as the numbers of a record.

A record stores draws as numbers (see core.chance). With the option `tower: recorded`, the numbers of a throw
are how many cubes of each color lay in the tray: seats in order, then the farmers. Everything else that
is drawn is found here by name.
"""

from __future__ import annotations

from tenka.core.errors import BadChance


def picks(left: list[str], drawn: list[str]) -> list[int]:
    """Things drawn one after the other from what is left: action cards, event cards, provinces that revolt.

    `left` stands in the order of the material; what is drawn is gone for the next draw.
    """
    rest = list(left)
    numbers: list[int] = []
    for thing in drawn:
        if thing not in rest:
            raise BadChance("draw-thing", thing=thing, known=", ".join(rest))
        numbers.append(rest.index(thing))
        rest.remove(thing)
    return numbers


def order(things: list[str], shuffled: list[str]) -> list[int]:
    """Things that were shuffled, in the order in which they came: special cards, equal bids by seat."""
    if sorted(things) != sorted(shuffled):
        raise BadChance("draw-order-things", shuffled=", ".join(shuffled), things=", ".join(things))
    return [things.index(thing) for thing in shuffled]
