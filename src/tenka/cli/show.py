"""Where each game's look in the terminal is found."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.console import Console

from tenka.core.errors import UnknownGame
from tenka.games import INFO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from tenka.cli.desk import Desk
    from tenka.cli.play import Session
    from tenka.texts import Texts

LOOKS = {name: f"tenka.games.{name}.terminal" for name in INFO}
LONGEST = 60


class Look(Protocol):
    """The module that draws a game. It sees Observations only."""

    def table(self, observation: Any, names: Sequence[str], texts: Texts) -> RenderableType: ...

    def material(self, texts: Texts, corrected: Sequence[str] = ()) -> RenderableType: ...

    def desk(self, session: Session) -> Desk: ...


def look_of(game: str) -> Look:
    if game not in LOOKS:
        raise UnknownGame("game", game=short(game), known=", ".join(LOOKS))
    return cast("Look", import_module(LOOKS[game]))


def printable(text: str) -> str:
    """Text from outside, without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def short(text: str) -> str:
    """Text from outside as part of a sentence."""
    return printable(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
