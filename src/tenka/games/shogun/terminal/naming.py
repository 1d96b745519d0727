"""Words for the things of the game, for the base game and its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tenka.core.look import Words


def name_of(kind: str, name: str, texts: Words) -> str:
    """The word for a thing of the game, such as `province` `awa_boso`."""
    return texts(f"shogun-{kind}-{name}".replace("_", "-"))


def gift(kind: str, amount: int, texts: Words) -> str:
    return texts(f"shogun-gift-{kind}".replace("_", "-"), amount=amount)


def by_seat(numbers: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))
