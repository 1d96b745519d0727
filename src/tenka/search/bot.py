"""A bot that searches: it draws worlds that agree with what it sees, and plays on in those."""

from __future__ import annotations

import hashlib
from typing import Any, Generic

import msgspec

from tenka.core.bot import MARGIN, Bot, Clock
from tenka.core.errors import ImpossiblePosition
from tenka.core.game import Game, Obs, S
from tenka.core.moves import Move
from tenka.search.guide import Guide
from tenka.search.tree import Search

FIRST_BATCH = 8
BATCH_SECONDS = 0.004
"""About how long the compiled search runs before the clock is read and other threads get their turn."""


class SearchBot(Bot[Obs], Generic[S, Obs]):
    """Subclasses say which guide, how far and how long."""

    simulations = 2000
    horizon: int = 1
    exploration: float = 0.5

    def guide(self, observation: Obs) -> Guide[S]:
        return Guide()

    def rules(self, observation: Obs) -> Game[S, Obs, Any]:
        """The rules of the game at this table, as the observation shows them."""
        raise NotImplementedError

    def share(self, observation: Obs) -> float:
        """Which part of its simulations it spends on this question: less on one of many small steps."""
        return 1.0

    def part(self, observation: Obs) -> float:
        """Which part of the time that is left it spends on this question, where steps may follow in it."""
        return 1.0

    def pace(self, observation: Obs) -> float:
        return self.seconds

    def decide(self, observation: Obs, moves: list[Move], clock: Clock | None) -> Move:
        if len(moves) == 1:
            return moves[0]
        try:
            search = self.search(observation, moves, clock)
        except ImpossiblePosition:  # of a made-up position there is nothing to know
            return moves[0]
        visits, means = search.visits(), search.means()
        best = max(range(len(moves)), key=lambda place: (visits[place], means[place]))
        return moves[best]

    def search(self, observation: Obs, moves: list[Move], clock: Clock | None) -> Search[S, Obs]:
        """The finished search of one decision."""
        game = self.rules(observation)
        own = [game.book.named[move.name] for move in moves]
        seed = self._seed_of(observation)
        search: Search[S, Obs] = Search(
            game,
            self.guide(observation),
            observation,
            own,
            seed=seed,
            horizon=self.horizon,
            exploration=self.exploration,
        )
        part = self.part(observation)
        if clock is None:
            search.run(max(1, int(self.simulations * self.share(observation))))
        else:
            _run_until(search, Clock(clock.left() * part) if part < 1 else clock)
        return search

    def _seed_of(self, observation: Obs) -> int:
        """The same question gets the same answer, whatever was asked before."""
        asked = msgspec.json.encode(observation)
        digest = hashlib.sha256(self.seed.to_bytes(16, "big", signed=True) + asked).digest()
        return int.from_bytes(digest[:8], "big")


def _run_until(search: Search[S, Obs], clock: Clock) -> None:
    """In batches, whose length follows how fast the machine is just now; one even if there is no time.

    It ends so early that one more batch, if it took as long as the slowest one, would still be in time.
    """
    batch, slowest, left = FIRST_BATCH, 0.0, clock.left()
    margin, most = min(MARGIN, left / 10), left / 4
    while True:
        before = left
        search.run(batch)
        left = clock.left()
        took = before - left
        slowest = min(max(slowest, took), most)
        if left <= margin + slowest:
            return
        batch = max(1, min(2 * batch, int(batch * BATCH_SECONDS / max(took, 1e-6))))
