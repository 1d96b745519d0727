"""What can happen in Shogun. Seats are numbers; provinces, cards, actions and events are named by their ids.

A list "by color" has one number for each seat and, last, one for the farmers. A card is the id of a
province, `chest0` to `chest4`, or `empty` for a space without one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tenka.core.events import Event, OpenEvent

Side = Literal["sun", "moon"]
SetUp = Literal["predetermined", "draft"]
Building = Literal["castle", "temple", "theater"]
Season = Literal["spring", "summer", "fall", "winter"]
LapseReason = Literal[
    "chests", "supply", "no-space", "already-there", "no-tiles", "one-army", "nowhere-to-go"
]
BattleKind = Literal["players", "neutral", "revolt"]
Outcome = Literal["attacker", "defender", "nobody", "farmers"]


class Amount(msgspec.Struct, frozen=True):
    """What a number became, and because of what: `printed`, then `event`, `special`, ... if they matter."""

    source: str
    amount: int


class ExtraArmies(Amount, frozen=True):
    """Whose they are, too."""

    seat: int


class GameSetUp(Event, frozen=True, tag="game-set-up"):
    side: Side
    setup: SetUp
    chests: int
    first: int | None = None
    """Who claims first, in the draft."""


class StartDealt(Event, frozen=True, tag="start-dealt"):
    """The predetermined provinces of a seat, with their armies."""

    seat: int
    player: str
    """The letter of the printed table."""
    armies: dict[str, int]


class CardsTurnedUp(Event, frozen=True, tag="cards-turned-up"):
    """Province cards that lie face up now, for whoever claims next."""

    provinces: list[str]


class CardsRenewed(Event, frozen=True, tag="cards-renewed"):
    """A seat faced the same two cards again and put them under the pile."""

    seat: int
    provinces: list[str]


class ProvinceClaimed(Event, frozen=True, tag="province-claimed"):
    seat: int
    province: str
    source: Literal["open", "pile"]

    def reveals(self) -> bool:
        return self.source == "pile"


class GroupPlaced(OpenEvent, frozen=True, tag="group-placed"):
    seat: int
    province: str
    armies: int


class TowerLoaded(Event, frozen=True, tag="tower-loaded"):
    """All by color. What fell out went back to the supplies."""

    thrown: list[int]
    fell_out: list[int]
    shelves: list[list[int]]


# --- the round --------------------------------------------------------------------------------------


class EventsLaidOut(Event, frozen=True, tag="events-laid-out"):
    year: int
    events: list[str]


class SeasonStarted(Event, frozen=True, tag="season-started"):
    year: int
    season: Season


class ActionsLaidOut(Event, frozen=True, tag="actions-laid-out"):
    """The first five; five more lie face down."""

    actions: list[str]


class SpecialsLaidOut(Event, frozen=True, tag="specials-laid-out"):
    """In the order of the spaces 1 to 5."""

    specials: list[str]


class PlanSealed(Event, frozen=True, tag="plan-sealed"):
    seat: int


class PlanUnsealed(Event, frozen=True, tag="plan-unsealed"):
    seat: int


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    drawn: str
    left: list[str]


class Bid(msgspec.Struct, frozen=True):
    seat: int
    card: str
    chests: int
    """What was paid."""


class BidsRevealed(Event, frozen=True, tag="bids-revealed"):
    """In the order in which they choose; `tied` are groups of equals that were put in order by lot."""

    bids: list[Bid]
    tied: list[list[int]]


class SpecialTaken(OpenEvent, frozen=True, tag="special-taken"):
    seat: int
    special: str
    place: int
    """1 to 5."""


class TurnOrderSet(OpenEvent, frozen=True, tag="turn-order-set"):
    order: list[int]


# --- actions ----------------------------------------------------------------------------------------


class ActionStarted(OpenEvent, frozen=True, tag="action-started"):
    action: str
    number: int
    """1 to 10."""


class ActionTurnedUp(Event, frozen=True, tag="action-turned-up"):
    action: str
    number: int


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    seat: int
    action: str
    card: str


class Lapsed(Event, frozen=True, tag="lapsed"):
    """An action that a province was planned for, but that cannot be carried out in full."""

    seat: int
    action: str
    province: str
    reason: LapseReason


class Built(Event, frozen=True, tag="built"):
    seat: int
    province: str
    building: Building
    chests: int


class RiceConfiscated(Event, frozen=True, tag="rice-confiscated"):
    seat: int
    province: str
    amounts: list[Amount]
    """The last one is what was taken."""


class TaxesCollected(Event, frozen=True, tag="taxes-collected"):
    seat: int
    province: str
    amounts: list[Amount]


class MarkerPlaced(OpenEvent, frozen=True, tag="marker-placed"):
    """A revolt marker; `markers` lie in the province now."""

    province: str
    markers: int


class MarkerRemoved(OpenEvent, frozen=True, tag="marker-removed"):
    province: str
    markers: int


class NoMarkersLeft(OpenEvent, frozen=True, tag="no-markers-left"):
    province: str


class Deployed(Event, frozen=True, tag="deployed"):
    seat: int
    province: str
    amounts: list[Amount]
    chests: int


class Moved(OpenEvent, frozen=True, tag="moved"):
    """Armies into an own province. `origin` is where they stood."""

    seat: int
    origin: str
    province: str
    armies: int


class Stayed(OpenEvent, frozen=True, tag="stayed"):
    seat: int
    province: str


class Attacked(Event, frozen=True, tag="attacked"):
    seat: int
    origin: str
    province: str
    armies: int
    defender: int | None
    """None if the province is neutral."""


class Revolted(Event, frozen=True, tag="revolted"):
    """Farmers rise: one for each marker, in winter some more."""

    seat: int
    province: str
    markers: int
    more: int


class Thrown(Event, frozen=True, tag="thrown"):
    """A throw into the tower, all by color. `extra` armies came from the supply: by which card or event.

    `cubes` were put in on purpose, `from_tray` lay in the tray before; `tray` is what lies there now.
    """

    kind: BattleKind
    province: str
    cubes: list[int]
    from_tray: list[int]
    extra: list[ExtraArmies]
    shelves_before: list[list[int]]
    shelves: list[list[int]]
    tray: list[int]


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """What lay in the tray for whom, and what became of it. `farmers` is None where they were not involved.

    A neutral province has no `defender`, a revolt no `attacker`; `returned` is by color.
    """

    kind: BattleKind
    province: str
    attacker: int | None
    defender: int | None
    attackers: int
    defenders: int
    farmers: int | None
    outcome: Outcome
    survivors: int
    returned: list[int]
    lost_buildings: list[Building]


class CardLost(Event, frozen=True, tag="card-lost"):
    """A province card leaves its owner: from a space of the board, or from the hand (`space` is None).

    `taker` is None if the card goes to the common supply.
    """

    seat: int
    province: str
    space: str | None
    taker: int | None


# --- winter and end ---------------------------------------------------------------------------------


class WinterCame(Event, frozen=True, tag="winter-came"):
    """The fourth event card and what each seat has left of its rice."""

    year: int
    event_card: str
    loss: int
    rice: list[int]


class Unsupplied(Event, frozen=True, tag="unsupplied"):
    """Provinces without rice; `drawn` are those that revolt, each with `farmers` more."""

    seat: int
    provinces: int
    rice: int
    unsupplied: int
    farmers: int
    drawn: list[str]


class Majority(msgspec.Struct, frozen=True):
    region: str
    building: Building
    count: int
    points: int
    tied: bool


class Score(msgspec.Struct, frozen=True):
    """Where the points of a seat come from."""

    seat: int
    provinces: int
    buildings: int
    majorities: list[Majority]
    points: int
    total: int


class Scored(Event, frozen=True, tag="scored"):
    year: int
    scores: list[Score]


class YearEnded(Event, frozen=True, tag="year-ended"):
    """Rice is 0 again and all revolt markers are off the board."""

    year: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    points: list[int]
    chests: list[int]
    ranks: list[int]


EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    StartDealt,
    CardsTurnedUp,
    CardsRenewed,
    ProvinceClaimed,
    GroupPlaced,
    TowerLoaded,
    EventsLaidOut,
    SeasonStarted,
    ActionsLaidOut,
    SpecialsLaidOut,
    PlanSealed,
    PlanUnsealed,
    EventDrawn,
    BidsRevealed,
    SpecialTaken,
    TurnOrderSet,
    ActionStarted,
    ActionTurnedUp,
    CardRevealed,
    Lapsed,
    Built,
    RiceConfiscated,
    TaxesCollected,
    MarkerPlaced,
    MarkerRemoved,
    NoMarkersLeft,
    Deployed,
    Moved,
    Stayed,
    Attacked,
    Revolted,
    Thrown,
    BattleEnded,
    CardLost,
    WinterCame,
    Unsupplied,
    Scored,
    YearEnded,
    GameEnded,
)
"""Of the base game."""
