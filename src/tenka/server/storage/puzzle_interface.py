"""What the server asks of a storage about puzzles; see `interface` for what holds for all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tenka.core.puzzle import Puzzle
from tenka.server.storage.model import AnsweredPuzzle, Identity


class PuzzleStorage(Protocol):
    async def ids(self, game: str) -> list[str]:
        """Those that were found in games on this server."""

    async def get(self, puzzle: str) -> Puzzle | None: ...

    async def answer(self, person: Identity, answered: AnsweredPuzzle) -> bool:
        """Keep somebody's answer; whether it is the first one to this puzzle, which stays."""

    async def answers(self, identity: str) -> list[AnsweredPuzzle]:
        """The newest first."""

    async def consents(self, identity: str) -> bool:
        """Whether puzzles may be made of somebody's games."""

    async def set_consent(self, identity: str, *, consents: bool) -> None:
        """It needs a page. Without it, what was made of somebody's games is gone."""

    async def unsearched(self, limit: int) -> list[str]:
        """Tables whose game is over and may be searched: all people there consent, and it is no secret."""

    async def put(self, table: str, found: Collection[Puzzle]) -> None:
        """What was found in the game of a table; nothing is kept if somebody there does not consent now."""
