"""What the chambers say. The events stand at the top of `locale/en/shogun_modules.ftl`."""

from __future__ import annotations

from tenka.core.narration import Phrase
from tenka.games.shogun.modules.chambers.events import ChambersClosed, ChambersOpened, RegionsLaidOut
from tenka.games.shogun.modules.chambers.observation import chambers_view
from tenka.games.shogun.modules.facets import ModuleNarration
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.words import Arguments, Line, listed, shares, word


def _regions(event: RegionsLaidOut | ChambersClosed) -> Arguments:
    return {"regions": listed(word("region", name) for name in event.regions)}


def _chambers(event: ChambersOpened | ChambersClosed) -> Arguments:
    return {"spaces": listed(event.spaces)}


def _chamber(choice: str) -> Phrase:
    if choice == "none":
        return Phrase("shogun-move-chamber-none")
    return Phrase("shogun-move-chamber", arguments={"chamber": choice})


def _question(seen: Observation) -> Arguments:
    region = chambers_view(seen).region
    return {"region": word("region", region)} if seen.step == "chamber" and region is not None else {}


NARRATION = ModuleNarration(
    lines={
        "regions-laid-out": Line(more=_regions),
        "chambers-opened": Line(more=_chambers),
        "chamber-taken": Line("seat"),
        "chamber-declined": Line("seat"),
        "chambers-closed": Line(
            variant=lambda event: "" if event.spaces else "-none",
            more=lambda event: _chambers(event) | _regions(event),
        ),
        "chambers-scored": Line(more=lambda event: {"scores": shares([*event.points, 0], zeros=True)}),
    },
    fields={"chamber": str, "region": lambda name: word("region", name)},
    moves={"chamber": _chamber},
    question=_question,
)
