"""Rulings G1 to G5: set-up."""

from __future__ import annotations

import pytest

from tenka.core.chance import FastChance, ReplayedChance
from tenka.core.errors import BadOptions
from tenka.core.game import AnyGame
from tenka.core.record import Player
from tenka.core.table import Table
from tenka.games import load
from tenka.games.shogun.events import CardsTurnedUp, GameSetUp, StartDealt, TowerLoaded
from tenka.games.shogun.state import State
from tests.games.shogun.positions import Play


def start(seats: int, options: dict[str, str], **draws: list[int]) -> tuple[AnyGame, State]:
    """A game whose tower keeps everything, unless told."""
    game = load("shogun", seats, {"tower": "recorded", **options})
    frugal = {"actions": [0] * 60, "specials": [0, 1, 2, 3, 4], "events": [0] * 4, "cards": [0] * 60}
    tower = [0] * (seats + 1)
    return game, game.start(
        ReplayedChance({"tower": tower, "first": [0], "setups": list(range(seats)), **frugal, **draws})
    )


def claiming(seats: int = 3) -> Play:
    play = Play(seats, setup="draft")
    play.state.step = 0
    play.state.year = 0
    play.state.open_events = []
    return play._go({"first": [1], "cards": [0, 0]})


def test_g1_the_same_two_cards_again_may_be_put_under_the_pile_once_a_turn() -> None:
    play = claiming()
    first = play.seen().draft_table.face_up
    for _ in range(3):
        assert "renew" not in play.moves(), "on the first turn nobody has faced anything"
        play.do("claim:pile", cards=[0]).do("group:2")
    assert play.seen().draft_table.face_up == first
    assert "renew" in play.moves()
    assert play.refused("renew", seat=0) == "not-your-turn shogun/S4"
    play.do("renew", cards=[0, 0])
    table = play.seen().draft_table
    assert table.under == first
    assert not set(table.face_up) & set(first)
    assert play.refused("renew") == "cannot-renew shogun/S5"
    play.do("claim:pile", cards=[0]).do("group:2")
    assert play.refused("renew") == "cannot-renew shogun/S5", "this player faced other cards before"


def test_g1_taking_an_open_card_changes_what_the_next_ones_face() -> None:
    play = claiming()
    for _ in range(3):
        play.do(play.moves()[0]).do("group:5", cards=[0])
    assert "renew" not in play.moves()


def test_g55_the_replacement_is_turned_up_after_the_army_group_was_placed() -> None:
    play = claiming()
    taken, left = play.seen().draft_table.face_up
    play.do(f"claim:{taken}")
    assert play.seen().draft_table.face_up == [left]
    assert not play.heard_of(CardsTurnedUp)
    play.do("group:5", cards=[0])
    (turned_up,) = play.heard_of(CardsTurnedUp)
    assert play.seen().draft_table.face_up == [left, *turned_up.provinces]
    play.do("claim:pile", cards=[0]).do("group:5")
    assert not play.heard_of(CardsTurnedUp), "the open cards are as they were"


def test_g55_so_a_claimed_open_card_can_be_put_back_until_then() -> None:
    game = load("shogun", 3, {"setup": "draft"})
    table = Table.open(game, [Player("", "person")] * 3, b"seed" * 8, {"setup": "draft"})
    (seat,) = table.actors()
    before = table.observe(seat).draft_table
    table.play(seat, f"claim:{before.face_up[0]}")
    table.undo(seat)
    assert table.observe(seat).draft_table == before
    table.play(seat, "claim:pile")
    assert not table.undoable(seat).depths, "an unseen card was drawn"


def test_g2_seats_claim_in_order_from_a_first_one_drawn_by_lot() -> None:
    play = claiming()
    turns: list[int] = []
    while play.state.claims is not None:
        turns.append(play.actor())
        play.do("claim:pile", cards=[0], tower=[0] * 4 if len(turns) == 27 else [])
        if play.seen().step == "group":
            play.do(play.moves()[-1])
    assert turns == [1, 2, 0] * 9
    assert play.state.year == 1


