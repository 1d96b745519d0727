"""All modules, in the order in which they are installed.

Of steps put after the same base step, those of the module installed last come first: leaders are placed
before the samurai are counted, and both before the court.
"""

from __future__ import annotations

from typing import Final

from tenka.games.shogun.material import Material
from tenka.games.shogun.material_files import MODULES
from tenka.games.shogun.modules.chambers.module import ChambersModule
from tenka.games.shogun.modules.military_leaders.module import LeadersModule
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.modules.samurai.module import SamuraiModule
from tenka.games.shogun.modules.tennos_court.module import CourtModule

ALL: Final[list[Module]] = [
    CourtModule(MODULES[0]),
    SamuraiModule(MODULES[1]),
    LeadersModule(MODULES[2]),
    ChambersModule(MODULES[3]),
]


def modules_named(names: list[str]) -> list[Module]:
    return [module for module in ALL if module.name in names]


def check_modules(material: Material) -> None:
    """Whether the printed values of all modules make sense, also of those that are not in use."""
    for module in ALL:
        module.check(material)
