"""The description of the API is complete and true: schemathesis asks for everything that it promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as rules
from msgspec.structs import replace
from schemathesis.specs.openapi.checks import positive_data_acceptance, use_after_free

from tenka.server.http.router import api_routes
from tenka.server.http.routes import ENDPOINTS, description
from tenka.server.services import Services
from tenka.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.http.test_admin_endpoints import make_host
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, OPEN, LiveServer, Person, running
from tests.server.records import finished_record
from tests.support.postgres import Postgres
from tests.support.waiting import PATIENCE

LEAN = rules(phases=[Phase.explicit], suppress_health_check=list(HealthCheck))
"""What schemathesis lists to cover the description, and nothing drawn besides."""
OF_A_KIND = 8
"""Of what is wrong (or right) with a request in the same way, so many cases; of some there are hundreds."""
NOT_CHECKED = [
    positive_data_acceptance,  # a body of the right form may still wish for what the game does not have
    use_after_free,  # nothing is removed by its address but addresses for notices, of which there is none
]
API = schemathesis.pytest.from_fixture("described")


class Asker(msgspec.Struct, frozen=True):
    """Somebody who knows tables of every kind and has a program at one of them, and a host."""

    person: Person
    host: Person
    tables: list[str]
    token: str


@pytest.fixture(scope="module")
def asker(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    """On PostgreSQL, which is stricter about what it stores."""
    settings = Settings(
        data=tmp_path_factory.mktemp("described"),
        database=postgres.create_database(),
        bot_seconds=60,
        reaction_seconds=0,
        limits=replace(GENEROUS, sign_ins_at_once=5, sign_ins_a_second=0.001, accounts_at_once=3),
    )
    with running(settings) as live, live.person() as person, live.person() as host:
        make_host(settings, sign_up(host, "The Host"))
        yield introduced(person, host)


@pytest.fixture(scope="module")
def described(asker: Asker) -> Any:
    """The description, with tables that are there in the place of any."""
    wanted = deepcopy(description())
    for path in wanted["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": [*asker.tables, "nowhere"]}
    statuses = [400, 401, 403, 404, 405, 409, 410, 413, 422, 429]
    config = {
        "checks": {"negative_data_rejection": {"expected-statuses": statuses}},
        "phases": {"coverage": {"unexpected-methods": ["PUT"]}},
    }
    return schemathesis.openapi.from_dict(wanted, config=schemathesis.Config.from_dict(config))


def introduced(person: Person, host: Person) -> Asker:
    waiting = person.create(ME, OPEN)
    kept = person.http.post("/api/records", content=finished_record("zipang"))
    seat = person.post(f"/tables/{waiting['id']}/bots", {"name": "Bot", "invite": waiting["invite"]}, 201)
    tables = [
        waiting["id"],
        person.create(ME, OPEN)["id"],
        person.create(ME, BOT, BOT, game="shogun")["id"],
        person.create(ME, BOT, BOT)["id"],
        kept.json()["id"],
    ]
    return Asker(person, host, tables, seat["token"])


def test_every_request_is_described_and_every_described_one_is_there(settings: Settings) -> None:
    routes = api_routes(Services(settings), ENDPOINTS)
    found = {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}}
    described = {
        (method.upper(), path.removeprefix("/api"))
        for path, methods in description()["paths"].items()
        for method in methods
    }
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == found == described


def test_the_description_can_be_had(server: LiveServer) -> None:
    with server.person() as person:
        assert person.get("/openapi.json") == description()


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """One line for all of them, without proxies; everybody's cookie is given with each request."""
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


@pytest.fixture(scope="module")
def tried() -> Counter[tuple[str, str]]:
    return Counter()


@API.include(method="GET").parametrize()
@LEAN
def test_every_question_keeps_its_promises(
    case: Any, asker: Asker, session: requests.Session, tried: Counter[tuple[str, str]]
) -> None:
    check(case, asker, session, tried)


@API.exclude(method="GET").parametrize()
@LEAN
def test_every_request_keeps_its_promises(
    case: Any, asker: Asker, session: requests.Session, tried: Counter[tuple[str, str]]
) -> None:
    check(case, asker, session, tried)


def check(case: Any, asker: Asker, session: requests.Session, tried: Counter[tuple[str, str]]) -> None:
    """Every status and every form is a described one, whatever is sent, and the server never fails."""
    kind = (case.operation.label, case.meta.phase.data.scenario)
    tried[kind] += 1
    if tried[kind] > OF_A_KIND:
        return
    person = asker.host if case.path.startswith("/api/admin") else asker.person
    headers = {"cookie": person.cookie()}
    if case.path.endswith("/play"):  # and not for the stream, which would not end
        headers["authorization"] = f"Bearer {asker.token}"
    address = f"http://{asker.person.host}"
    case.call_and_validate(
        base_url=address, session=session, headers=headers, excluded_checks=NOT_CHECKED, timeout=PATIENCE
    )
