"""What requests and messages cost: all of them are priced, the prices hold, and limits count them."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from time import thread_time
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from tenka import games
from tenka.core import record as records
from tenka.core.events import PUBLIC
from tenka.core.record import AnyEntry, Record
from tenka.core.table import AnyTable, Table
from tenka.games import plugin_of
from tenka.server.http.routes import ENDPOINTS
from tenka.server.ops import costs
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.protocol.socket import ClientMessage
from tenka.server.rooms import table_factory, views
from tenka.server.rooms.replay import PAGE_BYTES, PAGE_STEPS, replay_page, since_page
from tenka.server.settings import Settings
from tenka.server.storage.model import Identity
from tenka.server.storage.uploads import stored
from tests.core.test_undo import form, sharing
from tests.server.conftest import GENEROUS
from tests.server.http.test_finished_games import golden, upload
from tests.server.live import BOT, ME, LiveServer, Person, running

SOCKET = "WS /tables/{table}/ws"
ODDS = 100
"""What the dearest query takes at most; its time is paid for afterwards."""
TRIALS = 5
SLOWER = 4
"""A busy machine may take so many times as long as what the table says."""
LONGEST = Path(__file__).parents[2] / "games/shogun/golden/all-draft-5.json"
HOSTING = Path(__file__).parents[3] / "docs/hosting.md"
STINGY = replace(GENEROUS, work_a_second=0.001)


def test_every_request_and_message_has_its_price() -> None:
    assert set(costs.MESSAGES) == set(get_args(ClientMessage))
    prices = [endpoint.cost for endpoint in ENDPOINTS]
    assert all(cost > 0 for cost in [*prices, costs.CONNECTION, *costs.MESSAGES.values()])


def test_the_hosts_page_tells_the_prices() -> None:
    told = HOSTING.read_text("utf-8").split("<!-- costs -->")[1].split("<!-- /costs -->")[0]
    assert told.strip().splitlines()[2:] == price_list()


def price_list() -> list[str]:
    names = {endpoint.name: endpoint.cost for endpoint in ENDPOINTS} | {SOCKET: costs.CONNECTION}
    names |= {kind.__struct_config__.tag: cost for kind, cost in costs.MESSAGES.items()}
    prices = sorted(set(names.values()))
    asked = {price: [f"`{name}`" for name, cost in names.items() if cost == price] for price in prices}
    return [f"| {price} | {', '.join(asked[price])} |" for price in prices]


# --- the prices hold --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """The longest of the golden games, with all modules."""
    return records.decode(LONGEST.read_bytes())


@pytest.fixture(scope="module")
def late(record: Record) -> AnyTable:
    """It in its last winter."""
    past = Table.retrace(records.load_game(record, games.load), record)
    return next(islice(past, len(record.entries) - 30, None))


def check_price(price: int, work: Callable[[], Any]) -> None:
    check_prices(price, lambda: [timed(work)])


def check_prices(price: int, work: Callable[[], list[float]]) -> None:
    """Of each part of some work the shortest time counts, and others' garbage is not collected in it."""
    gc.collect()
    gc.disable()
    try:
        best = work()
        for _ in range(TRIALS - 1):
            if max(best) > price:
                best = [min(pair) for pair in zip(best, work(), strict=True)]
    finally:
        gc.enable()
    assert max(best) <= SLOWER * price, best


def timed(work: Callable[[], Any]) -> float:
    """Milliseconds of the processor, of this thread."""
    begun = thread_time()
    work()
    return 1000 * (thread_time() - begun)


def encoded_view(table: AnyTable) -> bytes:
    options, seats = table.options, [SeatSpec("me"), *[SeatSpec("bot", "random")] * (table.game.seats - 1)]
    made = table_factory.new_table(CreateTable("shogun", seats, options), Identity("ann", "Ann"))
    info = views.table_info(made, 0, [0], table, ())
    offer = views.Offer(table.moves(0), None, None, alone=False)
    return msgspec.json.encode(views.view(info, table, 0, offer))


def test_a_late_view_costs_little_and_is_not_large(late: AnyTable) -> None:
    check_price(costs.VIEW, lambda: msgspec.json.encode(views.log(late, 0)))
    view = encoded_view(late)
    assert views.LOG_BYTES < len(view) < 2 * views.LOG_BYTES
    told = msgspec.json.decode(view)
    assert told["earlier"]
    assert [step["version"] for step in told["log"]][-1] == late.version(0)


