"""Tenno's Court: rulings G37 to G43 and the examples of the rulebook."""

from __future__ import annotations

import pytest

from tenka.core.chance import ReplayedChance
from tenka.core.errors import BadOptions
from tenka.games import load
from tenka.games.shogun.events import CardRevealed
from tenka.games.shogun.modules.tennos_court import events as ce
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.games.shogun.setup import empty_state
from tests.games.shogun.modules.positions import COURT, asks, court, court_play, offer, waiting
from tests.games.shogun.positions import FRUGAL, Play

BARBARA, DIRK, JENS, ANIKA = 0, 1, 2, 3


# --- the examples of the rulebook ---------------------------------------------------------------------------


def barbara() -> Play:
    """Kai on the box for three, a tower card for two, a chest card for one."""
    play = court_play().own("kai", BARBARA, 4).tray(3)
    plan = {"convert3": "kai", "convert2": "tower1", "convert1": "chest2"}
    return waiting(offer(play, 10, 8, 2), 0, 4, 2, 2).go_on("convert", {BARBARA: plan})


def test_example_kai_three_officials_tower_card_two_chest_card_none() -> None:
    play = barbara()
    assert play.at("kai") == (BARBARA, 1)
    assert play.state.tray[BARBARA] == 1
    assert court(play).audience[BARBARA] == 5, "she has deployed five and gone into the audience hall"
    assert play.heard_of(ce.OfficialsSent) == [
        ce.OfficialsSent(BARBARA, "convert3", "kai", 3),
        ce.OfficialsSent(BARBARA, "convert2", None, 2),
    ]
    revealed = [(told.action, told.card) for told in play.heard_of(CardRevealed) if told.seat == BARBARA]
    assert revealed == [("convert3", "kai"), ("convert2", "tower1"), ("convert1", "chest2")]


def test_example_who_asks_first_and_the_tie_by_turn_order() -> None:
    play = barbara()
    assert court(play).askers == [BARBARA, DIRK, JENS, ANIKA]
    assert play.moves() == ["favor:10", "favor:8", "favor:2", "favor:none"]
    play.do("favor:8")
    assert court(play).officials[BARBARA] == 5
    assert play.actor() == DIRK
    play.do("favor:2")
    missed = play.heard_of(ce.FavorMissed)
    assert missed == [ce.FavorMissed(JENS, "too-few"), ce.FavorMissed(ANIKA, "too-few")]
    (closed,) = play.heard_of(ce.CourtClosed)
    assert closed == ce.CourtClosed([2, 2, 2, 2], [10])


def test_example_the_tie_is_decided_by_the_turn_order() -> None:
    play = waiting(offer(court_play(), 2, 9), 2, 3, 3, 0).go_on("convert", order=[3, 2, 1, 0])
    assert court(play).askers == [2, 1, 0]


def test_C6_everybody_sees_who_would_ask_when() -> None:
    play = waiting(court_play(), 2, 3, 3, 0)
    play.state.order[:] = [3, 2, 1, 0]
    assert court_view(play.seen()).order == [2, 1, 0, 3]
    court(play).askers[:] = [0]
    assert court_view(play.seen()).order == [0, 2, 1, 3], "as it was decided, for those who still ask"


def test_example_loading_the_tower_gives_officials() -> None:
    game = load("shogun", 4, {"modules": COURT, "tower": "recorded"})
    state = empty_state(game.rules)  # type: ignore[attr-defined]
    state.step = 1
    story = game.new_story()
    game.rules.advance(state, ReplayedChance({**FRUGAL, "tower": [0, 2, 2, 1, 2], "favors": [0] * 3}), story)  # type: ignore[attr-defined]
    told = [event for event in story.heard_by(-1) if isinstance(event, ce.OfficialsArrived)]
    assert told == [ce.OfficialsArrived(seat, number) for seat, number in ((1, 2), (2, 2), (3, 1))]
    assert game.observe(state, -1).court.entrance == [0, 2, 2, 1]
    assert state.tray == [0] * 5


def test_example_the_highest_number_lies_on_the_dearest_space() -> None:
    play = court_play()
    play.state.step = play.rules.number_of("lay_out_favors")
    play.go_on("lay_out_favors", favors=[1, 8, 6])
    court = court_view(play.game.observe(play.state, 0))
    assert [(one.favor, one.officials) for one in court.favors] == [
        (10, 4),
        (8, 3),
        (2, 2),
    ]


