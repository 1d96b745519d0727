"""The way in: a start page that fits the screen, invitations for phones, rules that can be searched."""

from __future__ import annotations

import json
import struct

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import table
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import SPOIL
from tests.browser.table import BOT, ME, OPEN

SIZES = ((1440, 900), (1366, 768), (1024, 768), PHONE)
GAMES = ("zipang", "shitenno", "shogun")
COPIED = "() => navigator.clipboard.readText()"
MARKS = "() => CSS.highlights.get('found')?.size ?? 0"


def is_seen(page: Page, thing: Locator) -> bool:
    """Whether it is on the screen as a whole, without scrolling."""
    expect(thing).to_be_visible()
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_sees_all_there_is_to_choose(visit: Visits, language: str) -> None:
    page = visit("/", language=language, still=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        shown = [page.locator(".what"), page.get_by_test_id("newcomer")]
        shown += [page.get_by_test_id(f"new-{game}") for game in GAMES]
        assert all(is_seen(page, thing) for thing in shown), (width, height)
    page.evaluate(SPOIL, ".pitch { padding-bottom: 600px }")
    assert not is_seen(page, page.get_by_test_id("new-zipang"))


def test_running_tables_stand_above_the_games(visit: Visits) -> None:
    context = visit.profile(still=True)
    for _ in range(2):
        table.create(context, ME, BOT)
    page = visit.tab(context, "/")
    rows = page.locator("main section").first.get_by_test_id("my-table")
    first = page.get_by_test_id("new-zipang")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert is_seen(page, rows.nth(1)), (width, height)
        assert is_seen(page, first), (width, height)
        assert table.middle(rows.nth(1))[1] < table.middle(first)[1]
    for _ in range(2):
        table.create(context, ME, BOT)
    page.reload()
    expect(rows).to_have_count(3)
    page.get_by_test_id("all-tables").click()
    expect(rows).to_have_count(4)


def test_the_newcomers_button_begins_a_first_game(visit: Visits) -> None:
    page = visit.tab(visit.profile(still=True, tips=True), "/")
    page.get_by_test_id("newcomer").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("lesson")).to_be_visible()
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("newcomer")).to_have_text("Go on learning Zipang Portable")
    expect(page.locator(".row.yours .state")).to_have_text("Your turn · First game")


def as_in_a_network(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps(answer.json() | {"only_here": False}))


def test_an_invitation_can_be_copied_or_scanned(visit: Visits) -> None:
    context = visit.profile(still=True)
    at = table.create(context, ME, OPEN, OPEN)
    page = visit.tab(context, f"/table/{at}")
    expect(page.get_by_test_id("only-here")).to_be_visible()
    expect(page.get_by_test_id("qr-code")).to_have_count(0)

    page.route("**/invitation", as_in_a_network)
    with page.expect_response("**/invitation") as told:
        page.reload()
    invitation = told.value.json()
    code = page.get_by_test_id("qr-code")
    expect(code.locator("path")).to_have_attribute("d", invitation["path"])
    expect(page.get_by_test_id("invite-link")).to_have_value(invitation["link"])
    assert code.get_attribute("viewBox") == "-4 -4 {0} {0}".format(invitation["size"] + 8)

    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("copy-link").click()
    table.until(page, lambda: page.evaluate(COPIED) == invitation["link"], "the link is copied")

    guest = visit(invitation["link"], still=True)
    expect(guest.get_by_test_id("waiting-room")).to_contain_text("You are invited")
    expect(guest.get_by_test_id("qr-code")).to_have_count(0)
    expect(guest.get_by_test_id("fill-seats")).to_have_count(0)


def test_a_bot_takes_the_seat_that_stays_empty(visit: Visits) -> None:
    context = visit.profile(still=True)
    at = table.create(context, ME, OPEN, OPEN)
    page = visit.tab(context, f"/table/{at}")
    page.get_by_test_id("fill-level").select_option("random")
    page.get_by_test_id("fill-seats").click()
    assert table.until_asked(page)
    seats = context.request.get(f"/api/tables/{at}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "random", "random"]


@pytest.mark.parametrize(("language", "word", "paragraph"), [("en", "coin", "E4"), ("de", "munze", "E4")])
def test_rules_are_found_by_their_words(visit: Visits, language: str, word: str, paragraph: str) -> None:
    page = visit("/rules/zipang", language=language, still=True)
    search, hits = page.get_by_test_id("rules-search"), page.get_by_test_id("rules-hit")
    search.fill(word)
    found = hits.filter(has_text=f"{paragraph} ·")
    expect(found.locator("mark").first).to_be_visible()
    table.until(page, lambda: page.evaluate(MARKS) > hits.count(), "every hit is marked in the text")
    found.click()
    expect(page).to_have_url(f"{visit.server.url}/rules/zipang#{paragraph}")
    expect(page.locator(f"#{paragraph}")).to_be_in_viewport()
    page.locator(f"#{paragraph} .anchor").click()
    search.fill("qwxyz")
    expect(hits).to_have_count(0)
    expect(page.locator("search [role=status]")).to_contain_text("qwxyz")
    table.until(page, lambda: page.evaluate(MARKS) == 0, "nothing is marked any more")


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_drawings_and_examples_set_apart(visit: Visits, game: str) -> None:
    page = visit(f"/rules/{game}", still=True)
    expect(page.locator("article figure svg, article figure .face").first).to_be_visible()
    expect(page.locator("article .example h3").first).to_contain_text("X1")


def test_the_contents_of_the_rules_fold_on_a_phone(visit: Visits) -> None:
    page = visit("/rules/shogun", size=PHONE, touch=True, still=True)
    contents = page.get_by_test_id("contents")
    title = page.locator("article h1")
    expect(contents.get_by_role("link").first).to_be_hidden()
    assert is_seen(page, title)
    contents.locator("summary").click()
    contents.get_by_role("link").nth(9).click()
    expect(page.locator("article h2").nth(9)).to_be_in_viewport()


def test_an_unknown_page_is_not_found(visit: Visits) -> None:
    visit.guard.forgive("Failed to load resource")
    page = visit("/", still=True)
    for path in ("/nowhere", "/rules/chess", "/table"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.locator("main h1")).to_be_visible()
        assert page.title() != "Tenka"


def test_phones_can_install_it(visit: Visits) -> None:
    request = visit.profile().request
    robots = request.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow" in robots.text()
    assert request.get("/favicon.ico").body().startswith(b"\0\0\1\0")
    manifest = request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    drawn = {icon["sizes"]: request.get(icon["src"]).body() for icon in manifest.json()["icons"]}
    sizes = {size: struct.unpack(">2L", picture[16:24]) for size, picture in drawn.items() if size != "any"}
    assert sizes == {"192x192": (192, 192), "512x512": (512, 512)}
