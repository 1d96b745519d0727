"""What travels of Shogun: the events and the Observation, with what the modules of the catalog add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union

import msgspec

from tenka.games.shogun import events, observation
from tenka.games.shogun.modules.catalog import CATALOG

ALL_EVENTS = (*events.EVENTS, *(event for module in CATALOG for event in module.event_types()))
ALL_STEP_NAMES = (*observation.STEP_NAMES, *(name for module in CATALOG for name in module.questions))

ShogunEvent: Any = Union[ALL_EVENTS]  # noqa: UP007 - of as many as the catalog gives
StepName: Any = Literal[ALL_STEP_NAMES]


def _fields() -> list[tuple[str, Any, Any]]:
    """A field for each module, left out in games without it."""
    return [(module.field, module.view_type() | None, None) for module in CATALOG]


Observation: type[observation.Observation]
"""As tables give it. It is found here by its name, so that it can be sent to another process."""
if TYPE_CHECKING:
    Observation = observation.Observation
else:
    Observation = msgspec.defstruct(
        "Observation",
        [("step", StepName), *_fields()],
        bases=(observation.Observation,),
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )
    Observation.__doc__ = observation.Observation.__doc__
