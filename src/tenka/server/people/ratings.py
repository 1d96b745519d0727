"""Ratings of people by the model of Weng and Lin for tables of several (Plackett-Luce, from openskill).

Places count, not only who wins. Bots have fixed ratings, from the ladder, so that everybody is on one scale
with them. `docs/people.md` says which games are rated and what is prevented.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import log
from typing import TYPE_CHECKING, Final

from tenka import bots, games
from tenka.core.errors import BadOptions
from tenka.server.protocol.people import Rating, Rung
from tenka.server.storage.model import RatedPerson, Skill, StoredResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START: Final = Skill(25.0, 25.0 / 3)
"""Of somebody who has not played yet."""
ORIGIN: Final = 1500
"""What a mean of 25 is shown as; one bot has it."""
SCALE: Final = 40
FIXED: Final = "steady"
"""The level of bot that a beginner is taken for."""
CERTAIN: Final = 0.5
"""The deviation of a bot."""
PROVISIONAL: Final = 10
"""Rated games before a rating is taken for more than a first guess."""
BETA: Final = 25.0 / 6
TABLE: Final = 4
"""The ladder is measured at tables of four: one bot against three of the next weaker level."""
SUREST: Final = 0.95
"""The share of wins that is believed at most: some levels have never lost to the next weaker one."""
LAST: Final = 100
"""The place of whoever has left."""


def rate_game(results: list[StoredResult], before: list[Skill | None]) -> list[Skill]:
    """The ratings after a game. A bot's stays; who has left comes after all others."""
    skills = [_skill_before(*one) for one in zip(results, before, strict=True)]
    model = _model()
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    ranks = [float(LAST if result.left else result.place) for result in results]
    after = [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks)]
    return [skill if result.bot else new for result, skill, new in zip(results, skills, after, strict=True)]


def _skill_before(result: StoredResult, known: Skill | None) -> Skill:
    if result.bot is not None:
        return bot_skills(result.game)[result.bot]
    return known or START


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - most processes rate nothing

    return PlackettLuce(mu=START.mu, sigma=START.sigma, beta=BETA)


@cache
def bot_skills(game: str) -> Mapping[str, Skill]:
    """By level: how far apart two levels must be for the stronger one to win as often as the ladder says."""
    strength = games.PLUGINS[game].strength
    means: dict[str, float] = {}
    mean = 0.0
    for level in levels(game):
        mean += _distance(strength[level] / 10) if level in strength else 0.0
        means[level] = mean
    shift = START.mu - means.get(FIXED, 0.0)
    return {level: Skill(mean + shift, CERTAIN) for level, mean in means.items()}


def levels(game: str) -> list[str]:
    try:
        return bots.levels(game)
    except BadOptions:
        return []


def _distance(wins: float) -> float:
    share = min(SUREST, wins)
    return BETA * TABLE**0.5 * log((TABLE - 1) * share / (1 - share))


# --- as it is shown ----------------------------------------------------------------------------------


def shown(mu: float) -> int:
    return round(ORIGIN + SCALE * (mu - START.mu))


def spread(sigma: float) -> int:
    """To both sides: 95 of 100 times the true value is within."""
    return round(2 * SCALE * sigma)


def shown_rating(game: str, rated: RatedPerson) -> Rating:
    value = shown(rated.skill.mu)
    reached = [rung.bot for rung in rungs(game) if rung.value <= value]
    return Rating(
        value,
        spread(rated.skill.sigma),
        rated.games,
        provisional=rated.games < PROVISIONAL,
        rung=reached[-1] if reached else None,
    )


def rungs(game: str) -> list[Rung]:
    return [Rung(level, shown(skill.mu)) for level, skill in bot_skills(game).items()]
