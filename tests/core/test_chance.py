"""Where draws come from: fair ones that can be recomputed, replayed ones, noted ones, fast ones."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from tenka.core.chance import Chance, FairChance, FastChance, RecordedChance, ReplayedChance
from tenka.core.errors import BadChance
from tests.core.games import SEED

OTHER = bytes(31) + b"\x01"


def specified_words(seed: bytes, moment: int, stream: str) -> Iterator[int]:
    """The numbers of a stream as the documentation tells it, written a second time."""
    block = 0
    while True:
        message = seed + moment.to_bytes(8, "big") + block.to_bytes(8, "big") + stream.encode("utf-8")
        text = hashlib.sha256(message).hexdigest()
        yield from (int(text[start : start + 8], 16) for start in range(0, 64, 8))
        block += 1


def specified_pick(words: Iterator[int], n: int) -> int:
    largest = 2**32 // n * n
    return next(word for word in words if word < largest) % n


def specified_order(words: Iterator[int], n: int) -> list[int]:
    places = list(range(n))
    for last in reversed(range(1, n)):
        other = specified_pick(words, last + 1)
        places[last], places[other] = places[other], places[last]
    return places


@pytest.mark.parametrize(("moment", "stream"), [(0, "deck"), (1, "deck"), (7, "tea"), (123456789, "Würfel")])
def test_fair_draws_are_those_of_the_specification(moment: int, stream: str) -> None:
    """Picks and shuffles of a stream come from one sequence of numbers."""
    words = specified_words(SEED, moment, stream)
    chance = FairChance(SEED, moment)
    for n in (2, 3, 18, 30, 1, 2**32, 2**31 + 1, 2**31 + 1, 7):
        assert chance.pick(stream, n) == specified_pick(words, n)
        assert chance.order(stream, n % 31) == specified_order(words, n % 31)


def test_fair_draws_are_golden() -> None:
    """Published seeds must give the same games for ever."""
    assert FairChance(bytes(32), 1).order("deck", 5) == [2, 0, 1, 4, 3]


def test_numbers_that_would_favor_some_are_skipped() -> None:
    """With n just above half of all numbers almost every second one is thrown away."""
    words = specified_words(SEED, 3, "skip")
    chance = FairChance(SEED, 3)
    n = 2**31 + 1
    drawn = [chance.pick("skip", n) for _ in range(50)]
    taken = [word for word in (next(words) for _ in range(200)) if word < n]
    assert drawn == taken[:50]
    assert len(taken) < 150


@pytest.mark.parametrize("make", [lambda: FairChance(SEED, 0), lambda: FastChance(1)])
def test_picks_and_shuffles_are_even(make: type[Chance]) -> None:
    """Each of six sides and each of six orders comes about as often as the others."""
    chance = make()
    sides = Counter(chance.pick("die", 6) for _ in range(6000))
    orders = Counter(tuple(chance.order("three", 3)) for _ in range(6000))
    for counts in (sides, orders):
        assert len(counts) == 6
        assert all(850 < count < 1150 for count in counts.values())


def test_streams_do_not_disturb_each_other() -> None:
    """Drawing from one stream changes nothing in another one."""
    alone = FairChance(SEED, 2)
    expected = [alone.pick("a", 1000) for _ in range(20)]
    mixed = FairChance(SEED, 2)
    found = []
    for number in range(20):
        mixed.order("b", number)
        found.append(mixed.pick("a", 1000))
    assert found == expected
    assert [mixed.pick("c", 1000) for _ in range(20)] != expected


def test_moments_and_seeds_differ() -> None:
    """Each entry and each seed has draws of its own, in the first shuffle and in later ones."""
    orders = {
        (seed, moment): [FairChance(seed, moment).order("deck", 30), later(seed, moment)]
        for seed in (SEED, OTHER)
        for moment in (0, 1, 2)
    }
    firsts = [str(pair[0]) for pair in orders.values()]
    seconds = [str(pair[1]) for pair in orders.values()]
    assert len(set(firsts + seconds)) == 12


def later(seed: bytes, moment: int) -> list[int]:
    chance = FairChance(seed, moment)
    chance.order("deck", 30)
    return chance.order("deck", 30)


def test_shuffle_keeps_the_items_and_the_list_it_was_given() -> None:
    items = [5, 5, 7, 9]
    assert ReplayedChance({"s": [3, 0, 2, 1]}).shuffle("s", items) == [9, 5, 7, 5]
    assert items == [5, 5, 7, 9]


def test_replayed_draws_come_in_their_order() -> None:
    chance = ReplayedChance({"a": [2, 0, 1, 1], "b": [5]})
    assert chance.pick("b", 6) == 5
    assert chance.order("a", 3) == [2, 0, 1]
    assert chance.pick("a", 2) == 1
    chance.finish()


def test_replaying_leaves_the_record_as_it_was() -> None:
    draws = {"a": [1, 2]}
    ReplayedChance(draws).pick("a", 3)
    assert draws == {"a": [1, 2]}


@pytest.mark.parametrize(
    ("numbers", "ask", "words"),
    [
        ([], 2, "the draws of 's' end too early"),
        ([2], 2, "a draw of 's' is 2, not one of 2"),
        ([-1], 2, "a draw of 's' is -1"),
        ([10**30], 2, "is 1000000"),
    ],
)
def test_a_replayed_pick_that_does_not_fit_is_refused(numbers: list[int], ask: int, words: str) -> None:
    with pytest.raises(BadChance, match=words):
        ReplayedChance({"s": numbers}).pick("s", ask)


@pytest.mark.parametrize("numbers", [[0, 0, 1], [0, 1, 3], [1, 2, 3], [-1, 0, 1]])
def test_a_replayed_shuffle_must_be_an_order(numbers: list[int]) -> None:
    with pytest.raises(BadChance, match="no order of 3 things"):
        ReplayedChance({"s": numbers}).order("s", 3)


def test_a_replayed_shuffle_that_ends_early_is_refused() -> None:
    with pytest.raises(BadChance, match="end too early"):
        ReplayedChance({"s": [0, 1]}).order("s", 3)
    with pytest.raises(BadChance, match="end too early"):
        ReplayedChance({}).order("s", 1)


def test_draws_that_nobody_asked_for_are_noticed() -> None:
    chance = ReplayedChance({"a": [], "s": [0, 1, 0]})
    chance.pick("s", 2)
    with pytest.raises(BadChance, match="2 draws of 's' are left over"):
        chance.finish()


def test_noted_draws_can_be_replayed() -> None:
    """What a recorder writes down gives the same draws again, to the last one."""
    noted = RecordedChance(FairChance(SEED, 4))
    drawn = [noted.pick("a", 6), *noted.order("b", 5), noted.pick("a", 100), *noted.shuffle("a", [7, 8, 9])]
    again = ReplayedChance(noted.drawn)
    assert drawn == [
        again.pick("a", 6),
        *again.order("b", 5),
        again.pick("a", 100),
        *again.shuffle("a", [7, 8, 9]),
    ]
    again.finish()
    assert {stream: len(numbers) for stream, numbers in noted.drawn.items()} == {"a": 5, "b": 5}


def test_fast_draws_follow_from_their_seed() -> None:
    assert FastChance(3).order("", 30) == FastChance(3).order("any", 30)
    assert len({str(FastChance(seed).order("", 30)) for seed in range(-20, 20)}) == 40


def test_the_fast_shuffle_is_the_one_that_all_sources_share() -> None:
    """It is written a second time for speed; the order must be the same."""
    items = list(range(100, 130))
    by_order = [items[place] for place in FastChance(5).order("", 30)]
    assert FastChance(5).shuffle("", items) == by_order
    assert items == list(range(100, 130))