# --- rulings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("favor", "cost"), [(10, 4), (8, 3), (2, 2)])
def test_g37_costs_are_four_three_and_two(favor: int, cost: int) -> None:
    play = waiting(offer(court_play(), 10, 8, 2), 4).go_on("convert").do(f"favor:{favor}")
    (taken,) = play.heard_of(ce.FavorTaken)
    assert taken == ce.FavorTaken(0, favor, cost)
    assert court(play).entrance[0] == 4 - cost


@pytest.mark.parametrize(
    ("box", "armies", "sent"),
    [("convert3", 4, 3), ("convert3", 3, 0), ("convert2", 3, 2), ("convert2", 2, 0), ("convert1", 1, 0)],
)
def test_g38_exactly_as_many_armies_as_the_box_says_leaving_one(box: str, armies: int, sent: int) -> None:
    play = court_play().own("kai", 0, armies).go_on("convert", {0: {box: "kai"}})
    assert court(play).entrance[0] == sent
    assert play.at("kai") == (0, armies - sent)
    assert [told.lack for told in play.heard_of(ce.ConversionLapsed)] == ([] if sent else ["armies"])


def test_g38_from_the_tray_with_a_tower_card() -> None:
    play = court_play().tray(3).go_on("convert", {0: {"convert3": "tower2", "convert1": "tower1"}})
    assert court(play).entrance[0] == 3
    assert play.state.tray[0] == 0
    assert play.state.supply[0] == 62
    (lapsed,) = play.heard_of(ce.ConversionLapsed)
    assert lapsed == ce.ConversionLapsed(0, "convert1", None, "armies")


def test_g38_with_too_few_officials_the_box_does_nothing() -> None:
    play = waiting(court_play().own("kai", 0, 9).own("aki", 0, 3), 5)
    play.go_on("convert", {0: {"convert3": "kai", "convert2": "aki"}})
    assert play.at("kai") == (0, 9)
    assert play.at("aki") == (0, 1)
    (lapsed,) = play.heard_of(ce.ConversionLapsed)
    assert lapsed.lack == "officials"
    assert court(play).entrance[0] == 7


def test_g39_most_officials_first_one_favor_each_or_none() -> None:
    play = waiting(offer(court_play(), 2, 5, 6), 3, 7, 3, 1).go_on("convert", order=[2, 0, 3, 1])
    assert court(play).askers == [1, 2, 0, 3]
    play.do("favor:none").do("favor:5").do("favor:2")
    assert court(play).askers == []
    (missed,) = play.heard_of(ce.FavorMissed)
    assert missed == ce.FavorMissed(3, "too-few")
    (closed,) = play.heard_of(ce.CourtClosed)
    assert closed == ce.CourtClosed([1, 7, 0, 1], [6]), "unused officials stay at the court, unused favors go"
    seen = court_view(play.game.observe(play.state, -1))
    assert seen.past == [2, 5, 6]


def test_g39_when_all_favors_are_taken_nobody_else_asks() -> None:
    play = waiting(offer(court_play(), 2), 7, 6).go_on("convert").do("favor:2")
    assert [told.seat for told in play.heard_of(ce.AudienceEntered)] == []
    assert court(play).entrance[1] == 6


def test_g39_who_may_not_ask_is_refused() -> None:
    play = waiting(offer(court_play(), 2, 10), 3, 7).go_on("convert")
    assert play.refused("favor:2", 0) == "not-your-turn shogun/C6"
    assert play.refused("favor:9", 1) == "not-offered shogun/C7"
    assert play.refused("use:kai", 1) == "take-a-favor-first shogun/C7"
    assert play.refused("stay", 1) == "not-now shogun/Y2"
    play.do("favor:none")
    assert play.refused("favor:10", 0) == "too-few-officials shogun/C7"


def test_g40_a_tower_card_on_an_action_does_nothing_and_bids_zero() -> None:
    play = court_play().own("aki", 0, 2).carry_out({0: {"taxes": "tower1"}}, "taxes")
    assert play.state.chests[0] == 15
    assert play.at("aki") == (0, 2)
    bids = court_play().bids(["tower1", "chest1", "chest0", "empty"], bids=[1, 0])
    assert bids.state.bidders == [1, 2, 0, 3], "equal to the 0, above nothing"
    assert bids.state.chests == [15, 14, 15, 15]


