"""What Tenno's Court says. The events stand at the top of `locale/en/shogun_modules.ftl`."""

from __future__ import annotations

from tenka.core.narration import Phrase
from tenka.games.shogun.modules.facets import CardWords, ModuleNarration
from tenka.games.shogun.modules.tennos_court.events import (
    ConversionLapsed,
    CourtClosed,
    FavorsLaidOut,
    OfficialsSent,
)
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.words import (
    Arguments,
    Line,
    counted,
    event_card,
    gift,
    listed,
    province,
    shares,
)

TOWER = "tower"
VARIANTS = ("none", "dismiss", "uphold")
"""Choices with a line of their own."""
officials = counted("officials")


def _offers(event: FavorsLaidOut) -> Arguments:
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


def _from_tray(event: OfficialsSent | ConversionLapsed) -> str:
    return "-tray" if event.province is None else ""


def _lapsed(event: ConversionLapsed) -> str:
    return "-officials" if event.lack == "officials" else f"-armies{_from_tray(event)}"


def _waiting(event: CourtClosed) -> Arguments:
    return {"waiting": shares([*event.waiting, 0])}


def _favor(choice: str) -> Phrase:
    if choice in VARIANTS:
        return Phrase(f"shogun-move-favor-{choice}")
    return Phrase("shogun-move-favor", arguments={"favor": int(choice)})


def _use(choice: str) -> Phrase:
    if choice in VARIANTS:
        return Phrase(f"shogun-move-use-{choice}")
    return Phrase("shogun-move-use", arguments={"province": province(choice)})


def _question(seen: Observation) -> Arguments:
    using = court_view(seen).using
    return {"favor": using} if seen.step == "favor_use" and using is not None else {}


def _card(card: str) -> CardWords | None:
    """`tower1` to `tower3`; no province is called like that."""
    if not card.startswith(TOWER):
        return None
    return CardWords(Phrase("shogun-tower-card", arguments={"value": int(card[-1])}), "-tower")


NARRATION = ModuleNarration(
    lines={
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
    },
    fields={"officials": officials, "favor": int},
    moves={"favor": _favor, "use": _use},
    question=_question,
    card=_card,
)
