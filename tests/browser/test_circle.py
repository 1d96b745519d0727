"""People who know each other: screens, and the way from a name at a table to an invitation."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.inspection import Look
from tests.browser.table import ME, OPEN
from tests.browser.tour import Tour, Walk, by, by_day_and_night, check, made


def circle(tour: Tour) -> None:
    """From a name at a table to the page, the list of people, an invitation and a block."""
    one, other = tour.profile(), tour.profile()
    page = tour.at(one, "/circle", by("seen"))
    tour.see(page, "circle-empty")
    assert other.request.post("/api/circle/seen", data={"seen": True}).ok
    at = made(one, ME, OPEN, OPEN)
    assert other.request.post("/api/me", data={"name": "Takeda Katsuyori Minamot"}).ok
    assert other.request.post(f"/api/tables/{at['id']}/join", data={"invite": at["invite"]}).ok
    page = tour.at(one, f"/table/{at['id']}", by("seat-person"))
    tour.see(page, "waiting-people")
    page.goto(page.get_by_test_id("seat-person").get_attribute("href") or "")
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("follow")).to_have_attribute("aria-pressed", "true")
    tour.see(page, "page-of-another")
    tour.see(tour.at(one, "/circle", by("person-row")), "circle")
    page = tour.at(one, f"/table/{made(one, ME, OPEN)['id']}", by("call-person"))
    page.get_by_test_id("call-person").click()
    expect(page.get_by_test_id("called")).to_contain_text("Takeda")
    tour.see(page, "waiting-called")
    invited = tour.at(other, "/", by("table-call"))
    tour.see(invited, "front-invited")
    invited.get_by_test_id("table-call-open").click()
    expect(invited.get_by_test_id("take-seat")).to_be_visible()


def lobby(tour: Tour) -> None:
    """Two who would play the same wait, say yes and sit at one table."""
    one, other = tour.profile(), tour.profile()
    page = tour.at(one, "/lobby", by("lobby-wait"))
    page.get_by_test_id("wish-zipang-6").check()
    page.get_by_test_id("wish-shogun-4").check()
    tour.see(page, "lobby")
    page.get_by_test_id("lobby-wait").click()
    expect(page.get_by_test_id("lobby-waiting")).to_be_visible()
    tour.see(page, "lobby-waiting")
    page.get_by_test_id("lobby-stop").click()
    game = "zipang" if tour.look.name == "day" else "shitenno"  # both walks may be at one server
    page.get_by_test_id(f"wish-{game}-2").check()
    page.get_by_test_id("lobby-wait").click()
    assert other.request.post("/api/lobby", data={"wishes": {game: [2]}}).ok
    expect(page.get_by_test_id("proposal-yes")).to_be_focused()
    tour.see(page, "lobby-proposed")
    page.get_by_test_id("proposal-yes").click()
    proposal = other.request.get("/api/lobby").json()["proposal"]["id"]
    table = other.request.post("/api/lobby/confirm", data={"proposal": proposal}).json()["table"]
    page.wait_for_url(f"**/table/{table}")
    expect(page.get_by_test_id("question")).to_be_visible()


def clubs(tour: Tour) -> None:
    """Founding a club, its page, and somebody who asks to join."""
    one, other = tour.profile(), tour.profile()
    name, keeper = ("Hagakure", "Musashi") if tour.look.name == "day" else ("Bushido", "Kojiro")
    account = {"name": keeper, "password": "a long enough secret"}
    assert one.request.post("/api/account/create", data=account).status == 201
    page = tour.at(one, "/clubs", by("club-name"))
    tour.see(page, "clubs")
    page.get_by_test_id("club-name").fill(name)
    page.get_by_test_id("club-name").press("Enter")
    expect(page.get_by_test_id("club-title")).to_have_text(name)
    asking = tour.at(other, page.url, by("join-club"))
    tour.see(asking, "club-of-others")
    asking.get_by_test_id("join-club").click()
    expect(asking.get_by_test_id("leave-club")).to_be_visible()
    page.reload()
    tour.see(tour.at(one, page.url, by("accept")), "club")
    page.get_by_test_id("accept").click()
    expect(page.get_by_test_id("accept")).to_have_count(0)


@by_day_and_night(circle, lobby, clubs)
def test_nothing_is_wrong_with_the_screens_of_people(visit: Visits, walk: Walk, look: Look) -> None:
    check(visit, walk, look)
