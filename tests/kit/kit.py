"""What the kit needs to know of a game, and small tools that its checks share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tenka.core.chance import Chance, FastChance
from tenka.core.events import PUBLIC, Event
from tenka.core.game import AnyGame
from tenka.core.moves import Move


@dataclass(frozen=True)
class Kit:
    """A game under test. The functions are the game's own knowledge of what must hold."""

    make: Callable[[], AnyGame]
    invariant: Callable[[AnyGame, Any], None]
    """Raises if something was lost, doubled or is impossible."""
    scramble: Callable[[Any, int, Chance], None]
    """Right after the start: changes at random all that a viewer cannot know yet."""
    reveals: Callable[[Event], bool]
    """Whether an event, as its viewer hears it, may rightly depend on what was hidden from that viewer."""
    most_decisions: int
    """A bound on the length of a random game."""


def walk(game: AnyGame, chance: Chance, state: Any = None) -> Iterator[tuple[Any, int, Move]]:
    """A random game: before each decision the state, the acting seat and the move that it will play."""
    state = game.start(chance) if state is None else state
    while actors := game.actors(state):
        seat = actors[chance.pick("seat", len(actors))]
        moves = game.moves(state, seat)
        move = moves[chance.pick("move", len(moves))]
        yield state, seat, move
        game.play(state, seat, move, chance)


def viewers(game: AnyGame) -> range:
    return range(PUBLIC, game.seats)


def seen_bytes(game: AnyGame, state: Any, viewer: int) -> bytes:
    return msgspec.json.encode(game.observe(state, viewer))


def fingerprint(thing: Any) -> Any:
    """Every value inside a state, compiled or plain, as nested plain data."""
    if isinstance(thing, (list, tuple)):
        return [fingerprint(item) for item in thing]
    fields = getattr(type(thing), "__mypyc_attrs__", None) or getattr(type(thing), "__slots__", None)
    if isinstance(thing, Move) or not fields:
        return getattr(thing, "name", thing)
    return {name: fingerprint(getattr(thing, name)) for name in sorted(fields) if not name.startswith("__")}


def some(game: AnyGame, chance: Chance, count: int) -> list[Move]:
    """Moves drawn from the whole book, legal or not."""
    book = game.book.all
    return [book[chance.pick("some", len(book))] for _ in range(count)]


def fresh(seed: int) -> FastChance:
    return FastChance(seed)
