"""Printed values: what the box holds, where each value comes from, and how a person corrects one."""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.chance import FastChance
from tenka.core.errors import BadOptions
from tenka.core.playout import playout
from tenka.games import load
from tenka.games.shogun.material import EFFECT_IDS, load_material
from tenka.games.shogun.material_files import corrections, read_files, values
from tenka.games.shogun.ruleset import BOOKS, MOST_BOOKS

SIDES = ("sun", "moon")


@pytest.mark.parametrize("side", SIDES)
def test_a_board_has_five_regions_of_nine_provinces_and_97_borders(side: str) -> None:
    board = load_material(side).board
    assert len(board.ids) == 45
    assert sorted(board.region.count(region) for region in range(5)) == [9] * 5
    assert (len(board.land), len(board.sea)) == (91, 6)
    near = board.neighbors(5)
    assert all(one in near[other] for one in range(45) for other in near[one])


def test_the_sides_differ_in_the_regions_of_eight_provinces() -> None:
    sun, moon = (load_material(side).board for side in SIDES)
    moved = [
        name
        for i, name in enumerate(sun.ids)
        if sun.region_ids[sun.region[i]] != moon.region_ids[moon.region[i]]
    ]
    assert moved == "echizen hitachi kai mimasaka owari sanuki shinano wakasa".split()
    assert (sun.tax, sun.rice, sun.spaces) == (moon.tax, moon.rice, moon.spaces)
    cards = [one["card"] for side in SIDES for one in read_files()["board_" + side]["provinces"].values()]
    assert [cards.count(kind) for kind in ("both", "sun", "moon")] == [74, 8, 8], "53 cards"


def test_supplies_are_those_of_the_box() -> None:
    material = load_material("sun")
    assert (material.armies, material.farmers, material.stock) == (62, 20, [28, 26, 26, 42])
    assert material.start_chests[3:] == [18, 15, 12]
    assert [sum(material.groups[seats]) for seats in (3, 4, 5)] == [27, 25, 23]
    assert [(line.unsupplied, line.revolts, line.farmers) for line in material.provisions] == [
        (1, 1, 1),
        (2, 1, 2),
        (3, 2, 2),
        (5, 2, 3),
        (7, 3, 3),
    ]


def test_the_twelve_events_are_those_of_the_book() -> None:
    material = load_material("sun")
    kinds = [EFFECT_IDS[effect] for effect in material.event_effect]
    assert sorted(material.rice_loss) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    assert {kind: kinds.count(kind) for kind in kinds if kinds.count(kind) > 1} == {
        "theater_calms": 2,
        "castle_defends": 2,
        "temple_shields": 2,
    }


def test_every_value_says_where_it_comes_from() -> None:
    kinds = {one.provenance for one in values(read_files())}
    assert kinds == {"printed", "inferred", "assumed", "reported", "reconstructed"}
    assert [one.path for one in load_material("moon").not_printed()] == [
        "board_moon.borders.land",
        "board_moon.borders.sea",
        "tower.shelves.stay",
        "tower.shelves.knocked",
        "tower.simple.thrown",
        "tower.simple.resident",
    ]
    assert len(load_material("sun").reconstructed()) == 4


def test_the_values_of_modules_count_only_where_they_are_in_use() -> None:
    modules = ["tennos_court", "samurai", "military_leaders", "chambers"]
    material = load("shogun", 4, {"modules": modules}).material  # type: ignore[attr-defined]
    found = [one.path for one in material.reconstructed()]
    assert len(found) == 4 + 12 + 3 + 2
    assert {"tennos_court.favors.21.kind", "chambers.rows"} <= set(found)
    assert not [one for one in load_material("sun").not_printed() if one.path.startswith(tuple(modules))]


def test_a_person_can_correct_values_in_a_file_of_their_own() -> None:
    override = {"tower": {"shelves": {"stay": [1, 4]}}, "board_sun": {"provinces": {"aki": {"tax": 6}}}}
    material = load_material("sun", override)
    assert material.tower["shelves"]["stay"] == [1, 4]
    assert material.board.tax[material.board.number["aki"]] == 6
    assert "tower.shelves.stay" not in [one.path for one in material.reconstructed()]
    assert corrections(override) == ["tower.shelves.stay=[1, 4]", "board_sun.provinces.aki.tax=6"]


