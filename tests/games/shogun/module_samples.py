"""One of everything that the modules of Shogun can say, for the tests of their texts."""

from __future__ import annotations

from typing import Any, get_args

from tenka.core.events import Event
from tenka.games.shogun import events as se
from tenka.games.shogun.modules.chambers import events as ke
from tenka.games.shogun.modules.chambers.observation import ChambersView
from tenka.games.shogun.modules.military_leaders import events as le
from tenka.games.shogun.modules.military_leaders.observation import LeadersView
from tenka.games.shogun.modules.samurai import events as me
from tenka.games.shogun.modules.tennos_court import events as ce
from tenka.games.shogun.modules.tennos_court.favors import KINDS
from tenka.games.shogun.modules.tennos_court.observation import CourtView

MODULE_EVENTS: dict[str, list[Event]] = {
    "favors-laid-out": [
        ce.FavorsLaidOut([ce.FavorOffer(16, 4, "chests", 6), ce.FavorOffer(5, 3, "rice", 1)]),
        ce.FavorsLaidOut([ce.FavorOffer(number, 2, kind, 1) for number, kind in enumerate(KINDS, start=1)]),
    ],
    "officials-arrived": [ce.OfficialsArrived(0, 1), ce.OfficialsArrived(0, 2)],
    "officials-sent": [
        ce.OfficialsSent(0, "convert3", "kai", 3),
        ce.OfficialsSent(0, "convert2", None, 2),
    ],
    "conversion-lapsed": [
        ce.ConversionLapsed(0, "convert3", province, lack)
        for province in ("kai", None)
        for lack in get_args(ce.Lack)
    ],
    "audience-entered": [ce.AudienceEntered(0, 5)],
    "favor-taken": [ce.FavorTaken(0, 8, 3)],
    "favor-missed": [ce.FavorMissed(0, cause) for cause in get_args(ce.Cause)],
    "favor-granted": [ce.FavorGranted(0, 16, grant, 2) for grant in get_args(ce.GrantName)],
    "favor-kept": [ce.FavorKept(0, 10, gift) for gift in ("calm", "peace_a", "peace_b", "peace_ab")],
    "favor-void": [ce.FavorVoid(0, 12)],
    "event-dismissed": [ce.EventDismissed(0, "taxes_max_0")],
    "event-upheld": [ce.EventUpheld(0, "taxes_max_0")],
    "garrison-placed": [
        ce.GarrisonPlaced(0, "kai", 3, neutral=False),
        ce.GarrisonPlaced(0, "aki", 3, neutral=True),
    ],
    "marker-parried": [ce.MarkerParried(0, "kai")],
    "court-closed": [ce.CourtClosed([2, 0, 1], [10]), ce.CourtClosed([0, 0, 0], [])],
    "samurai-advanced": [me.SamuraiAdvanced(0, 4, 2)],
    "benefit-taken": [me.BenefitTaken(0, benefit, 1) for benefit in get_args(me.Benefit)],
    "leader-placed": [le.LeaderPlaced(0, "aki")],
    "leader-kept": [le.LeaderKept(0, "aki")],
    "leader-moved": [
        le.LeaderMoved(0, "aki", "bingo", statue=True),
        le.LeaderMoved(0, "aki", "mutsu", statue=False),
    ],
    "leader-stayed": [le.LeaderStayed(0, "aki")],
    "leader-lost": [le.LeaderLost(0, "aki")],
    "statues-taken": [le.StatuesTaken(0, "aki", 1, 1), le.StatuesTaken(0, "aki", 1, 2)],
    "statues-scored": [
        le.StatuesScored([le.StatueScore(seat, 3 - seat, seat, 3, 40 + seat) for seat in range(3)])
    ],
    "regions-laid-out": [ke.RegionsLaidOut(["red", "green", "brown", "yellow", "purple"])],
    "chambers-opened": [ke.ChambersOpened(["a1", "b4", "f6"])],
    "chamber-taken": [ke.ChamberTaken(0, "red", "b4")],
    "chamber-declined": [ke.ChamberDeclined(0, "red")],
    "chambers-closed": [
        ke.ChambersClosed(["a1", "f6"], ["green", "brown", "yellow", "purple", "red"]),
        ke.ChambersClosed([], ["green", "brown", "yellow", "purple", "red"]),
    ],
    "chambers-scored": [ke.ChambersScored([ke.ChamberLine("a", 1, [0], 1)], [5, 0, 3])],
}
BASE_EVENTS: list[Event] = [
    se.CardRevealed(0, "taxes", "tower1"),
    se.CardRevealed(0, "convert3", "tower2"),
    se.CardRevealed(0, "convert2", "kai"),
    se.CardRevealed(0, "convert1", "chest2"),
    se.CardRevealed(0, "convert1", "empty"),
    se.TaxesCollected(0, "aki", [se.Amount("printed", 5), se.Amount("leader", 6)]),
    se.BidsRevealed([se.Bid(0, "tower3", 0), se.Bid(1, "chest1", 1), se.Bid(2, "aki", 0)], []),
]
"""Events of the base game that look different with modules."""

MODULE_MOVES = (
    "plan:convert3:aki", "plan:convert1:tower2", "favor:10", "favor:none", "use:aki", "use:dismiss",
    "use:uphold", "benefit:chests", "benefit:rice", "benefit:armies", "benefit:points", "leader:aki",
    "leader:none", "chamber:b4", "chamber:none",
)  # fmt: skip
"""One of each kind."""


def module_questions() -> list[tuple[str, dict[str, Any]]]:
    court = CourtView([7] * 3, [0] * 3, [0] * 3, [], [], [], [1], [1, 0, 2], 12)
    leaders = LeadersView([None] * 3, {}, [6] * 3, [[0] * 3] * 3, "kai")
    chambers = ChambersView(["a1"], [], {}, [15] * 3, ["red", "green", "brown", "yellow", "purple"], "red")
    return [
        ("favor", {"court": court}),
        ("favor_use", {"court": court}),
        ("samurai", {}),
        ("leader_here", {"leaders": leaders}),
        ("leader_place", {"leaders": leaders}),
        ("leader_move", {"leaders": leaders}),
        ("leader_return", {"leaders": leaders}),
        ("chamber", {"chambers": chambers}),
    ]
