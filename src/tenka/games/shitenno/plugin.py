"""Shitennō, as everything outside of this folder asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tenka.core.plugin import GamePlugin, WireTypes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tenka.core.bot import Bot
    from tenka.core.events import Event
    from tenka.core.layout import Layout
    from tenka.core.lesson import Lesson
    from tenka.core.look import Look
    from tenka.core.narration import Narration
    from tenka.core.puzzle import PuzzleGuide
    from tenka.core.record import Options
    from tenka.core.rows import RowWriter
    from tenka.games.shitenno.game import Shitenno
    from tenka.games.shitenno.observation import Observation
    from tenka.games.shitenno.state import State


class ShitennoPlugin(GamePlugin["Shitenno", "State", "Observation"]):
    name = "shitenno"
    version = 1
    seats = (2, 3, 4)
    minutes = (45, 60)
    strength: ClassVar[Mapping[str, int]] = {"steady": 10, "sharp": 7, "master": 4}

    def rules(self, seats: int, options: Options) -> Shitenno:
        from tenka.games.shitenno.game import Shitenno

        return Shitenno(seats)

    @property
    def narration(self) -> Narration[Observation]:
        from tenka.games.shitenno import narration

        return narration

    @property
    def wire(self) -> WireTypes:
        from tenka.games.shitenno.events import ShitennoEvent
        from tenka.games.shitenno.observation import Observation
        from tenka.games.shitenno.printed import printed

        return WireTypes(ShitennoEvent, Observation, material=printed)

    def look(self) -> Look[Observation]:
        from tenka.games.shitenno import terminal

        return terminal

    def omniscient(self, public: Observation, own: Sequence[Observation]) -> Observation:
        from tenka.games.shitenno.omniscient import merge_views

        return merge_views(public, own)

    def statistics(
        self, game: Shitenno, end: Observation, steps: Sequence[Sequence[Event]]
    ) -> list[dict[str, float]]:
        from tenka.games.shitenno.statistics import statistics

        return statistics(game.seats, steps)

    @property
    def lesson(self) -> Lesson:
        from tenka.games.shitenno.lesson import LESSON

        return LESSON

    @property
    def puzzles(self) -> PuzzleGuide:
        from tenka.games.shitenno import puzzles

        return puzzles

    def ladder(self) -> Mapping[str, Callable[[int], Bot[Observation]]]:
        from tenka.games.shitenno.bots.master import MasterShitenno
        from tenka.games.shitenno.bots.sharp import SharpShitenno
        from tenka.games.shitenno.bots.steady import SteadyShitenno

        return {"steady": SteadyShitenno, "sharp": SharpShitenno, "master": MasterShitenno}

    def layout(self, game: Shitenno) -> Layout[Observation]:
        from tenka.games.shitenno.layout import layout

        return layout(game)

    def rows(self, game: Shitenno) -> RowWriter[State]:
        from tenka.games.shitenno.rows import ShitennoRows

        return ShitennoRows()