def test_g40_a_tower_card_can_always_be_bid() -> None:
    play = court_play().own("aki", 0, 2).chests(0, 0).plan()
    for name in "castle temple theater rice taxes deploy5 deploy3 deploy1".split():
        play.do(f"plan:{name}:empty", 0) if name in ("castle", "temple") else None
    assert "plan:theater:tower1" in play.moves(0)


def test_g6_fourteen_spaces_are_filled_as_far_as_there_are_cards() -> None:
    play = court_play(3)
    for name in "aki iyo kai kii mino omi".split():
        play.own(name, 0, 2)
    play.plan()
    cards = "aki iyo kai kii mino omi chest1 chest2 chest3 chest4 chest0 tower1 tower2 tower3".split()
    for space, card in zip(play.rules.space_ids, cards, strict=True):
        assert f"plan:{space}:empty" not in play.moves(0)
        play.do(f"plan:{space}:{card}", 0)
    assert play.moves(0) == ["unseal"]
    assert play.hand(0) == []


# --- favors (G41 to G43) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("purse", "favors"),
    [
        ("chests", {2: 2, 9: 4, 16: 6}),
        ("rice", {5: 1, 15: 2, 20: 3}),
        ("points", {6: 1, 13: 2, 19: 3}),
        ("tray", {3: 1, 8: 2, 14: 3}),
    ],
)
def test_g43_reconstructed_amounts(purse: str, favors: dict[int, int]) -> None:
    for favor, amount in favors.items():
        before = getattr(court_play().state, purse)[0]
        play = asks(favor)
        assert getattr(play.state, purse)[0] == before + amount
        if purse == "tray":
            assert play.state.supply[0] == 62 - amount
    doubtful = {value.path for value in load("shogun", 3, {"modules": COURT}).material.reconstructed()}  # type: ignore[attr-defined]
    assert {f"tennos_court.favors.{favor}.amount" for favor in favors} <= doubtful


@pytest.mark.parametrize(("favor", "building"), [(7, "theater"), (17, "temple"), (21, "castle")])
def test_g43_a_building_for_nothing_by_the_rules_of_building(favor: int, building: str) -> None:
    play = (
        court_play()
        .own("aki", 0, 2)
        .own("kai", 0, 2)
        .own("settsu", 0, 1, "castle")
        .own("iyo", 0, 1, building)
    )
    play = asks(favor, play=play)
    assert play.moves() == ["use:aki", "use:kai"], "Settsu has one building space, Iyo such a building"
    assert play.refused("use:settsu") == "not-for-this-favor shogun/C10"
    assert play.refused("favor:none") == "use-favor-first shogun/C8"
    play.do("use:kai")
    assert play.buildings("kai") == building
    assert play.state.chests[0] == 15


def test_g43_corrected_by_the_owner_of_a_box() -> None:
    play = asks(2, play=court_play(material=["tennos_court.favors.2.amount=5"]))
    assert play.state.chests[0] == 20
    with pytest.raises(BadOptions, match="there is no favor 'dragon'"):
        court_play(material=['tennos_court.favors.7.kind="dragon"'])
    with pytest.raises(BadOptions, match="three costs"):
        court_play(material=["tennos_court.costs=[4, 4, 2]"])


def test_favor_1_may_remove_the_event() -> None:
    play = asks(1, play=court_play().event("taxes_max_0"))
    assert play.moves() == ["use:dismiss", "use:uphold"]
    kept = asks(1, play=court_play().event("taxes_max_0")).do("use:uphold")
    (told,) = kept.heard_of(ce.EventUpheld)
    assert told.upheld == "taxes_max_0"
    play.do("use:dismiss")
    (gone,) = play.heard_of(ce.EventDismissed)
    assert gone.dismissed == "taxes_max_0"
    assert play.game.material.event_ids.index("taxes_max_0") in play.state.past_events


def test_favor_4_removes_a_marker_of_choice() -> None:
    play = court_play().own("aki", 0, 2, markers=1).own("kai", 0, 2, markers=2).own("iyo", 1, 2, markers=1)
    play = asks(4, play=play)
    assert play.moves() == ["use:aki", "use:kai"]
    play.do("use:kai")
    assert play.markers("kai") == 1
    assert court(play).holder[4] == -1


