"""How things stand for everybody: who leads where, what a scoring would give now, where danger is.

Made of what is open to all, so it may also be told to whoever watches, and with every step of a replay.
"""

from __future__ import annotations

from itertools import starmap

import msgspec

from tenka.core.chance import ReplayedChance
from tenka.core.plugin import Answer
from tenka.games.shogun.advice.danger import ProvinceDanger, dangers
from tenka.games.shogun.advice.majorities import RegionMajority, majorities
from tenka.games.shogun.events import Score, Scored
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.resample import public_state
from tenka.games.shogun.state import State


class ProjectedScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the points of a seat would come from if winter scored now."""

    provinces: int
    buildings: int
    majorities: int
    modules: int
    """What modules give beside that."""
    points: int
    """All of these."""
    total: int
    """With the points that it has."""


class Overview(Answer, frozen=True, tag="overview"):
    majorities: list[RegionMajority]
    scores: list[ProjectedScore]
    """By seat; empty when nothing will be scored any more."""
    dangers: dict[str, ProvinceDanger]
    """By province; those that have nothing to fear are left out."""


def overview(game: Shogun, seen: Observation) -> Overview:
    state = public_state(game.rules, seen)
    return Overview(
        majorities(game.material, seen),
        [] if seen.step == "over" else projected(game, state),
        dangers(game.rules, state),
    )


def projected(game: Shogun, state: State) -> list[ProjectedScore]:
    """The rules themselves score a position that nobody plays on. Nothing is drawn in a scoring."""
    story = game.new_story()
    for step in game.rules.steps:
        if step.scores():
            step.run(state, ReplayedChance({}), story)
    told = [event for event in story.heard_by_anybody() if isinstance(event, Scored)]
    return list(starmap(_projected, zip(told[0].scores, state.points, strict=True)))


def _projected(score: Score, total: int) -> ProjectedScore:
    modules = total - score.total
    return ProjectedScore(
        provinces=score.provinces,
        buildings=score.buildings,
        majorities=sum(majority.points for majority in score.majorities),
        modules=modules,
        points=score.points + modules,
        total=total,
    )
