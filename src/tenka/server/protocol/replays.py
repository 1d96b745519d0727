"""What goes over HTTP about games step by step: replays, fairness, the coach."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenka.core.narration import Phrase
from tenka.server.protocol.http import (
    AnyAnnotation,
    AnyAnswer,
    AnyEvent,
    AnyObservation,
    TableInfo,
    Wire,
    Word,
)


class SeenStep(Wire, frozen=True):
    """One step of a game as one viewer could see it, counted as that viewer counts."""

    version: int
    events: list[AnyEvent]
    lines: list[Phrase]
    """What each of the events says."""
    observation: AnyObservation
    question: Phrase
    annotations: list[AnyAnnotation]


class ReplayStep(SeenStep, frozen=True):
    """The same of a finished game."""

    moment: int
    """After how many entries of the record; the same for every viewer. While a game goes on, this would tell
    how often others have chosen in secret."""
    overview: AnyAnswer | None
    """How things stood then, where the game can say more than the observation shows."""


class Since(Wire, frozen=True):
    """What happened after a version, as you could see it, with what you knew before."""

    steps: list[SeenStep]
    next: int | None
    """The version to ask for next, if this is not all."""


class Replay(Wire, frozen=True):
    table: TableInfo
    viewer: int
    """A seat, -1 for the public, -2 for everybody together."""
    steps: list[ReplayStep]
    next: int | None
    """`from` of the next page, if there is one."""


class ForkRequest(Wire, frozen=True):
    """Play on from a moment of a finished game, as one of its seats, against bots of a level."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    bot: Word


class Fairness(Wire, frozen=True):
    """Whether the draws of a finished game are those of the seed that was promised at its start."""

    verdict: Literal["holds", "fails", "no-seed"]
    commitment: str
    seed: str | None
    draws: int
    """How many numbers were drawn."""


class CoachMove(Wire, frozen=True):
    name: str
    label: Phrase
    shared: bool
    """Whether it is part of both choices that are compared."""


class CoachDecision(Wire, frozen=True):
    """One decision of a seat and what `sharp` would have done. Chances to win are between 0 and 1."""

    moment: int
    """After how many entries of the record it was asked."""
    played: list[CoachMove]
    best: list[CoachMove]
    verdict: Literal["same", "equal", "better", "slip", "mistake"]
    played_chance: float
    best_chance: float
    gain: float
    """By how much `sharp`'s choice does better; less than 0 if it does worse."""
    error: float
    """By how much the gain may be off, either way, in 95 of 100 cases."""
    worlds: int
    """In how many drawn worlds both were tried."""


class CoachReport(Wire, frozen=True):
    """What the coach has found so far about one seat of a finished game."""

    seat: int
    status: Literal["none", "running", "done", "cancelled", "failed"]
    total: int
    """How many decisions there are; 0 before anybody asks."""
    decisions: list[CoachDecision]


class HintInfo(Wire, frozen=True):
    """What `sharp` would do in your place, from what you know."""

    best: list[CoachMove]
    chance: float
    worlds: int
