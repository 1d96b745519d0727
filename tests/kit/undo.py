"""Going back: nobody may gain by it, and the record holds it."""

from __future__ import annotations

from typing import Any

from tenka.core.chance import FastChance, ReplayedChance
from tenka.core.errors import BadChance
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options, Player, decode, encode, verify
from tenka.core.table import AnyTable, Table
from tenka.core.undo import barrier
from tenka.games import load
from tests.kit.kit import Kit, fresh, seen_bytes, viewers, walk
from tests.kit.records import told
from tests.kit.secrecy import heard_bytes


def check_nothing_is_learned(kit: Kit, seed: int) -> int:
    """A choice that can be taken back tells nobody anything hidden, its own seat included.

    In any world that a viewer holds possible it can be made, sounds the same and looks the same afterwards;
    and who does not hear of it sees no change. The number of such choices.
    """
    game = kit.make()
    chance = fresh(seed)
    checked = 0
    begun: tuple[Any, int, list[Move]] | None = None  # a choice of several moves, silent but for the last
    for state, seat, move in walk(game, fresh(seed + 1)):
        played = without_draws(game, state, seat, [move])
        before, _, moves = begun if begun and begun[1] == seat else (game.copy(state), seat, [])
        moves.append(move)
        begun = None
        if played is None or barrier(played[1], {}, alone=True) is not None:
            continue
        if not played[1].deliveries:
            begun = (before, seat, moves)
        checked += 1
        for viewer in viewers(game):
            if viewer == seat:
                check_open(game, (state, *played), viewer, (seat, [move]), chance)
            elif played[1].heard_by(viewer):
                check_open(game, (before, *played), viewer, (seat, moves), chance)
            else:
                assert seen_bytes(game, state, viewer) == seen_bytes(game, played[0], viewer)
    return checked


def without_draws(game: AnyGame, state: Any, seat: int, moves: list[Move]) -> tuple[Any, Any] | None:
    """The state and story after a choice; None if it draws anything."""
    played, story = game.copy(state), game.new_story()
    try:
        for move in moves:
            assert game.refusal(played, seat, move) is None, f"{move.name} tells what seat {seat} has"
            game.play(played, seat, move, ReplayedChance({}), story)
    except BadChance:
        return None
    return played, story


def check_open(
    game: AnyGame,
    world: tuple[Any, Any, Any],
    viewer: int,
    choice: tuple[int, list[Move]],
    chance: FastChance,
) -> None:
    before, after, story = world
    other = game.resample(game.observe(before, viewer), chance)
    elsewhere = without_draws(game, other, *choice)
    assert elsewhere is not None
    assert heard_bytes(story, viewer) == heard_bytes(elsewhere[1], viewer)
    assert seen_bytes(game, after, viewer) == seen_bytes(game, elsewhere[0], viewer)


def check_going_back(kit: Kit, seed: int, options: Options | None = None, most: int = 60) -> int:
    """A random game in which all often go back: positions return, records hold. How often they did."""
    game = kit.make()
    players = [Player(f"Seat {seat}", "person") for seat in range(game.seats)]
    table = Table.open(game, players, seed.to_bytes(32, "big"), options)
    chance = FastChance(seed)
    seen: dict[int, list[bytes]] = {}
    times = 0
    while actors := table.actors():
        seat = chance.pick("who", game.seats)
        if times < most and table.undoable(seat).depths and chance.pick("undo", 2):
            times += 1
            go_back(table, seat, seen, whole=chance.pick("whole", 2) == 1)
            continue
        seat = actors[chance.pick("seat", len(actors))]
        seen[len(table.entries)] = looks(table)
        moves = table.moves(seat)
        table.play(seat, moves[chance.pick("move", len(moves))])
    record = decode(encode(table.record()))
    assert verify(record, load) == len(record.entries)
    assert told(Table.of_record(record, load)) == told(table)
    return times


def looks(table: AnyTable) -> list[bytes]:
    return [seen_bytes(table.game, table._state, viewer) for viewer in viewers(table.game)]


def go_back(table: AnyTable, seat: int, seen: dict[int, list[bytes]], *, whole: bool) -> None:
    """Everything looks as it did before the choice, to everybody; and nobody's version goes back."""
    depths = table.undoable(seat).depths
    standing = stands(table)
    versions = [table.version(viewer) for viewer in viewers(table.game)]
    table.undo(seat, whole=whole)
    assert looks(table) == seen[standing[-depths[-1 if whole else 0]]]
    assert seat in table.actors()
    for viewer, before in zip(viewers(table.game), versions, strict=True):
        assert table.version(viewer) >= before
        assert len(table.log(viewer)) == table.version(viewer)


def stands(table: AnyTable) -> list[int]:
    """The places of the choices that were not taken back."""
    standing: list[int] = []
    for place, entry in enumerate(table.entries):
        back = getattr(entry, "back", 0)
        if back:
            del standing[-back:]
        else:
            standing.append(place)
    return standing
