"""Records with every kind of entry: choices of several moves, going back, bots that sit in, hints, forks.

`python -m tests.kit.archived_records` plays those that are not there yet, such as one for a new kind
of entry.
What lies in `tests/data/records` is never written again from version 1.0 on: it is to be read for ever.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from tenka.core.chance import FastChance
from tenka.core.fork import fork_of
from tenka.core.record import Options, Player, Record
from tenka.core.table import AnyTable, Table
from tenka.games import load

FOLDER = Path(__file__).parents[1] / "data" / "records"
SEED = bytes(range(32))
MOST_UNDOS = 12


class Kept(NamedTuple):
    game: str
    seats: int
    options: Options
    forked: bool = False
    hints: bool = False


KEPT = {
    "zipang-fork": Kept("zipang", 4, {}, forked=True),
    "zipang-hints": Kept("zipang", 3, {}, hints=True),
    "shitenno-people": Kept("shitenno", 3, {}),
    "shitenno-fork": Kept("shitenno", 2, {}, forked=True),
    "shogun-court": Kept("shogun", 3, {"modules": ["tennos_court"]}),
    "shogun-samurai": Kept("shogun", 3, {"modules": ["samurai"], "tower": "simple"}, forked=True),
    "shogun-leaders": Kept("shogun", 3, {"modules": ["military_leaders"], "setup": "draft"}),
    "shogun-chambers": Kept("shogun", 3, {"modules": ["chambers"], "side": "moon"}),
}


def played(wish: Kept) -> Record:
    """A game of random choices, in which people go back, leave and come back."""
    game = load(wish.game, wish.seats, wish.options)
    players = [Player(f"Seat {seat}", "person") for seat in range(wish.seats)]
    table = Table.open(game, players, SEED, wish.options)
    if wish.forked:
        _play(table, FastChance(1), 25)
        fork = fork_of(table.commitment, len(table.entries), table.observe(0))
        table = Table.open(game, players, SEED[::-1], wish.options, fork)
    _play(table, FastChance(2), 20)
    table.change_seat(1, "steady", "left")
    if wish.hints:
        table.hint(table.actors()[0])
    _play(table, FastChance(3), 20)
    table.change_seat(1, None, "back")
    _play(table, FastChance(4))
    return table.record()


def _play(table: AnyTable, chance: FastChance, steps: int = 10_000) -> None:
    undos = 0
    for _ in range(steps):
        actors = table.actors()
        if not actors:
            return
        seat = actors[chance.pick("seat", len(actors))]
        table.play(seat, _choice(table, seat, chance))
        if undos < MOST_UNDOS and table.undoable(seat).depths and chance.pick("undo", 3) == 0:
            undos += 1
            table.undo(seat, whole=chance.pick("whole", 2) == 1)


def _choice(table: AnyTable, seat: int, chance: FastChance) -> str:
    """A move; where a plan begins, all of it as one choice."""
    moves = table.moves(seat)
    move = moves[chance.pick("move", len(moves))]
    return " ".join(_plan(table, seat, chance)) if move.startswith("plan:") else move


def _plan(table: AnyTable, seat: int, chance: FastChance) -> list[str]:
    state, game, plan = table.game.copy(table._state), table.game, []
    while seat in game.actors(state) and any(
        move.name.startswith("plan:") for move in game.moves(state, seat)
    ):
        moves = game.moves(state, seat)
        move = moves[chance.pick("card", len(moves))]
        plan.append(move.name)
        if len(plan) == _spaces(table):
            break
        game.play(state, seat, move, chance)
    return plan


def _spaces(table: AnyTable) -> int:
    modules = table.options.get("modules", [])
    return 14 if isinstance(modules, list) and "tennos_court" in modules else 11


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, wish in KEPT.items():
        file = FOLDER / f"{name}.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(played(wish)) + b"\n")
