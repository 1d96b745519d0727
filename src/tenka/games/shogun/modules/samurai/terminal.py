"""The samurai in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.modules.facets import ModuleLook
from tenka.games.shogun.modules.samurai.material import MATERIAL
from tenka.games.shogun.modules.samurai.observation import samurai_view
from tenka.games.shogun.terminal.naming import by_seat, gift

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tenka.core.look import Words
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation


class SamuraiLook(ModuleLook):
    def lines(self, seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
        yield texts("cli-shogun-samurai", cards=by_seat(samurai_view(seen).cards, names))

    def about(self, material: Material, seen: Observation, move: str, texts: Words) -> str:
        page, _, choice = move.partition(":")
        if page != "benefit":
            return ""
        card = samurai_view(seen).cards[seen.viewer]
        amounts: dict[str, int] = material.files[MATERIAL]["cards"][str(card)]
        return gift("tray" if choice == "armies" else choice, amounts[choice], texts)
