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
        self.features = evaluator.features
        self.court = court
        self.kept = INVESTED if self.features.rounds > 0 else 0.0
        mine = self.features.me
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
        if self.court.officials[self.features.me] < number:
            return 0.0
        lost = self.loss(number, card)
        if lost is None:
            return 0.0
        return self.at_court(self.waiting + number) - self.at_court(self.waiting) - lost

    def loss(self, number: int, card: str) -> float | None:
        """What the armies would have been worth; None if there are too few."""
        evaluator, features = self.evaluator, self.features
        if card.startswith(TOWER):
            return number * TRAY * evaluator.army if features.seen.tower.tray[features.me] >= number else None
        if card not in features.board.number:
            return None
        place = features.number(card)
        armies = features.armies[place]
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
            return max((self.build(offer.gift, place) for place in self.features.own), default=0.0)
        return GIFTS[offer.gift](self, offer.amount)

    def chests(self, amount: int) -> float:
        return amount * self.evaluator.chest

    def rice(self, amount: int) -> float:
        return -self.evaluator.hunger(0.0, float(amount))

    def points(self, amount: int) -> float:
        return float(amount)

    def tray(self, amount: int) -> float:
        return min(amount, self.features.supply) * TRAY * self.evaluator.army

    def calm(self, _amount: int) -> float:
        return CALM

    def event(self, _amount: int) -> float:
        return max(0.0, self.dismissal())

    def garrison(self, amount: int) -> float:
        if self.features.supply < amount:
            return 0.0
        places = [
            place for place, owner in enumerate(self.features.owner) if owner in (NOBODY, self.features.me)
        ]
        known = [place for place in places if self.features.board.ids[place] in self.features.seen.provinces]
        return max((self.station(place, amount) for place in known), default=0.0)

    def peace(self, _amount: int) -> float:
        """The provinces that would be lost with one of the two battles of this round."""
        evaluator, armies = self.evaluator, self.features.armies
        risks = (
            evaluator.province_value(place) * (1 - evaluator.hold(place, armies[place]))
            for place in self.features.own
        )
        return PEACE * sum(risks) / (1 + self.features.rounds_this_year)

    def both(self, amount: int) -> float:
        return 2 * self.peace(amount)

    # --- using ----------------------------------------------------------------------------------------

    def use(self, name: str) -> float:
        choice = name.removeprefix("use:")
        if choice in ("dismiss", "uphold"):
            return self.dismissal() if choice == "dismiss" else 0.0
        place = self.features.number(choice)
        kind = self.features.material.files[MATERIAL]["favors"][str(self.court.using)]["kind"]
        if kind in BUILDING_IDS:
            return self.build(kind, place)
        if kind == "calm":
            return self.features.markers[place] * self.evaluator.province_value(place)
        return self.station(place, GARRISON)

    def build(self, building: str, place: int) -> float:
        features, evaluator = self.features, self.evaluator
        kind = BUILDING_IDS.index(building)
        if (
            kind in features.buildings[place]
            or len(features.buildings[place]) >= features.board.spaces[place]
        ):
            return 0.0
        held = evaluator.hold(place, features.armies[place])
        return evaluator.building_points(place, kind, features.me, 1) * evaluator.seasons * held

    def station(self, place: int, armies: int) -> float:
        """Free armies: a neutral province is a province more."""
        if self.features.owner[place] == self.features.me:
            return Marches(self.evaluator).reinforce(place, armies)
        return self.evaluator.prize(place)

    def dismissal(self) -> float:
        """Whether the event harms what is planned."""
        features = self.features
        if features.seen.event is None:
            return 0.0
        planned = features.still_planned()
        total = 0.0
        for space, action, printed, worth in (
            ("taxes", TAXES, features.board.tax, self.evaluator.chest),
            ("rice", RICE, features.board.rice, -self.evaluator.hunger(0.0, 1.0)),
        ):
            if space in planned:
                amount = printed[planned[space]]
                total += worth * (amount - features.expected(action, amount))
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
        values = CourtFavorValues(evaluator, court_view(evaluator.features.seen))
        return [[values.convert(box, card) for card in cards] for box in range(len(BOXES))]