def test_corrections_are_part_of_a_games_options() -> None:
    game = load("shogun", 3, {"material": ["tower.shelves.stay=[1, 2]", "supplies.start_chests.3=20"]})
    chance = FastChance(1)
    state = game.start(chance)
    assert state.chests == [20, 20, 20]
    playout(game, state, chance)


@pytest.mark.parametrize(
    ("override", "words"),
    [
        ([1, 2], "A material file is a JSON object"),
        ({"dice": {"sides": 6}}, "no material value 'dice.sides'"),
        ({"tower": {"shelves": {"stays": [1, 4]}}}, "no material value 'tower.shelves.stays'"),
        ({"tower": 7}, "no material value 'tower'"),
        ({"tower": {"shelves": {"stay": 0.25}}}, "is of another kind"),
        ({"tower": {"shelves": {"stay": [1, 4, 5]}}}, "tower.shelves.stay is a fraction"),
        ({"tower": {"shelves": {"stay": [5, 4]}}}, "tower.shelves.stay is a fraction"),
        ({"board_sun": {"provinces": {"aki": {"tax": "much"}}}}, "is of another kind"),
        ({"board_sun": {"provinces": {"aki": {"tax": True}}}}, "is of another kind"),
        ({"board_sun": {"provinces": {"aki": {"tax": -1}}}}, "is of another kind"),
        ({"board_sun": {"provinces": {"aki": {"region": "blue"}}}}, "the unknown region 'blue'"),
        ({"board_sun": {"provinces": {"aki": {"region": "red"}}}}, "five regions of nine"),
        ({"board_sun": {"provinces": {"aki": {"spaces": 4}}}}, "1 to 3 building spaces"),
        ({"board_sun": {"borders": {"sea": [["aki", "iyo"], ["aki", "mars"]]}}}, "no province 'mars'"),
        ({"board_sun": {"borders": {"sea": [["aki", "aki"]]}}}, "joins two different provinces"),
        ({"board_sun": {"borders": {"sea": [["aki", "bingo"]]}}}, "a border is listed twice"),
        ({"board_sun": {"borders": {"sea": []}}}, "do not all hang together"),
        ({"board_sun": {"provenance": {"regions": "printed"}}}, "no material value"),
        ({"supplies": {"armies": 20}}, "from a supply of 20"),
        ({"supplies": {"armies": 0}}, "1 to 100 armies"),
        ({"supplies": {"armies": 101}}, "1 to 100 armies"),
        ({"supplies": {"armies": 10**9}}, "numbers go up to 1000"),
        ({"supplies": {"farmers": 0}}, "1 to 100 farmers"),
        ({"supplies": {"farmers": 9}}, "enough to load the tower"),
        ({"setup": {"tower_farmers": 21}}, "enough to load the tower"),
        ({"supplies": {"farmers": 60}, "setup": {"tower_farmers": 31}}, "At most 30 cubes"),
        ({"supplies": {"chest_cards": [1] * 201}}, "up to 200 parts"),
        ({"board_sun": {"provinces": {"aki": {"name": "A" * 201}}}}, "up to 200 parts"),
        ({"supplies": {"provisions": []}}, "begins with one unsupplied province"),
        (
            {"events": {"events": {"theater_5": {"effect": "snow"}}}},
            "there is no effect 'snow'. There is: theater",
        ),
    ],
)
def test_a_wrong_file_is_refused_in_words(override: Any, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        load_material("sun", override)


@pytest.mark.parametrize(
    "line", ["tower", "tower.shelves.stay=[1,", "=3", "tower.shelves.stay=" + "[" * 20_000]
)
def test_a_wrong_correction_is_refused_in_words(line: str) -> None:
    with pytest.raises(BadOptions):
        load("shogun", 3, {"material": [line]})


def test_there_may_be_as_many_corrections_as_values_and_not_many_more() -> None:
    with pytest.raises(BadOptions, match="more than 1000 corrections"):
        load("shogun", 3, {"material": ["supplies.castles=20"] * 1001})


def test_books_of_moves_are_kept_for_the_last_games_only() -> None:
    for armies in range(30, 30 + 2 * MOST_BOOKS):
        load("shogun", 3, {"material": [f"supplies.armies={armies}", "setup.tower_armies=3"]})
    assert len(BOOKS) == MOST_BOOKS
    assert load("shogun", 3).book is load("shogun", 5).book
