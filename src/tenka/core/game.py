"""The contract of a game. Everything that plays, shows or studies a game goes through this class."""

from __future__ import annotations

from typing import Any, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from tenka.core.chance import Chance
from tenka.core.events import Story
from tenka.core.moves import Move, MoveBook
from tenka.core.refusals import Refusal


class Viewed(Protocol):
    """What every game's Observation tells: it is made for one viewer."""

    @property
    def game(self) -> str: ...

    @property
    def viewer(self) -> int:
        """A seat, or PUBLIC."""

    @property
    def step(self) -> str:
        """What is decided now."""


S = TypeVar("S")
Obs = TypeVar("Obs", bound=Viewed)
StoryT = TypeVar("StoryT", bound=Story)

NOBODY: Final = -1
PLAYOUT: Final = "playout"
"""The stream from which random moves are drawn."""


class Standing:
    """Where everybody stands: points, and ranks (1 is first; equals share a rank)."""

    __slots__ = ("points", "ranks")

    def __init__(self, points: list[int], ranks: list[int]) -> None:
        self.points = points
        self.ranks = ranks


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of somebody else's need not be compiled
class Game(Generic[S, Obs, StoryT]):
    """A ruleset with its options and seats. Static: it holds no position.

    `S` is the game's State: complete, secrets included. Only rules and the Table hold one. `Obs` is its
    Observation, `StoryT` its kind of Story: rules get one that `new_story` made, or None when nobody listens.
    """

    def __init__(self, name: str, version: int, seats: int, book: MoveBook) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.book = book

    def __repr__(self) -> str:
        return f"<Game {self.name} v{self.version}, {self.seats} seats>"

    def start(self, chance: Chance, story: StoryT | None = None) -> S:
        """The position after set-up, at the first decision."""
        raise NotImplementedError

    def actors(self, state: S) -> list[int]:
        """The seats that owe a decision now; several while they choose in secret; none when it is over."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        """The legal moves of a seat, complete and exact, in a fixed order.

        A seat that owes nothing may still have some, such as unsealing its choice.
        """
        raise NotImplementedError

    def next_actor(self, state: S) -> int:
        """The first of the actors, or NOBODY when it is over. Games may be quicker here than by a list."""
        actors = self.actors(state)
        return actors[0] if actors else NOBODY

    def random_move(self, state: S, seat: int, chance: Chance) -> Move:
        """One of the actor's moves: the one that a pick among all of them gives, perhaps without a list."""
        moves = self.moves(state, seat)
        return moves[chance.pick(PLAYOUT, len(moves))]

    def refusal(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not play this move now; None if it may."""
        raise NotImplementedError

    def play(self, state: S, seat: int, move: Move, chance: Chance, story: StoryT | None = None) -> None:
        """Change the state by a legal move and go on to the next decision.

        The move is trusted: ask `refusal` first for one that comes from outside.
        """
        raise NotImplementedError

    def observe(self, state: S, viewer: int) -> Obs:
        """What a seat, or PUBLIC, may know: the game's Observation, without a reference to the state."""
        raise NotImplementedError

    def read_observation(self, plain: object) -> Obs:
        """An Observation of this game from plain data; a ValidationError if it is none."""
        raise NotImplementedError

    def resample(self, observation: Obs, chance: Chance) -> S:
        """A state that agrees with all that the observation's viewer knows; the rest is drawn.

        An ImpossiblePosition, after a bounded effort, if there is none.
        """
        raise NotImplementedError

    def default_move(self, state: S, seat: int) -> Move | None:
        """What a reaction becomes when its time is up; None where nobody is hurried."""
        return None

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def standing(self, state: S) -> Standing:
        raise NotImplementedError

    def new_story(self) -> StoryT:
        """An empty Story of the game's own kind."""
        raise NotImplementedError


AnyGame = Game[Any, Any, Any]
"""For whoever does not care which game it is."""


def is_over(game: Game[S, Obs, StoryT], state: S) -> bool:
    return not game.actors(state)
