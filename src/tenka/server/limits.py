"""How often somebody may ask: token buckets, by any key."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MANY = 10_000
"""Buckets that are kept before the full ones are forgotten."""


class Buckets:
    """A bucket for each key holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Whether there was a token left."""
        return not self.wait(key)

    def wait(self, key: str) -> float:
        """Take a token: 0, or how many seconds there will be none."""
        now = self._clock()
        tokens = self._tokens(key, now)
        if len(self._buckets) >= MANY:
            self._forget(now)
        if tokens < 1:
            return (1 - tokens) / self._rate
        self._buckets[key] = (tokens - 1, now)
        return 0.0

    def _tokens(self, key: str, now: float) -> float:
        tokens, then = self._buckets.get(key, (float(self._burst), now))
        return min(self._burst, tokens + (now - then) * self._rate)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if self._tokens(key, now) < self._burst
        }
