"""Advice as answers to a client's queries. A plan travels as `castle:mino,auction:chest1`."""

from __future__ import annotations

from collections.abc import Mapping

from tenka.core.errors import BadQuery
from tenka.core.events import PUBLIC
from tenka.core.plugin import Answer
from tenka.games.shogun.advice.fill import fill
from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.majorities import RegionMajority, majorities
from tenka.games.shogun.advice.plan import Plan
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.modules.catalog import spaces_seen
from tenka.games.shogun.observation import Observation


class PlanHints(Answer, frozen=True, tag="hints"):
    hints: list[Hint]


class FilledPlan(Answer, frozen=True, tag="fill"):
    plan: dict[str, str]
    """By space, the card."""


class Majorities(Answer, frozen=True, tag="majorities"):
    majorities: list[RegionMajority]


def plan_hints(game: Shogun, observation: Observation, parameters: Mapping[str, str]) -> PlanHints | None:
    """What to know about a `plan` that a `seat` makes; none if it plans no more."""
    plan = _plan(observation, parameters)
    if plan is None:
        return None
    return PlanHints(Adviser(game.material, observation, plan).all_hints())


def filled_plan(game: Shogun, observation: Observation, parameters: Mapping[str, str]) -> FilledPlan | None:
    """A `plan` of a `seat` with sensible cards on its empty spaces; none if it plans no more."""
    plan = _plan(observation, parameters)
    if plan is None:
        return None
    fill(game.material, observation, plan)
    return FilledPlan(plan.on)


def all_majorities(game: Shogun, observation: Observation, _parameters: Mapping[str, str]) -> Majorities:
    return Majorities(majorities(game.material, observation))


def _plan(seen: Observation, parameters: Mapping[str, str]) -> Plan | None:
    """None if the `seat` that asks plans no more, or has left the screen to another one."""
    if seen.step != "plan" or seen.viewer == PUBLIC or parameters.get("seat") != str(seen.viewer):
        return None
    plan = Plan(seen, spaces_seen(seen))
    for part in parameters.get("plan", "").split(",") if parameters.get("plan") else []:
        space, _, card = part.partition(":")
        if space in plan.on or space not in plan.spaces or card not in plan.free():
            raise BadQuery("query-parameter", name="plan", value=part[:60])
        plan.put(space, card)
    return plan
