"""Games as Parquet files: a row for each decision in `decisions`, a row for each game in `games`.

A decision is told as its seat knew it. The record of a game tells everything, so only games that are over are
written. A shard is written when all its games are there; what is missing can be written later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tenka import __version__
from tenka.core.chance import ReplayedChance
from tenka.core.decisions import standing_entries
from tenka.core.errors import SpokenError
from tenka.core.record import Entry, Record, decode, encode, entry_moves
from tenka.core.table import AnyTable, Table
from tenka.research.arena.contest import Contest, play_game
from tenka.research.arena.run import play_all
from tenka.research.extras import from_extra
from tenka.research.folders import make_folder
from tenka.texts import Texts

with from_extra("pip install 'tenka-games[data]'"):  # before a neighbor names an extra that is not enough
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet

from tenka.research.match import Rules, id_of, numbers_in

Rows = list[dict[str, Any]]
ABOUT = "dataset.json"
ASKED = b"tenka_games"
"""In the metadata of a shard: how many games were asked for, those included that are not over."""


class BadDataset(SpokenError):
    """A folder that holds something else, or a record that does not belong there."""


class Source(msgspec.Struct, frozen=True):
    """Where games come from: a contest of bots, or records in files. It can be sent to other processes."""

    game: str
    seats: int
    options: dict[str, Any]
    contest: Contest | None = None
    files: tuple[str, ...] = ()

    def about(self) -> dict[str, Any]:
        """What all games of a folder have in common."""
        common = {"game": id_of(self.game), "seats": self.seats, "options": self.options}
        if self.contest is None:
            return common | {"records": self._fingerprint()}
        made = {"seed": self.contest.seed, "simulations": self.contest.simulations}
        return common | {"bots": [entrant.name for entrant in self.contest.entrants]} | made

    def _fingerprint(self) -> str:
        """Of the names of the files, which may be people's or lead to them."""
        return sha256("\n".join(Path(file).name for file in self.files).encode()).hexdigest()

    def rules(self) -> Rules:
        return _rules(self.game, self.seats, msgspec.json.encode(self.options))

    def tell(self, number: int) -> Told:
        record = self._record(number)
        if not self.rules().fit(record) or record.options != self.options:
            game = id_of(self.game)
            raise BadDataset("dataset-unlike", file=self.files[number], game=game, seats=self.seats)
        return told(self.rules(), number, record)

    def _record(self, number: int) -> Record:
        if self.contest is None:
            return decode(Path(self.files[number]).read_bytes())
        record = play_game(self.contest, number, recorded=True).record
        assert record is not None  # noqa: S101 - it was asked for
        return record


@lru_cache(maxsize=4)
def _rules(game: str, seats: int, options: bytes) -> Rules:
    return Rules(game, seats, msgspec.json.decode(options))


# --- one game -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A game and its decisions, as rows; nothing at all of a game that is not over."""

    number: int
    games: Rows
    decisions: Rows


def told(rules: Rules, number: int, record: Record) -> Told:
    """Without decisions that were taken back."""
    standing, decisions = standing_entries(record.entries), list[dict[str, Any]]()
    table: AnyTable | None = None
    for moment, table in enumerate(Table.retrace(rules.game, record)):
        if moment in standing:
            decisions += decided(rules, table, moment, record)
    if table is None or table.actors():
        return Told(number, [], [])
    state = table.oracle()
    ended, rewards = rules.game.standing(state), rules.rewards(state)
    for decision in decisions:
        seat = decision["player"]
        decision.update(game=number, outcome=rewards[seat], rank=ended.ranks[seat])
    players = [player.bot or player.kind for player in record.players]
    kept = encode(nameless(record)).decode()
    game = {"game": number, "players": players, "ranks": ended.ranks, "points": ended.points, "record": kept}
    return Told(number, [game], decisions)


def decided(rules: Rules, table: AnyTable, moment: int, record: Record) -> Iterator[dict[str, Any]]:
    """The moves of a choice one by one: what the seat knew, could do and did."""
    entry = record.entries[moment]
    assert isinstance(entry, Entry)  # noqa: S101 - it is a choice that stands
    state, seat, chance = table.oracle(), entry.seat, ReplayedChance(entry.chance)
    player = record.players[seat]
    decider = table.stand_ins.get(seat, player.bot or player.kind)
    row = rules.new_row()
    for move in entry_moves(rules.game, state, moment, entry):
        row.begin(0, seat)
        rules.writer.write(state, row)
        mask = np.zeros(rules.actions, np.bool_)
        mask[[legal.index for legal in rules.game.moves(state, seat)]] = True
        numbers = numbers_in(row).copy()
        yield {
            "moment": moment,
            "player": seat,
            "decider": decider,
            "row": numbers,
            "mask": mask,
            "action": move.index,
        }
        rules.game.play(state, seat, move, chance)


def nameless(record: Record) -> Record:
    """Without the names that people gave themselves or their bots."""
    players = [
        replace(player, name=player.bot or f"seat_{seat}") for seat, player in enumerate(record.players)
    ]
    return replace(record, players=players)


# --- the folder ---------------------------------------------------------------------------------------------


