"""Records that somebody makes by hand to keep a server busy: they follow the rules and cost what they can."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tenka import games
from tenka.core.chance import FastChance, RecordedChance, ReplayedChance
from tenka.core.fork import Fork, fork_of, resampled
from tenka.core.game import AnyGame
from tenka.core.record import FORMAT, AnyEntry, Draws, Entry, Player, Record
from tenka.games.zipang.material import BTL, KIND, deck

SEATS = 6
PROVED = [0, 13, 7, 6, 5, 4]
"""Battle points of two or three cards each: all that is strong has to be among these eleven cards."""


def strong_position() -> Any:
    """An Observation of Zipang that one deal in many million agrees with."""
    game = games.load("zipang", SEATS)
    opening = game.observe(game.start(FastChance(1)), 0)
    seats = [replace(seat, proved_btl=proved) for seat, proved in zip(opening.seats, PROVED, strict=True)]
    return replace(opening, seats=seats)


def strong_record() -> Record:
    """A game from there to its end, which names the one deal that it was played with."""
    game, seen = games.load("zipang", SEATS), strong_position()
    return played(game, fork_of("0" * 64, 0, seen), {"resample": _fitting(seen)})


def played(game: AnyGame, fork: Fork, start: Draws) -> Record:
    """From a position to the end of the game, by chance."""
    state = resampled(game, fork, ReplayedChance(start))
    chance, entries = FastChance(7), list[AnyEntry]()
    while (seat := game.next_actor(state)) >= 0:
        drawn = RecordedChance(chance)
        move = game.random_move(state, seat, chance)
        game.play(state, seat, move, drawn)
        entries.append(Entry(seat, move.name, drawn.drawn))
    players = [Player(f"Player {seat}", "person") for seat in range(game.seats)]
    return Record(
        FORMAT, game.name, game.version, {}, players, "0" * 64, start, entries,
        result=game.standing(state).ranks, fork=fork,
    )  # fmt: skip


def _fitting(seen: Any) -> list[int]:
    """A shuffle that gives the strongest cards to those who need them."""
    pool = deck(SEATS)
    for card in seen.hand:
        pool.remove(KIND[card])
    return sorted(range(len(pool)), key=lambda place: -BTL[pool[place]])
