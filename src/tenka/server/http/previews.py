"""What a link shows where it is shared: a title, a sentence and a picture, in the page itself, because those
who fetch them run no script.

A link travels further than its sender means. So of a table nobody is named, and more than its game is told
only where it is listed, or to whoever brings its invitation; of a person or a club nothing is told at all.

An address that leads to nothing answers 404. For whoever may not see what is there, it leads to nothing.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from tenka import games
from tenka.server.http.problems import STATUS
from tenka.server.identity.asker import asker_of
from tenka.server.identity.ids import is_id
from tenka.server.people import puzzles
from tenka.server.people.contest_plans import plan_of
from tenka.server.protocol.http import Part
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.sealed import is_sealed
from tenka.server.services import Services
from tenka.server.storage.model import StorageError, StoredTable
from tenka.texts import Texts, languages

PLACE: Final = re.compile("<!-- preview -->.*<!-- /preview -->", re.DOTALL)
"""Where the page has the tags of the start page."""
ENGLISH: Final = '<html lang="en">'
"""How the page begins before a language is chosen."""
PICTURES: Final = "previews"
ANY: Final = "tenka"
"""The picture of no game."""
GAME_PAGES: Final = {
    "new": "web-new-game",
    "learn": "web-lesson",
    "rules": "web-rules",
    "deal": "web-daily",
    "ratings": "web-ratings",
    "puzzle": "web-puzzles",
}
PAGES: Final = {
    "circle": "web-circle",
    "club": "web-clubs",
    "clubs": "web-clubs",
    "contest": "web-contests",
    "contests": "web-contests",
    "daily": "web-daily",
    "lobby": "web-lobby",
    "newContest": "contest-new",
    "puzzles": "web-puzzles",
}
PARTS: Final[dict[str, Part]] = {
    "person": "people",
    "ratings": "people",
    "circle": "circle",
    "lobby": "lobby",
    "clubs": "clubs",
    "club": "clubs",
    "daily": "daily",
    "deal": "daily",
    "contests": "contests",
    "newContest": "contests",
    "contest": "contests",
    "puzzles": "puzzles",
    "puzzle": "puzzles",
}
"""Which part of the server a page belongs to: where it is switched off, there is nothing."""
INDEXED: Final = frozenset(("home", "learn", "rules"))
"""What a search engine may keep; all else is somebody's, or another tomorrow."""
COST: Final = 2
"""Milliseconds to look something up."""


