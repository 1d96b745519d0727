"""Token buckets, with a clock that the tests turn."""

from __future__ import annotations

import pytest

from tenka.server.ops import limits
from tenka.server.ops.limits import TokenBuckets


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_burst_is_taken_and_then_the_rate_holds() -> None:
    clock = Clock()
    buckets = TokenBuckets(rate=2, burst=3, clock=clock)
    assert [buckets.take("ann") for _ in range(5)] == [True, True, True, False, False]
    clock.time = 0.5
    assert [buckets.take("ann") for _ in range(2)] == [True, False]
    clock.time = 100
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = TokenBuckets(rate=1, burst=1, clock=Clock())
    assert buckets.take("ann")
    assert buckets.take("ben")
    assert not buckets.take("ann")


def test_full_buckets_are_forgotten_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 10)
    clock = Clock()
    buckets = TokenBuckets(rate=1, burst=1, clock=clock)
    for number in range(9):
        assert buckets.take(f"early-{number}")
    clock.time = 0.9
    assert buckets.take("ann")
    clock.time = 1.0
    assert not buckets.take("ann")
    assert len(buckets._buckets) == 1


def test_buckets_in_use_are_not_all_looked_at_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 10)
    buckets = TokenBuckets(rate=1, burst=1, clock=Clock())
    looks, known = 0, buckets._buckets
    for number in range(40):
        assert buckets.take(f"p{number}")
        looks += buckets._buckets is not known
        known = buckets._buckets
    assert looks == 2
    assert len(known) == 40


def test_what_costs_more_takes_more_and_can_be_owed() -> None:
    clock = Clock()
    buckets = TokenBuckets(rate=2, burst=10, clock=clock)
    assert [buckets.wait("ann", 6), buckets.wait("ann", 6), buckets.wait("ann", 4)] == [0.0, 1.0, 0.0]
    buckets.owe("ann", 3)
    assert (buckets.debt("ann"), buckets.debt("ben"), buckets.wait("ann", 1)) == (1.5, 0.0, 2.0)
    clock.time = 2.0
    assert (buckets.debt("ann"), buckets.wait("ann", 1)) == (0.0, 0.0)
