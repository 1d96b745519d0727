"""What the modules of Shogun say. The events stand at the top of `locale/en/shogun_modules.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.narration import Argument, Phrase, Seat
from tenka.games.shogun.words import (
    Arguments,
    Line,
    counted,
    event_card,
    listed,
    of_seat,
    province,
    shares,
    word,
)

COURT_SPACES = ("convert3", "convert2", "convert1")
officials = counted("officials")


def is_court_space(space: str) -> bool:
    return space in COURT_SPACES


def gift(kind: str, amount: int) -> Phrase:
    """What a favor or a samurai card gives."""
    return Phrase(f"shogun-gift-{kind}".replace("_", "-"), arguments={"amount": amount})


# --- events ------------------------------------------------------------------------------------------------


def _offers(event: Any) -> Arguments:
    offers = (
        Phrase(
            "shogun-offer",
            arguments={
                "favor": one.favor,
                "gift": gift(one.gift, one.amount),
                "officials": officials(one.officials),
            },
        )
        for one in event.favors
    )
    return {"favors": listed(offers)}


def _from_tray(event: Any) -> str:
    return "-tray" if event.province is None else ""


def _lapsed(event: Any) -> str:
    return "-officials" if event.lack == "officials" else f"-armies{_from_tray(event)}"


def _waiting(event: Any) -> Arguments:
    return {"waiting": shares([*event.waiting, 0])}


def _benefit(event: Any) -> Arguments:
    kind = "tray" if event.benefit == "armies" else event.benefit
    return {"gift": gift(kind, event.amount)}


def _statues(event: Any) -> Arguments:
    rows = (
        of_seat(
            "shogun-statue-score", one.seat, points=one.points, statues=one.statues, trophies=one.trophies
        )
        for one in event.statue_scores
    )
    return {"scores": listed(rows)}


def _regions(event: Any) -> Arguments:
    return {"regions": listed(word("region", name) for name in event.regions)}


def _chambers(event: Any) -> Arguments:
    return {"spaces": listed(event.spaces)}


LINES: dict[str, Line] = {
    "favors-laid-out": Line(more=_offers),
    "officials-arrived": Line("seat"),
    "officials-sent": Line("seat", variant=_from_tray),
    "conversion-lapsed": Line("seat", variant=_lapsed),
    "audience-entered": Line("seat"),
    "favor-taken": Line("seat"),
    "favor-missed": Line("seat", variant=lambda event: "-" + event.cause),
    "favor-granted": Line("seat", more=lambda event: {"gift": gift(event.grant, event.amount)}),
    "favor-kept": Line("seat", more=lambda event: {"gift": gift(event.gift, 1)}),
    "favor-void": Line("seat"),
    "event-dismissed": Line("seat", more=lambda event: {"card": event_card(event.dismissed)}),
    "event-upheld": Line("seat", more=lambda event: {"card": event_card(event.upheld)}),
    "garrison-placed": Line("seat", variant=lambda event: "-neutral" if event.neutral else ""),
    "marker-parried": Line("seat"),
    "court-closed": Line(variant=lambda event: "" if any(event.waiting) else "-none", more=_waiting),
    "samurai-advanced": Line("seat", more=lambda event: {"regions": event.regions}),
    "benefit-taken": Line("seat", more=_benefit),
    "leader-placed": Line("seat"),
    "leader-kept": Line("seat"),
    "leader-moved": Line("seat", variant=lambda event: "-statue" if event.statue else ""),
    "leader-stayed": Line("seat"),
    "leader-lost": Line("seat"),
    "statues-taken": Line("seat", "victim"),
    "statues-scored": Line(more=_statues),
    "regions-laid-out": Line(more=_regions),
    "chambers-opened": Line(more=_chambers),
    "chamber-taken": Line("seat"),
    "chamber-declined": Line("seat"),
    "chambers-closed": Line(
        variant=lambda event: "" if event.spaces else "-none",
        more=lambda event: _chambers(event) | _regions(event),
    ),
    "chambers-scored": Line(more=lambda event: {"scores": shares([*event.points, 0], zeros=True)}),
}

SAY: dict[str, Callable[[Any], Argument]] = {
    "victim": Seat,
    "officials": officials,
    **dict.fromkeys(("favor", "samurai", "count"), int),
    "chamber": str,
    "region": lambda name: word("region", name),
}
"""Further fields that become arguments."""


# --- moves -------------------------------------------------------------------------------------------------

MOVES = ("favor", "use", "benefit", "leader", "chamber")
WORDS = ("none", "dismiss", "uphold", "chests", "rice", "armies", "points")


def move_phrase(base: str, head: str, choice: str) -> Phrase:
    if choice in WORDS:
        return Phrase(f"{base}-{choice}")
    if head == "favor":
        return Phrase(base, arguments={"favor": int(choice)})
    return Phrase(
        base, arguments={"chamber": choice} if head == "chamber" else {"province": province(choice)}
    )


# --- questions ---------------------------------------------------------------------------------------------


def question_arguments(observation: Any) -> Arguments:
    """What a question of a module speaks of."""
    said: Arguments = {}
    if observation.step == "favor_use":
        said["favor"] = observation.court.using
    if observation.step == "leader_here":
        said["province"] = province(observation.leaders.deciding)
    if observation.step == "chamber":
        said["region"] = word("region", observation.chambers.region)
    return said
