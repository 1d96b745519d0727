"""Drawing a world where hands are known to be strong: it ends, and is fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from tenka import bots, games
from tenka.bots import coach
from tenka.core.chance import FastChance
from tenka.core.errors import BadRecord, ImpossiblePosition
from tenka.core.fork import fork_of, resampled
from tenka.games.zipang.deals import Deals, counted
from tenka.games.zipang.material import BTL, deck
from tests.support.hostile import SEATS, strong_position

GAME = games.load("zipang", SEATS)
DRAWS = 3000


def test_a_position_that_hardly_any_deal_agrees_with_is_drawn_at_once() -> None:
    seen = strong_position()
    worlds = [GAME.resample(seen, FastChance(number)) for number in range(5)]
    assert all(GAME.observe(world, 0) == seen for world in worlds)
    assert all(sum(BTL[card] for card in world.hands[1]) >= 13 for world in worlds)
    assert len({str(world.hands) for world in worlds}) > 1


def test_every_deal_that_fits_is_as_likely_as_any_other() -> None:
    """Against the list of all deals: two hands of two cards from six cards of different strength."""
    pool = [0, 1, 2, 5, 8, 13]
    needs = ((2, 5), (2, 4))
    fitting = [
        row[:4]
        for row in permutations(pool)
        if BTL[row[0]] + BTL[row[1]] >= 5 and BTL[row[2]] + BTL[row[3]] >= 4
    ]
    expected = Counter(_sorted(row) for row in fitting)
    chance, drawn = FastChance(1), Counter[tuple[tuple[int, ...], ...]]()
    deals = Deals(counted(pool), needs)
    for _ in range(DRAWS):
        one, other = deals.draw(chance.shuffle("pool", pool), chance)
        drawn[_sorted((*one, *other))] += 1
    assert set(drawn) == set(expected)
    for deal, ways in expected.items():
        mean = DRAWS * ways / len(fitting)
        assert abs(drawn[deal] - mean) < 5 * mean**0.5, deal


def _sorted(row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(row[:2])), tuple(sorted(row[2:4]))


@pytest.mark.parametrize(
    ("needs", "code"), [(((2, 10),), "impossible"), (((0, 1),), "impossible"), (((5, 8),) * 5, "hard")]
)
def test_what_no_deal_fits_and_what_cannot_be_counted_is_refused(
    needs: tuple[tuple[int, int], ...], code: str
) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        Deals(counted(deck(SEATS)), needs)
    assert refused.value.code == f"position-{code}"


def test_the_strongest_hands_that_a_full_table_can_hold_are_counted() -> None:
    hands = Deals(counted(deck(SEATS)), ((3, 6),) * 5).draw(deck(SEATS), FastChance(1))
    assert [len(hand) for hand in hands] == [3] * 5
    assert all(sum(BTL[kind] for kind in hand) >= 6 for hand in hands)


def test_forks_bots_and_the_coach_hear_that_no_deal_agrees() -> None:
    seen = strong_position()
    impossible = replace(seen, seats=[replace(seat, proved_btl=500) for seat in seen.seats])
    with pytest.raises(ImpossiblePosition, match="No deal of the cards agrees"):
        GAME.resample(impossible, FastChance(1))
    with pytest.raises(BadRecord, match=r"cannot be drawn. No deal of the cards"):
        resampled(GAME, fork_of("", 0, impossible), FastChance(1))
    moves = GAME.moves(GAME.resample(seen, FastChance(1)), 1)
    assert bots.make("zipang", "sharp", 1).decide(impossible, moves, None) is moves[0]
    with pytest.raises(ImpossiblePosition):
        coach.advise(impossible, [move.name for move in moves])
