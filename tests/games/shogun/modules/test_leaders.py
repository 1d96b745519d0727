"""Military Leaders: rulings G44 to G49."""

from __future__ import annotations

import pytest

from tenka.core.chance import FastChance
from tenka.games.shogun.events import Built, Deployed, RiceConfiscated, TaxesCollected
from tenka.games.shogun.modules.military_leaders import events as le
from tenka.games.shogun.modules.military_leaders.observation import StatuesView, leaders_view
from tenka.games.shogun.modules.military_leaders.state import leaders_of
from tenka.games.shogun.modules.military_leaders.steps import ScoreStatues
from tenka.games.shogun.winter import YEARS
from tests.games.shogun.positions import Play

LEADERS = ["military_leaders"]


def leader_play(where: dict[int, str] | None = None, seats: int = 4, **options: object) -> Play:
    """Seats own the provinces of their leaders, with four armies."""
    play = Play(seats, modules=LEADERS, **options)
    for seat, province in (where or {}).items():
        play.own(province, seat, 4)
        leaders_of(play.state).provinces[seat] = play.number(province)
    return play


def statue(play: Play, province: str) -> int:
    return leaders_of(play.state).statues[play.number(province)]


def leader(play: Play, seat: int) -> str | None:
    return leaders_view(play.game.observe(play.state, -1)).provinces[seat]


# --- better actions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "price"), [("castle", 2), ("temple", 1), ("theater", 0)])
def test_g44_any_building_costs_one_chest_less(action: str, price: int) -> None:
    play = leader_play({0: "aki"}).chests(0, price).carry_out({0: {action: "aki"}}, action)
    (built,) = play.heard_of(Built)
    assert (built.building, built.chests) == (action, price)
    other = leader_play({0: "aki"}).own("kai", 0, 1).carry_out({0: {action: "kai"}}, action)
    (elsewhere,) = other.heard_of(Built)
    assert elsewhere.chests == price + 1, "only in the leader's province"


def test_g44_one_more_tax_and_rice() -> None:
    board = Play().game.material.board
    play = leader_play({0: "aki", 1: "kai"}).carry_out(
        {0: {"taxes": "aki"}, 1: {"rice": "kai"}}, "taxes rice"
    )
    assert play.state.chests[0] == 15 + board.tax[board.number["aki"]] + 1
    assert play.state.rice[1] == board.rice[board.number["kai"]] + 1
    (taxes,), (rice,) = play.heard_of(TaxesCollected), play.heard_of(RiceConfiscated)
    assert (
        [one.source for one in taxes.amounts] == [one.source for one in rice.amounts] == ["printed", "leader"]
    )


@pytest.mark.parametrize(
    ("action", "armies", "price"), [("deploy5", 6, 3), ("deploy3", 4, 2), ("deploy1", 2, 1)]
)
def test_g44_one_more_army_for_the_same_price(action: str, armies: int, price: int) -> None:
    play = leader_play({0: "aki"}).carry_out({0: {action: "aki"}}, action)
    assert play.at("aki") == (0, 4 + armies)
    assert play.state.chests[0] == 15 - price


@pytest.mark.parametrize(
    ("action", "supply", "armies", "event"),
    [
        ("deploy5", 5, 5, "castle_2"),
        ("deploy3", 3, 3, "castle_2"),
        ("deploy1", 1, 1, "castle_2"),
        ("deploy5", 3, 3, "deploy_1"),
        ("deploy5", 4, 0, "castle_2"),
        ("deploy5", 2, 0, "deploy_1"),
    ],
)
def test_g53_the_leaders_army_comes_as_far_as_the_supply_lasts(
    action: str, supply: int, armies: int, event: str
) -> None:
    """The action itself needs only what is printed; without that it lapses."""
    play = leader_play({0: "aki"}).supply(0, supply).event(event).carry_out({0: {action: "aki"}}, action)
    assert play.at("aki") == (0, 4 + armies)
    assert [one.amounts[-1].amount for one in play.heard_of(Deployed)] == ([armies] if armies else [])


def test_g53_leader_and_special_card_together_take_what_is_left() -> None:
    play = leader_play({0: "aki"}).supply(0, 5).event("deploy_1").special(0, "armies")
    play.carry_out({0: {"deploy5": "aki"}}, "deploy5")
    (deployed,) = play.heard_of(Deployed)
    assert [one.amount for one in deployed.amounts] == [5, 3, 5]
    assert play.state.supply[0] == 0


