"""The one policy to try again: bounded, without jitter, and only after what it is for."""

from __future__ import annotations

import asyncio

import pytest

from tenka.core.errors import TenkaError
from tenka.server.retry import ATTEMPTS, OVERTAKEN, repeating, retrying
from tenka.server.storage.model import Clash, StorageDown, Taken


class Attempts:
    """Fails so many times, then answers."""

    def __init__(self, failures: int, error: Exception) -> None:
        self._failures = failures
        self._error = error
        self.made = 0

    async def __call__(self) -> int:
        self.made += 1
        if self.made <= self._failures:
            raise self._error
        return self.made


@pytest.mark.parametrize("error", OVERTAKEN)
def test_what_another_process_was_quicker_at_is_tried_again(error: type[TenkaError]) -> None:
    attempts = Attempts(ATTEMPTS - 1, error("quicker"))
    assert asyncio.run(retrying(attempts)) == ATTEMPTS


def test_nothing_is_tried_for_ever() -> None:
    attempts = Attempts(1000, Taken("always"))
    with pytest.raises(Taken):
        asyncio.run(retrying(attempts))
    assert attempts.made == ATTEMPTS


def test_other_failures_are_not_hidden() -> None:
    attempts = Attempts(1, StorageDown("away"))
    with pytest.raises(StorageDown):
        asyncio.run(retrying(attempts))
    assert attempts.made == 1
    assert asyncio.run(retrying(Attempts(2, Clash("number")), on=(Clash,))) == 3


def test_work_in_the_background_goes_on_after_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise StorageDown("the password is in here")
        if len(done) == 3:
            raise KeyError

    with pytest.raises(KeyError):
        asyncio.run(repeating(work, 0.0, "clocks"))
    assert done == [0, 1, 2]
    assert caplog.messages == ["clocks: StorageDown"]
