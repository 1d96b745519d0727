"""The military leaders in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.modules.facets import ModuleLook
from tenka.games.shogun.modules.military_leaders.observation import leaders_view
from tenka.games.shogun.terminal.naming import by_seat, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tenka.core.look import Words
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation


class LeadersLook(ModuleLook):
    def lines(self, seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
        leaders = leaders_view(seen)
        places = [
            f"{name} {'-' if place is None else name_of('province', place, texts)}"
            for name, place in zip(names, leaders.provinces, strict=True)
        ]
        yield texts("cli-shogun-leaders", leaders=", ".join(places))
        statues = [
            f"{name_of('province', place, texts)} {names[one.seat]} {one.count}"
            for place, one in leaders.statues.items()
        ]
        trophies = by_seat([sum(row) for row in leaders.trophies], names)
        found = ", ".join(statues) or texts("cli-shogun-nothing")
        yield texts("cli-shogun-statues", statues=found, trophies=trophies)

    def about(self, material: Material, seen: Observation, move: str, texts: Words) -> str:
        """Whether he leaves a statue behind."""
        page, _, choice = move.partition(":")
        leaders, board = leaders_view(seen), material.board
        origin = leaders.provinces[seen.viewer]
        if page != "leader" or choice == "none" or origin is None or not leaders.left[seen.viewer]:
            return ""
        near = board.neighbors(len(seen.seats))[board.number[origin]]
        return texts("cli-shogun-about-statue") if board.number[choice] in near else ""
