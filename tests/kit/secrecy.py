"""Two worlds that differ only in what a viewer may not know must look the same to that viewer."""

from __future__ import annotations

from typing import Any

import msgspec

from tenka.core.chance import Chance
from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tests.kit.kit import Kit, fresh, seen_bytes, some, viewers, walk
from tests.kit.rows import rows_of


def check_resampled_worlds(kit: Kit, seed: int) -> None:
    """At every decision, for every viewer: a resampled world gives the same view, row, moves and refusals."""
    game = kit.make()
    chance = fresh(seed)
    for state, seat, move in walk(game, fresh(seed + 1)):
        for viewer in viewers(game):
            other = game.resample(game.observe(state, viewer), chance)
            check_same_now(game, state, other, viewer, chance)
            check_same_after(kit, (state, other), viewer, (seat, move), seed)


def check_same_now(game: AnyGame, state: Any, other: Any, viewer: int, chance: Chance) -> None:
    assert seen_bytes(game, other, viewer) == seen_bytes(game, state, viewer)
    assert game.actors(other) == game.actors(state)
    if viewer == PUBLIC:
        return
    assert game.moves(other, viewer) == game.moves(state, viewer)
    rows = rows_of(game)
    assert rows.written(other, viewer) == rows.written(state, viewer)
    for move in some(game, chance, 6):
        assert game.refusal(other, viewer, move) == game.refusal(state, viewer, move)


def check_same_after(
    kit: Kit, worlds: tuple[Any, Any], viewer: int, choice: tuple[int, Move], seed: int
) -> None:
    """The same move and draws in both: unless something is revealed, all looks and sounds the same."""
    game = kit.make()
    if game.refusal(worlds[1], *choice) is not None:
        return
    (state, story), (other, rumor) = [play_copy(game, world, choice, seed) for world in worlds]
    if any(kit.reveals(event) for event in story.heard_by(viewer) + rumor.heard_by(viewer)):
        return
    assert heard_bytes(story, viewer) == heard_bytes(rumor, viewer)
    assert seen_bytes(game, state, viewer) == seen_bytes(game, other, viewer)


def play_copy(game: AnyGame, state: Any, choice: tuple[int, Move], seed: int) -> tuple[Any, Any]:
    played, story = game.copy(state), game.new_story()
    game.play(played, *choice, fresh(seed), story)
    return played, story


def heard_bytes(story: Any, viewer: int) -> bytes:
    return msgspec.json.encode(story.heard_by(viewer))


def check_scrambled_worlds(kit: Kit, seed: int) -> int:
    """From the deal on, for every viewer: as long as two worlds sound the same, they look the same.

    Unlike the resampled worlds these do not rest on the observation itself. The number of decisions
    that were compared.
    """
    game = kit.make()
    return sum(compare_from_the_start(kit, game, viewer, seed) for viewer in viewers(game))


def compare_from_the_start(kit: Kit, game: AnyGame, viewer: int, seed: int) -> int:
    chance = fresh(seed)
    worlds = [game.start(fresh(seed)), game.start(fresh(seed))]
    kit.scramble(worlds[1], viewer, chance)
    compared = 0
    while actors := game.actors(worlds[0]):
        check_same_now(game, worlds[0], worlds[1], viewer, chance)
        compared += 1
        seat = actors[chance.pick("seat", len(actors))]
        common = [move for move in game.moves(worlds[0], seat) if move in game.moves(worlds[1], seat)]
        if not common:
            break
        choice = (seat, common[chance.pick("move", len(common))])
        stories = [game.new_story(), game.new_story()]
        for world, story in zip(worlds, stories, strict=True):
            game.play(world, *choice, fresh(seed + compared), story)
        if heard_bytes(stories[0], viewer) != heard_bytes(stories[1], viewer):
            break
    return compared
