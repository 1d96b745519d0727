"""What the server counts, for Prometheus. Names and codes only: no table, no person, no move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from tenka.server.rooms.environment import Meter

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
REGISTRY: Final = CollectorRegistry()
for _collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
    REGISTRY.register(_collector)

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

TABLES: Final = Gauge("tenka_tables", "Tables in memory", registry=REGISTRY)
LISTENERS: Final = Gauge("tenka_listeners", "Open WebSockets at tables", registry=REGISTRY)
THINKING: Final = Gauge("tenka_thinking", "Bots that are choosing a move", registry=REGISTRY)
MOVES: Final = Counter("tenka_moves", "Stored moves", ["by"], registry=REGISTRY)
COMMAND_SECONDS: Final = Histogram(
    "tenka_command_seconds",
    "From a command's arrival until it is stored and told, or refused",
    buckets=SECONDS,
    registry=REGISTRY,
)
STORE_SECONDS: Final = Histogram(
    "tenka_store_seconds",
    "Storing one move, by how it ended",
    ["end"],
    buckets=SECONDS,
    registry=REGISTRY,
)
REFUSALS: Final = Counter(
    "tenka_refusals", "Refused moves and requests, by code", ["code"], registry=REGISTRY
)
REQUESTS: Final = Counter("tenka_requests", "HTTP requests", ["route", "method", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "tenka_request_seconds", "Answering an HTTP request", ["route"], buckets=SECONDS, registry=REGISTRY
)
FRESH_VIEWS: Final = Counter(
    "tenka_fresh_views", "Slow connections that lost messages and got a fresh view", registry=REGISTRY
)
DROPPED: Final = Counter(
    "tenka_dropped", "Connections that were dropped because nobody read them", registry=REGISTRY
)


class RoomMeter(Meter):
    """Counts what happens in rooms."""

    def room_opened(self) -> None:
        TABLES.inc()

    def room_closed(self) -> None:
        TABLES.dec()

    def refused(self, code: str) -> None:
        REFUSALS.labels(code).inc()

    def resynced(self) -> None:
        FRESH_VIEWS.inc()

    def thinking(self) -> AbstractContextManager[object]:
        return THINKING.track_inprogress()


def text() -> bytes:
    """Everything counted so far, as Prometheus reads it."""
    return generate_latest(REGISTRY)


def value(name: str) -> float:
    """One count without labels; 0 where the system does not tell."""
    return REGISTRY.get_sample_value(name) or 0.0


def moves() -> int:
    return int(
        sum(sample.value for sample in next(iter(MOVES.collect())).samples if sample.name.endswith("_total"))
    )


_MOVES_BY: Final = {by: MOVES.labels(by) for by in ("itself", "person")}
_STORED: Final = STORE_SECONDS.labels("stored")
"""Found once: to look a label up takes longer than to count."""


@contextmanager
def timed_store(key: str) -> Iterator[None]:
    """Measures the storing of a move; only one that is stored counts as a move."""
    started = perf_counter()
    end = "failed"
    try:
        yield
        end = "stored"
        _MOVES_BY["itself" if key.startswith("auto:") else "person"].inc()
    except Exception as error:
        end = type(error).__name__
        raise
    finally:
        (_STORED if end == "stored" else STORE_SECONDS.labels(end)).observe(perf_counter() - started)
