"""How a game is shown and asked about in a terminal. It sees Observations only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from tenka.core.narration import Seen_contra
from tenka.core.table import AnyTable

T = TypeVar("T")


class Words(Protocol):
    """The words of one language."""

    def __call__(self, message: str, **arguments: str | int) -> str: ...

    def has(self, message: str) -> bool: ...

    def join(self, items: Iterable[str]) -> str: ...

    def typed(self, message: str) -> tuple[str, ...]:
        """What may be typed for something: the words of this language, and the English ones."""

    def typed_table(self, table: Mapping[str, T]) -> dict[str, T]:
        """By what may be typed, instead of by message."""


class Session(Protocol):
    """One game at one keyboard, as far as a game's desk uses it."""

    @property
    def table(self) -> AnyTable: ...

    @property
    def viewer(self) -> int: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def texts(self) -> Words: ...

    def say(self, text: str, style: str = "") -> None: ...

    def show(self, *drawn: object) -> None:
        """Print what a terminal can draw."""

    def label(self, move: str) -> str: ...

    def show_question(self) -> None: ...

    def show_moves(self) -> None: ...

    def play(self, choice: str) -> None: ...


class Desk:
    """What a game adds to the keyboard, beside its moves by number and name. This one adds nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def ask(self) -> None:
        """Put the question to the person at the keyboard."""
        self.session.show_moves()

    def obey(self, word: str, rest: str) -> bool:
        """Do what was typed, if it is something that this game understands."""
        return False

    def words(self) -> Iterable[str]:
        """What can be typed now beside moves, for the completion of words."""
        return ()

    def may_return(self) -> bool:
        """Whether a sealed choice can still be taken back, and somebody may want to."""
        return False


class Look(Protocol[Seen_contra]):
    """The module that draws a game, by its Observation."""

    def table(self, observation: Seen_contra, names: Sequence[str], texts: Words, /) -> object: ...

    def material(self, texts: Words, corrected: Sequence[str] = (), /) -> object: ...

    def desk(self, session: Session, /) -> Desk: ...
