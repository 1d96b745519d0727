"""The part of the table of endpoints about who knows whom."""

from __future__ import annotations

from typing import Final

from tenka.server.http import circle_endpoints as circle
from tenka.server.http import club_endpoints as clubs
from tenka.server.http import lobby_endpoints as lobby
from tenka.server.http.endpoint import TEXT, Endpoint, Parameter, of_part
from tenka.server.ops.costs import LIST, LITTLE, RULES, STEP
from tenka.server.protocol import circle as wire
from tenka.server.protocol import clubs as about

WHO: Final = ("no-person",)
KEEPER: Final = ("not-allowed",)
AT_TABLE: Final = ("not-seated", "table-full")

# A table reads best with two or three lines for each endpoint.
# fmt: off
SEATS: Final = (
    Endpoint("GET", "/seats", circle.seats, "anyone", LITTLE,
        "The pages of the people at tables, where you may see them", {200: wire.SeatPeople},
        parameters=(Parameter("tables", TEXT, "ids, with commas between", required=False),)),
)
CIRCLE: Final = of_part(
    "circle",
    Endpoint("GET", "/circle", circle.show, "anyone", LIST,
        "Whom you follow, who is here, who invites you", {200: wire.Circle}),
    Endpoint("POST", "/circle/following", circle.follow, "player", LIST,
        "Follow somebody", {200: wire.Circle}, wire.WhichPerson, errors=WHO),
    Endpoint("DELETE", "/circle/following/{page}", circle.unfollow, "player", LIST,
        "Follow somebody no more", {200: wire.Circle}, errors=WHO),
    Endpoint("POST", "/circle/blocked", circle.block, "player", LIST,
        "Have nothing to do with somebody", {200: wire.Circle}, wire.Block, errors=WHO),
    Endpoint("DELETE", "/circle/blocked/{page}", circle.unblock, "player", LIST,
        "Lift your block of somebody", {200: wire.Circle}, errors=WHO),
    Endpoint("POST", "/circle/seen", circle.set_seen, "player", LIST,
        "Let others see when you are here, or not", {200: wire.Circle}, wire.Presence),
    Endpoint("POST", "/circle/here", circle.here, "player", LITTLE,
        "Say that you are here, which counts only if you wish to be seen", {200: wire.Presence}),
    Endpoint("GET", "/tables/{table}/called", circle.called, "anyone", LITTLE,
        "Whom people have asked to your waiting table", {200: wire.CalledPeople}, errors=AT_TABLE),
    Endpoint("POST", "/tables/{table}/called", circle.call, "player", LIST,
        "Ask somebody to your waiting table", {200: wire.CalledPeople}, wire.CallToTable,
        errors=(*AT_TABLE, "no-person", "too-many-requests")),
    Endpoint("DELETE", "/circle/invitations/{table}", circle.decline, "player", LIST,
        "Decline an invitation", {200: wire.Circle}),
)
LOBBY: Final = of_part(
    "lobby",
    Endpoint("GET", "/lobby", lobby.show, "anyone", STEP,
        "Who waits for a table, and the one that is proposed to you", {200: wire.LobbyInfo}),
    Endpoint("POST", "/lobby", lobby.wait, "player", LIST,
        "Wait for a table with others", {200: wire.LobbyInfo}, wire.WaitForTable,
        errors=("bad-seats", "too-many-tables", "unknown-game")),
    Endpoint("POST", "/lobby/confirm", lobby.confirm, "player", RULES,
        "Say yes to the table that is proposed to you", {200: wire.LobbyInfo}, wire.Confirmation,
        errors=("no-proposal",)),
    Endpoint("DELETE", "/lobby", lobby.leave, "player", STEP,
        "Wait no more", {200: wire.LobbyInfo}),
)
CLUBS: Final = of_part(
    "clubs",
    Endpoint("GET", "/clubs", clubs.all_of, "anyone", LIST,
        "Your clubs, and others", {200: about.ClubList}),
    Endpoint("POST", "/clubs", clubs.create, "account", LIST,
        "Found a club", {201: about.ClubPage}, about.NewClub, errors=("bad-name", "too-many-tables")),
    Endpoint("GET", "/clubs/{club}", clubs.show, "anyone", LIST,
        "The page of a club", {200: about.ClubPage}),
    Endpoint("POST", "/clubs/{club}", clubs.change, "player", LIST,
        "Change what your club says of itself", {200: about.ClubPage}, about.NewClub,
        errors=(*KEEPER, "bad-name")),
    Endpoint("POST", "/clubs/{club}/join", clubs.join, "player", LIST,
        "Join a club by its link, or ask to", {200: about.ClubPage}, about.JoinClub,
        errors=("no-invite",)),
    Endpoint("POST", "/clubs/{club}/accept", clubs.accept, "player", LIST,
        "Take in somebody who asks", {200: about.ClubPage}, about.WhichMember,
        errors=(*KEEPER, "no-person")),
    Endpoint("DELETE", "/clubs/{club}/members/{page}", clubs.remove, "player", LIST,
        "Remove a member, or decline a request", {200: about.ClubPage}, errors=KEEPER),
    Endpoint("POST", "/clubs/{club}/leave", clubs.leave, "player", LIST,
        "Leave a club", {200: about.ClubList}, errors=("no-person",)),
)
CIRCLE_ENDPOINTS: Final = (*SEATS, *CIRCLE, *LOBBY, *CLUBS)
# fmt: on
