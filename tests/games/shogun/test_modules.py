"""A module reaches into the rules without a word in any step of the base game.

The toy module adds a space, a card, a step, a modifier, a shield and a part of the state. Compiled classes
have no subclasses in plain Python, so this runs where the rules are plain; real modules are compiled too.
"""

from __future__ import annotations

from typing import Any

import pytest

from tenka import _speed
from tenka.core.chance import Chance, FastChance
from tenka.core.playout import playout
from tenka.core.refusals import Refusal
from tenka.games.shogun.actions import base_actions
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.material import SPACE_IDS, TAXES, load_material
from tenka.games.shogun.modifiers import install_cards
from tenka.games.shogun.moves import Moves, card_ids
from tenka.games.shogun.rules import NEXT, Modifier, Rules, Shield, Step, Watcher
from tenka.games.shogun.ruleset import base_steps
from tenka.games.shogun.state import Part, State
from tenka.games.shogun.tower import make_tower

pytestmark = pytest.mark.skipif(_speed.compiled(), reason="compiled classes have no plain subclasses")

TOWER_CARD = 51


def toy() -> Shogun:
    class Lost(Part):
        def __init__(self, count: int = 0) -> None:
            self.count = count

        def copy(self) -> Part:
            return Lost(self.count)

    class Counter(Watcher):
        def province_lost(self, state: State, seat: int, province: int, story: Any) -> None:
            part = state.parts[0]
            assert isinstance(part, Lost)
            part.count += 1

    class Gift(Step):
        def run(self, state: State, chance: Chance, story: Any) -> int:
            state.chests = [chests + 1 for chests in state.chests]
            return NEXT

    class Double(Modifier):
        def apply(self, state: State, seat: int, province: int, amount: int) -> int:
            return 2 * amount

    class SeatZeroIsSafe(Shield):
        def refusal(self, state: State, seat: int, province: int) -> Refusal | None:
            return Refusal("safe", "shogun/X1") if state.owner[province] == 0 else None

    material = load_material("sun")
    ids = material.board.ids
    moves = Moves(ids, [*SPACE_IDS, "court"], [*card_ids(ids), "tower"], material.armies)
    rules = Rules(material, moves, 4, make_tower("simple", material.tower))
    rules.own_cards.append(TOWER_CARD)
    rules.parts.append(Lost())
    rules.actions = base_actions(rules)
    install_cards(rules)
    rules.steps = base_steps(rules, "predetermined")
    rules.insert_after("take_specials", Gift("gift", rules))
    rules.modifiers[TAXES].insert(0, Double(rules, "toy"))
    rules.shields.append(SeatZeroIsSafe(rules))
    rules.watchers.append(Counter())
    return Shogun(rules)


def test_a_toy_module_plays_to_the_end() -> None:
    game = toy()
    chance = FastChance(2)
    state = game.start(chance)
    for _ in range(12):
        moves = game.moves(state, 0)
        game.play(state, 0, moves[-1], chance)
    assert game.rules.steps[state.step].moves(state, 0) == [game.rules.moves.unseal]
    assert game.observe(state, 0).draft[0] == "tower", "the new card lies on the first space"
    world = game.resample(game.observe(state, 1), chance)
    assert game.observe(world, 1) == game.observe(state, 1)
    playout(game, state, chance)
    assert state.ranks
    assert state.parts[0].count > 0  # type: ignore[attr-defined]
    assert game.copy(state).parts[0] is not state.parts[0]
