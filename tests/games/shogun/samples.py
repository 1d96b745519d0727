"""One of everything that Shogun can say, for the tests of its texts."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from tenka import games
from tenka.core.events import Event
from tenka.core.table import Table
from tenka.games.shogun import events as se
from tenka.games.shogun.events import Amount, Bid, ExtraArmies, Majority, Score
from tenka.games.shogun.observation import DraftView, Observation

NOTHING = [0, 0, 0, 0]
"""By color: three seats and the farmers."""
SHELVES = [[1, 0, 2, 1], [0, 0, 1, 3]]
PRINTED = [Amount("printed", 7)]
CHANGED = [Amount("printed", 7), Amount("event", 5), Amount("special", 6)]


def thrown(**changes: Any) -> se.Thrown:
    given: dict[str, Any] = {
        "kind": "players",
        "province": "kozuke",
        "cubes": [4, 3, 0, 0],
        "from_tray": NOTHING,
        "extra": [],
        "shelves_before": SHELVES,
        "shelves": SHELVES,
        "tray": [3, 1, 1, 1],
    }
    return se.Thrown(**(given | changes))


def ended(kind: str, outcome: str, **changes: Any) -> se.BattleEnded:
    given: dict[str, Any] = {
        "kind": kind,
        "province": "kozuke",
        "attacker": None if kind == "revolt" else 0,
        "defender": {"players": 1, "neutral": None, "revolt": 0}[kind],
        "attackers": 3,
        "defenders": 1,
        "farmers": 1,
        "outcome": outcome,
        "survivors": 1,
        "returned": NOTHING,
        "lost_buildings": [],
    }
    return se.BattleEnded(**(given | changes))


def score(seat: int, majorities: list[Majority]) -> Score:
    return Score(seat, 8, 3, majorities, 11 + sum(one.points for one in majorities), 40 - seat)


MAJORITIES = [
    Majority("green", "castle", 2, 3, tied=False),
    Majority("red", "temple", 1, 1, tied=True),
    Majority("brown", "theater", 1, 0, tied=True),
]

EVENTS: dict[str, list[Event]] = {
    "game-set-up": [se.GameSetUp("sun", "predetermined", 18), se.GameSetUp("moon", "draft", 15, 0)],
    "start-dealt": [se.StartDealt(0, "A", {"suruga": 5, "awa_boso": 4})],
    "cards-turned-up": [se.CardsTurnedUp(["aki", "awa_shikoku"])],
    "cards-renewed": [se.CardsRenewed(0, ["aki", "iyo"])],
    "province-claimed": [se.ProvinceClaimed(0, "aki", "open"), se.ProvinceClaimed(0, "aki", "pile")],
    "group-placed": [se.GroupPlaced(0, "aki", 5)],
    "tower-loaded": [
        se.TowerLoaded([7, 7, 7, 10], out, SHELVES) for out in ([3, 2, 4, 5], [0, 0, 1, 0], NOTHING)
    ],
    "events-laid-out": [se.EventsLaidOut(1, ["theater_5", "taxes_max_0", "deploy_1", "rice_min_3"])],
    "season-started": [se.SeasonStarted(1, season) for season in get_args(se.Season)],
    "actions-laid-out": [se.ActionsLaidOut(["castle", "battle_a", "taxes", "deploy1", "rice"])],
    "specials-laid-out": [se.SpecialsLaidOut(["rice", "chest", "defense", "attack", "armies"])],
    "plan-sealed": [se.PlanSealed(0)],
    "plan-unsealed": [se.PlanUnsealed(0)],
    "event-drawn": [se.EventDrawn("taxes_max_0", ["theater_5"])],
    "bids-revealed": [
        se.BidsRevealed([Bid(0, "chest3", 3), Bid(1, "awa_boso", 0), Bid(2, "empty", 0)], []),
        se.BidsRevealed([Bid(0, "chest0", 0), Bid(1, "chest0", 0), Bid(2, "empty", 0)], [[0, 1]]),
        se.BidsRevealed([Bid(0, "empty", 0), Bid(1, "aki", 0), Bid(2, "chest1", 1)], []),
    ],
    "special-taken": [se.SpecialTaken(0, "rice", 3)],
    "turn-order-set": [se.TurnOrderSet([2, 0, 1])],
    "action-started": [se.ActionStarted("battle_a", 3)],
    "action-turned-up": [se.ActionTurnedUp("deploy5", 7)],
    "card-revealed": [
        se.CardRevealed(0, action, card)
        for action, card in (("castle", "aki"), ("battle_a", "aki"), ("taxes", "chest4"), ("rice", "empty"))
    ],
    "lapsed": [se.Lapsed(0, "castle", "aki", reason) for reason in get_args(se.LapseReason)],
    "built": [se.Built(0, "aki", building, 3) for building in get_args(se.Building)],
    "rice-confiscated": [se.RiceConfiscated(0, "aki", amounts) for amounts in (PRINTED, CHANGED)],
    "taxes-collected": [se.TaxesCollected(0, "settsu", amounts) for amounts in (PRINTED, CHANGED)],
    "marker-placed": [se.MarkerPlaced("aki", 1), se.MarkerPlaced("aki", 2)],
    "marker-removed": [se.MarkerRemoved("aki", 0), se.MarkerRemoved("aki", 1)],
    "no-markers-left": [se.NoMarkersLeft("aki")],
    "deployed": [se.Deployed(0, "aki", amounts, 3) for amounts in (PRINTED, CHANGED)],
    "moved": [se.Moved(0, "aki", "iyo", 1), se.Moved(0, "aki", "iyo", 2)],
    "stayed": [se.Stayed(0, "aki")],
    "attacked": [se.Attacked(0, "shinano", "kozuke", 4, 1), se.Attacked(0, "shinano", "kozuke", 4, None)],
    "revolted": [se.Revolted(0, "mikawa", 2, 0), se.Revolted(0, "kai", 1, 2)],
    "thrown": [
        thrown(),
        thrown(tray=NOTHING),
        thrown(kind="neutral", cubes=[4, 0, 0, 1], from_tray=[0, 0, 1, 0]),
        thrown(extra=[ExtraArmies("special", 1, 0), ExtraArmies("event", 1, 1)], from_tray=[0, 0, 1, 2]),
    ],
    "battle-ended": [
        ended("players", "attacker"),
        ended("players", "attacker", farmers=None),
        ended("players", "attacker", farmers=2),
        ended("players", "defender", survivors=2),
        ended("players", "nobody", survivors=0),
        ended("players", "nobody", survivors=0, lost_buildings=["castle", "temple"]),
        ended("neutral", "attacker", survivors=2),
        ended("neutral", "farmers", farmers=4, survivors=0),
        ended("revolt", "defender", farmers=0),
        ended("revolt", "farmers", farmers=2, survivors=0, lost_buildings=["theater"]),
    ],
    "card-lost": [
        se.CardLost(0, "aki", "taxes", 1),
        se.CardLost(0, "aki", "castle", None),
        se.CardLost(0, "aki", None, 1),
    ],
    "winter-came": [se.WinterCame(1, "rice_min_3", 3, [2, 0, 5])],
    "unsupplied": [
        se.Unsupplied(0, 9, 6, 3, 2, ["kai", "aki"]),
        se.Unsupplied(0, 1, 0, 1, 1, ["kai"]),
    ],
    "scored": [se.Scored(1, [score(0, MAJORITIES), score(1, []), score(2, MAJORITIES[2:])])],
    "year-ended": [se.YearEnded(1)],
    "game-ended": [
        se.GameEnded([40, 39, 38], [1, 5, 0], [1, 2, 3]),
        se.GameEnded([40, 40, 38], [5, 5, 0], [1, 1, 3]),
    ],
}  # fmt: skip

MOVES = (
    "claim:awa_boso", "claim:pile", "renew", "group:4", "plan:castle:awa_boso", "plan:taxes:chest2",
    "plan:battle_a:empty", "plan:auction:chest4", "unseal", "special:defense", "march:iyo:1", "march:iyo:3",
    "stay", "revolt:kai",
)  # fmt: skip
"""One of each kind."""


def observation(step: str, viewer: int, **changes: Any) -> Observation:
    """A position in which Ben, seat 1, has to decide something."""
    table = Table.open(games.load("shogun", 3), [], b"0" * 32)
    seen: Observation = table.observe(viewer)
    return msgspec.structs.replace(seen, **{"step": step, "viewer": viewer, "actors": [1], **changes})


def questions() -> list[tuple[str, dict[str, Any]]]:
    claimed = DraftView(0, ["aki", "iyo"], 20, [], renewed=False, claimed="awa_boso")
    return [
        ("claim", {"draft_table": msgspec.structs.replace(claimed, claimed=None)}),
        ("group", {"draft_table": claimed}),
        ("plan", {}),
        ("special", {}),
        ("battle", {"province": "awa_boso"}),
        ("move", {"province": "awa_boso"}),
        ("revolt", {"revolts": ["kai", "aki"]}),
        ("over", {"actors": [], "ranks": [2, 1, 3]}),
        ("over", {"actors": [], "ranks": [1, 1, 3]}),
    ]
