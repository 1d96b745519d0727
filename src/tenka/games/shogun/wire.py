"""What travels of Shogun: the events and the Observation, with what the modules of the catalog add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union

import msgspec

from tenka.games.shogun import events
from tenka.games.shogun.modules.catalog import CATALOG
from tenka.games.shogun.observation import STEP_NAMES, Observation

ALL_EVENTS = (*events.EVENTS, *(event for module in CATALOG for event in module.event_types()))
ALL_STEP_NAMES = (*STEP_NAMES, *(name for module in CATALOG for name in module.questions))

ShogunEvent: Any = Union[ALL_EVENTS]  # noqa: UP007 - of as many as the catalog gives
StepName: Any = Literal[ALL_STEP_NAMES]


def _fields() -> list[tuple[str, Any, Any]]:
    """A field for each module, left out in games without it."""
    return [(module.field, module.view_type() | None, None) for module in CATALOG]


FullObservation: type[Observation]
"""The Observation as tables give it."""
if TYPE_CHECKING:
    FullObservation = Observation
else:
    FullObservation = msgspec.defstruct(
        "Observation",
        [("step", StepName), *_fields()],
        bases=(Observation,),
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )
    FullObservation.__doc__ = Observation.__doc__
