"""What the odds of a battle were, told from its events: the same as before it, and how lucky it was."""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.chance import FastChance
from tenka.games.shogun.battle import Battle
from tenka.games.shogun.events import BattleEnded, Thrown
from tenka.games.shogun.odds import attack_odds, revolt_odds
from tests.games.shogun.positions import Play
from tests.games.shogun.test_odds import positions


def told(game: Any, battle: str, state: Any, province: int, *details: Any) -> tuple[Any, Any]:
    """The end of a battle that is fought, and its luck."""
    story = game.new_story()
    getattr(Battle(game.rules, state, province, story), battle)(*details)
    thrown, ended = (event for event in story.heard_by(-1) if isinstance(event, Thrown | BattleEnded))
    return ended, game.luck(thrown, ended)


def are_the_same(one: Any, other: Any) -> bool:
    parts = ("attacker", "nobody", "defender", "attacker_left", "defender_left", "error")
    return all(getattr(one, part) == pytest.approx(getattr(other, part)) for part in parts)


def test_the_odds_told_after_a_battle_are_those_before_it() -> None:
    for game, state in positions("shelves", 4):
        rules, seat = game.rules, 0
        foreign = [p for p, owner in enumerate(state.owner) if rules.in_play[p] and owner != seat]
        for province in foreign[::4]:
            world = state.copy()
            world.supply[seat] -= 3
            before = attack_odds(rules, world, seat, province, 3)
            _, luck = told(game, "attack", world, province, seat, 3, FastChance(province))
            assert are_the_same(luck.odds, before), (luck.odds, before)
        for province in [p for p, owner in enumerate(state.owner) if owner >= 0][::6]:
            world = state.copy()
            before = revolt_odds(rules, world, province, 2)
            _, luck = told(game, "revolt", world, province, 2, FastChance(province))
            assert are_the_same(luck.odds, before), (luck.odds, before)


def test_luck_says_how_many_throws_are_worse_and_better() -> None:
    """In the simple tower each of two cubes comes out in 2 of 3 throws."""
    seen = set()
    for seed in range(40):
        play = Play(tower="simple").own("aki", 0, 2).own("iyo", 1, 1)
        iyo = play.number("iyo")
        ended, luck = told(play.game, "attack", play.state, iyo, 0, 1, FastChance(seed))
        lead = ended.attackers - ended.defenders
        seen.add(lead)
        worse, better = {-1: (0, 7 / 9), 0: (2 / 9, 2 / 9), 1: (7 / 9, 0)}[lead]
        assert (luck.worse, luck.better) == (pytest.approx(worse), pytest.approx(better))
        assert (luck.attackers, luck.defenders, luck.farmers) == pytest.approx((2 / 3, 2 / 3, 0))
    assert seen == {-1, 0, 1}
