"""What `tests/games/test_compliance.py` has to know of a game: its kit, its tables, and how much to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tenka.core.record import Options
from tests.kit.kit import Kit

Tables = list[tuple[int, Options]]


@dataclass(frozen=True)
class Effort:
    """How many games are played, or how many examples tried, as far as a game's length allows it."""

    random_games: int
    whole_games: int
    """At all tables together; by the compiled rules."""
    legality: int
    copies: int
    records: int
    resampled: int
    scrambled: int
    events: int = 20
    builds: int = 8


@dataclass(frozen=True)
class Compliance:
    name: str
    kit: Callable[[int, Options | None], Kit]
    tables: Tables
    effort: Effort
    copies: Tables = field(default_factory=list)
    """At which tables copies are compared, if not at all of them."""
    golden: tuple[int, ...] = ()
    """Numbers of seats of which there is a golden game."""
    compiled: tuple[int, ...] = ()
    """Numbers of seats at which compiled and plain rules are compared."""
    may_show: Mapping[str, Callable[[Any, int], bool]] | None = None
    """Events that name cards to some only, and to whom; all other cards lie open for everybody. None if no
    event of the game names a hidden card."""
    check_end: Callable[[Any], None] = lambda state: None
    """What must hold for a State when the game is over, besides the invariant."""

    def __str__(self) -> str:
        return self.name
