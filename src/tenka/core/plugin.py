"""The one object that everything outside of a game's folder asks for what it needs of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from tenka.core.errors import BadOptions, BadQuery, UnknownGame
from tenka.core.game import AnyGame, Obs, S

if TYPE_CHECKING:
    from tenka.core.bot import Bot, Simulator
    from tenka.core.events import Event
    from tenka.core.layout import Layout
    from tenka.core.lesson import Lesson
    from tenka.core.look import Look
    from tenka.core.narration import Narration
    from tenka.core.puzzle import Puzzle, PuzzleGuide
    from tenka.core.record import Options
    from tenka.core.rows import RowWriter


class Annotation(msgspec.Struct, frozen=True, tag_field="annotation", forbid_unknown_fields=True):
    """What can be said about an event besides what happened, from nothing but the events themselves."""

    event: int
    """The place of the event that it is about, among those it was told with."""


class Answer(msgspec.Struct, frozen=True, tag_field="answer", forbid_unknown_fields=True):
    """What a game answers to one of its queries."""


G = TypeVar("G", bound=AnyGame)

Query = Callable[[G, Obs, Mapping[str, str]], Answer | None]
"""A question about the position, from the game, an Observation and the parameters as they were sent.

It knows nothing but what its Observation shows. A parameter that makes no sense is a BadQuery.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a host can choose before the game."""

    name: str
    kind: Literal["choice", "flag", "list", "lines"]
    """One of the values; yes or no; some of the values; lines of text."""
    values: tuple[str, ...] = ()
    about: str = ""
    """What it decides, in English, for the help of a command line."""


@dataclass(frozen=True, slots=True)
class WireTypes:
    """What clients get to see of a game, for the types that are generated for them."""

    event: Any
    """The union of all events."""
    observation: type[msgspec.Struct]
    annotations: tuple[type[Annotation], ...] = ()
    answers: tuple[type[Answer], ...] = ()
    material: Callable[[], object] | None = None
    """What is printed on boards and cards, as far as a player reads it, if the client needs it."""


class GamePlugin(Generic[G, S, Obs]):
    """Everything that is asked of a game from outside. What is heavy is imported when it is asked for.

    `G` is its Game, with its State and its Observation.
    """

    name: ClassVar[str]
    version: int
    """Of the rules. A record names the version that it was played by."""
    seats: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    """How long a game takes, about."""
    strength: ClassVar[Mapping[str, int]] = {}
    """By level of bot: how many of ten games of four it wins against three of the next weaker level, as
    docs/ladder.md has it."""
    statistics_version: ClassVar[int] = 1
    """Of `statistics`: with another one, stored games are counted anew."""
    former: Mapping[int, Callable[[int, Options], G]] = {}
    """Earlier versions of the rules: a game that was begun by them ends by them."""

    # --- rules -------------------------------------------------------------------------------------

    def create(self, seats: int, options: Options | None = None, version: int | None = None) -> G:
        """The rules for a number of seats. Wrong wishes give a TenkaError in plain words."""
        make = self.former.get(version or 0)
        if make is None and version not in (None, self.version):
            raise UnknownGame("game-version", game=self.name, here=self.version, version=str(version))
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOptions("seats", game=self.name, least=least, most=most, seats=seats)
        if options and not self.options:
            raise BadOptions("option-none", game=self.name, option=next(iter(options)))
        return (make or self.rules)(seats, options or {})

    def rules(self, seats: int, options: Options) -> G:
        """The present rules; BadOptions if there is no such option."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """What a host can choose."""
        return ()

    def corrections(self, document: object) -> list[str]:
        """A person's own values for the printed material, as the option `material` takes them; none if the
        document holds none."""
        return []

    # --- what is said and seen ---------------------------------------------------------------------

    @property
    def narration(self) -> Narration[Obs]:
        raise NotImplementedError

    @property
    def wire(self) -> WireTypes:
        raise NotImplementedError

    def look(self) -> Look[Obs]:
        """How it is shown in a terminal."""
        raise NotImplementedError

    def omniscient(self, public: Obs, own: Sequence[Obs]) -> Obs:
        """What all seats together know, from the public's view and everybody's own."""
        raise NotImplementedError

    def annotate(self, game: G, events: Sequence[Event]) -> list[Annotation]:
        """What can be said about these events, of which each was heard by the same viewer."""
        return []

    def overview(self, game: G, observation: Obs) -> Answer | None:
        """How things stand, from what everybody knows. It is told with each step of a finished game, where
        nothing can be asked any more; while a game goes on, a query gives it."""
        return None

    def statistics(self, game: G, end: Obs, steps: Sequence[Sequence[Event]]) -> list[dict[str, float]]:
        """What a finished game is remembered for: named numbers by seat. From what everybody could see: the
        end, and what happened step by step. The message `<game>-statistic-<name>` of the locale files names
        a number; what a step took back is not among them."""
        return [{} for _ in range(game.seats)]

    @property
    def queries(self) -> Mapping[str, Query[G, Obs]]:
        """What can be asked about a position, by name."""
        return {}

    def answer(self, game: G, observation: Obs, query: str, parameters: Mapping[str, str]) -> Answer | None:
        """The answer to a query. BadQuery if there is none of that name, or if it makes no sense."""
        known = self.queries
        if query not in known:
            raise BadQuery("query-unknown", query=query, game=self.name)
        return known[query](game, observation, parameters)

    @property
    def lesson(self) -> Lesson | None:
        """A first game that teaches, if there is one."""
        return None

    @property
    def puzzles(self) -> PuzzleGuide | None:
        """What it knows about its puzzles, if it can have any."""
        return None

    def bundled_puzzles(self) -> list[Puzzle]:
        """Those that come with it."""
        from importlib.resources import files  # noqa: PLC0415 - only few ask for this, as for the next one

        from tenka.core.puzzle import BUNDLED, read  # noqa: PLC0415

        file = files(type(self).__module__.rpartition(".")[0]).joinpath(BUNDLED)
        return read(file.read_bytes())[1] if file.is_file() else []

    # --- bots and research -------------------------------------------------------------------------

    def ladder(self) -> Mapping[str, Callable[[int], Bot[Obs]]]:
        """Its bots by level, weakest first; each is made with a seed."""
        return {}

    def simulator(self, bot: Bot[Obs], observation: Obs, moves: list[str]) -> Simulator | None:
        """How the coach tries out choices; None where its bots search by a tree, as most do."""
        return None

    def same_move(self, name: str) -> str:
        """A move's name without what makes no difference, for the coach."""
        return name

    def layout(self, game: G) -> Layout[Obs]:
        """How an Observation becomes numbers."""
        raise NotImplementedError

    def rows(self, game: G) -> RowWriter[S]:
        """Writes the same numbers without an Observation, if the game has a quicker way."""
        from tenka.core.rows import LayoutWriter  # noqa: PLC0415 - its library comes with research

        return LayoutWriter(game, self.layout(game))
