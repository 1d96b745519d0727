"""Special cards, places in the turn order, and what to bid for them."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from tenka.games.shogun.bots.board_features import BATTLES
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.tables import SETTLED
from tenka.games.shogun.material import DEPLOY5, SIX_ARMIES, SPECIAL_IDS

EARLIER = 0.05
"""What each place further ahead is worth."""
BIDS = {-1.0: 0.02, 0.0: 0.3, 0.5: 0.13, 1.0: 0.25, 2.0: 0.17, 3.0: 0.08, 4.0: 0.05}
"""How often somebody bids nothing, 0, a province, 1, 2, 3, 4 chests."""
SURE_BATTLE = 0.15
"""How much one more army raises the chance to win an ordinary battle."""


class SpecialCardValues:
    """What special cards are worth: for a plan that is made, or while it is made, for the usual one."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.features = evaluator.features
        plan = self.features.seen.seats[self.features.me].plan
        self.planned = self.features.still_planned() if plan else None

    def value(self, special: str) -> float:
        """With the place that it lies on."""
        place = self.features.seen.specials.index(special)
        return SPECIALS[special](self) - EARLIER * place

    def _plans(self, space: str) -> bool:
        return self.planned is None or space in self.planned

    def chest(self) -> float:
        return self.evaluator.chest if self._plans("taxes") else 0.0

    def rice(self) -> float:
        return -self.evaluator.hunger(0.0, 1.0) if self._plans("rice") else 0.0

    def armies(self) -> float:
        if not self._plans("deploy5"):
            return 0.0
        material = self.features.material
        usual = self.features.expected(DEPLOY5, material.action_armies[DEPLOY5])
        most = min(material.special_value[SIX_ARMIES], self.features.supply)
        return self.evaluator.army * max(0.0, most - usual)

    def attack(self) -> float:
        """One more army in each battle that is planned."""
        prize = self.evaluator.seasons * SETTLED
        return SURE_BATTLE * prize * sum(self._plans(battle) for battle in BATTLES)

    def defense(self) -> float:
        """One more army in each own province that is attacked."""
        evaluator, armies = self.evaluator, self.features.armies
        gains = [
            evaluator.province_value(place)
            * (evaluator.hold(place, armies[place] + 1) - evaluator.hold(place, armies[place]))
            for place in self.features.own
        ]
        return sum(gains) / (1 + self.features.rounds_this_year)

    def by_rank(self) -> list[float]:
        """What is left for the first to choose, the second, and so on, if all want the same."""
        return sorted((self.value(special) for special in self.features.seen.specials), reverse=True)

    def bid(self, bid: float) -> float:
        """What a bid gets, before it is paid: 1 to 4, 0, a half for a province, less for none."""
        values = self.by_rank()
        others = self.features.seats - 1
        above = sum(share for other, share in BIDS.items() if other > bid) + BIDS[bid] / 2
        return sum(
            comb(others, ahead) * above**ahead * (1 - above) ** (others - ahead) * values[ahead]
            for ahead in range(others + 1)
        )


SPECIALS: dict[str, Callable[[SpecialCardValues], float]] = dict(
    zip(
        SPECIAL_IDS,
        (
            SpecialCardValues.chest,
            SpecialCardValues.rice,
            SpecialCardValues.armies,
            SpecialCardValues.attack,
            SpecialCardValues.defense,
        ),
        strict=True,
    )
)
