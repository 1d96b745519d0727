"""Advice as a client asks for it, through the plugin."""

from __future__ import annotations

import msgspec
import pytest

from tenka.core.errors import BadQuery
from tenka.core.events import PUBLIC
from tenka.core.plugin import Answer
from tenka.core.table import Table
from tenka.games import load, plugin_of
from tenka.games.shogun.advice.majorities import majorities
from tenka.games.shogun.advice.overview import Overview
from tenka.games.shogun.advice.placings import Budget
from tenka.games.shogun.advice.queries import FilledPlan, Placings, PlanHints
from tenka.games.shogun.material import SPACE_IDS, load_material
from tenka.games.shogun.observation import Observation
from tests.games.shogun.positions import Play

GAME = load("shogun", 3)
TABLE = Table.open(GAME, [], (1).to_bytes(32, "big"))


def ask(query: str, viewer: int = 0, **parameters: str) -> Answer | None:
    return plugin_of("shogun").answer(GAME, TABLE.observe(viewer), query, {"seat": "0"} | parameters)


def test_hints_for_a_plan() -> None:
    told = ask("hints", plan="auction:chest1,castle:chest4")
    assert isinstance(told, PlanHints)
    assert [(hint.space, hint.code, hint.values) for hint in told.hints] == [
        ("castle", "no-action", {}),
        ("auction", "bid", {"count": 1}),
    ]
    chests = TABLE.observe(0).seats[0].chests
    assert told.budget == Budget(chests, spent=1, bid=1, taxes=0)
    assert ask("hints") == ask("hints", plan="") == PlanHints([], Budget(chests, 0, 0, 0), len(SPACE_IDS))


def test_the_budget_of_a_plan_leaves_out_what_would_not_happen() -> None:
    seen = TABLE.observe(0)
    printed = load_material("sun").board
    one, two, three = [card for card in seen.hand if card in seen.provinces][:3]
    told = ask("hints", plan=f"castle:{one},temple:chest4,taxes:{two},battle_a:{three},auction:chest2")
    assert isinstance(told, PlanHints)
    taxes = printed.tax[printed.number[two]]
    assert told.budget == Budget(seen.seats[0].chests, spent=5, bid=2, taxes=taxes)


def test_what_a_card_would_mean_on_every_space() -> None:
    told = ask("placings", plan="castle:izu", card="izu")
    assert isinstance(told, Placings)
    assert [one.space for one in told.placings] == list(SPACE_IDS)
    assert {one.card for one in told.placings} == {"izu"}
    assert all(hint.space == one.space for one in told.placings for hint in one.hints)


def test_what_every_card_would_mean_on_a_space() -> None:
    told = ask("placings", plan="castle:izu", space="castle")
    assert isinstance(told, Placings)
    assert [one.card for one in told.placings] == TABLE.observe(0).hand
    chest = next(one for one in told.placings if one.card == "chest3")
    assert [hint.code for hint in chest.hints] == ["no-action"]


def test_placings_of_nothing_are_refused() -> None:
    for card, space in (("", ""), ("aki", ""), ("", "moat")):
        with pytest.raises(BadQuery, match="does not fit here"):
            ask("placings", card=card, space=space)


def test_a_filled_plan_keeps_what_lies_there() -> None:
    told = ask("fill", plan="taxes:izu,castle:chest4")
    assert isinstance(told, FilledPlan)
    assert (told.plan["taxes"], told.plan["castle"]) == ("izu", "chest4")
    assert len(told.plan) == 11
    table = Table.open(GAME, [], (1).to_bytes(32, "big"))
    table.play(0, " ".join(f"plan:{space}:{told.plan[space]}" for space in SPACE_IDS))
    assert table.actors() == [1, 2]


@pytest.mark.parametrize(
    "plan", ["castle", "castle:", "castle:aki", "moat:mino", "castle:mino,temple:mino", "castle:mino,,"]
)
def test_a_plan_that_cannot_be_is_refused_in_words(plan: str) -> None:
    with pytest.raises(BadQuery, match="'plan' does not fit here"):
        ask("hints", plan=plan)


def test_only_who_plans_gets_advice_for_a_plan() -> None:
    seen = msgspec.structs.replace(TABLE.observe(0), step="special")
    plan = {"seat": "0", "plan": "castle:mino"}
    for query in ("hints", "fill", "placings"):
        assert ask(query, PUBLIC) is None
        assert ask(query, 1) is None, "who asked has left the screen to another seat"
        assert ask(query, seat="") is None
        assert plugin_of("shogun").answer(GAME, seen, query, plan) is None


def test_everybody_may_ask_for_the_overview() -> None:
    told = ask("overview", PUBLIC)
    assert isinstance(told, Overview)
    assert len(told.majorities) == 15
    assert {one.count for one in told.majorities} == {0}


def test_V2_equals_share_a_majority() -> None:
    play = Play(4).own("omi", 0, 1, "castle").own("mino", 1, 1, "castle").plan()
    seen: Observation = play.seen()
    castles = next(one for one in majorities(load_material("sun"), seen) if one.count)
    assert (castles.region, castles.building) == ("red", "castle")
    assert (castles.leaders, castles.count, castles.points) == ([0, 1], 1, 2)