class Dataset:
    """A folder with shards of so many games each."""

    def __init__(self, folder: Path, source: Source, count: int, shard: int) -> None:
        self.folder = folder
        self.source = source
        self.count = count
        self.shard = shard
        self.schemas = schemas(source.rules())
        self._open({**source.about(), "shard": shard, "tenka": __version__})

    def _open(self, about: dict[str, Any]) -> None:
        file, described = self.folder / ABOUT, msgspec.json.format(msgspec.json.encode(about), indent=1)
        if file.exists() and file.read_bytes() != described:
            raise BadDataset("dataset-other", folder=str(self.folder))
        with self._replaced(self.folder / "layout.json") as new:
            new.write_bytes(layout(self.source.rules()))
        with self._replaced(file) as new:
            new.write_bytes(described)

    def missing(self) -> list[int]:
        """The numbers of the games whose shard is not complete."""
        return [number for first in range(0, self.count, self.shard) for number in self._missing(first)]

    def _missing(self, first: int) -> Sequence[int]:
        numbers = range(first, min(first + self.shard, self.count))
        file = self._file("games", first)
        asked = parquet.read_schema(file).metadata.get(ASKED, b"0") if file.exists() else b"0"
        return () if int(asked) >= len(numbers) else numbers

    def write(self, jobs: int, cluster: str | None, ticked: Callable[[], None] = lambda: None) -> None:
        """Write what is missing."""
        waiting: dict[int, list[Told]] = {}
        for game in play_all(self.source.tell, self.missing(), jobs, cluster):
            first = game.number // self.shard * self.shard
            shard = waiting.setdefault(first, [])
            shard.append(game)
            if len(shard) == min(self.shard, self.count - first):
                self._write(first, waiting.pop(first))
            ticked()

    def _write(self, first: int, shard: list[Told]) -> None:
        """The games last: with them a shard is complete."""
        shard.sort(key=lambda game: game.number)
        parts = {"decisions": [row for game in shard for row in game.decisions]}
        parts["games"] = [row for game in shard for row in game.games]
        for name, rows in parts.items():
            schema = self.schemas[name].with_metadata({ASKED: str(len(shard))})
            with self._replaced(self._file(name, first)) as new:
                parquet.write_table(columns(rows, schema), new, compression="zstd", row_group_size=4096)

    def write_card(self, texts: Texts) -> None:
        with self._replaced(self.folder / "README.md") as new:
            new.write_text(self.card(texts), "utf-8")

    @contextmanager
    def _replaced(self, file: Path) -> Iterator[Path]:
        """Where to write what takes the place of a file once it is whole; readers of a folder skip it."""
        new = file.with_name(f".{file.name}.new")
        make_folder(new.parent)
        try:
            yield new
            new.replace(file)
        except OSError as error:
            raise BadDataset("dataset-place", file=str(file), why=error.strerror or str(error)) from None

    def _file(self, name: str, first: int) -> Path:
        return self.folder / name / f"{first // self.shard:05}.parquet"

    def sizes(self) -> dict[str, int]:
        """How many rows there are, of each kind."""
        return {
            name: sum(parquet.read_metadata(file).num_rows for file in (self.folder / name).glob("*.parquet"))
            for name in self.schemas
        }

    def card(self, texts: Texts) -> str:
        """How it was made and how to read it; its head is what the library `datasets` looks for."""
        rules, about = self.source.rules(), self.source.about()
        configs = "".join(f"- config_name: {name}\n  data_files: {name}/*.parquet\n" for name in self.schemas)
        origin = "records" if self.source.contest is None else "bots"
        made = texts(
            f"dataset-from-{origin}",
            bots=", ".join(about.get("bots", [])),
            seed=about.get("seed", 0),
            simulations=about.get("simulations") or 0,
        )
        values = {**self.sizes(), "numbers": rules.layout.size, "actions": rules.actions, "id": about["game"]}
        options = msgspec.json.encode(self.source.options).decode()
        values |= {"title": texts(f"game-{self.source.game}"), "seats": self.source.seats, "options": options}
        head = f"---\nconfigs:\n{configs}---\n\n"
        return head + texts("dataset-card", made=made, version=__version__, **values) + "\n"


def schemas(rules: Rules) -> dict[str, Any]:
    small, text = pa.int8(), pa.string()
    decisions = {
        "game": pa.int32(),
        "moment": pa.int32(),
        "player": small,
        "decider": text,
        "row": pa.list_(pa.int16(), rules.layout.size),
        "mask": pa.list_(pa.bool_(), rules.actions),
        "action": pa.int16(),
        "outcome": pa.float32(),
        "rank": small,
    }
    games = {"game": pa.int32(), "players": pa.list_(text), "ranks": pa.list_(small)}
    games |= {"points": pa.list_(pa.int32()), "record": text}
    return {"decisions": pa.schema(decisions), "games": pa.schema(games)}


def columns(rows: Rows, schema: Any) -> Any:
    """The rows as a table of Arrow; lists of a fixed size are joined first, which is much quicker."""
    found = []
    for field in schema:
        values: Any = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            joined = pa.array(np.concatenate(values) if values else [], field.type.value_type)
            found.append(pa.FixedSizeListArray.from_arrays(joined, field.type.list_size))
        else:
            found.append(pa.array(values, field.type))
    return pa.table(found, schema=schema)


def layout(rules: Rules) -> bytes:
    """What each number of a row and each action means."""
    slices = rules.layout.slices()
    fields = [
        {"name": f.name, "offset": slices[f.name].start, "size": f.size, "kind": f.kind, "most": f.most}
        for f in rules.layout.fields
    ]
    actions = [move.name for move in rules.game.book.all]
    return msgspec.json.format(msgspec.json.encode({"row": fields, "actions": actions}), indent=1)