def test_a_view_does_not_grow_with_what_was_taken_back() -> None:
    table, tairo = sharing()
    sizes: list[int] = []
    for _ in range(2):
        for _ in range(views.LOG_STEPS // 2 + 1):
            form(table, tairo, 1)
            table.undo(tairo)
        sizes.append(len(msgspec.json.encode(views.log(table, tairo))))
    assert sizes[1] <= sizes[0] + 10 * views.LOG_STEPS, "the numbers of versions grow by a digit"
    assert len(views.log(table, tairo).steps) == views.LOG_STEPS


def test_a_step_is_played_and_told_to_everybody_for_its_price(record: Record) -> None:
    check_prices(costs.STEP, lambda: times_of_last_steps(record))


def times_of_last_steps(record: Record) -> list[float]:
    table = Table.restore(
        records.load_game(record, games.load), replace(record, entries=record.entries[:-30], seed=None)
    )

    def play_and_tell(entry: AnyEntry) -> None:
        teller = views.StepTeller(table, table.follow(entry).story, [])
        for viewer in range(PUBLIC, table.game.seats):
            offer = views.Offer(table.moves(viewer), None, None, alone=False)
            msgspec.json.encode(teller.step(viewer, offer, None))

    return [timed(partial(play_and_tell, entry)) for entry in record.entries[-30:]]


def test_odds_rules_and_loading_keep_to_their_prices(record: Record, late: AnyTable) -> None:
    seen = late.observe(0)
    foreign = next(name for name, there in seen.provinces.items() if there.owner not in (0, None))
    wish = {"province": foreign, "armies": "999"}
    check_price(ODDS, lambda: plugin_of("shogun").answer(late.game, seen, "odds", wish))
    check_price(costs.LOAD, lambda: Table.restore(late.game, record))
    check_price(costs.RECAP, lambda: since_page(late.record(), 0, late.version(0) - PAGE_STEPS))
    dearest = [
        *("supplies.armies=100", "supplies.farmers=100", "setup.tower_armies=30", "setup.tower_farmers=30"),
        *("tower.shelves.stay=[1000, 1000]", "tower.shelves.knocked=[1, 1000]"),
    ]
    seats = [SeatSpec("me"), *[SeatSpec("bot", "random")] * 4]
    table = CreateTable("shogun", seats, {"material": dearest, "modules": record.options["modules"]})
    check_price(costs.RULES, lambda: table_factory.new_table(table, Identity("ann", "Ann")))


def test_a_replay_comes_in_pages_of_a_bounded_size(record: Record) -> None:
    info = views.table_info(stored(record)[0], PUBLIC, [], None, ())
    start: int | None = 0
    steps: list[Any] = []
    while start is not None:
        data = replay_page(info, record, PUBLIC, start)
        assert len(data) < 2 * PAGE_BYTES
        page = msgspec.json.decode(data)
        assert len(page["steps"]) <= PAGE_STEPS
        steps += page["steps"]
        start = page["next"]
    assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1]["moment"] == len(record.entries)


# --- limits count them ------------------------------------------------------------------------------


def test_nothing_is_done_for_who_cannot_pay(settings: Settings) -> None:
    """Every request, the connection to a table, and every message at one."""
    with running(replace(settings, limits=replace(STINGY, work_at_once=0))) as live, live.person() as eve:
        for endpoint in ENDPOINTS:
            if endpoint.access != "bot":
                asked = eve.http.request(endpoint.method, "/api" + endpoint.path.replace("{table}", "t"))
                assert (asked.status_code, asked.json()["code"]) == (429, "too-many-requests"), endpoint.name
                assert int(asked.headers["retry-after"]) > 0
        with eve.at("t") as page:
            assert page.next() == {"type": "failed", "code": "too-many-requests"}


@pytest.mark.parametrize("kind", costs.MESSAGES, ids=lambda kind: kind.__name__)
def test_a_message_is_taken_only_if_it_can_be_paid(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    fields = {"version": 1, "move": "x", "whole": False, "text": "x", "seat": -1, "on": True, "before": 1}
    message = {"type": kind.__struct_config__.tag, "key": "k", **fields}
    known = ("type", *kind.__struct_fields__)
    monkeypatch.setitem(costs.MESSAGES, kind, GENEROUS.work_at_once + 1)
    with server.person() as ann, ann.at(ann.create(ME, BOT)["id"]) as page:
        page.until_type("chat")
        page.send({name: value for name, value in message.items() if name in known})
        assert page.until_type("failed")["code"] == "too-many-messages"


def test_the_time_of_a_worker_is_paid_afterwards(settings: Settings) -> None:
    enough = costs.FILE + costs.LITTLE
    poor = replace(settings, limits=replace(STINGY, work_at_once=enough))
    with running(poor) as live, live.person() as eve:
        eve.get("/me")
        upload(eve, golden("shogun"))
        refused = eve.http.get("/api/me")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")


def test_the_time_of_a_query_is_paid_afterwards(settings: Settings) -> None:
    enough = costs.RULES + costs.CONNECTION + 3 * costs.LITTLE
    poor = replace(settings, limits=replace(STINGY, work_at_once=enough))
    with running(poor) as live, live.person() as eve:
        eve.get("/me")
        table = eve.create(ME, BOT, BOT, game="shogun")["id"]
        with eve.at(table) as page:
            provinces = page.until_type("view")["observation"]["provinces"]
        neutral = next(name for name, there in provinces.items() if there["owner"] is None)
        eve.post(f"/tables/{table}/queries/odds", {"province": neutral, "armies": "62"})
        refused = eve.http.get("/api/me")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")


def test_a_list_costs_what_has_to_be_loaded_for_it(settings: Settings) -> None:
    with running(settings) as live, live.person() as ann:
        ann.get("/me")
        for _ in range(3):
            ann.create(ME, BOT)
        cookies = dict(ann.http.cookies.items())
    enough = costs.LIST + 3 * costs.LOAD - 1
    poor = replace(settings, limits=replace(STINGY, work_at_once=enough))
    with running(poor) as live, Person(live.host, cookies) as ann:
        assert len(ann.get("/tables")["tables"]) == 3
        assert ann.get("/me", 429)["code"] == "too-many-requests"
