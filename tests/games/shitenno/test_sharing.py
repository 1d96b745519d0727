"""The even year: rulings S1 to S14, and the rulebook's example of sharing twelve cards."""

from __future__ import annotations

import pytest

from tenka.games.shitenno import events
from tests.games.shitenno.positions import GAMES, Scene, cards_of

HONDA, SAKAKIBARA, SAKAI, II = range(4)


@pytest.mark.parametrize(("titles", "tairo"), [((1, 3, 2), 1), ((2, 1, 3), 2), ((3, 2, 1), 0)])
def test_s1_the_first_tairo_has_the_highest_title_that_is_held(titles: tuple[int, ...], tairo: int) -> None:
    scene = Scene(3).titles(*titles)
    assert scene.actor == tairo


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_first_titles_come_from_all_four(seats: int) -> None:
    dealt = [tuple(Scene(seats, seed).state.titles) for seed in range(60)]
    assert {title for titles in dealt for title in titles} == {1, 2, 3, 4}
    assert all(len(set(titles)) == seats for titles in dealt)


def test_s3_a_lot_is_offered_by_falling_title_to_those_without_one() -> None:
    scene = Scene(4).titles(2, 4, 1, 3).tray("samurai bushi").play("offer:2")
    assert scene.actor == 3
    assert scene.play("refuse").actor == 0
    assert scene.play("accept").actor == 1
    scene.play("offer:1")
    assert scene.actor == 3
    assert scene.play("refuse").actor == 2


@pytest.mark.parametrize(("seats", "singles"), [(2, 0), (3, 1), (4, 2)])
def test_s4_all_but_the_last_two_get_single_lots_then_two_split(seats: int, singles: int) -> None:
    scene = Scene(seats).titles(*range(seats, 0, -1))
    steps: list[str] = []
    while scene.state.active == -1:
        step = scene.game.observe(scene.state, -1).step
        steps.append(step)
        ends = {"lot": scene.moves()[-1], "offer": "accept", "split": scene.moves()[-1]}
        scene.play(ends.get(step, scene.moves()[0]))
    assert steps == ["lot", "offer"] * singles + ["split", "choose"]


def test_s5_a_lot_refused_by_all_stays_with_the_tairo_and_the_next_one_goes_on() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai bushi sohei").hand(0, "")
    scene.share("samurai", "offer:1").play("refuse", "refuse", "refuse")
    assert scene.hand_of(0) == "samurai"
    assert scene.state.taken[0] == 1
    assert scene.actor == 1
    assert cards_of(scene.state.tray) == "bushi sohei"


def test_s6_after_an_accepted_lot_the_same_tairo_goes_on() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).play("offer:1", "accept")
    assert scene.actor == 0
    assert "offer:1" not in scene.moves()


def test_s7_a_lot_may_hold_no_card_but_always_one_tile() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai").hand(1, "").play("offer:4", "accept")
    assert scene.hand_of(1) == ""
    assert scene.state.taken[1] == 4
    assert [move for move in scene.moves() if move.startswith("offer")] == ["offer:3", "offer:2", "offer:1"]


def test_s8_a_lot_may_hold_all_cards() -> None:
    scene = Scene(3).titles(4, 3, 2).tray("samurai bushi koku2").hand(1, "")
    scene.share("samurai bushi koku2", "offer:1").play("accept")
    assert scene.hand_of(1) == "samurai bushi koku2"
    assert scene.moves() == ["split:4+3", "split:4+2", "split:3+2"]


def test_s9_the_split_uses_every_card_and_a_side_may_be_empty() -> None:
    scene = Scene(2).titles(4, 3).tray("samurai bushi koku2").hand(0, "").hand(1, "")
    scene.play("split:2+1", "choose:2")
    assert scene.hand_of(1) == ""
    assert scene.hand_of(0) == "samurai bushi koku2"
    assert scene.state.titles == [1, 2]


def test_s10_a_refused_lot_goes_on_unchanged() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai bushi").share("samurai", "offer:2").play("refuse")
    assert scene.moves() == ["accept", "refuse"]
    assert scene.refused("add:bushi") == ("lot-answer-first", "shitenno/C3")
    lot = scene.game.observe(scene.state, 2).lot
    assert (lot.seals, lot.cards) == (2, ["samurai"])


@pytest.mark.parametrize(("seats", "moves"), [(2, 6), (3, 4)])
def test_s11_all_four_tiles_are_there_to_choose_from(seats: int, moves: int) -> None:
    scene = Scene(seats).titles(*range(4, 4 - seats, -1)).tray("")
    assert len(scene.moves()) == moves
    scene.play(*(["split:2+1"] if seats == 2 else ["offer:3", "accept", "split:2+1"]), "choose:1")
    assert 4 not in scene.state.titles


def test_s12_old_titles_order_the_sharing_and_new_ones_the_turns() -> None:
    scene = Scene(3).titles(4, 3, 2).tray("").play("offer:1", "refuse", "accept", "split:3+2")
    assert scene.actor == 1
    scene.play("choose:2")
    assert scene.state.titles == [3, 2, 1]
    assert scene.actor == 0
    for _ in range(3):
        scene.play("end", *(["gild:none"] if "gild:none" in scene.moves() else []))
    assert scene.game.observe(scene.state, -1).step == "lot"
    assert scene.actor == 0


