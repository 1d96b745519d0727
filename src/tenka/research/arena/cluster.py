"""A contest on a Dask cluster. Workers need Tenka installed, and nothing else.

A game is a pure function of the contest and its number, so a game that was lost with its worker is simply
played again elsewhere, with the same result; results are kept by number, so nothing counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from tenka.core.errors import SpokenError

T = TypeVar("T")
TIMEOUT = 20
AHEAD = 4
"""Games handed out in advance, for each thread of the cluster."""


class NoCluster(SpokenError):
    """Dask is not installed, or nobody answers there."""


def play_on(address: str, play: Callable[[int], T], missing: list[int]) -> Iterator[T]:
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise NoCluster("no-dask") from None
    try:
        client: Any = dask.Client(address, timeout=TIMEOUT)
    except (OSError, ValueError) as error:
        raise NoCluster("no-cluster", address=address, why=str(error)) from None
    with client:
        waiting = iter(missing)
        crew = max(1, sum(client.nthreads().values()))
        running = dask.as_completed([_hand_out(client, play, n) for n in islice(waiting, AHEAD * crew)])
        for future in running:
            yield future.result()
            for number in islice(waiting, 1):
                running.add(_hand_out(client, play, number))


def _hand_out(client: Any, play: Callable[[int], Any], number: int) -> Any:
    return client.submit(play, number, pure=False)
