"""Who leads where, what a scoring would give now, where danger is: from what everybody knows."""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.chance import FastChance
from tenka.core.events import PUBLIC
from tenka.core.record import Options
from tenka.games import plugin_of
from tenka.games.shogun.advice.overview import Overview
from tenka.games.shogun.game import Shogun, create
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.shogun.rules import WAIT
from tenka.games.shogun.state import NOBODY, State
from tests.games.shogun.positions import Play

ALL_MODULES: Options = {"modules": list(MODULE_NAMES)}


def told(game: Shogun, state: State, viewer: int = PUBLIC) -> Overview:
    found = plugin_of("shogun").overview(game, game.observe(state, viewer))
    assert isinstance(found, Overview)
    return found


def overview(play: Play) -> Overview:
    return told(play.game, play.state)


def totals(play: Play) -> list[int]:
    return [score.total for score in overview(play).scores]


# --- whole games ------------------------------------------------------------------------------------


def promised_and_given(game: Shogun, seed: int) -> list[tuple[list[int], list[int]]]:
    """A random game: at each winter what was promised just before the scoring, and what it came to."""
    chance, rules = FastChance(seed), game.rules
    state = game.start(chance)
    found: list[tuple[list[int], list[int]]] = []
    while actors := game.actors(state):
        move = game.random_move(state, actors[0], chance)
        rules.steps[state.step].play(state, actors[0], move, chance, None)
        while True:
            step = rules.steps[state.step]
            if step.name == "score":
                found.append(([score.total for score in told(game, state).scores], []))
            if step.name == "end_year":
                found[-1][1].extend(state.points)
            following = step.run(state, chance, None)
            if following == WAIT:
                break
            state.step = state.step + 1 if following < 0 else following
    return found


@pytest.mark.parametrize("options", [{}, ALL_MODULES, {"side": "moon"}], ids=["base", "modules", "moon"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_winter_gives_what_was_promised_just_before(seats: int, options: Options) -> None:
    game = create(seats, options)
    for seed in range(3):
        winters = promised_and_given(game, seed)
        assert len(winters) == 2
        for promised, given in winters:
            assert promised == given
            assert max(given) > 0


def test_everybody_is_told_the_same() -> None:
    game, chance = create(4, ALL_MODULES), FastChance(7)
    state = game.start(chance)
    for _ in range(200):
        seat = game.actors(state)[0]
        game.play(state, seat, game.random_move(state, seat, chance), chance)
    assert all(told(game, state, seat) == told(game, state) for seat in range(4))


def test_asking_changes_nothing() -> None:
    play = Play().own("aki", 0, 3, "castle").plan()
    assert overview(play) == overview(play)
    assert play.state.points == [0] * 4


# --- points -----------------------------------------------------------------------------------------


def test_V1_points_come_on_top_of_those_one_has() -> None:
    play = Play().own("aki", 0, 1, "castle").own("kai", 1, 1)
    play.state.points = [10, 20, 5, 0]
    assert totals(play) == [10 + 1 + 1 + 3, 20 + 1, 5, 0]
    (first, *_others) = overview(play).scores
    assert (first.provinces, first.buildings, first.majorities, first.modules) == (1, 1, 3, 0)
    assert (first.points, first.total) == (5, 15)


def test_V2_equals_get_one_point_less_each() -> None:
    play = Play().own("aki", 0, 1, "castle theater").own("bingo", 1, 1, "castle theater")
    assert totals(play) == [1 + 2 + 2, 1 + 2 + 2, 0, 0]


def test_L7_statues_count_only_in_the_last_winter() -> None:
    play = Play(modules=["military_leaders"]).own("aki", 0, 1)
    play.state.modules[0].trophies[1] = 2  # type: ignore[attr-defined]
    (first, *_others) = overview(play).scores
    assert (first.modules, first.points) == (0, 1)
    play.state.year = 2
    (first, *_others) = overview(play).scores
    assert first.modules > 0
    assert first.points == 1 + first.modules


def test_nothing_is_promised_when_the_game_is_over() -> None:
    play = Play().own("aki", 0, 1, "castle")
    play.state.step = play.rules.number_of("over")
    assert overview(play).scores == []
    assert any(majority.count for majority in overview(play).majorities)


# --- majorities -------------------------------------------------------------------------------------


def castles(play: Play, region: str) -> Any:
    found = overview(play).majorities
    return next(one for one in found if (one.region, one.building) == (region, "castle"))


def test_a_majority_tells_by_how_much_and_how_many_everybody_has() -> None:
    play = Play().own("aki", 0, 1, "castle").own("bingo", 0, 1, "castle").own("izumo", 1, 1, "castle")
    region = castles(play, castle_region(play))
    assert (region.counts, region.count, region.lead) == ([2, 1, 0, 0], 2, 1)
    assert (region.leaders, region.points) == ([0], 3)


def test_nobody_leads_where_nothing_is_built() -> None:
    play = Play().own("aki", 0, 1)
    region = castles(play, castle_region(play))
    assert (region.counts, region.leaders, region.lead) == ([0, 0, 0, 0], [], 0)
    assert region.points == 3, "what there is to win"


def castle_region(play: Play) -> str:
    board = play.game.material.board
    return board.region_ids[board.region[board.number["aki"]]]


# --- danger -----------------------------------------------------------------------------------------


def test_an_army_next_door_is_a_danger_as_far_as_it_can_march() -> None:
    play = Play().own("aki", 0, 3).own("bingo", 1, 4)
    danger = overview(play).dangers
    assert (danger["aki"].attackers, danger["aki"].defenders, danger["aki"].exposed) == (3, 3, True)
    assert (danger["bingo"].attackers, danger["bingo"].defenders, danger["bingo"].exposed) == (2, 4, False)


def test_own_and_neutral_neighbors_and_single_armies_are_none() -> None:
    play = Play().own("aki", 0, 1).own("bingo", 0, 9).own("kai", 1, 1).own("suruga", 2, 1)
    assert overview(play).dangers == {}


def test_A12_a_temple_shields_while_its_event_lasts() -> None:
    play = Play().own("aki", 0, 1, "temple").own("bingo", 1, 4)
    assert overview(play).dangers["aki"].exposed
    assert "aki" not in overview(play.event("temple_3")).dangers


def test_B2_cards_and_castles_count_with_the_armies() -> None:
    play = Play().own("aki", 0, 3, "castle").own("bingo", 1, 4).event("castle_2").special(1, "attack")
    play.state.specials, play.state.places = [0, 1, 2, 3, 4], [1, NOBODY, NOBODY, NOBODY, NOBODY]
    danger = overview(play).dangers["aki"]
    assert (danger.attackers, danger.defenders) == (4, 4)


def test_R1_farmers_are_a_danger_where_markers_lie() -> None:
    danger = overview(Play().own("aki", 0, 3, markers=2)).dangers["aki"]
    assert (danger.attackers, danger.farmers, danger.exposed) == (0, 2, False)
