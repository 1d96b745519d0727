"""All environments of one game, as PettingZoo's users know them from its modules."""

from __future__ import annotations

from tenka.core.record import Options
from tenka.research.batch import Batch
from tenka.research.match import DEFAULT_SEATS, id_of
from tenka.research.solo import SoloEnv
from tenka.research.vector import VectorSelfPlay
from tenka.research.zoo import Guarded, TogetherEnv, TurnEnv


class Environments:
    """`options` are those of the game, as for `tenka.load`; `render_mode` is None or "ansi", for text."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.id = id_of(game)

    def env(
        self, seats: int = DEFAULT_SEATS, options: Options | None = None, render_mode: str | None = None
    ) -> Guarded:
        """PettingZoo's AEC: one agent after the other, with a guard against calls in a wrong order."""
        return Guarded(self.raw_env(seats, options, render_mode))

    def raw_env(
        self, seats: int = DEFAULT_SEATS, options: Options | None = None, render_mode: str | None = None
    ) -> TurnEnv:
        """The same without the guard."""
        return TurnEnv(self.game, seats, options, render_mode)

    def parallel_env(
        self, seats: int = DEFAULT_SEATS, options: Options | None = None, render_mode: str | None = None
    ) -> TogetherEnv:
        """PettingZoo's parallel: everybody who owes a decision acts at once, the others wait."""
        return TogetherEnv(self.game, seats, options, render_mode)

    def solo_env(
        self,
        seats: int = DEFAULT_SEATS,
        options: Options | None = None,
        *,
        bot: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> SoloEnv:
        """Gymnasium's: one seat is yours, bots of a level have the others."""
        return SoloEnv(self.game, seats, options, bot=bot, seat=seat, render_mode=render_mode)

    def vector_env(
        self, num_envs: int, seats: int = DEFAULT_SEATS, options: Options | None = None
    ) -> VectorSelfPlay:
        """Gymnasium's VectorEnv: many games at once, each step for the seat that decides."""
        return VectorSelfPlay(self.game, num_envs, seats, options)

    def batch(
        self, size: int, seats: int = DEFAULT_SEATS, options: Options | None = None, seed: int = 0
    ) -> Batch:
        """Many games at once, as arrays and nothing else."""
        return Batch(self.game, size, seats, options, seed)
