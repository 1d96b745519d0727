"""Random play to the end: nothing lost, nothing illegal, nothing shared between copies."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

from tenka import _speed
from tenka.core.chance import Chance
from tenka.core.game import AnyGame, is_over
from tenka.core.moves import Move
from tenka.core.playout import playout
from tests.kit.kit import Kit, fingerprint, fresh, some, walk


def check_random_games(kit: Kit, games: int, seed: int) -> None:
    """Every random game ends within its bound and keeps the game's invariant at every decision."""
    game = kit.make()
    chance = fresh(seed)
    for _ in range(games):
        state = game.start(chance)
        for decision, (now, _, _) in enumerate(walk(game, chance, state)):
            kit.invariant(game, now)
            assert decision < kit.most_decisions, "the game does not end"
        kit.invariant(game, state)
        check_standing(game, state)


def whole_games(kit: Kit, games: int, seed: int) -> Iterator[Any]:
    """How many more random games end, played by the compiled loop and looked at when they are over.

    Plain Python is slow and plays fewer.
    """
    game = kit.make()
    chance = fresh(seed)
    for _ in range(games if _speed.compiled() else max(1, games // 40)):
        state = game.start(chance)
        playout(game, state, chance)
        kit.invariant(game, state)
        check_standing(game, state)
        yield state


def check_standing(game: AnyGame, state: Any) -> None:
    assert is_over(game, state)
    standing = game.standing(state)
    assert len(standing.points) == len(standing.ranks) == game.seats
    assert 1 in standing.ranks
    assert all(standing.ranks.count(rank) + rank - 1 <= game.seats for rank in standing.ranks)


def check_legality(kit: Kit, games: int, seed: int) -> None:
    """Legal moves are never refused; all others are, with a rule; seats that owe nothing are refused."""
    game = kit.make()
    chance = fresh(seed)
    for _ in range(games):
        for state, _, _ in walk(game, chance):
            before = fingerprint(state)
            for seat in range(game.seats):
                check_seat(game, state, seat, chance)
            assert fingerprint(state) == before, "asking changed the state"


def check_seat(game: AnyGame, state: Any, seat: int, chance: Chance) -> None:
    legal = game.moves(state, seat)
    assert len(set(legal)) == len(legal), "a move is listed twice"
    assert legal or seat not in game.actors(state), "a seat is asked but has no move"
    assert all(game.book.named[move.name] is move for move in legal), "a move is no flyweight"
    assert all(game.refusal(state, seat, move) is None for move in legal)
    for move in some(game, chance, 12):
        check_refusal(game, state, seat, move, move in legal)


def check_refusal(game: AnyGame, state: Any, seat: int, move: Move, legal: bool) -> None:
    refusal = game.refusal(state, seat, move)
    assert (refusal is None) == legal
    if refusal is not None:
        assert refusal.code
        assert refusal.rule.startswith(f"{game.name}/")


def check_copies(kit: Kit, games: int, seed: int) -> None:
    """A copy, also by pickle, equals its original; what happens to one never touches the other."""
    game = kit.make()
    chance = fresh(seed)
    for _ in range(games):
        kept: list[tuple[Any, Any]] = []
        for state, seat, move in walk(game, chance):
            copied = game.copy(state)
            before = fingerprint(state)
            assert fingerprint(copied) == before
            kept.append((copied, before))
            played = game.copy(state)
            game.play(played, seat, move, fresh(seed))
            assert fingerprint(state) == before
        assert all(fingerprint(state) == before for state, before in kept)
        last, before = kept[-1]
        assert fingerprint(pickle.loads(pickle.dumps(last))) == before
