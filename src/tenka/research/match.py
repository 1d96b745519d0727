"""One game under a researcher's hands: moves by number, rows and masks of what seats may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from typing import Any, Final

import msgspec
from rich.console import Console

from tenka import games
from tenka.core.chance import FastChance
from tenka.core.errors import BadRecord, Refused
from tenka.core.events import PUBLIC
from tenka.core.game import NOBODY, AnyGame, Obs, Viewed
from tenka.core.layout import Layout
from tenka.core.moves import Move
from tenka.core.record import Options, Record
from tenka.core.refusals import Refusal
from tenka.core.table import Table
from tenka.research.extras import from_extra
from tenka.texts import Texts

with from_extra():
    import numpy as np
    from numpy.typing import NDArray

    from tenka.core.rows import Row as RowBuffer
    from tenka.core.rows import RowWriter
    from tenka.core.vectorized import Sight

Mask = NDArray[np.int8]
Row = NDArray[np.float32]

DEFAULT_SEATS: Final = 4
TEXT_WIDTH: Final = 100


def id_of(name: str) -> str:
    """The versioned id, such as `zipang_v1`: rules and layout keep their meaning as long as it stays."""
    return f"{name}_v{games.PLUGINS[name].version}"


def encoded(layout: Layout[Obs], observation: Obs) -> Row:
    """The row of an Observation of a seat."""
    return np.array(layout.values(observation), dtype=np.float32)


def numbers_in(row: RowBuffer) -> NDArray[np.int16]:
    """What is written there, now and later."""
    return np.frombuffer(memoryview(row.values), np.int16)


def masks_in(sight: Sight[Any]) -> Mask:
    return np.frombuffer(memoryview(sight.masks), np.int8)


class Rules:
    """A game with all that research asks of it besides a position."""

    def __init__(self, name: str, seats: int = DEFAULT_SEATS, options: Options | None = None) -> None:
        plugin = games.plugin_of(name)
        self.wishes = (name, seats, options)
        self.game: AnyGame = plugin.create(seats, options)
        self.actions = len(self.game.book.all)
        self.layout: Layout[Any] = plugin.layout(self.game)
        self.writer: RowWriter[Any] = plugin.rows(self.game)

    def __reduce__(self) -> tuple[Callable[[bytes], Rules], tuple[bytes]]:
        return _read_rules, (msgspec.json.encode(self.wishes),)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Rules:
        return self  # nothing in it ever changes

    def fit(self, record: Record) -> bool:
        """Whether it was played by these rules, but for their options."""
        game = self.game
        return (record.game, record.version, len(record.players)) == (game.name, game.version, game.seats)

    def shape(self) -> tuple[str, int, int, int]:
        """Equal where rows and actions mean the same."""
        return self.game.name, self.game.seats, self.layout.size, self.actions

    def new_row(self, rows: int = 1) -> RowBuffer:
        """Where rows of this game can be written."""
        return RowBuffer(self.layout.size, self.game.seats, rows)

    def sight(self, size: int = 1) -> Sight[Any]:
        """Where it is written what those see who decide."""
        return Sight(self.game, self.writer, self.new_row(size), size)

    def rewards(self, state: Any) -> list[float]:
        """When it is over, the share of the first place less what chance would give; 0 before. Sums to 0."""
        if self.game.next_actor(state) != NOBODY:
            return [0.0] * self.game.seats
        ranks = self.game.standing(state).ranks
        return [(rank == 1) / ranks.count(1) - 1 / self.game.seats for rank in ranks]


@lru_cache(maxsize=16)
def _read_rules(wishes: bytes) -> Rules:
    return Rules(*msgspec.json.decode(wishes))


def begin(match: Match, seed: int, options: dict[str, Any] | None) -> None:
    """As the options of an environment's `reset` say: a new game, or on from a moment of a record."""
    wishes = options or {}
    if "record" in wishes:
        match.open(wishes["record"], int(wishes.get("moment", 0)), seed)
    else:
        match.start(seed)


