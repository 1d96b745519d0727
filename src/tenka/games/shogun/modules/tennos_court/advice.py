"""Advice for the three boxes of the court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.modules.facets import ModuleAdvice
from tenka.games.shogun.modules.tennos_court.material import BOXES, SPACES
from tenka.games.shogun.modules.tennos_court.observation import court_view

if TYPE_CHECKING:
    from tenka.games.shogun.advice.plan import Plan
    from tenka.games.shogun.observation import Observation

ARMIES = dict(zip(SPACES, BOXES, strict=True))
"""How many armies each box converts."""


def is_tower(card: str) -> bool:
    return card.startswith("tower")


class CourtAdvice(ModuleAdvice):
    def hints(self, seen: Observation, plan: Plan) -> list[Hint]:
        """As the boxes are carried out: what earlier ones take from the tray and the officials is gone."""
        found = []
        tray, officials = seen.tower.tray[seen.viewer], court_view(seen).officials[seen.viewer]
        for space, number in ARMIES.items():
            card = plan.on.get(space)
            if card is None:
                continue
            hint = self.box_hint(seen, space, card, tray, officials)
            found.append(hint)
            if hint.code == "convert":
                officials -= number
                tray -= number if is_tower(card) else 0
        return found

    def box_hint(self, seen: Observation, space: str, card: str, tray: int, officials: int) -> Hint:
        number = ARMIES[space]
        if not is_tower(card) and card not in seen.provinces:
            return Hint(space, "no-action", "note")
        armies = tray if is_tower(card) else seen.provinces[card].armies - 1
        if armies < number:
            code = "convert-tray" if is_tower(card) else "convert-armies"
            return Hint(space, code, "likely", {"count": max(0, armies)})
        if officials < number:
            return Hint(space, "convert-officials", "likely", {"count": officials})
        return Hint(space, "convert", "note", {"count": number})

    def fill(self, seen: Observation, plan: Plan) -> None:
        """Armies in the tray become officials: they stand nowhere else."""
        for space in ARMIES:
            cards = [card for card in plan.free() if is_tower(card)]
            if space in plan.on or not cards:
                continue
            plan.put(space, cards[0])
            if any(hint.warns() and hint.space == space for hint in self.hints(seen, plan)):
                plan.clear(space)