def test_s13_hands_are_hidden_and_have_no_limit() -> None:
    scene = (
        Scene(2).titles(4, 3).tray("samurai samurai").share("samurai samurai", "split:4+3").play("choose:4")
    )
    scene.hand(1, "samurai " * 6 + "koku1 " * 12)
    seen = scene.game.observe(scene.state, 0)
    assert seen.seats[1].cards == 18
    assert seen.hand == scene.hand_of(0).split()


def test_s13_everybody_knows_the_cards_of_a_lot() -> None:
    scene = Scene(2).titles(4, 3).tray("samurai koku1").share("samurai", "split:4+3").play("choose:3")
    seen = scene.game.observe(scene.state, -1)
    assert [seat.known for seat in seen.seats] == [["samurai"], ["koku1"]]
    assert [seat.cards for seat in seen.seats] == [3, 3]


def test_s14_titles_have_no_power_in_the_even_year() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).bonuses(0, "card_taking")
    assert all(move.startswith(("add:", "offer:")) for move in scene.moves())
    assert scene.refused("draw") == ("even-year", "shitenno/A2")
    assert scene.refused("gild:none") == ("even-year", "shitenno/A2")
    assert scene.refused("kanto:troops") == ("even-year", "shitenno/A2")


# --- forming lots -----------------------------------------------------------------------------------------


def test_cards_are_added_in_one_order_so_that_each_lot_is_formed_in_one_way() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai bushi bushi").play("add:bushi")
    assert "add:samurai" not in scene.moves()
    assert scene.refused("add:samurai") == ("lot-order", "shitenno/C2")
    assert scene.play("add:bushi").refused("add:bushi") == ("lot-card-gone", "shitenno/C2")


def test_only_the_tairo_sees_a_lot_before_it_is_offered() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai bushi").play("add:bushi")
    assert scene.told == []
    mine, other = (scene.game.observe(scene.state, viewer) for viewer in (0, 1))
    assert (mine.lot.cards, mine.tray) == (["bushi"], ["samurai"])
    assert (other.lot, other.tray) == (None, ["samurai", "bushi"])


def test_sharing_moves_are_refused_with_reasons() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).tray("samurai")
    assert scene.refused("accept") == ("lot-not-offered", "shitenno/C2")
    assert scene.refused("split:4+3") == ("lot-one-only", "shitenno/C2")
    assert scene.refused("accept", seat=1) == ("not-your-turn", "shitenno/C2")
    scene.play("offer:4", "accept", "offer:3", "accept")
    assert scene.refused("offer:1") == ("lot-split-now", "shitenno/C6")
    assert scene.refused("split:4+1") == ("lot-tile-gone", "shitenno/C2")
    scene.play("split:2+1")
    assert scene.refused("choose:4") == ("lot-not-there", "shitenno/C6")
    assert scene.refused("accept") == ("lot-choose-first", "shitenno/C6")
    assert scene.refused("end") == ("even-year", "shitenno/A2")
    assert scene.play("choose:1").refused("accept") == ("odd-year", "shitenno/A2")


# --- the worked example -----------------------------------------------------------------------------------


def test_the_example_of_sharing_twelve_cards() -> None:
    tray = "koku1 koku1 koku1 koku2 sohei shinobi samurai samurai samurai bushi bushi sohei"
    scene = Scene(4).titles(4, 3, 2, 1).tray(tray)
    for seat in range(4):
        scene.hand(seat, "")
    scene.share("koku1 koku1 sohei shinobi", "offer:2")
    assert scene.actor == SAKAKIBARA
    assert scene.play("refuse").actor == SAKAI
    assert scene.play("accept").actor == HONDA
    assert scene.share("samurai samurai samurai", "offer:1").actor == SAKAKIBARA
    assert scene.play("refuse").actor == II
    assert scene.play("refuse").actor == SAKAKIBARA
    assert scene.hand_of(HONDA) == "samurai samurai samurai"
    assert scene.share("koku1 bushi", "split:4+3").actor == II
    scene.play("choose:3")
    assert [scene.hand_of(seat) for seat in range(4)] == [
        "samurai samurai samurai",
        "bushi koku1",
        "sohei shinobi koku1 koku1",
        "bushi sohei koku2",
    ]
    assert scene.state.titles == [1, 4, 2, 3]
    assert scene.actor == SAKAKIBARA
    assert [event.how for event in scene.heard(events.LotTaken)] == ["accepted", "kept", "chosen", "left"]


def test_the_tray_has_the_printed_number_of_cards() -> None:
    for seats, game in GAMES.items():
        tray = game.observe(Scene(seats).state, -1).tray
        kokus = [card for card in tray if card.startswith("koku")]
        assert (len(tray) - len(kokus), len(kokus)) == {2: (4, 2), 3: (6, 3), 4: (8, 4)}[seats]
