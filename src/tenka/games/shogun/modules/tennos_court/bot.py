"""How bots play Tenno's Court: what officials and favors are worth, in points."""

from __future__ import annotations

from collections.abc import Callable

from tenka.games.shogun.bots.board_features import NOBODY, BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.marches import Marches
from tenka.games.shogun.bots.tables import INVESTED, TRAY
from tenka.games.shogun.material import BUILDING_IDS, RICE, TAXES
from tenka.games.shogun.modules.facets import ModuleBot, Value
from tenka.games.shogun.modules.tennos_court.material import BOXES, MATERIAL
from tenka.games.shogun.modules.tennos_court.observation import CourtView, FavorView, court_view
from tenka.games.shogun.observation import Observation

LUCK = 0.7
"""How often nobody else is quicker."""
CALM = 0.15
PEACE = 0.5
"""How much of the danger of a round an action brings."""
GARRISON = 3
TOWER = "tower"


class CourtFavorValues:
    """Values for the viewer of one observation."""

    def __init__(self, evaluator: Evaluator, court: CourtView) -> None:
        self.evaluator = evaluator
        self.land = evaluator.land
        self.court = court
        self.kept = INVESTED if self.land.rounds > 0 else 0.0
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

    def convert(self, box: int, card: str) -> float:
        """A box of the extra board with a card on it."""
        number = BOXES[box]
        if self.court.officials[self.land.me] < number:
            return 0.0
        lost = self.loss(number, card)
        if lost is None:
            return 0.0
        return self.at_court(self.waiting + number) - self.at_court(self.waiting) - lost

    def loss(self, number: int, card: str) -> float | None:
        """What the armies would have been worth; None if there are too few."""
        evaluator, land = self.evaluator, self.land
        if card.startswith(TOWER):
            return number * TRAY * evaluator.army if land.seen.tower.tray[land.me] >= number else None
        if card not in land.board.number:
            return None
        place = land.number(card)
        armies = land.armies[place]
        if armies <= number:
            return None
        risk = evaluator.hold(place, armies) - evaluator.hold(place, armies - number)
        return number * evaluator.army + risk * evaluator.province_value(place)

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
        return amount * self.evaluator.chest

    def rice(self, amount: int) -> float:
        return -self.evaluator.hunger(0.0, float(amount))

    def points(self, amount: int) -> float:
        return float(amount)

    def tray(self, amount: int) -> float:
        return min(amount, self.land.supply) * TRAY * self.evaluator.army

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
        evaluator, armies = self.evaluator, self.land.armies
        risks = (
            evaluator.province_value(place) * (1 - evaluator.hold(place, armies[place]))
            for place in self.land.own
        )
        return PEACE * sum(risks) / (1 + self.land.rounds_this_year)

    def both(self, amount: int) -> float:
        return 2 * self.peace(amount)

    # --- using ----------------------------------------------------------------------------------------

    def use(self, name: str) -> float:
        choice = name.removeprefix("use:")
        if choice in ("dismiss", "uphold"):
            return self.dismissal() if choice == "dismiss" else 0.0
        place = self.land.number(choice)
        kind = self.land.material.sources[MATERIAL]["favors"][str(self.court.using)]["kind"]
        if kind in BUILDING_IDS:
            return self.build(kind, place)
        if kind == "calm":
            return self.land.markers[place] * self.evaluator.province_value(place)
        return self.station(place, GARRISON)

    def build(self, building: str, place: int) -> float:
        land, evaluator = self.land, self.evaluator
        kind = BUILDING_IDS.index(building)
        if kind in land.buildings[place] or len(land.buildings[place]) >= land.board.spaces[place]:
            return 0.0
        held = evaluator.hold(place, land.armies[place])
        return evaluator.building_points(place, kind, land.me, 1) * evaluator.seasons * held

    def station(self, place: int, armies: int) -> float:
        """Free armies: a neutral province is a province more."""
        if self.land.owner[place] == self.land.me:
            return Marches(self.evaluator).reinforce(place, armies)
        return self.evaluator.prize(place)

    def dismissal(self) -> float:
        """Whether the event harms what is planned."""
        land = self.land
        if land.seen.event is None:
            return 0.0
        planned = land.still_planned()
        total = 0.0
        for space, action, printed, worth in (
            ("taxes", TAXES, land.board.tax, self.evaluator.chest),
            ("rice", RICE, land.board.rice, -self.evaluator.hunger(0.0, 1.0)),
        ):
            if space in planned:
                amount = printed[planned[space]]
                total += worth * (amount - land.expected(action, amount))
        return total


GIFTS: dict[str, Callable[[CourtFavorValues, int], float]] = {
    "chests": CourtFavorValues.chests,
    "rice": CourtFavorValues.rice,
    "points": CourtFavorValues.points,
    "tray": CourtFavorValues.tray,
    "calm": CourtFavorValues.calm,
    "event": CourtFavorValues.event,
    "garrison": CourtFavorValues.garrison,
    "peace_a": CourtFavorValues.peace,
    "peace_b": CourtFavorValues.peace,
    "peace_ab": CourtFavorValues.both,
}


def favor_values(seen: Observation) -> CourtFavorValues:
    return CourtFavorValues(Evaluator(BoardFeatures(seen)), court_view(seen))


class CourtBot(ModuleBot):
    def questions(self) -> dict[str, Callable[[Observation], Value]]:
        return {
            "favor": lambda seen: favor_values(seen).ask,
            "favor_use": lambda seen: favor_values(seen).use,
        }

    def space_values(self, evaluator: Evaluator, cards: list[str]) -> list[list[float]]:
        values = CourtFavorValues(evaluator, court_view(evaluator.land.seen))
        return [[values.convert(box, card) for card in cards] for box in range(len(BOXES))]
