"""What the box holds, and what its file must hold."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tenka.games.shitenno import material
from tenka.games.shitenno.material import (
    COUNTS,
    KIND,
    NAMES,
    NUMBERS,
    PROVINCE_NAMES,
    SYMBOLS,
    TROOPS_ON,
    VALUE,
)


def test_the_box_holds_the_printed_numbers_of_things() -> None:
    assert sum(COUNTS[:4]) == 24
    assert sum(COUNTS[4:14]) == 10
    assert COUNTS[14:] == [12, 8, 4]
    assert sum(count * value for count, value in zip(COUNTS, VALUE, strict=True)) == 40


def test_each_troop_is_shown_eleven_times() -> None:
    shown = [
        sum(count * symbols[troop] for count, symbols in zip(COUNTS, SYMBOLS, strict=True))
        for troop in range(4)
    ]
    assert shown == [11, 11, 11, 11]
    assert TROOPS_ON[KIND["bushi+sohei"]] == 2


def test_each_troop_has_a_small_and_a_large_province() -> None:
    pairs = sorted(zip(material.TROOP_OF, material.BESIDE_GATE, strict=True))
    assert pairs == [(troop, beside) for troop in range(4) for beside in (2, 3)]
    assert {tuple(numbers) for numbers in NUMBERS} == {(3, 4, 6, 9), (5, 6, 8, 11)}


def test_ids_are_what_moves_and_texts_are_made_of() -> None:
    assert len(set(NAMES)) == 17
    assert NAMES[4:6] == ["samurai+samurai", "samurai+bushi"]
    assert "chugoku chubu hokkaido kyushu tohoku shikoku kansai kanto".split() == PROVINCE_NAMES


def test_every_value_says_where_it_comes_from() -> None:
    words = set(material.DATA["provenance"])
    things = [*material.DATA["provinces"], *material.DATA["titles"]]
    things += [material.DATA[name] for name in ("troops", "kokus", "bonus_tiles", "generals", "bonuses")]
    assert {thing["provenance"] for thing in things} <= words


def kokus(data: dict[str, Any]) -> None:
    data["kokus"]["counts"]["1"] = 11


def tiles(data: dict[str, Any]) -> None:
    data["bonus_tiles"]["each"] = 3


def kanto(data: dict[str, Any]) -> None:
    data["provinces"][7]["positions"] = [5, 7, 8, 11]


def kamons(data: dict[str, Any]) -> None:
    data["by_players"]["2"]["kamons"] = 13


@pytest.mark.parametrize("spoil", [kokus, tiles, kanto, kamons])
def test_a_file_that_contradicts_the_box_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    data = copy.deepcopy(material.DATA)
    material.check(data)
    spoil(data)
    with pytest.raises(ValueError, match=r"material\.json"):
        material.check(data)
