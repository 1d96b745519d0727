"""Shogun, as everything outside of this folder asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tenka.core.plugin import Annotation, GamePlugin, Option, Query, WireTypes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tenka.core.bot import Bot, Simulator
    from tenka.core.events import Event
    from tenka.core.layout import Layout
    from tenka.core.lesson import Lesson
    from tenka.core.look import Look
    from tenka.core.narration import Narration
    from tenka.core.puzzle import PuzzleGuide
    from tenka.core.record import Options
    from tenka.core.rows import RowWriter
    from tenka.games.shogun.advice.overview import Overview
    from tenka.games.shogun.game import Shogun
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.state import State


class ShogunPlugin(GamePlugin["Shogun", "State", "Observation"]):
    name = "shogun"
    version = 1
    seats = (3, 4, 5)
    minutes = (60, 120)
    strength: ClassVar[Mapping[str, int]] = {"steady": 10, "sharp": 4, "master": 4}

    @property
    def options(self) -> tuple[Option, ...]:
        from tenka.games.shogun.material import SIDES
        from tenka.games.shogun.modules.catalog import MODULE_NAMES
        from tenka.games.shogun.options import SETUPS, TOWERS

        return (
            Option("side", "choice", SIDES, "the side of the board"),
            Option("setup", "choice", SETUPS, "the starting provinces"),
            Option("modules", "list", tuple(MODULE_NAMES)),
            Option("may_decline_moves", "flag"),
            Option("tower", "choice", TOWERS, "the tower of cubes"),
            Option("material", "lines"),
        )

    def corrections(self, document: object) -> list[str]:
        from tenka.games.shogun.material_files import corrections

        return corrections(document)

    def rules(self, seats: int, options: Options) -> Shogun:
        from tenka.games.shogun.game import create

        return create(seats, options)

    @property
    def narration(self) -> Narration[Observation]:
        from tenka.games.shogun import narration

        return narration

    @property
    def wire(self) -> WireTypes:
        from tenka.games.shogun import forecasts
        from tenka.games.shogun.advice import overview, queries
        from tenka.games.shogun.printed import printed
        from tenka.games.shogun.wire import Observation, ShogunEvent

        advice = (queries.PlanHints, queries.FilledPlan, queries.Placings, overview.Overview)
        return WireTypes(
            ShogunEvent,
            Observation,
            annotations=(forecasts.BattleOdds,),
            answers=(forecasts.AttackForecast, forecasts.RevoltForecast, *advice),
            material=printed,
        )

    @property
    def queries(self) -> Mapping[str, Query[Shogun, Observation]]:
        from tenka.games.shogun.advice.queries import (
            filled_plan,
            overview_now,
            plan_hints,
            plan_placings,
        )
        from tenka.games.shogun.forecasts import attack_forecast, revolt_forecast

        return {
            "odds": attack_forecast,
            "revolt": revolt_forecast,
            "hints": plan_hints,
            "fill": filled_plan,
            "placings": plan_placings,
            "overview": overview_now,
        }

    def annotate(self, game: Shogun, events: Sequence[Event]) -> list[Annotation]:
        from tenka.games.shogun.forecasts import battles

        return battles(game, events)

    def overview(self, game: Shogun, observation: Observation) -> Overview:
        from tenka.games.shogun.advice.overview import overview

        return overview(game, observation)

    def look(self) -> Look[Observation]:
        from tenka.games.shogun import terminal

        return terminal

    def omniscient(self, public: Observation, own: Sequence[Observation]) -> Observation:
        from tenka.games.shogun.omniscient import merge_views

        return merge_views(public, own)

    def statistics(
        self, game: Shogun, end: Observation, steps: Sequence[Sequence[Event]]
    ) -> list[dict[str, float]]:
        from tenka.games.shogun.statistics import statistics

        return statistics(game, end, steps)

    @property
    def lesson(self) -> Lesson:
        from tenka.games.shogun.lesson import LESSON

        return LESSON

    @property
    def puzzles(self) -> PuzzleGuide:
        from tenka.games.shogun import puzzles

        return puzzles

    def ladder(self) -> Mapping[str, Callable[[int], Bot[Observation]]]:
        from tenka.games.shogun.bots.master import MasterShogun
        from tenka.games.shogun.bots.sharp import SharpShogun
        from tenka.games.shogun.bots.steady import SteadyShogun

        return {"steady": SteadyShogun, "sharp": SharpShogun, "master": MasterShogun}

    def simulator(self, bot: Bot[Observation], observation: Observation, moves: list[str]) -> Simulator:
        from tenka.games.shogun.bots.simulator import ShogunSimulator

        return ShogunSimulator(bot, observation, moves)

    def same_move(self, name: str) -> str:
        from tenka.games.shogun.bots.simulator import alike

        return alike(name)

    def layout(self, game: Shogun) -> Layout[Observation]:
        from tenka.games.shogun.layout import layout

        return layout(game)

    def rows(self, game: Shogun) -> RowWriter[State]:
        from tenka.games.shogun.rows import ShogunRows
        from tenka.games.shogun.wire import ALL_STEP_NAMES

        return ShogunRows(game.rules, ALL_STEP_NAMES)
