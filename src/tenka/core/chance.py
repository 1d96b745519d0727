"""Where randomness comes from. Never part of a State, so that nobody can look ahead.

Every draw belongs to a named stream and is either an index below `n` or the order of a shuffle.
A record stores a draw as plain numbers: one for an index, `n` for a shuffle (the items' old places).
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

from tenka.core.errors import BadChance
from tenka.core.pickling import picklable

WORDS_A_BLOCK: Final = 8

T = TypeVar("T")


class Chance:
    """Draws numbers. This base class serves `shuffle`; the others say how to pick one."""

    def pick(self, stream: str, n: int) -> int:
        """A number from 0 to n-1."""
        raise NotImplementedError

    def order(self, stream: str, n: int) -> list[int]:
        """The numbers from 0 to n-1 in random order (Fisher-Yates from the last place down)."""
        places = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.pick(stream, last + 1)
            places[last], places[other] = places[other], places[last]
        return places

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """The items in random order, as a new list."""
        return [items[place] for place in self.order(stream, len(items))]


class FastChance(Chance):
    """For search, self-play and tests: the sfc32 generator, quick but neither secret nor split by stream."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(seed.to_bytes(16, "big", signed=True)).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = 1

    def word(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        result: i64 = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & mask
        self.c = ((((self.c << 21) & mask) | (self.c >> 11)) + result) & mask
        return result

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

    def pick(self, stream: str, n: int) -> int:
        return self.below(n)

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """As the other sources do it, without a call for each item."""
        shuffled = items[:]
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
            last -= 1
        return shuffled


picklable(FastChance, lambda: FastChance(0))


class FairChance(Chance):
    """The true draws of one moment of a game, from a secret seed that is published at the end.

    Moment 0 is the set-up, moment k the k-th entry of the record, so that draws can be made and checked
    without the ones before. Block i of a stream is SHA-256 of seed, moment (8 bytes), i (8 bytes) and the
    stream's name, read as eight 32-bit numbers; a number w is skipped if it is not below the largest
    multiple of n, else the draw is w modulo n.
    """

    def __init__(self, seed: bytes, moment: int) -> None:
        self.prefix: Final = seed + moment.to_bytes(8, "big")
        self.words: dict[str, list[int]] = {}
        self.blocks: dict[str, int] = {}

    def word(self, stream: str) -> int:
        words = self.words.setdefault(stream, [])
        if not words:
            block = self.blocks.get(stream, 0)
            self.blocks[stream] = block + 1
            digest = hashlib.sha256(self.prefix + block.to_bytes(8, "big") + stream.encode()).digest()
            for i in range(WORDS_A_BLOCK - 1, -1, -1):
                words.append(int.from_bytes(digest[4 * i : 4 * i + 4], "big"))
        return words.pop()

    def pick(self, stream: str, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = self.word(stream)
            if word < limit:
                return word % n


class ReplayedChance(Chance):
    """Draws that happened already: from a record, or from a real table."""

    def __init__(self, draws: dict[str, list[int]]) -> None:
        self.draws: dict[str, list[int]] = {stream: list(numbers) for stream, numbers in draws.items()}

    def take(self, stream: str, count: int) -> list[int]:
        numbers = self.draws.get(stream, [])
        if len(numbers) < count:
            raise BadChance("draws-short", stream=stream)
        self.draws[stream] = numbers[count:]
        return numbers[:count]

    def pick(self, stream: str, n: int) -> int:
        number = self.take(stream, 1)[0]
        if not 0 <= number < n:
            raise BadChance("draw-range", stream=stream, number=number, of=n)
        return number

    def order(self, stream: str, n: int) -> list[int]:
        numbers = self.take(stream, n)
        if sorted(numbers) != list(range(n)):
            raise BadChance("draw-order", stream=stream, of=n)
        return numbers

    def finish(self) -> None:
        """Complain about draws that nobody asked for."""
        for stream, numbers in self.draws.items():
            if numbers:
                raise BadChance("draws-left", stream=stream, number=len(numbers))


class ConfirmedChance(Chance):
    """Draws from a source and complains at the first draw that a record tells otherwise."""

    def __init__(self, source: Chance, claimed: ReplayedChance) -> None:
        self.source: Final = source
        self.claimed: Final = claimed

    def pick(self, stream: str, n: int) -> int:
        number = self.source.pick(stream, n)
        if self.claimed.pick(stream, n) != number:
            raise BadChance("draw-other", stream=stream)
        return number

    def order(self, stream: str, n: int) -> list[int]:
        numbers = self.source.order(stream, n)
        if self.claimed.order(stream, n) != numbers:
            raise BadChance("shuffle-other", stream=stream)
        return numbers

    def finish(self) -> None:
        self.claimed.finish()


class RecordedChance(Chance):
    """Notes what another source draws."""

    def __init__(self, source: Chance) -> None:
        self.source: Final = source
        self.drawn: dict[str, list[int]] = {}

    def pick(self, stream: str, n: int) -> int:
        number = self.source.pick(stream, n)
        self.drawn.setdefault(stream, []).append(number)
        return number

    def order(self, stream: str, n: int) -> list[int]:
        numbers = self.source.order(stream, n)
        self.drawn.setdefault(stream, []).extend(numbers)
        return numbers
