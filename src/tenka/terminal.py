"""What looks and commands share in a terminal."""

from __future__ import annotations

from rich.console import Console

LONGEST = 60


def printable(text: str) -> str:
    """Text from outside, without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def short(text: str) -> str:
    """Text from outside as part of a sentence."""
    return printable(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
