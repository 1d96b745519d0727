"""Advice for what modules add to a plan: the boxes of the court."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tenka import games
from tenka.core.table import Table
from tenka.games.shogun.advice.fill import fill
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.plan import Plan
from tenka.games.shogun.material import load_material
from tenka.games.shogun.modules.catalog import MODULE_NAMES, spaces_seen
from tenka.games.shogun.modules.tennos_court.material import TOWER_CARDS
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.games.shogun.observation import Observation

MATERIAL = load_material("sun")


def at_court(tray: int = 0, officials: int = 7) -> Observation:
    """The first seat of a game of three with Tenno's Court: Mino has 4 armies, Tajima 2."""
    table = Table.open(games.load("shogun", 3, {"modules": ["tennos_court"]}), [], (1).to_bytes(32, "big"))
    seen: Observation = table.observe(0)
    assert (seen.provinces["mino"].armies, seen.provinces["tajima"].armies) == (4, 2)
    tower = msgspec.structs.replace(seen.tower, tray=[tray, 0, 0, 0])
    court = msgspec.structs.replace(court_view(seen), officials=[officials, 7, 7])
    changes: dict[str, Any] = {"tower": tower, "court": court}
    return msgspec.structs.replace(seen, **changes)


def warnings(seen: Observation, **cards: str) -> list[str]:
    plan = Plan(seen, spaces_seen(seen), cards)
    hints = Adviser(MATERIAL, seen, plan).all_hints()
    return [f"{hint.space} {hint.code}" for hint in hints if hint.warns()]


def test_boxes_that_would_lapse_in_the_order_of_the_boxes() -> None:
    assert warnings(at_court(), convert3="mino") == []
    assert warnings(at_court(), convert3="tajima") == ["convert3 convert-armies"]
    assert warnings(at_court(tray=3), convert3="tower1", convert1="tower2") == ["convert1 convert-tray"]
    too_few = warnings(at_court(officials=3), convert3="mino", convert1="tajima")
    assert too_few == ["convert1 convert-officials"]
    assert warnings(at_court(), convert3="chest0", taxes="tower1") == []


def test_a_filled_plan_sends_armies_of_the_tray_to_the_court() -> None:
    seen = at_court(tray=4)
    plan = Plan(seen, spaces_seen(seen))
    fill(MATERIAL, seen, plan)
    assert plan.missing() == 0
    assert len(set(plan.on.values())) == len(plan.on)
    assert {plan.on["convert3"], plan.on["convert1"]} <= set(TOWER_CARDS)


def test_filled_plans_are_always_taken_with_all_modules() -> None:
    options: dict[str, Any] = {"modules": MODULE_NAMES}
    table = Table.open(games.load("shogun", 4, options), [], (2).to_bytes(32, "big"), options)
    dice, sealed = random.Random(2), 0
    while not table.is_over():
        seat = table.actors()[0]
        seen: Observation = table.observe(seat)
        if seen.step == "plan":
            plan = Plan(seen, spaces_seen(seen))
            fill(MATERIAL, seen, plan)
            table.play(seat, plan.choice())
            sealed += 1
        else:
            table.play(seat, dice.choice(table.moves(seat)))
    assert sealed == 6 * 4
