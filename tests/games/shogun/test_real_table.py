"""A round that was played at a real table, written down by people and replayed from the record.

Three players, sun side, predetermined set-up, spring of the first year. Throws are what lay in the tray.
"""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.errors import BadChance, BadRecord
from tenka.core.record import FORMAT, Draws, Entry, Player, Record, decode, encode
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tenka.games.shogun.events import BattleEnded
from tenka.games.shogun.material import SPACE_IDS, SPECIAL_IDS, load_material
from tenka.games.shogun.transcript import order, picks

EVENTS = load_material("sun").event_ids
ACTIONS = SPACE_IDS[:10]
OPEN = "taxes battle_a castle deploy5 rice".split()
LATER = "battle_b theater deploy1 temple".split()

START: Draws = {
    "setups": order(["A", "B", "C"], ["A", "B", "C"]),
    "tower": [2, 1, 3, 4],
    "events": picks(EVENTS, ["castle_2", "taxes_max_0", "temple_3", "deploy_1"]),
    "actions": picks(ACTIONS, OPEN),
    "specials": order(SPECIAL_IDS, ["attack", "chest", "rice", "armies", "defense"]),
}
PLANS = [
    "suruga chest0 chest1 mino tamba izu chest3 chest4 harima musashi chest2",
    "yamato chest0 chest1 echizen ise kii chest3 chest4 shimosa shimotsuke chest2",
    "bizen chest1 chest2 omi hida settsu chest3 chest4 bitchu etchu hoki",
]


def turned_up(count: int, before: int = 0) -> list[int]:
    """The draws for action cards that were turned up; the last card needs none."""
    left = [action for action in ACTIONS if action not in OPEN + LATER[:before]]
    return picks(left, LATER[before : before + count])


def entries() -> list[Entry]:
    found = [
        Entry(seat, f"plan:{space}:{card}")
        for seat, plan in enumerate(PLANS)
        for space, card in zip(SPACE_IDS, plan.split(), strict=True)
    ]
    found[-1] = Entry(
        2,
        found[-1].move,
        {
            "event": picks(["castle_2", "taxes_max_0", "temple_3", "deploy_1"], ["taxes_max_0"]),
            "bids": order(["0", "1"], ["1", "0"]),
        },
    )
    found += [
        Entry(1, "special:attack"),
        Entry(0, "special:chest"),
        Entry(2, "special:defense", {"actions": turned_up(1)}),
        Entry(1, "march:musashi:2", {"tower": [2, 3, 1, 0]}),
        Entry(0, "march:settsu:2", {"tower": [3, 0, 0, 1]}),
        Entry(2, "march:mimasaka:1", {"tower": [0, 1, 2, 1], "actions": turned_up(3, 1)}),
        Entry(1, "march:kozuke:2", {"tower": [1, 1, 0, 1]}),
        Entry(
            2, "march:hida:2", {"actions": picks(ACTIONS, OPEN), "specials": order(SPECIAL_IDS, SPECIAL_IDS)}
        ),
    ]
    return found


def record(played: list[Entry], start: Draws = START) -> Record:
    return Record(
        tenka=FORMAT,
        game="shogun",
        version=1,
        options={"tower": "recorded"},
        players=[Player(name, "person") for name in ("Arne", "Barbara", "Dirk")],
        commitment="",
        start=start,
        entries=[*played],
    )


def replayed(played: list[Entry]) -> AnyTable:
    return Table.of_record(decode(encode(record(played))), load)


def battles(table: AnyTable) -> list[Any]:
    return [event for _, events in table.log(-1) for event in events if isinstance(event, BattleEnded)]


def test_the_round_comes_out_as_it_did_there() -> None:
    table = replayed(entries())
    told = [(event.province, event.outcome, event.survivors) for event in battles(table)]
    assert told == [
        ("musashi", "attacker", 1),
        ("settsu", "attacker", 2),
        ("mimasaka", "attacker", 1),
        ("kozuke", "farmers", 0),
    ]
    seen = table.observe(-1)
    assert (seen.season, seen.step, seen.actors) == ("summer", "plan", [0, 1, 2])
    assert [seat.chests for seat in seen.seats] == [18 - 2 + 6 - 3 - 3, 18 - 2 + 5 - 3 - 3, 18 + 4 - 3]
    assert [seat.rice for seat in seen.seats] == [5, 4, 2]
    assert [seat.provinces for seat in seen.seats] == [9, 10, 9]
    assert seen.provinces["izu"].armies == 7
    assert seen.provinces["settsu"].owner == 0, "so seat 2 deploys nothing there"
    assert seen.provinces["hida"].armies == 6
    assert seen.provinces["suruga"].buildings == ("castle",)
    assert seen.provinces["tamba"].markers == 1
    assert seen.tower.tray == [1, 0, 0, 0]
    assert seen.open_events == ["castle_2", "temple_3", "deploy_1"]


def test_a_throw_that_cannot_have_happened_is_named() -> None:
    played = entries()
    broken = [
        entry if entry.move != "march:musashi:2" else Entry(1, entry.move, {"tower": [2, 30, 1, 0]})
        for entry in played
    ]
    with pytest.raises(BadRecord, match="after entry 36: a draw of 'tower' is 30"):
        replayed(broken)


def test_draws_that_cannot_have_happened_are_named() -> None:
    with pytest.raises(BadChance, match="'rice' cannot be drawn: there is castle"):
        picks(["castle"], ["rice"])
    with pytest.raises(BadChance, match="are not a, b in another order"):
        order(["a", "b"], ["a", "c"])
