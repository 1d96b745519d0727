"""Tenno's Court for `steady`: what officials and favors are worth, in points."""

from __future__ import annotations

from collections.abc import Callable

from tenka.games.shogun.bots.actions import NOTHING, Deed
from tenka.games.shogun.bots.board_features import NOBODY
from tenka.games.shogun.bots.evaluation import Judge
from tenka.games.shogun.bots.marches import Marches
from tenka.games.shogun.material import BUILDING_IDS, RICE, TAXES
from tenka.games.shogun.modules.tennos_court.observation import CourtView, FavorView

BOXES = (3, 2, 1)
KEPT = 0.12
"""What an official is worth who stays at the court, if another round follows."""
LUCK = 0.7
"""How often nobody else is quicker."""
TRAY = 0.4
"""An army in the tray, as part of one on the board."""
CALM = 0.15
PEACE = 0.5
"""How much of the danger of a round an action brings."""
GARRISON = 3
TOWER = "tower"


class Favors:
    """Values for the viewer of one observation."""

    def __init__(self, judge: Judge, court: CourtView) -> None:
        self.judge = judge
        self.land = judge.land
        self.court = court
        self.kept = KEPT if self.land.rounds > 0 else 0.0
        mine = self.land.me
        self.waiting = court.entrance[mine] + court.audience[mine]

    # --- planning -------------------------------------------------------------------------------------

    def at_court(self, officials: int) -> float:
        """What so many officials bring this round: the best favor that they can pay."""
        stay = self.kept * officials
        gains = [
            LUCK * (self.gift(offer) - self.kept * offer.officials)
            for offer in self.court.favors
            if offer.officials <= officials
        ]
        return stay + max(0.0, max(gains, default=0.0))

    def convert(self, box: int, card: str) -> Deed:
        """A box of the extra board with a card on it."""
        number = BOXES[box]
        if self.court.officials[self.land.me] < number:
            return NOTHING
        lost = self.loss(number, card)
        if lost is None:
            return NOTHING
        return Deed(self.at_court(self.waiting + number) - self.at_court(self.waiting) - lost)

    def loss(self, number: int, card: str) -> float | None:
        """What the armies would have been worth; None if there are too few."""
        judge, land = self.judge, self.land
        if card.startswith(TOWER):
            return number * TRAY * judge.army if land.seen.tower.tray[land.me] >= number else None
        if card not in land.board.number:
            return None
        place = land.number(card)
        armies = land.armies[place]
        if armies <= number:
            return None
        risk = judge.hold(place, armies) - judge.hold(place, armies - number)
        return number * judge.army + risk * judge.worth(place)

    # --- asking ---------------------------------------------------------------------------------------

    def ask(self, name: str) -> float:
        choice = name.removeprefix("favor:")
        for offer in self.court.favors:
            if str(offer.favor) == choice:
                return self.gift(offer) - self.kept * offer.officials
        return 0.0

    def gift(self, offer: FavorView) -> float:
        if offer.gift in BUILDING_IDS:
            return max((self.build(offer.gift, place) for place in self.land.own), default=0.0)
        return GIFTS[offer.gift](self, offer.amount)

    def chests(self, amount: int) -> float:
        return amount * self.judge.chest

    def rice(self, amount: int) -> float:
        return -self.judge.hunger(0.0, float(amount))

    def points(self, amount: int) -> float:
        return float(amount)

    def tray(self, amount: int) -> float:
        return min(amount, self.land.supply) * TRAY * self.judge.army

    def calm(self, _amount: int) -> float:
        return CALM

    def event(self, _amount: int) -> float:
        return max(0.0, self.dismissal())

    def garrison(self, amount: int) -> float:
        if self.land.supply < amount:
            return 0.0
        places = [place for place, owner in enumerate(self.land.owner) if owner in (NOBODY, self.land.me)]
        known = [place for place in places if self.land.board.ids[place] in self.land.seen.provinces]
        return max((self.station(place, amount) for place in known), default=0.0)

    def peace(self, _amount: int) -> float:
        """The provinces that would be lost with one of the two battles of this round."""
        judge, armies = self.judge, self.land.armies
        risks = (judge.worth(place) * (1 - judge.hold(place, armies[place])) for place in self.land.own)
        return PEACE * sum(risks) / (1 + self.land.rounds_this_year)

    def both(self, amount: int) -> float:
        return 2 * self.peace(amount)

    # --- using ----------------------------------------------------------------------------------------

    def use(self, name: str) -> float:
        choice = name.removeprefix("use:")
        if choice in ("dismiss", "uphold"):
            return self.dismissal() if choice == "dismiss" else 0.0
        place = self.land.number(choice)
        kind = self.land.material.sources["tennos_court"]["favors"][str(self.court.using)]["kind"]
        if kind in BUILDING_IDS:
            return self.build(kind, place)
        if kind == "calm":
            return self.land.markers[place] * self.judge.worth(place)
        return self.station(place, GARRISON)

    def build(self, building: str, place: int) -> float:
        land, judge = self.land, self.judge
        kind = BUILDING_IDS.index(building)
        if kind in land.buildings[place] or len(land.buildings[place]) >= land.board.spaces[place]:
            return 0.0
        held = judge.hold(place, land.armies[place])
        return judge.building_points(place, kind, land.me, 1) * judge.seasons * held

    def station(self, place: int, armies: int) -> float:
        """Free armies: a neutral province is a province more."""
        if self.land.owner[place] == self.land.me:
            return Marches(self.judge).reinforce(place, armies)
        return self.judge.prize(place)

    def dismissal(self) -> float:
        """Whether the event harms what is planned."""
        land = self.land
        if land.seen.event is None:
            return 0.0
        planned = land.still_planned()
        total = 0.0
        for space, action, printed, worth in (
            ("taxes", TAXES, land.board.tax, self.judge.chest),
            ("rice", RICE, land.board.rice, -self.judge.hunger(0.0, 1.0)),
        ):
            if space in planned:
                amount = printed[planned[space]]
                total += worth * (amount - land.expected(action, amount))
        return total


GIFTS: dict[str, Callable[[Favors, int], float]] = {
    "chests": Favors.chests,
    "rice": Favors.rice,
    "points": Favors.points,
    "tray": Favors.tray,
    "calm": Favors.calm,
    "event": Favors.event,
    "garrison": Favors.garrison,
    "peace_a": Favors.peace,
    "peace_b": Favors.peace,
    "peace_ab": Favors.both,
}
