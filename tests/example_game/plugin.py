"""All that the rest of Tenka knows of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from tenka.core.bot import Bot, Clock
from tenka.core.layout import Layout, numbers, one_of, viewer
from tenka.core.look import Look
from tenka.core.moves import Move
from tenka.core.narration import Narration
from tenka.core.plugin import GamePlugin, WireTypes
from tenka.core.record import Options
from tests.example_game import narration, terminal
from tests.example_game.events import HighestEvent
from tests.example_game.game import Highest, State
from tests.example_game.observation import Observation

WORDS = Path(__file__).parent / "locale"


class Greedy(Bot[Observation]):
    """Plays its highest card."""

    def decide(self, observation: Observation, moves: list[Move], clock: Clock | None) -> Move:
        return moves[-1]


class HighestPlugin(GamePlugin[Highest, State, Observation]):
    name = "highest"
    version = 1
    seats = (2, 3, 4)
    minutes = (1, 2)

    def rules(self, seats: int, options: Options) -> Highest:
        return Highest(seats)

    @property
    def narration(self) -> Narration[Observation]:
        return narration

    @property
    def wire(self) -> WireTypes:
        return WireTypes(HighestEvent, Observation)

    def look(self) -> Look[Observation]:
        return terminal

    def omniscient(self, public: Observation, own: Sequence[Observation]) -> Observation:
        return replace(public, hand=[card for one in own for card in one.hand])

    def ladder(self) -> Mapping[str, Callable[[int], Bot[Observation]]]:
        return {"greedy": Greedy}

    def layout(self, game: object) -> Layout[Observation]:
        seats = game.seats if isinstance(game, Highest) else 0
        return Layout(
            [
                viewer(seats),
                one_of("step", "what is asked", ("play", "over"), lambda seen: seen.step),
                numbers("hand", "your cards", 3, 12, lambda seen: seen.hand),
                numbers("table", "cards of this round, by seat", seats, 12, lambda seen: seen.table),
                numbers("gone", "cards of past rounds", 3 * seats, 12, lambda seen: seen.gone),
                numbers("points", "by seat", seats, 3, lambda seen: seen.points),
            ]
        )