def test_g15_the_leader_comes_first_then_the_event_then_the_special_card() -> None:
    play = leader_play({0: "settsu"}).event("taxes_max_0").special(0, "chest")
    play.carry_out({0: {"taxes": "settsu"}}, "taxes")
    (taxes,) = play.heard_of(TaxesCollected)
    assert [(one.source, one.amount) for one in taxes.amounts] == [
        ("printed", 7),
        ("leader", 8),
        ("event", 5),
        ("special", 6),
    ]
    few = leader_play({0: "aki"}).event("deploy_1").carry_out({0: {"deploy5": "aki"}}, "deploy5")
    (deployed,) = few.heard_of(Deployed)
    assert [one.amount for one in deployed.amounts] == [5, 6, 3]


# --- moving -------------------------------------------------------------------------------------------------


def test_g45_after_each_round_in_turn_order_to_another_own_province() -> None:
    play = leader_play({0: "aki", 1: "kai"}).own("bingo", 0, 1).own("mutsu", 0, 1).own("shinano", 1, 1)
    play.go_on("leader_move", order=[1, 0, 2, 3])
    assert play.heard_of(le.LeaderMoved) == [le.LeaderMoved(1, "kai", "shinano", statue=True)], "no choice"
    assert play.moves() == ["leader:bingo", "leader:mutsu"]
    assert play.refused("leader:aki") == "leader-must-move shogun/L4"
    assert play.refused("leader:none") == "leader-must-move shogun/L4"
    assert play.refused("leader:kai") == "not-your-province shogun/L4"
    play.do("leader:bingo")
    assert statue(play, "aki") == 0
    assert leader(play, 0) == "bingo"


def test_g45_a_distant_province_leaves_no_statue() -> None:
    play = (
        leader_play({0: "aki"}).own("bingo", 0, 1).own("mutsu", 0, 1).go_on("leader_move").do("leader:mutsu")
    )
    assert statue(play, "aki") == -1
    assert leader(play, 0) == "mutsu"


def test_g45_with_no_other_province_he_stays() -> None:
    play = leader_play({0: "aki"}).go_on("leader_move")
    assert play.heard_of(le.LeaderStayed) == [le.LeaderStayed(0, "aki")]
    assert leader(play, 0) == "aki"


def test_g45_leaders_move_after_spring_summer_and_fall() -> None:
    names = [step.name for step in leader_play().rules.steps]
    assert names.index("carry_out") < names.index("leader_move") < names.index("end_round")


# --- statues ------------------------------------------------------------------------------------------------


def test_g46_a_statue_is_left_also_where_an_own_one_stands() -> None:
    play = leader_play({0: "aki"}).own("bingo", 0, 1)
    leaders = leaders_of(play.state)
    leaders.erect(0, play.number("aki"))
    play.go_on("leader_move")
    assert play.heard_of(le.LeaderMoved) == [le.LeaderMoved(0, "aki", "bingo", statue=True)]
    assert play.seen().leaders.statues == {"aki": StatuesView(0, 2)}
    assert leaders.left[0] == 4


def test_g46_six_moves_between_two_neighbors_leave_six_statues() -> None:
    play = leader_play({0: "aki"}).own("bingo", 0, 1)
    play.state.order = [0, 1, 2, 3]
    for _ in range(6):
        play.rules.steps[play.rules.number_of("leader_move")].run(play.state, FastChance(0), None)
    assert play.seen().leaders.statues == {"aki": StatuesView(0, 3), "bingo": StatuesView(0, 3)}
    assert ScoreStatues("score_statues", play.rules).score(play.state, 0).points == 6


def test_g46_another_leader_takes_all_statues_there_as_trophies() -> None:
    play = leader_play({1: "aki"}).own("bingo", 1, 1)
    for _ in range(2):
        leaders_of(play.state).erect(0, play.number("bingo"))
    play.go_on("leader_move")
    assert play.heard_of(le.StatuesTaken) == [le.StatuesTaken(1, "bingo", 0, 2)]
    assert statue(play, "bingo") == -1
    assert play.seen().leaders.trophies[1] == [2, 0, 0, 0]
    assert play.seen().leaders.statues == {"aki": StatuesView(1, 1)}


def test_g46_a_statue_outlives_the_province_and_only_a_leader_takes_it() -> None:
    play = leader_play({0: "bingo"}).own("aki", 1, 1)
    leaders_of(play.state).erect(1, play.number("aki"))
    play.carry_out({0: {"battle_a": "bingo"}}, "battle_a").do("march:aki:3", tower=[3, 0, 0, 0, 0])
    assert play.at("aki") == (0, 3)
    assert leaders_of(play.state).trophies[1] == 1, (
        "his leader had nowhere else to go at the end of the round"
    )