class Match:
    """The adapters' one way to a game. What it gives out is for one seat, but for `oracle`."""

    def __init__(
        self, name: str, seats: int = DEFAULT_SEATS, options: Options | None = None, seed: int = 0
    ) -> None:
        self._use(Rules(name, seats, options))
        self.start(seed)

    def _use(self, rules: Rules) -> None:
        self.rules = rules
        self.game = rules.game
        self.seats = rules.game.seats
        self.actions = rules.actions
        self.layout = rules.layout
        self._row = rules.new_row()
        self._written = numbers_in(self._row)
        self._sight = rules.sight()
        self._seen = numbers_in(self._sight.row)
        self._legal = masks_in(self._sight)

    def __getstate__(self) -> tuple[Rules, Any, FastChance]:
        """For pickle and copies: the whole position, secrets and chance included."""
        return self.rules, self._state, self._chance

    def __setstate__(self, kept: tuple[Rules, Any, FastChance]) -> None:
        rules, self._state, self._chance = kept
        self._use(rules)
        if not self.is_over():
            self.look()

    def start(self, seed: int) -> None:
        """A new game. The same seed and the same moves give the same game."""
        self._chance = FastChance(seed)
        self._state = self.game.start(self._chance)

    def open(self, record: Record, moment: int, seed: int) -> None:
        """Go on from a moment of a record: 0 is after the set-up, 1 after its first entry. From there on,
        chance follows the seed."""
        if not self.rules.fit(record):
            raise BadRecord("record-unlike", game=id_of(self.game.name), seats=self.seats)
        if record.options != (self.rules.wishes[2] or {}):
            raise BadRecord("record-options", options=str(record.options))
        if not 0 <= moment <= len(record.entries):
            raise BadRecord("record-moment", moment=moment, most=len(record.entries))
        table = next(islice(Table.retrace(self.game, record), moment, None))
        self._chance = FastChance(seed)
        self._state = table.oracle()

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

    def observation(self, seat: int) -> Viewed:
        """The Observation of a seat, or of PUBLIC."""
        seen: Viewed = self.game.observe(self._state, seat)
        return seen

    def row(self, seat: int) -> Row:
        """What the seat knows, as numbers."""
        self._row.begin(0, seat)
        self.rules.writer.write(self._state, self._row)
        return self._written.astype(np.float32)

    def look(self) -> int:
        """Find out what `turn` tells; the seat that decides."""
        return self._sight.look(0, self._state)

    def turn(self) -> tuple[Row, Mask]:
        """What the seat that decides knew and could do at the last `look`; quicker than to ask for each."""
        return self._seen.astype(np.float32), self._legal.copy()

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that the seat may play now."""
        return [move.index for move in self.moves(seat)]

    def mask(self, seat: int) -> Mask:
        """1 at each of these numbers."""
        return self.mask_of(self.legal(seat))

    def mask_of(self, actions: list[int]) -> Mask:
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[actions] = 1
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

    def play_seen(self, seat: int, action: int) -> None:
        """The same for the seat that decides, quicker: whether it is legal was seen with the last `look`."""
        if not (0 <= action < self.actions and self._legal[action]):
            self.play(seat, action)
        else:
            self.game.play(self._state, seat, self.game.book.all[action], self._chance)

    def rewards(self) -> list[float]:
        return self.rules.rewards(self._state)

    def result(self, seat: int) -> dict[str, int]:
        """Rank and points of a seat, once the game is over."""
        if not self.is_over():
            return {}
        standing = self.game.standing(self._state)
        return {"rank": standing.ranks[seat], "points": standing.points[seat]}

    def text(self) -> str:
        """What everybody may see, as the terminal draws it."""
        names = [f"seat_{seat}" for seat in range(self.seats)]
        look = games.plugin_of(self.game.name).look()
        console = Console(width=TEXT_WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
        with console.capture() as captured:
            console.print(look.table(self.observation(PUBLIC), names, Texts()))
        return captured.get()

    def oracle(self) -> Any:
        """A copy of the whole State, secrets included. Whoever asks for it plays with open cards."""
        return self.game.copy(self._state)