class Preview(NamedTuple):
    parts: tuple[str, ...]
    """Of the title."""
    about: str
    game: str = ""
    indexed: bool = False
    found: bool = True

    def head(self, site: str, picture: str) -> str:
        title = escape(" · ".join(self.parts))
        about = escape(self.about)
        tags = [
            f"<title>{title}</title>",
            f'<meta name="description" content="{about}" />',
            f'<meta property="og:title" content="{title}" />',
            f'<meta property="og:description" content="{about}" />',
            '<meta property="og:type" content="website" />',
            '<meta property="og:site_name" content="Tenka" />',
            f'<meta property="og:image" content="{escape(site)}/{PICTURES}/{picture}.png" />',
            '<meta property="og:image:width" content="1200" />',
            '<meta property="og:image:height" content="630" />',
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
        return "\n    ".join(tags if self.indexed else [*tags, '<meta name="robots" content="noindex" />'])


class Previews:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._looked_up = {
            "table": self._table,
            "replay": self._table,
            "contest": self._contest,
            "club": self._club,
            "person": self._person,
            "puzzle": self._puzzle,
        }

    async def put_into(
        self, page: str, route: str, values: Mapping[str, str], request: Request
    ) -> tuple[str, int]:
        """The page with the tags of what is at the address, in the visitor's language, and its status."""
        language = language_of(request.headers.get("accept-language", ""))
        preview = await self._of(Texts(language), route, values, request)
        site, pictures = self._services.site(request), self._services.settings.static / PICTURES
        known = preview.game in games.PLUGINS and (pictures / f"{preview.game}.png").is_file()
        head = preview.head(site, preview.game if known else ANY)
        spoken = page.replace(ENGLISH, f'<html lang="{language}">', 1)
        return PLACE.sub(lambda _: head, spoken, count=1), 200 if preview.found else STATUS["no-page"]

    async def _of(self, t: Texts, route: str, values: Mapping[str, str], request: Request) -> Preview:
        if not route or self._is_off(route):
            return lost(t)
        general = general_of(t, route, values.get("game", ""))
        if route not in self._looked_up:
            return general
        try:
            await self._charge(request)
            found = await self._looked_up[route](t, next(iter(values.values())), request)
        except (Problem, StorageError):  # the page itself tells what is wrong
            return general
        return found or lost(t)

    def _is_off(self, route: str) -> bool:
        return route in PARTS and PARTS[route] not in self._services.settings.parts

    async def _charge(self, request: Request) -> None:
        visitor = self._services.cookies.visitor(request)
        await self._services.charge(asker_of(request, visitor), COST)

    async def _table(self, t: Texts, table: str, request: Request) -> Preview | None:
        stored = await self._services.storage.tables.get(table) if is_id(table) else None
        if stored is None:
            return None
        told = is_for_everybody(stored, request.query_params.get("invite", ""))
        return of_game(t, stored.game, *([state_of(t, stored)] if told else []))

    async def _contest(self, t: Texts, contest: str, _request: Request) -> Preview | None:
        whole = await self._services.storage.contests.get(contest) if is_id(contest) else None
        if whole is None:
            return None
        if whole.contest.club is not None:  # only its members may know more
            return general_of(t, "contest")
        plan = plan_of(whole.contest)
        preview = of_game(t, plan.game, t("web-contests"))
        return preview._replace(parts=(plan.name, *preview.parts)) if whole.contest.listed else preview

    async def _club(self, t: Texts, club: str, _request: Request) -> Preview | None:
        known = await self._services.storage.clubs.get(club) if is_id(club) else None
        return general_of(t, "club") if known is not None else None

    async def _person(self, t: Texts, page: str, request: Request) -> Preview | None:
        """Whoever hides or blocks the visitor has no page."""
        visitor = await self._services.visitor(request, renew=False)
        known = await self._services.storage.circle.page(page, visitor.id) if is_id(page) else None
        return general_of(t, "person") if known is not None else None

    async def _puzzle(self, t: Texts, game: str, request: Request) -> Preview | None:
        """The next one, or the one in the query."""
        wanted = request.query_params.get("id", "")
        if wanted and await puzzles.get(self._services.storage.puzzles, wanted) is None:
            return None
        return general_of(t, "puzzle", game)


def general_of(t: Texts, route: str, game: str = "") -> Preview:
    """What can be told without looking anything up."""
    if game:
        return of_game(t, game, *named(t, GAME_PAGES, route), indexed=route in INDEXED)
    return Preview((*named(t, PAGES, route), t("tenka")), t("web-what"), indexed=route in INDEXED)


def named(t: Texts, names: Mapping[str, str], route: str) -> list[str]:
    return [t(names[route])] if route in names else []


def lost(t: Texts) -> Preview:
    return Preview((t("web-lost"), t("tenka")), t("web-what"), found=False)


def of_game(t: Texts, game: str, *details: str, indexed: bool = False) -> Preview:
    return Preview((t(f"game-{game}"), *details), t(f"{game}-in-short"), game, indexed)


def is_for_everybody(table: StoredTable, invite: str) -> bool:
    invited = bool(invite) and secrets.compare_digest(table.invite.encode(), invite.encode())
    return table.closed is None and not is_sealed(table) and (table.listed or invited)


def state_of(t: Texts, table: StoredTable) -> str:
    taken = sum(seat.kind != "open" for seat in table.seats)
    return t(f"link-{table.status}", taken=taken, seats=len(table.seats))


def language_of(accepted: str) -> str:
    """The first of a browser's languages that Tenka speaks."""
    wishes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((wish for wish in wishes if wish in languages()), languages()[0])
