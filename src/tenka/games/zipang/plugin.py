"""Zipang Portable, as everything outside of this folder asks for it."""

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
    from tenka.games.zipang.game import Zipang
    from tenka.games.zipang.observation import Observation
    from tenka.games.zipang.state import State


class ZipangPlugin(GamePlugin["Zipang", "State", "Observation"]):
    name = "zipang"
    version = 1
    seats = (2, 3, 4, 5, 6)
    minutes = (10, 20)
    strength: ClassVar[Mapping[str, int]] = {"steady": 8, "sharp": 4, "master": 3}

    def rules(self, seats: int, options: Options) -> Zipang:
        from tenka.games.zipang.game import Zipang

        return Zipang(seats)

    @property
    def narration(self) -> Narration[Observation]:
        from tenka.games.zipang import narration

        return narration

    @property
    def wire(self) -> WireTypes:
        from tenka.games.zipang.events import ZipangEvent
        from tenka.games.zipang.observation import Observation

        return WireTypes(ZipangEvent, Observation)

    def look(self) -> Look[Observation]:
        from tenka.games.zipang import terminal

        return terminal

    def omniscient(self, public: Observation, own: Sequence[Observation]) -> Observation:
        from tenka.games.zipang.omniscient import merge_views

        return merge_views(public, own)

    def statistics(
        self, game: Zipang, end: Observation, steps: Sequence[Sequence[Event]]
    ) -> list[dict[str, float]]:
        from tenka.games.zipang.statistics import statistics

        return statistics(game.seats, steps)

    @property
    def lesson(self) -> Lesson:
        from tenka.games.zipang.lesson import LESSON

        return LESSON

    @property
    def puzzles(self) -> PuzzleGuide:
        from tenka.games.zipang import puzzles

        return puzzles

    def ladder(self) -> Mapping[str, Callable[[int], Bot[Observation]]]:
        from tenka.games.zipang.bots.master import MasterZipang
        from tenka.games.zipang.bots.sharp import SharpZipang
        from tenka.games.zipang.bots.steady import SteadyZipang

        return {"steady": SteadyZipang, "sharp": SharpZipang, "master": MasterZipang}

    def layout(self, game: Zipang) -> Layout[Observation]:
        from tenka.games.zipang.layout import layout

        return layout(game)

    def rows(self, game: Zipang) -> RowWriter[State]:
        from tenka.games.zipang.rows import ZipangRows

        return ZipangRows()
