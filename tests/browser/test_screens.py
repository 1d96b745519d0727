"""Every screen around the tables, by day on a desktop and by night on a phone, and nothing wrong with any.

Each tour walks through the screens of one part of the client; a new screen is a line in one of them. The
screens of the games are in test_game_screens, their ends in test_end_screens.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits
from tests.browser.inspection import Look
from tests.browser.table import BOT, ME, OPEN
from tests.browser.tour import Tour, Walk, by, by_day_and_night, check, made
from tests.support.waiting import wait_until

OMA = {"kind": "here", "name": "Oma"}
CLOSED_AT_ONCE = """window.WebSocket = class extends WebSocket {
    constructor(...parts) {
        super(...parts)
        this.addEventListener('open', () => this.close())
    }
}"""


def front(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, "/", by("new-zipang"))
    tour.see(page, "front-new")
    tour.see_dialog(page, page.get_by_test_id("open-settings"), "settings")
    tour.see_dialog(page, page.get_by_test_id("open-help"), "help")
    page.get_by_test_id("rename").click()
    tour.see(page, "front-name")
    wrong = {"name": "wrong.json", "mimeType": "application/json", "buffer": b'{"tenka": 7}'}
    page.get_by_test_id("upload-record").set_input_files(wrong)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").first).to_contain_text("7")
    tour.see(page, "front-upload-refused")
    made(tour.profile(), ME, OPEN, listed=True)
    made(context, ME, BOT)
    made(context, ME, BOT, OPEN, game="shogun")
    table.finished(context)
    page.goto("/")
    expect(page.get_by_test_id("my-table").nth(3)).to_be_visible()
    tour.see(page, "front-tables")


def new(tour: Tour) -> None:
    context = tour.profile()
    for game in ("zipang", "shitenno", "shogun"):
        page = tour.at(context, f"/new/{game}", by("start-game"))
        tour.see(page, f"new-{game}")
        page.get_by_test_id("table-settings").locator("summary").click()
        page.get_by_test_id("seat-choice").first.select_option("here")
        page.get_by_test_id("seat-choice").last.select_option("open")
        expect(page.get_by_test_id("listed")).to_be_visible()
        tour.see(page, f"new-{game}-people")


def words(tour: Tour) -> None:
    context = tour.profile()
    tour.see(tour.at(context, "/rules/shogun", "article h2"), "rules")  # the longest of the three
    tour.see(tour.at(context, "/nowhere", "main h1"), "lost")
    page = tour.at(context, "/table/nothing", '[role="alert"] a')
    tour.see(page, "no-table")
    page.get_by_role("link").first.click()
    expect(page.get_by_test_id("new-shogun")).to_be_visible()
    context.set_offline(True)
    page.get_by_test_id("new-shogun").click()
    expect(page.locator(".failure")).to_be_visible()
    tour.see(page, "offline")
    context.set_offline(False)


def puzzles(tour: Tour) -> None:
    """One is answered by keyboard; of the other games, how they look."""
    context = tour.profile()
    page = tour.at(context, "/puzzles", by("solve-shogun"))
    tour.see(page, "puzzles")
    for game in ("shogun", "shitenno", "zipang"):
        tour.at(context, f"/puzzles/{game}", f"{by('puzzle')}[data-game='{game}']")
        tour.see(page, f"puzzle-{game}")
    page.keyboard.press("m")
    page.locator("[data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("puzzle-next")).to_be_focused()
    expect(page.get_by_test_id("rule").first).to_be_visible()
    tour.see(page, "puzzle-answer")
    first = page.url
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("puzzle-skip")).to_be_visible()
    expect(page).not_to_have_url(first)  # it is that of the next one


def waiting(tour: Tour) -> None:
    host, guest = tour.profile(), tour.profile()
    at = made(host, ME, BOT, OPEN, OPEN)
    robot = {"name": "Robo", "invite": at["invite"]}
    assert host.request.post(f"/api/tables/{at['id']}/bots", data=robot).status == 201
    page = tour.at(host, f"/table/{at['id']}", by("waiting-room"))
    program = "Programm" if tour.look.name == "night" else "program"
    expect(page.get_by_test_id("waiting-seat").nth(2)).to_contain_text(program)
    tour.see(page, "waiting-host")
    tour.see(tour.at(guest, f"/table/{at['id']}", by("waiting-room")), "waiting-uninvited")
    invited = f"/table/{at['id']}?invite={at['invite']}"
    tour.see(tour.at(guest, invited, by("take-seat")), "waiting-invited")


def company(tour: Tour) -> None:
    """Clocks, somebody absent, talk, notes, leaving and coming back; and somebody who watches."""
    one, other, absent = tour.profile(), tour.profile(), tour.profile()
    at = made(one, ME, OPEN, OPEN, settings={"time_control": {"kind": "live", "seconds": 3000, "more": 30}})
    assert other.request.post("/api/me", data={"name": "Takeda Katsuyori"}).ok, "a name that does not fit"
    for guest in (other, absent):
        assert guest.request.post(f"/api/tables/{at['id']}/join", data={"invite": at["invite"]}).ok
    page = tour.at(one, f"/table/{at['id']}", by("clock"))
    there = tour.at(other, f"/table/{at['id']}", by("clock"))
    expect(page.get_by_test_id("vote-banner")).to_be_visible()
    tour.see(page, "clocks-and-vote")
    tour.see_dialog(page, page.get_by_test_id("table-menu"), "people")
    tour.see_dialog(page, page.get_by_test_id("about-table"), "about")
    open_side(there, "chat")
    there.get_by_test_id("chat-input").fill("Wie geht es dir?")
    there.get_by_test_id("chat-input").press("Enter")
    expect(page.get_by_test_id("announced").first).to_contain_text("Wie geht es dir?")
    open_side(page, "chat")
    expect(page.get_by_test_id("chat-line")).to_have_count(1)
    tour.see(page, "chat")
    page.get_by_test_id("side-notes").click()
    tour.see(page, "notes")
    page.keyboard.press("Escape")
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("share").check()
    page.get_by_test_id("leave").click()
    tour.see(page, "leaving")
    watcher = tour.at(tour.profile(), f"/table/{at['id']}", by("question"))
    tour.see(watcher, "watching")
    watcher.get_by_test_id("table-menu").click()
    watcher.get_by_test_id("look-0").click()
    expect(watcher.get_by_test_id("looking-banner")).to_be_visible()
    tour.see(watcher, "watching-shared")
    page.get_by_test_id("leave-now").click()
    page.goto(f"/table/{at['id']}")
    expect(page.get_by_test_id("stand-in-banner")).to_be_visible()
    tour.see(page, "stand-in")


def open_side(page: Page, tab: str) -> None:
    if not page.get_by_test_id(f"side-{tab}").is_visible():
        page.get_by_test_id("log-toggle").click()
    page.get_by_test_id(f"side-{tab}").click()


def people(tour: Tour) -> None:
    """The own page before and after a game, and the list of ratings."""
    context = tour.profile()
    tour.see(tour.at(context, "/me", by("hide-page")), "page-empty")
    table.finished(context)
    wait_until(lambda: context.request.get("/api/me/page").json()["games"], "the game is counted")
    page = tour.at(context, "/me", by("rating-bots"))
    tour.see(page, "page")
    page.get_by_test_id("hide-page").check()
    expect(page.get_by_test_id("page-link")).to_have_count(0)
    tour.see(tour.at(context, "/ratings/zipang", "tbody tr"), "ratings")


def daily(tour: Tour) -> None:
    """The deals of today, one that was finished, and the results."""
    context = tour.profile()
    page = tour.at(context, "/daily", by("play-deal-zipang"))
    tour.see(page, "daily")
    page.get_by_test_id("play-deal-zipang").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    table.play_to_the_end(context, page.url.rpartition("/")[2])
    expect(page.get_by_test_id("deal-results")).to_be_visible()
    tour.see(page, "daily-over")
    wait_until(lambda: context.request.get("/api/daily/zipang").json()["results"], "the result is counted")
    page.get_by_test_id("deal-results").click()
    expect(page.get_by_test_id("deal-table")).to_be_visible()
    tour.see(page, "daily-results")


def contests(tour: Tour) -> None:
    """The list, the form, and a contest that is open, running and over."""
    ann, ben = tour.profile(), tour.profile()
    page = tour.at(ann, "/contests/new", by("make-contest"))
    tour.see(page, "contest-new")
    page.get_by_test_id("contest-name").fill("Kyōto")
    page.get_by_test_id("contest-more").locator("summary").click()
    page.get_by_test_id("contest-rounds").select_option("1")
    page.get_by_test_id("contest-dated").check()
    tour.see(page, "contest-new-more")
    page.locator("input[name=start]").first.check()
    page.get_by_test_id("make-contest").click()
    expect(page.get_by_test_id("contest-people")).to_be_visible()
    tour.see(page, "contest-open")
    contest = page.url.rpartition("/")[2]
    other = tour.at(ben, f"/contests/{contest}", by("contest-enter"))
    other.get_by_test_id("contest-enter").click()
    expect(other.get_by_test_id("contest-withdraw")).to_be_visible()
    page = tour.at(ann, f"/contests/{contest}", by("contest-begin") + ":enabled")
    page.get_by_test_id("contest-begin").click()
    expect(page.get_by_test_id("contest-round")).to_be_visible()
    tour.see(page, "contest-running")
    ben.request.post(f"/api/contests/{contest}/withdraw", data={})
    at = ann.request.get(f"/api/contests/{contest}").json()["table"]
    table.play_to_the_end(ann, at)
    wait_until(
        lambda: ann.request.get(f"/api/contests/{contest}").json()["status"] == "over", "the contest is over"
    )
    tour.see(tour.at(ann, f"/contests/{contest}", by("contest-standings")), "contest-over")
    tour.see(tour.at(ann, "/contests", by("contest")), "contests")


def hot_seat(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, f"/table/{made(context, ME, OMA, BOT)['id']}", by("hand-over"))
    tour.see(page, "hand-over")
    page.get_by_test_id("sit-down").first.click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    tour.see(page, "hand-over-sat-down")


def away(tour: Tour) -> None:
    """What was missed, and a server that cannot be reached."""
    context = tour.profile()
    at = table.at_a(zipang.is_turn, context)
    page = tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled")
    page.goto("/")
    with table.person(context) as someone, someone.at(at) as elsewhere:
        for _ in range(2):
            elsewhere.until_asked()
            elsewhere.play_and_wait(elsewhere.now["moves"][0])
    page.goto(f"/table/{at}")
    expect(page.get_by_test_id("recap")).to_be_visible()
    tour.see(page, "recap")
    page.add_init_script(CLOSED_AT_ONCE)
    page.reload()
    expect(page.locator('[data-testid="connection"][data-status="broken"]')).to_be_visible()
    tour.see(page, "unreachable")


@by_day_and_night(front, new, words, puzzles, waiting, company, people, daily, contests, hot_seat, away)
def test_nothing_is_wrong_with_any_screen(visit: Visits, walk: Walk, look: Look) -> None:
    check(visit, walk, look)
