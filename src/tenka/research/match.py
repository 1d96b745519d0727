"""One game under a researcher's hands: moves by number, rows and masks of what seats may know."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from tenka import games
from tenka.core.chance import FastChance
from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.game import NOBODY, AnyGame
from tenka.core.layout import Layout
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.core.refusals import Refusal
from tenka.research.extras import from_extra

with from_extra():
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]
Row = NDArray[np.float32]

DEFAULT_SEATS: Final = 4


def id_of(name: str) -> str:
    """The versioned id, such as `zipang_v1`: rules and layout keep their meaning as long as it stays."""
    return f"{name}_v{games.PLUGINS[name].version}"


def encoded(layout: Layout, observation: Any) -> Row:
    """The row of an Observation of a seat."""
    return np.array(layout.values(observation), dtype=np.float32)


class Match:
    """The adapters' one way to a game. What it gives out is for one seat, but for `oracle`."""

    def __init__(
        self, name: str, seats: int = DEFAULT_SEATS, options: Options | None = None, seed: int = 0
    ) -> None:
        self.game: AnyGame = games.load(name, seats, options)
        self.seats = seats
        self.actions = len(self.game.book.all)
        self.layout = games.plugin_of(name).layout(self.game)
        self.start(seed)

    def another(self, seed: int) -> Match:
        """A new game by the same rules, which both share."""
        other = copy(self)
        other.start(seed)
        return other

    def start(self, seed: int) -> None:
        """A new game. The same seed and the same moves give the same game."""
        self._chance = FastChance(seed)
        self._state = self.game.start(self._chance)

    def actors(self) -> list[int]:
        """The seats that owe a decision; several while they plan in secret; none when it is over."""
        return self.game.actors(self._state)

    def next_actor(self) -> int:
        """One of them, or NOBODY."""
        return self.game.next_actor(self._state)

    def is_over(self) -> bool:
        return self.next_actor() == NOBODY

    def moves(self, seat: int) -> list[Move]:
        """What the seat may do now, if it owes a decision."""
        return self.game.moves(self._state, seat) if seat in self.actors() else []

    def observation(self, seat: int) -> Any:
        """The Observation of a seat, or of PUBLIC."""
        return self.game.observe(self._state, seat)

    def row(self, seat: int) -> Row:
        return encoded(self.layout, self.observation(seat))

    def mask(self, seat: int) -> Mask:
        """1 at the number of each move that the seat may play now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[[move.index for move in self.moves(seat)]] = 1
        return mask

    def play(self, seat: int, action: int) -> None:
        """Play the move of this number; Refused says why not, and nothing has changed."""
        if not 0 <= action < self.actions:
            raise Refused(Refusal("unknown-move", ""))
        move = self.game.book.all[action]
        refusal = self.game.refusal(self._state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.game.play(self._state, seat, move, self._chance)

    def play_listed(self, seat: int, action: int) -> None:
        """Play a move that is known to be one of `moves`."""
        self.game.play(self._state, seat, self.game.book.all[action], self._chance)

    def rewards(self) -> list[float]:
        """When it is over, the share of the first place less what chance would give; 0 before. Sums to 0."""
        if not self.is_over():
            return [0.0] * self.seats
        ranks = self.game.standing(self._state).ranks
        return [(rank == 1) / ranks.count(1) - 1 / self.seats for rank in ranks]

    def result(self, seat: int) -> dict[str, int]:
        """Rank and points of a seat, once the game is over."""
        if not self.is_over():
            return {}
        standing = self.game.standing(self._state)
        return {"rank": standing.ranks[seat], "points": standing.points[seat]}

    def public(self) -> Any:
        return self.observation(PUBLIC)

    def oracle(self) -> Any:
        """A copy of the whole State, secrets included. Whoever asks for it plays with open cards."""
        return self.game.copy(self._state)
