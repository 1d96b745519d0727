"""Bad input: each wrong wish is refused with its paragraph, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.errors import BadOptions, Refused
from tenka.core.record import Player
from tenka.core.table import Table
from tenka.games import load
from tests.games.shogun.positions import Play


def battle() -> Play:
    """Aki (4 armies) beside Bingo (own), Iwami (neutral, or not there) and Iyo (of seat 1)."""
    play = Play(3).own("aki", 0, 4).own("bingo", 0, 1).own("iyo", 1, 2, "temple").event("temple_3")
    return play.carry_out({0: {"battle_a": "aki"}}, "battle_a")


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("march:mutsu:1", "removed shogun/S2"),
        ("march:iwami:1", "removed shogun/S2"),
        ("march:kai:1", "no-border shogun/A10"),
        ("march:hoki:1", "no-border shogun/A10"),
        ("march:aki:1", "same-province shogun/A10"),
        ("march:bingo:4", "leave-one shogun/A10"),
        ("march:bingo:62", "leave-one shogun/A10"),
        ("march:iyo:1", "temple-shield shogun/A12"),
        ("stay", "must-move shogun/A9"),
        ("plan:castle:aki", "not-now shogun/Y2"),
        ("special:attack", "not-now shogun/Y2"),
        ("revolt:aki", "not-now shogun/Y2"),
        ("unseal", "not-now shogun/Y2"),
        ("claim:aki", "not-now shogun/Y2"),
        ("renew", "not-now shogun/Y2"),
        ("group:2", "not-now shogun/Y2"),
    ],
)
def test_a_wrong_march_is_refused(move: str, refusal: str) -> None:
    assert battle().refused(move) == refusal


def test_nobody_marches_for_another() -> None:
    assert battle().refused("march:bingo:1", 1) == "not-your-turn shogun/A0"


@pytest.mark.parametrize(
    ("moves", "refusal"),
    [
        (["plan:castle:kai"], "not-your-province shogun/P1"),
        (["plan:castle:izumo"], "removed shogun/S2"),
        (["plan:castle:bingo"], "not-your-province shogun/P1"),
        (["plan:castle:aki", "plan:temple:aki"], "card-used shogun/P1"),
        (["plan:castle:chest2", "plan:temple:chest2"], "card-used shogun/P1"),
        (["plan:temple:aki"], "next-space shogun/P1"),
        (["plan:auction:chest0"], "next-space shogun/P1"),
        (["plan:castle:empty", "plan:temple:empty", "plan:theater:empty"], None),
        (["special:attack"], "not-now shogun/Y2"),
        (["stay"], "not-now shogun/Y2"),
        (["unseal"], "nothing-sealed shogun/P5"),
    ],
)
def test_a_wrong_plan_is_refused(moves: list[str], refusal: str | None) -> None:
    play = Play(3).own("aki", 0, 2).own("kai", 1, 2).plan()
    for name in moves[:-1]:
        play.do(name, 0)
    assert play.refused(moves[-1], 0) == refusal


def test_a_wrong_claim_is_refused() -> None:
    game = load("shogun", 4, {"setup": "draft"})
    table = Table.open(game, [Player("", "bot")] * 4, b"seed" * 8, {"setup": "draft"})
    (seat,) = table.actors()
    open_cards = table.observe(-1).draft_table.face_up
    hidden = next(name for name in table.observe(-1).provinces if name not in open_cards)
    for name, code in {
        f"claim:{hidden}": "not-face-up",
        "group:5": "claim-first",
        "renew": "cannot-renew",
        "plan:castle:aki": "not-now",
        "claim:atlantis": "unknown-move",
    }.items():
        with pytest.raises(Refused) as refused:
            table.play(seat, name)
        assert refused.value.refusal.code == code
    table.play(seat, f"claim:{open_cards[0]}")
    for name, code in {f"claim:{open_cards[1]}": "place-group-first", "group:1": "no-such-group"}.items():
        with pytest.raises(Refused) as refused:
            table.play(seat, name)
        assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"color": "red"}, "shogun has no option 'color'. There is: side, setup"),
        ({"side": "mars"}, "'side' is one of sun, moon, not 'mars'"),
        ({"side": 3}, "'side' is one of sun, moon, not 3"),
        ({"setup": "chess"}, "'setup' is one of predetermined, draft"),
        ({"side": "moon", "setup": "predetermined"}, "for the sun side only"),
        ({"tower": "dice"}, "'tower' is one of shelves, simple, recorded"),
        ({"may_decline_moves": "yes"}, "'may_decline_moves' is true or false, not 'yes'"),
        ({"may_decline_moves": 1}, "true or false, not 1"),
        ({"material": "tower"}, "'material' is a list of corrections"),
        ({"material": [1]}, "'material' is a list of corrections"),
    ],
)
def test_a_wrong_option_is_refused_in_words(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        load("shogun", 4, options)


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="3 to 5 players"):
        load("shogun", seats)
