"""What `steady` makes of clear cases."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tenka import bots, games
from tenka.games.zipang.bots.odds import chance_below, draws, hand_odds, honor_ranks, honor_wins, unseen
from tenka.games.zipang.bots.outlook import hope
from tenka.games.zipang.material import CAPTAIN, MONK, PEASANT, WARLORD, deck
from tenka.games.zipang.observation import Observation, Question, SeatView

BOOK = games.load("zipang", 4).book


def seat(**changes: Any) -> SeatView:
    usual: dict[str, Any] = {
        "coins": 4, "cards": 2, "in_campaign": True, "had_turn": True, "known": [], "proved_btl": 0,
        "knows_mine": [],
    }  # fmt: skip
    return SeatView(**{**usual, **changes})


def seen(hand: str, others: list[SeatView], **changes: Any) -> Observation:
    """Seat 0 looks, in its own turn unless told."""
    cards = hand.split()
    me = seat(cards=len(cards), known=cards, **changes.pop("me", {}))
    usual: dict[str, Any] = {
        "game": "zipang", "viewer": 0, "step": "turn", "actors": [0], "campaign": 1, "active": 0,
        "last_turn": False, "seats": [me, *others], "hand": cards, "pot": 3, "removed": 1, "supply": 8,
        "discards": [], "taken": None, "taken_from": -1, "question": None, "ranks": [],
    }  # fmt: skip
    return Observation(**{**usual, **changes})


def asked(hand: str, card: str, attack: int, **changes: Any) -> Observation:
    question = Question(card=card, by=1, targets=[0], asked=0, answers={}, attack=attack)
    return seen(hand, [seat(), seat()], step="react", active=1, question=question, **changes)


def choice(observation: Observation, *names: str) -> str:
    moves = [BOOK.named[name] for name in names]
    return bots.make("zipang", "steady", 7).decide(observation, moves, None).name


# --- odds -------------------------------------------------------------------------------------------


def test_unseen_cards_are_the_deck_without_all_that_is_known() -> None:
    view = seen("captain monk warlord", [seat(known=["emperor"]), seat()], discards=["bandit"], taken="ninja")
    left = unseen(view)
    assert left.total() == len(deck(3)) - 6
    assert (left[CAPTAIN], left[MONK], left[WARLORD]) == (2, 1, 0)


def test_draws_count_every_way_once() -> None:
    pool = Counter({PEASANT: 3, MONK: 1})
    assert dict(draws(pool, 2)) == {(PEASANT, PEASANT): 3, (PEASANT, MONK): 3}


def test_blocks_that_were_seen_rule_weak_hands_out() -> None:
    pool = Counter({PEASANT: 2, WARLORD: 1})
    assert chance_below(hand_odds(seat(), pool), 3) == pytest.approx(1 / 3)
    assert chance_below(hand_odds(seat(proved_btl=3), pool), 3) == 0


def test_honor_wins_are_shared_by_equals() -> None:
    def wins(*honors: dict[int, float]) -> list[float]:
        return honor_wins(list(honors), [honor_ranks(odds) for odds in honors])

    assert wins({5: 1.0}, {4: 1.0}) == [1, 0]
    assert wins({4: 1.0}, {4: 1.0}) == [0.5, 0.5]
    assert wins({0: 1.0}, {4: 0.5, 0: 0.5}) == [0.25, 0.75]


def test_hope_is_certain_when_somebody_has_no_coin() -> None:
    assert hope((5, 4, 0), 0) == 1
    assert hope((5, 4, 0), 1) == 0
    assert hope((5, 5, 0), 1) == 0.5
    assert hope((3, 3, 3), 0) == pytest.approx(1 / 3)


# --- the own turn -----------------------------------------------------------------------------------


def test_attacks_the_hand_that_is_known_to_be_weak() -> None:
    weak, strong = seat(known=["peasant", "princess"]), seat(known=["captain", "ninja"])
    assert choice(seen("captain bandit peasant", [strong, weak]), "captain:1", "captain:2") == "captain:2"


def test_steals_from_the_rich() -> None:
    others = [seat(coins=2), seat(coins=7)]
    assert choice(seen("bandit captain captain", others), "bandit:1", "bandit:2") == "bandit:2"


def test_takes_half_of_what_is_more() -> None:
    names = ("princess:pot", "princess:1", "princess:2")
    rich = seen("princess captain captain", [seat(coins=8), seat(coins=1)], pot=2)
    assert choice(rich, *names) == "princess:1"
    assert (
        choice(seen("princess captain captain", [seat(coins=1), seat(coins=1)], pot=8), *names)
        == "princess:pot"
    )


def test_plays_the_emperor_with_honor_in_hand_and_keeps_him_without() -> None:
    honorable = seen("emperor nobleman shrine_maiden", [seat(), seat()])
    assert choice(honorable, "emperor", "nobleman:1", "shrine_maiden") == "emperor"
    poor = seen("emperor peasant captain", [seat(known=["nobleman", "monk"]), seat()])
    assert choice(poor, "emperor", "peasant") == "peasant"


def test_keeps_the_strong_defense() -> None:
    assert choice(seen("captain ninja peasant", [seat(), seat()]), "peasant", "ninja:1") == "peasant"


def test_ends_the_game_while_it_leads() -> None:
    """The merchant takes the last coin of seat 2; honor then decides the campaign for the leader."""
    others = [seat(coins=2, known=["peasant", "peasant"]), seat(coins=1, known=["bandit", "captain"])]
    view = seen("merchant nobleman princess", others, me={"coins": 9}, last_turn=True, supply=0)
    assert choice(view, "merchant", "princess:pot", "nobleman:1") == "merchant"


def test_takes_the_card_that_wins() -> None:
    others = [seat(known=["peasant", "princess"])]
    view = seen("captain bandit", others, step="take-discard", discards=["kabuki", "peasant", "warlord"])
    assert choice(view, "take:peasant", "take:warlord") == "take:warlord"


# --- reactions --------------------------------------------------------------------------------------


def test_uses_the_monk_only_against_what_the_hand_cannot_stand() -> None:
    answers = ("react:let", "react:monk")
    assert choice(asked("monk princess", "captain", 3), *answers) == "react:monk"
    assert choice(asked("monk captain", "captain", 3), *answers) == "react:let"


def test_buys_a_block_rather_than_losing_a_rich_campaign() -> None:
    answers = ("react:let", "react:coin")
    assert choice(asked("peasant princess", "warlord", 5, pot=6), *answers) == "react:coin"
    assert choice(asked("captain ninja", "captain", 3, pot=6), *answers) == "react:let"
