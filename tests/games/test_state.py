"""At any time a game tells in one sentence what everybody wants and where it stands."""

from __future__ import annotations

import random
import re

import pytest

from tenka import games
from tenka.core.record import Player
from tenka.core.table import Table
from tenka.texts import Texts, languages
from tests.kit.translation import STOPS

NAMES = ["Anna", "Ben", "Cleo"]
OPTIONS = [("zipang", {}), ("shitenno", {}), ("shogun", {}), ("shogun", {"setup": "draft"})]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_sentence_holds_from_the_first_move_to_the_last(
    name: str, options: dict[str, str | int | bool | list[str]], language: str
) -> None:
    says, words, choice = games.plugin_of(name).narration, Texts(language), random.Random(5)
    players = [Player(one, "person") for one in NAMES]
    table = Table.open(games.load(name, 3, options), players, bytes(32), options)
    told = {words.state(says, table.observe(0), NAMES)}
    while not table.is_over():
        seat = table.actors()[0]
        table.play(seat, choice.choice(table.moves(seat)))
        told |= {words.state(says, table.observe(viewer), NAMES) for viewer in (-1, 0)}
    assert all(line.endswith(STOPS) and not re.search(r"[{}]|-state", line) for line in told)
    assert len(told) > 5
    assert any("Anna" in line for line in told)
