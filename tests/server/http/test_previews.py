"""What a link shows where it is shared, and what it must not."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx2
import msgspec
import pytest

from tenka import games
from tenka.server.http.previews import language_of
from tenka.server.settings import Settings
from tests.server.http.test_circle import page_of
from tests.server.http.test_finished_games import golden, upload
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, OPEN, LiveServer, Message, Person, running

WEB = Path(__file__).parents[3] / "web"
NAME = 'Ann </title><b>"&'


class Head(HTMLParser):
    """The tags of a page as a crawler reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.names: list[str] = []
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self._inside = tag
        self.names.append(tag)
        if tag == "html":
            self.tags["lang"] = given["lang"] or ""
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.tags[name] = given["content"] or ""

    def handle_data(self, data: str) -> None:
        if self._inside == "title":
            self.tags.setdefault("title", data)


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as it is written, and the picture of one game."""
    folder = tmp_path_factory.mktemp("static")
    for written in ("index.html", "src/lib/ui/routes.json"):
        (folder / Path(written).name).write_text((WEB / written).read_text("utf-8"), "utf-8")
    (folder / "previews").mkdir()
    (folder / "previews/zipang.png").write_bytes(b"")
    return folder


@pytest.fixture(scope="module")
def live(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    data = tmp_path_factory.mktemp("data")
    settings = Settings(data=data, static=static, site="https://tenka.example", contact="mailto:a@b.example")
    with running(settings) as server:
        yield server


def head_of(live: LiveServer, path: str, status: int = 200, language: str = "") -> dict[str, str]:
    answer = httpx2.get(live.url + path, headers={"accept-language": language})
    assert answer.status_code == status
    head = Head(answer.text)
    assert "b" not in head.names
    assert head.tags["title"] == head.tags["og:title"]
    assert (head.tags["lang"], answer.headers["vary"]) == (language or "en", "Accept-Language")
    return head.tags


def made(ann: Person, *, listed: bool) -> Message:
    ann.post("/me", {"name": "Ann-of-Edo"})
    wish = {"game": "zipang", "seats": [ME, BOT, OPEN], "listed": listed}
    table: Message = ann.post("/tables", wish, 201)
    return table


def test_a_private_table_tells_its_game_and_nothing_else(live: LiveServer) -> None:
    with live.person() as ann:
        table = made(ann, listed=False)
    private = {
        language: head_of(live, f"/table/{table['id']}?invite=wrong", language=language)
        for language in "en de".split()
    }
    assert private["en"]["title"] == "Zipang Portable"
    assert private["en"]["og:image"] == "https://tenka.example/previews/zipang.png"
    assert private["en"]["robots"] == "noindex"
    assert "Münzen" in private["de"]["og:description"]
    assert head_of(live, f"/replay/{table['id']}") == private["en"]
    invited = head_of(live, f"/table/{table['id']}?invite={table['invite']}")
    assert invited["title"] == "Zipang Portable · open, 2 of 3 seats taken"
    for told in (*private.values(), invited):
        assert not re.search(f"{table['id']}|{table['invite']}|Edo", " ".join(told.values()))


def test_of_an_uploaded_game_which_nobody_is_invited_to_no_more_is_told(live: LiveServer) -> None:
    with live.person() as ann:
        table = upload(ann, golden())["id"]
    assert head_of(live, f"/replay/{table}")["title"] == "Zipang Portable"


def test_a_listed_table_tells_how_it_stands(live: LiveServer) -> None:
    with live.person() as ann, live.person() as ben:
        table = made(ann, listed=True)
        assert head_of(live, f"/table/{table['id']}")["title"].endswith("open, 2 of 3 seats taken")
        ben.post(f"/tables/{table['id']}/join", {})
    told = head_of(live, f"/table/{table['id']}")
    assert told["title"] == "Zipang Portable · 3 players, in progress"
    assert "Edo" not in " ".join(told.values())


def test_a_contest_is_named_only_where_it_is_listed(live: LiveServer) -> None:
    with live.person() as ann:
        for listed, title in ((True, f"{NAME} · Shogun · Contests"), (False, "Shogun · Contests")):
            plan = {"name": NAME, "game": "shogun", "seats": 3}
            contest = ann.post("/contests", {"plan": plan, "listed": listed}, 201)
            told = head_of(live, f"/contests/{contest['id']}")
            assert told["title"] == title
            assert told["og:image"].endswith("/previews/tenka.png"), "there is no picture of this game here"


def html(person: Person, path: str) -> tuple[int, list[str], str]:
    """The status, the headers without the time of day, and the body of a page, as this person gets it."""
    answer = person.http.get(path)
    headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
    return answer.status_code, headers, answer.text


def test_a_page_that_somebody_may_not_see_is_as_one_that_is_not_there(live: LiveServer) -> None:
    with live.person() as ann, live.person() as ben:
        sign_up(ann, "Ann of the hidden page")
        path, theirs, nothing = f"/people/{page_of(ann)}", page_of(ben), "/people/none"
        assert [html(one, path)[0] for one in (ann, ben)] == [200, 200]
        ann.post("/circle/blocked", {"page": theirs})
        assert html(ben, path) == html(ben, nothing)
        assert html(ben, nothing)[0] == 404
        ann.post("/me/page", {"hidden": True})
        assert html(ann, path)[0] == 200, "to its owner"
        with live.person() as cleo:
            cleo.http.get("/")  # is told who she is
            assert html(cleo, path) == html(cleo, nothing)


def test_a_club_and_its_contests_are_told_of_without_their_names(live: LiveServer) -> None:
    with live.person() as ann:
        sign_up(ann, "Ann of a club")
        club = ann.post("/clubs", {"name": "Ronin", "about": "Thursdays"}, 201)
        plan = {"name": NAME, "game": "shogun", "seats": 3}
        contest = ann.post("/contests", {"plan": plan, "club": club["id"]}, 201)
    assert head_of(live, f"/clubs/{club['id']}") == head_of(live, "/clubs")
    assert head_of(live, f"/contests/{contest['id']}") == head_of(live, "/contests")


def test_where_a_part_is_switched_off_there_is_nothing(static: Path, settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, static=static, parts=())) as bare:
        for path in ("/people/ann", "/ratings/zipang", "/clubs", "/contests", "/daily/zipang", "/puzzles"):
            head_of(bare, path, 404)
        head_of(bare, "/")


@pytest.mark.parametrize(
    ("path", "status", "title", "kept"),
    [
        ("/", 200, "Tenka", True),
        ("/rules/shogun", 200, "Shogun · Rules", True),
        ("/daily/zipang", 200, "Zipang Portable · The daily deal", False),
        ("/people/ann", 404, "There is nothing at this address. · Tenka", False),
        ("/clubs", 200, "Clubs · Tenka", False),
        ("/clubs/none", 404, "There is nothing at this address. · Tenka", False),
        ("/puzzles/zipang", 200, "Zipang Portable · Puzzles", False),
        ("/puzzles/zipang?id=none", 404, "There is nothing at this address. · Tenka", False),
        ("/puzzles/zipang?id=%00", 404, "There is nothing at this address. · Tenka", False),
        ("/contests/none", 404, "There is nothing at this address. · Tenka", False),
        ("/table/none", 404, "There is nothing at this address. · Tenka", False),
        ("/rules/chess", 404, "There is nothing at this address. · Tenka", False),
    ],
)
def test_other_pages(live: LiveServer, path: str, status: int, title: str, *, kept: bool) -> None:
    told = head_of(live, path, status)
    assert told["title"] == title
    assert ("robots" in told) == (not kept)


def test_whoever_asks_too_often_is_told_less(static: Path, settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, work_at_once=1)
    with running(msgspec.structs.replace(settings, static=static, limits=limits)) as poor:
        assert head_of(poor, "/table/none")["title"] == "Tenka"


def test_every_game_has_a_small_picture() -> None:
    for name in ("tenka", *games.PLUGINS):
        picture = (WEB / f"public/previews/{name}.png").read_bytes()
        assert struct.unpack(">2I", picture[16:24]) == (1200, 630)
        assert len(picture) < 120_000


def test_languages_are_taken_in_the_order_of_the_browser() -> None:
    assert language_of("nl, de-AT;q=0.9, fr;q=0.8") == "de"
    assert language_of("") == language_of("*") == "en"


def test_a_host_can_be_told_of_a_hole(live: LiveServer, server: LiveServer) -> None:
    told = httpx2.get(f"{live.url}/.well-known/security.txt")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Contact: mailto:a@b.example\n" in told.text
    assert re.search(r"^Expires: 20\d\d-\d\d-\d\dT00:00:00Z$", told.text, re.MULTILINE)
    assert "Canonical: https://tenka.example/.well-known/security.txt\n" in told.text
    assert httpx2.get(f"{server.url}/.well-known/security.txt").status_code == 404, "nobody was named"
