"""How often somebody may ask: token buckets, by any key."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MANY = 10_000
"""Buckets that are kept before the full ones are forgotten."""


class TokenBuckets:
    """A bucket for each key holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        self._many = MANY

    def take(self, key: str) -> bool:
        """Whether there was a token left."""
        return not self.wait(key)

    def wait(self, key: str, cost: float = 1) -> float:
        """Take as many tokens: 0, or how many seconds there will not be enough."""
        now = self._clock()
        tokens = self._tokens(key, now)
        self._tidy(now)
        if tokens < cost:
            return (cost - tokens) / self._rate
        self._buckets[key] = (tokens - cost, now)
        return 0.0

    def owe(self, key: str, cost: float) -> None:
        """Take as many tokens even if they are not there: then nothing can be had until they came in."""
        now = self._clock()
        self._tidy(now)
        self._buckets[key] = (self._tokens(key, now) - cost, now)

    def debt(self, key: str) -> float:
        """How many seconds it takes until nothing is owed any more."""
        return max(0.0, -self._tokens(key, self._clock()) / self._rate)

    def _tokens(self, key: str, now: float) -> float:
        tokens, then = self._buckets.get(key, (float(self._burst), now))
        return min(self._burst, tokens + (now - then) * self._rate)

    def _tidy(self, now: float) -> None:
        """Forget the full ones, when there are twice as many as were left the last time."""
        if len(self._buckets) >= self._many:
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if self._tokens(key, now) < self._burst
            }
            self._many = max(MANY, 2 * len(self._buckets))
