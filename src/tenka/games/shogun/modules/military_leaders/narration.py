"""What the military leaders say. The events stand at the top of `locale/en/shogun_modules.ftl`."""

from __future__ import annotations

from tenka.core.narration import Phrase, Seat
from tenka.games.shogun.modules.facets import ModuleNarration
from tenka.games.shogun.modules.military_leaders.events import StatuesScored
from tenka.games.shogun.modules.military_leaders.observation import leaders_view
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.words import Arguments, Line, listed, of_seat, province


def _statues(event: StatuesScored) -> Arguments:
    rows = (
        of_seat(
            "shogun-statue-score", one.seat, points=one.points, statues=one.statues, trophies=one.trophies
        )
        for one in event.statue_scores
    )
    return {"scores": listed(rows)}


def _leader(choice: str) -> Phrase:
    if choice == "none":
        return Phrase("shogun-move-leader-none")
    return Phrase("shogun-move-leader", arguments={"province": province(choice)})


def _question(seen: Observation) -> Arguments:
    deciding = leaders_view(seen).deciding
    return {"province": province(deciding)} if seen.step == "leader_here" and deciding is not None else {}


NARRATION = ModuleNarration(
    lines={
        "leader-placed": Line("seat"),
        "leader-kept": Line("seat"),
        "leader-moved": Line("seat", variant=lambda event: "-statue" if event.statue else ""),
        "leader-stayed": Line("seat"),
        "leader-lost": Line("seat"),
        "statues-taken": Line("seat", "victim"),
        "statues-scored": Line(more=_statues),
    },
    fields={"victim": Seat, "count": int},
    moves={"leader": _leader},
    question=_question,
)
