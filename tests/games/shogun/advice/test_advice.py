"""Advice for a plan: what the hints say, and that `fill` makes plans the rules take."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tenka import games
from tenka.core.table import Table
from tenka.games.shogun.advice.fill import fill
from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.plan import Plan
from tenka.games.shogun.material import SPACE_IDS, load_material
from tenka.games.shogun.modules.catalog import spaces_seen
from tenka.games.shogun.observation import Observation
from tenka.texts import Texts, languages

MATERIAL = load_material("sun")
TRACK = ["rice", "taxes", "castle", "deploy5", "battle_a", None, None, None, None, None]


def start() -> Observation:
    """The first seat of a game of three: it starts in Mino with 4 armies, Izu with 2, ..."""
    table = Table.open(games.load("shogun", 3), [], (1).to_bytes(32, "big"))
    seen: Observation = table.observe(0)
    assert "mino" in seen.hand
    return msgspec.structs.replace(seen, track=TRACK)


def changed(seen: Observation, province: str, **changes: Any) -> Observation:
    view = msgspec.structs.replace(seen.provinces[province], **changes)
    return msgspec.structs.replace(seen, provinces=seen.provinces | {province: view})


def poor(seen: Observation, **changes: int) -> Observation:
    me = msgspec.structs.replace(seen.seats[0], **changes)
    return msgspec.structs.replace(seen, seats=[me, *seen.seats[1:]])


def hints(seen: Observation, space: str, **cards: str) -> list[Hint]:
    plan = Plan(seen, spaces_seen(seen))
    for other, card in cards.items():
        plan.put(other, card)
    return Adviser(MATERIAL, seen, plan).hints(space)


def names(found: list[Hint]) -> list[str]:
    return [hint.code for hint in found]


def test_an_empty_space_has_no_hints() -> None:
    assert hints(start(), "castle") == []


def test_chest_cards_are_no_action() -> None:
    assert names(hints(start(), "castle", castle="chest3")) == ["no-action"]


@pytest.mark.parametrize(
    ("changes", "hint"),
    [({"buildings": ["castle"]}, "already-there"), ({"buildings": ["temple"]}, "no-space"), ({}, None)],
)
def test_building_sites(changes: dict[str, Any], hint: str | None) -> None:
    seen = changed(start(), "mino", **changes)
    assert names(hints(seen, "castle", castle="mino")) == ([hint] if hint else [])


def test_buildings_run_out() -> None:
    seen = msgspec.structs.replace(start(), theaters=0)
    assert names(hints(seen, "theater", theater="mino")) == ["no-tiles"]


def test_farmers_will_revolt() -> None:
    seen = changed(start(), "mino", markers=2)
    revolt = Hint("taxes", "revolt", "may", {"farmers": 2, "armies": 4})
    assert hints(seen, "taxes", taxes="mino") == [Hint("taxes", "taxes", "note", {"count": 3}), revolt]
    assert names(hints(start(), "rice", rice="mino")) == ["rice"]


def test_armies() -> None:
    assert names(hints(changed(start(), "izu", armies=1), "battle_b", battle_b="izu")) == ["one-army"]
    assert hints(start(), "battle_a", battle_a="izu") == [Hint("battle_a", "march", "note", {"count": 1})]
    assert names(hints(poor(start(), supply=4), "deploy5", deploy5="izu")) == ["supply"]


def test_open_actions_are_reckoned_in_their_order() -> None:
    """Taxes come before the castle, the castle before the armies; the bid before all."""
    seen = poor(start(), chests=1)
    assert names(hints(seen, "castle", castle="mino")) == ["chests"]
    assert hints(seen, "castle", castle="mino", taxes="suruga") == []
    assert hints(seen, "deploy5", castle="mino", taxes="suruga", deploy5="izu") == []
    bidding = hints(seen, "deploy5", castle="mino", taxes="izu", deploy5="tamba", auction="chest2")
    assert bidding == [Hint("deploy5", "chests", "likely", {"count": 2, "cost": 3})]


def test_hidden_actions_are_reckoned_at_worst() -> None:
    seen = poor(start(), chests=3)
    assert hints(seen, "temple", temple="mino") == []
    both = hints(seen, "temple", temple="mino", deploy3="izu")
    assert both == [Hint("temple", "chests-perhaps", "may", {"count": 1, "cost": 2})]


def test_a_stronger_neighbor_may_come_only_before_a_later_action() -> None:
    """Taxes come before the battles of this round; a hidden action may come after one."""
    seen = changed(start(), "mino", armies=9)
    assert names(hints(seen, "temple", temple="mino")) == []
    seen = changed(seen, "owari", owner=1, armies=10)
    assert names(hints(seen, "taxes", taxes="mino")) == ["taxes"]
    assert names(hints(seen, "temple", temple="mino")) == ["exposed"]
    assert names(hints(changed(seen, "owari", owner=1, armies=9), "temple", temple="mino")) == []


def test_an_open_action_that_cannot_be_paid_leaves_its_chests_to_others() -> None:
    seen = poor(start(), chests=2)
    assert names(hints(seen, "castle", castle="mino")) == ["chests"]
    assert names(hints(seen, "temple", castle="mino", temple="izu")) == []


def test_what_cannot_be_built_costs_nothing() -> None:
    seen = changed(poor(start(), chests=3), "mino", buildings=("castle",))
    assert hints(seen, "deploy5", castle="mino", deploy5="izu") == []


def test_bids() -> None:
    seen = poor(start(), chests=1)
    assert names(hints(seen, "auction", auction="mino")) == ["province-bid"]
    assert names(hints(seen, "auction", auction="chest1")) == ["bid"]
    assert names(hints(seen, "auction", auction="chest2")) == ["unpayable"]


@pytest.mark.parametrize("language", languages())
def test_every_hint_has_words(language: str) -> None:
    texts = Texts(language)
    for name in """no-action bid province-bid unpayable taxes rice revolt march one-army supply already-there
        no-space no-tiles chests chests-perhaps exposed convert convert-armies convert-tray
        convert-officials""".split():
        assert texts.has(f"shogun-hint-{name}")


# --- plans --------------------------------------------------------------------------------------------------


def test_the_choice_names_every_space_in_order() -> None:
    plan = Plan(start(), SPACE_IDS)
    plan.put("auction", "chest1")
    plan.put("castle", "mino")
    moves = plan.choice().split()
    assert [move.split(":")[1] for move in moves] == SPACE_IDS
    assert (moves[0], moves[1], moves[-1]) == ("plan:castle:mino", "plan:temple:empty", "plan:auction:chest1")


def test_fill_leaves_what_was_typed() -> None:
    seen = start()
    plan = Plan(seen, spaces_seen(seen))
    plan.put("taxes", "izu")
    plan.put("castle", "chest4")
    fill(MATERIAL, seen, plan)
    assert (plan.on["taxes"], plan.on["castle"]) == ("izu", "chest4")
    assert plan.missing() == 0


def test_fill_warns_of_nothing_in_a_first_round() -> None:
    seen = start()
    plan = Plan(seen, spaces_seen(seen))
    fill(MATERIAL, seen, plan)
    adviser = Adviser(MATERIAL, seen, plan)
    assert not [
        hint
        for space in SPACE_IDS
        for hint in adviser.hints(space)
        if hint.warns() and hint.code != "exposed"
    ]


@pytest.mark.parametrize(("seats", "side"), [(3, "moon"), (4, "sun"), (5, "sun"), (5, "moon")])
def test_filled_plans_are_always_taken(seats: int, side: str) -> None:
    """Whole games in which everybody seals what `fill` says and moves at random."""
    game = games.load("shogun", seats, {"side": side})
    material = load_material(side)
    for seed in range(3):
        table = Table.open(game, [], seed.to_bytes(32, "big"), {"side": side})
        dice, sealed = random.Random(seed), 0
        while not table.is_over():
            seat = table.actors()[0]
            seen: Observation = table.observe(seat)
            if seen.step == "plan":
                plan = Plan(seen, spaces_seen(seen))
                fill(material, seen, plan)
                table.play(seat, plan.choice())
                sealed += 1
            else:
                table.play(seat, dice.choice(table.moves(seat)))
        assert sealed == 6 * seats


def test_fill_with_few_cards_and_no_chests() -> None:
    """Six cards for eleven spaces: nothing is laid twice, and the bid is one that can be paid."""
    seen = msgspec.structs.replace(poor(start(), chests=0), hand=["mino", *(f"chest{i}" for i in range(5))])
    plan = Plan(seen, spaces_seen(seen))
    fill(MATERIAL, seen, plan)
    assert sorted(plan.on.values()) == sorted(seen.hand)
    assert plan.on["auction"] in ("chest0", "mino")