def test_favor_4_is_kept_and_parries_the_next_marker() -> None:
    play = court_play().own("aki", 0, 2).own("kai", 0, 2).own("iyo", 1, 2)
    court(play).holder[4] = 0
    play.carry_out(
        {0: {"taxes": "aki", "rice": "kai"}, 1: {"taxes": "iyo"}}, "taxes rice", order=[1, 0, 2, 3]
    )
    assert (play.markers("iyo"), play.markers("aki"), play.markers("kai")) == (1, 0, 1)
    assert play.heard_of(ce.MarkerParried) == [ce.MarkerParried(0, "aki")]
    kept = asks(4, play=court_play().own("aki", 0, 2))
    assert kept.heard_of(ce.FavorKept) == [ce.FavorKept(0, 4, "calm")]


def test_g41_a_favor_that_cannot_be_applied_may_be_taken_and_its_officials_are_spent() -> None:
    for favor, play in (
        (3, court_play().supply(0, 0)),
        (14, court_play().supply(0, 0)),
        (12, court_play().supply(0, 2)),
        (21, court_play().own("settsu", 0, 1, "temple")),
    ):
        taken = asks(favor, play=play)
        assert taken.heard_of(ce.FavorVoid) == [ce.FavorVoid(0, favor)]
        assert court(taken).entrance[0] == 3
        assert play.state.tray[0] == 0


@pytest.mark.parametrize(("favor", "supply", "armies"), [(14, 2, 2), (14, 3, 3), (8, 1, 1)])
def test_g41_as_many_armies_to_the_tray_as_the_supply_has(favor: int, supply: int, armies: int) -> None:
    play = asks(favor, play=court_play().supply(0, supply))
    assert (play.state.tray[0], play.state.supply[0]) == (armies, supply - armies)
    assert play.heard_of(ce.FavorGranted) == [ce.FavorGranted(0, favor, "tray", armies)]


def test_g41_favor_12_takes_a_neutral_province_without_a_battle() -> None:
    play = asks(12, play=court_play().own("kai", 0, 1).own("iyo", 1, 1))
    assert "use:iyo" not in play.moves()
    assert {"use:kai", "use:aki"} <= set(play.moves())
    play.do("use:aki")
    assert play.heard_of(ce.GarrisonPlaced) == [ce.GarrisonPlaced(0, "aki", 3, neutral=True)]
    assert play.at("aki") == (0, 3)
    assert "aki" in play.hand(0)
    own = asks(12, play=court_play().own("kai", 0, 1)).do("use:kai")
    assert own.at("kai") == (0, 4)


def test_g41_favor_12_with_three_players_stays_on_the_board() -> None:
    play = waiting(offer(court_play(3), 12), 7).go_on("convert").do("favor:12")
    assert "use:izumo" not in play.moves()
    assert play.refused("use:izumo") == "not-for-this-favor shogun/C13"


@pytest.mark.parametrize(
    ("favor", "protects"), [(10, ["battle_a"]), (11, ["battle_b"]), (18, ["battle_a", "battle_b"])]
)
def test_g42_who_keeps_the_favor_cannot_be_attacked_with_these_actions(
    favor: int, protects: list[str]
) -> None:
    for action in ("battle_a", "battle_b"):
        play = court_play().own("aki", 0, 4).own("bingo", 1, 1).own("iwami", 2, 1)
        court(play).holder[favor] = 1
        play.carry_out({0: {action: "aki"}}, action)
        safe = action in protects
        assert ("march:bingo:1" in play.moves()) != safe
        assert (play.refused("march:bingo:1") == "favor-shield shogun/C12") == safe
        assert "march:iwami:1" in play.moves(), "others can be attacked"


def test_g42_the_favor_ends_with_the_round() -> None:
    play = court_play().own("aki", 0, 1)
    court(play).holder[10] = 0
    court(play).holder[4] = 1
    play.carry_out({}, "castle", favors=[0] * 3)
    assert play.state.season == 1
    assert court(play).holder[10] == -1
    assert court(play).holder[4] == 1, "the fourth favor is kept until it is used"
