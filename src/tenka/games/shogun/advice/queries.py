"""Advice as answers to a client's queries. A plan travels as `castle:mino,auction:chest1`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenka.core.errors import BadQuery
from tenka.core.events import PUBLIC
from tenka.core.plugin import Answer
from tenka.games.shogun.advice.fill import fill
from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.overview import Overview, overview
from tenka.games.shogun.advice.placings import Budget, Placing, budget, placings
from tenka.games.shogun.advice.plan import Plan
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.modules.catalog import spaces_seen
from tenka.games.shogun.observation import Observation


class PlanHints(Answer, frozen=True, tag="hints"):
    hints: list[Hint]
    budget: Budget
    needed: int
    """How many cards a plan must have to be sealed."""


class Placings(Answer, frozen=True, tag="placings"):
    placings: list[Placing]


class FilledPlan(Answer, frozen=True, tag="fill"):
    plan: dict[str, str]
    """By space, the card."""


def plan_hints(game: Shogun, observation: Observation, parameters: Mapping[str, str]) -> PlanHints | None:
    """What to know about a `plan` that a `seat` makes; none if it plans no more."""
    plan = _plan(observation, parameters)
    if plan is None:
        return None
    adviser = Adviser(game.material, observation, plan)
    return PlanHints(adviser.all_hints(), budget(adviser), plan.needed())


def plan_placings(game: Shogun, observation: Observation, parameters: Mapping[str, str]) -> Placings | None:
    """What a `card` would mean on every space of a `plan`, or every card on a `space`."""
    plan = _plan(observation, parameters)
    if plan is None:
        return None
    card = _one_of(plan.hand, "card", parameters)
    space = _one_of(plan.spaces, "space", parameters)
    if not card and not space:
        raise BadQuery("query-parameter", name="card", value="")
    return Placings(placings(game.material, observation, plan, card=card, space=space))


def _one_of(known: Sequence[str], name: str, parameters: Mapping[str, str]) -> str:
    value = parameters.get(name, "")
    if value and value not in known:
        raise BadQuery("query-parameter", name=name, value=value[:60])
    return value


def filled_plan(game: Shogun, observation: Observation, parameters: Mapping[str, str]) -> FilledPlan | None:
    """A `plan` of a `seat` with sensible cards on its empty spaces; none if it plans no more."""
    plan = _plan(observation, parameters)
    if plan is None:
        return None
    fill(game.material, observation, plan)
    return FilledPlan(plan.on)


def overview_now(game: Shogun, observation: Observation, _parameters: Mapping[str, str]) -> Overview:
    return overview(game, observation)


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
