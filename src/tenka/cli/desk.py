"""What a game adds to the keyboard, beside its moves by number and name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenka.cli.play import Session


class Desk:
    """One for each session. This one adds nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def ask(self) -> None:
        """Put the question to the person at the keyboard."""
        self.session.show_moves()

    def obey(self, word: str, rest: str) -> bool:
        """Do what was typed, if it is something that this game understands."""
        return False

    def may_return(self) -> bool:
        """Whether a sealed choice can still be taken back, and somebody may want to."""
        return False