def test_g46_no_token_left_no_statue() -> None:
    play = leader_play({0: "aki"}).own("bingo", 0, 1)
    leaders_of(play.state).left[0] = 0
    play.go_on("leader_move")
    assert statue(play, "aki") == -1


# --- loss and return ----------------------------------------------------------------------------------------


def lost_leaders(year: int) -> Play:
    play = leader_play().own("aki", 0, 1).own("bingo", 0, 1).own("kai", 1, 1)
    play.state.year = year
    play.state.past_events = [6, 7, 8]
    return play.winter("taxes_max_0", [9, 9, 9, 9], order=[1, 0, 2, 3])


def test_g47_a_lost_province_takes_the_leader_off_the_board() -> None:
    play = leader_play({1: "aki"}).own("bingo", 0, 4).own("kai", 1, 1)
    play.carry_out({0: {"battle_a": "bingo"}}, "battle_a").do("march:aki:3", tower=[3, 0, 0, 0, 0])
    assert play.heard_of(le.LeaderLost) == [le.LeaderLost(1, "aki")]
    assert leader(play, 1) is None
    assert statue(play, "aki") == -1


def test_g47_back_after_winter_in_turn_order() -> None:
    play = lost_leaders(1)
    assert play.heard_of(le.LeaderPlaced) == [le.LeaderPlaced(1, "kai")], "only one province: no choice"
    assert play.actor() == 0
    assert play.moves() == ["leader:aki", "leader:bingo"]
    assert play.refused("leader:none") == "leader-must-stand shogun/L6"
    play.do("leader:bingo")
    assert [leader(play, seat) for seat in range(4)] == ["bingo", "kai", None, None]
    assert play.state.year == 2


def test_g47_after_the_last_winter_nobody_comes_back() -> None:
    play = lost_leaders(YEARS)
    assert play.state.ranks
    assert leader(play, 0) is None


# --- set-up and score ---------------------------------------------------------------------------------------


def test_g48_in_the_draft_at_each_claimed_province_at_the_latest_at_the_last() -> None:
    play = Play(3, modules=LEADERS, setup="draft", tower="simple")
    chance = FastChance(5)
    play.state = play.game.start(chance)
    asked = [0, 0, 0]
    while play.state.claims is not None:
        seat = play.actor()
        name = play.moves()[0]
        if play.game.observe(play.state, -1).step == "leader_here":
            asked[seat] += 1
            assert len(play.moves()) == 2
            assert play.refused("claim:pile") == "decide-leader shogun/L2"
            assert play.refused("leader:none", (seat + 1) % 3) == "not-your-turn shogun/S4"
            name = name if seat == 1 else "leader:none"
        play.story = play.game.new_story()
        play.game.play(play.state, seat, play.game.book.named[name], chance, play.story)
    assert asked == [8, 1, 8], "at the ninth and last province nobody is asked"
    (placed,) = play.heard_of(le.LeaderPlaced)
    assert play.state.owner[play.number(placed.province)] == placed.seat
    assert None not in [leader(play, seat) for seat in range(3)]


def test_g48_with_fixed_provinces_after_the_first_turn_order_is_known() -> None:
    play = leader_play().own("aki", 0, 1).own("bingo", 0, 1).own("kai", 1, 1)
    play.go_on("leader_place", order=[1, 0, 2, 3])
    assert leader(play, 1) == "kai"
    assert play.moves() == ["leader:aki", "leader:bingo"]
    play.do("leader:aki")
    later = leader_play().own("aki", 0, 1).own("bingo", 0, 1)
    later.state.season = 1
    later.go_on("leader_place")
    assert leader(later, 0) is None, "only in the first spring"


def test_g49_a_point_for_each_own_statue_and_each_trophy_at_the_end() -> None:
    play = leader_play()
    leaders = leaders_of(play.state)
    for name in ("aki", "aki", "kai"):
        leaders.erect(0, play.number(name))
    leaders.trophies[0 * 4 + 2] = 2
    leaders.trophies[1 * 4 + 0] = 1
    leaders.left = [2, 6, 4, 6]
    play.state.past_events = [6, 7, 8]
    before = play.state.points[:]
    play.winter("taxes_max_0", [9, 9, 9, 9])
    assert play.state.points == before, "not before the game ends"
    play.state.year = YEARS
    play.winter("taxes_max_0", [9, 9, 9, 9])
    assert play.state.points == [5, 1, 0, 0]
    (scored,) = play.heard_of(le.StatuesScored)
    assert scored.statue_scores[0] == le.StatueScore(0, 3, 2, 5, 5)
    assert play.state.ranks == [1, 2, 3, 3]