def test_g3_predetermined_tables_go_to_seats_by_lot_and_only_on_the_sun_side() -> None:
    game = load("shogun", 3, {"tower": "recorded"})
    story = game.new_story()
    game.start(
        ReplayedChance(
            {
                "tower": [0] * 4,
                "setups": [2, 0, 1],
                "events": [0] * 4,
                "actions": [0] * 5,
                "specials": [0, 1, 2, 3, 4],
            }
        ),
        story,
    )
    dealt = [event for event in story.heard_by(-1) if isinstance(event, StartDealt)]
    assert [(event.seat, event.player) for event in dealt] == [(0, "C"), (1, "A"), (2, "B")]
    assert dealt[1].armies["suruga"] == 5
    with pytest.raises(BadOptions, match="sun side only"):
        load("shogun", 3, {"side": "moon", "setup": "predetermined"})
    moon = load("shogun", 3, {"side": "moon"})
    assert moon.observe(moon.start(FastChance(1)), -1).step == "claim"


def test_g4_seven_armies_each_and_ten_farmers_are_thrown_and_what_falls_out_goes_back() -> None:
    game = load("shogun", 3, {"tower": "recorded"})
    story = game.new_story()
    state = game.start(
        ReplayedChance(
            {
                "tower": [2, 0, 7, 4],
                "setups": [0, 1, 2],
                "events": [0] * 4,
                "actions": [0] * 5,
                "specials": [0, 1, 2, 3, 4],
            }
        ),
        story,
    )
    (loaded,) = [event for event in story.heard_by(-1) if isinstance(event, TowerLoaded)]
    assert sum(loaded.thrown) == 31, "the example of the book"
    assert loaded.fell_out == [2, 0, 7, 4]
    assert state.tray == [0, 0, 0, 0]
    assert state.shelves[:4] == [5, 7, 0, 6]
    assert state.supply == [62 - 27 - 5, 62 - 27 - 7, 62 - 27, 20 - 6]


@pytest.mark.parametrize(
    ("side", "removed"),
    [
        ("sun", "izumo iwami sanuki tosa echigo mutsu kazusa awa_boso"),
        ("moon", "iwami aki mutsu shimotsuke iyo tosa hitachi shimosa"),
    ],
)
def test_g5_with_three_players_eight_provinces_do_not_exist(side: str, removed: str) -> None:
    play = Play(3, side=side)
    seen = play.seen().provinces
    assert len(seen) == 37
    assert not set(removed.split()) & set(seen)
    for name in removed.split():
        assert not play.rules.neighbors[play.number(name)]
        assert all(play.number(name) not in near for near in play.rules.neighbors)
    assert len(Play(4, side=side).seen().provinces) == 45


def test_g5_removed_provinces_are_refused_with_their_paragraph() -> None:
    play = claiming()
    assert play.refused("claim:izumo") == "removed shogun/S2"
    battle = Play(3).own("aki", 0, 4).carry_out({0: {"battle_a": "aki"}}, "battle_a")
    assert battle.refused("march:iwami:1") == "removed shogun/S2"
    plan = Play(3).own("aki", 0, 4).plan()
    assert plan.refused("plan:castle:izumo", seat=0) == "removed shogun/S2"


@pytest.mark.parametrize(("seats", "chests", "groups"), [(3, 18, 9), (4, 15, 8), (5, 12, 7)])
def test_everybody_starts_with_the_printed_things(seats: int, chests: int, groups: int) -> None:
    game, state = start(seats, {})
    assert state.chests == [chests] * seats
    assert [state.owner.count(seat) for seat in range(seats)] == [groups] * seats
    story = game.new_story()
    game.start(FastChance(0), story)
    (told,) = [event for event in story.heard_by(-1) if isinstance(event, GameSetUp)]
    assert (told.side, told.setup, told.chests) == ("sun", "predetermined", chests)
    assert len(state.open_events) == 4
