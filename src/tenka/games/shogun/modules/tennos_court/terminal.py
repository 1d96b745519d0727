"""Tenno's Court in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.modules.facets import ModuleLook
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.games.shogun.terminal.naming import by_seat, gift

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tenka.core.look import Words
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation


class CourtLook(ModuleLook):
    def lines(self, seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
        court = court_view(seen)
        offers = [
            texts(
                "shogun-offer",
                favor=one.favor,
                gift=gift(one.gift, one.amount, texts),
                officials=texts("shogun-officials", count=one.officials),
            )
            for one in court.favors
        ]
        favors = ", ".join(offers) or texts("cli-shogun-nothing")
        waiting = [one + other for one, other in zip(court.entrance, court.audience, strict=True)]
        yield texts("cli-shogun-court", waiting=by_seat(waiting, names), favors=favors)
        kept = [f"{names[one.seat]} {one.favor}" for one in court.kept]
        if kept:
            yield texts("cli-shogun-court-kept", kept=", ".join(kept))

    def about(self, material: Material, seen: Observation, move: str, texts: Words) -> str:
        page, _, choice = move.partition(":")
        found = [one for one in court_view(seen).favors if page == "favor" and str(one.favor) == choice]
        return "".join(
            texts("cli-shogun-about-favor", gift=gift(one.gift, one.amount, texts), count=one.officials)
            for one in found
        )

    def cards_meant(self, typed: str, free: Sequence[str], texts: Words) -> list[str] | None:
        """A tower card that lies nowhere yet: they are all the same."""
        if typed not in texts.typed("cli-typed-tower-card"):
            return None
        return [card for card in free if card.startswith("tower")]
