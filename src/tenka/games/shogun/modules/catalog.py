"""All modules, in the order in which they are installed: the one list of them.

Of steps put after the same base step, those of the module installed last come first: leaders are placed
before the samurai are counted, and both before the court.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.games.shogun.material import SPACE_IDS, Material
from tenka.games.shogun.modules.chambers.module import ChambersModule
from tenka.games.shogun.modules.military_leaders.module import LeadersModule
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.modules.samurai.module import SamuraiModule
from tenka.games.shogun.modules.tennos_court.module import CourtModule

if TYPE_CHECKING:
    from tenka.games.shogun.observation import Observation

CATALOG: Final[list[Module]] = [CourtModule(), SamuraiModule(), LeadersModule(), ChambersModule()]
MODULE_NAMES: Final[list[str]] = [module.name for module in CATALOG]


def modules_named(names: list[str]) -> list[Module]:
    return [module for module in CATALOG if module.name in names]


def modules_seen(seen: Observation) -> list[Module]:
    """Those that an Observation shows."""
    return [module for module in CATALOG if getattr(seen, module.field, None) is not None]


def spaces_seen(seen: Observation) -> list[str]:
    """All spaces of the individual board, in their order."""
    return SPACE_IDS + [space for module in modules_seen(seen) for space in module.spaces()]


def check_modules(material: Material) -> None:
    """Whether the printed values of all modules make sense, also of those that are not in use."""
    for module in CATALOG:
        module.check(material)
