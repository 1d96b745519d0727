"""What has changed in an Observation leads from the old one to the new one, and is small."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tenka import games
from tenka.core.events import PUBLIC
from tenka.core.table import Table
from tenka.server.protocol.socket import Replacement
from tenka.server.rooms.differences import differences, with_shared_parts
from tests.server.live import as_sent, with_what_was_told

MODULES = {"modules": ["tennos_court", "samurai", "military_leaders", "chambers"]}
GAMES = [("zipang", {}), ("shitenno", {}), ("shogun", {}), ("shogun", MODULES)]


def put_together(old: Any, new: Any) -> Any:
    """The new Observation as somebody knows it who was told the old one and what has changed."""
    changes = differences(old, new)
    before = {"observation": as_sent(old), "moves": []}
    told = {"type": "step", "observation": as_sent(new) if changes is None else None, "moves": None}
    replaced = as_sent([Replacement(at, to) for at, to in changes or ()])
    return with_what_was_told({**told, "changes": replaced}, before)["observation"]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_step_of_a_game_can_be_put_together(name: str, options: Any) -> None:
    choice = random.Random(5)
    table = Table.open(games.load(name, 4, options), [], choice.randbytes(32))
    viewers = range(PUBLIC, 4)
    old = {viewer: table.observe(viewer) for viewer in viewers}
    whole = patched = 0
    for _ in range(250):
        if table.is_over():
            break
        seat = choice.choice(table.actors())
        table.play(seat, choice.choice(table.moves(seat)))
        for viewer in viewers:
            new = table.observe(viewer)
            assert put_together(old[viewer], new) == as_sent(new)
            whole += len(msgspec.json.encode(new))
            patched += len(msgspec.json.encode(differences(old[viewer], new)))
            old[viewer] = new
    assert patched < whole / 2


@pytest.mark.parametrize(("name", "large"), [("shogun", "provinces"), ("shitenno", "provinces")])
def test_what_several_viewers_know_is_kept_once(name: str, large: str) -> None:
    table = Table.open(games.load(name, 4, {}), [], random.Random(5).randbytes(32))
    one, other = table.observe(0), table.observe(1)
    shared = with_shared_parts(other, one)
    assert shared == other != one
    assert getattr(shared, large) is getattr(one, large)
    assert [here is there for here, there in zip(shared.seats, one.seats, strict=True)].count(True) >= 2
    assert with_shared_parts(other, None) is other


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    extra: int | None = None


class Whole(msgspec.Struct, frozen=True):
    parts: list[Part]
    named: dict[int, Part]


def test_what_is_shaped_otherwise_is_replaced_as_a_whole() -> None:
    """A list of another length, other keys, or a field that is left out where it has its default."""
    old = Whole([Part(1), Part(2)], {1: Part(3, 4), 2: Part(5)})
    assert changed(old, old) == []
    assert changed(old, Whole([Part(1), Part(9)], old.named)) == [["parts", 1, "number"]]
    assert changed(old, Whole([Part(1)], old.named)) == [["parts"]]
    assert changed(old, Whole(old.parts, {1: Part(3), 2: Part(5)})) == [["named", "1"]]
    assert changed(old, Whole(old.parts, {1: Part(3, 4)})) == [["named"]]
    assert differences(Part(1), Part(1, 2)) is None


def changed(old: Any, new: Any) -> list[list[str | int]]:
    assert put_together(old, new) == as_sent(new)
    return [at for at, _ in differences(old, new) or []]
