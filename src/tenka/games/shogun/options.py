"""What a table may choose before the game."""

from __future__ import annotations

from typing import Any, Final

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import SIDES
from tenka.games.shogun.modules.catalog import MODULE_NAMES

SETUPS: Final = ("predetermined", "draft")
TOWERS: Final = ("shelves", "simple", "recorded")
KNOWN: Final = ("side", "setup", "modules", "may_decline_moves", "tower", "material")


class Options:
    def __init__(self, wishes: dict[str, Any]) -> None:
        for name in wishes:
            if name not in KNOWN:
                raise BadOptions("option-unknown", game="shogun", option=name, known=", ".join(KNOWN))
        self.side: Final = _choice(wishes, "side", SIDES, SIDES[0])
        self.setup: Final = _choice(
            wishes, "setup", SETUPS, SETUPS[0] if self.side == SIDES[0] else SETUPS[1]
        )
        self.may_decline_moves: Final = _flag(wishes, "may_decline_moves")
        self.tower: Final = _choice(wishes, "tower", TOWERS, TOWERS[0])
        self.material: Final = _lines(wishes, "material")
        self.modules: Final = _modules(wishes)
        if self.side != SIDES[0] and self.setup == SETUPS[0]:
            raise BadOptions("option-moon-setup")


def _choice(wishes: dict[str, Any], name: str, values: tuple[str, ...], default: str) -> str:
    value: Any = wishes.get(name, default)
    if not isinstance(value, str) or value not in values:
        raise BadOptions("option-choice", option=name, known=", ".join(values), value=repr(value))
    return value


def _flag(wishes: dict[str, Any], name: str) -> bool:
    value: Any = wishes.get(name, False)
    if not isinstance(value, bool):
        raise BadOptions("option-flag", option=name, value=repr(value))
    return value


def _lines(wishes: dict[str, Any], name: str) -> list[str]:
    value: Any = wishes.get(name, [])
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise BadOptions("option-material", option=name)
    return [str(line) for line in value]


def _modules(wishes: dict[str, Any]) -> list[str]:
    """In the order of the box, however they were wished for."""
    value: Any = wishes.get("modules", [])
    if not isinstance(value, list):
        raise BadOptions("option-modules", known=", ".join(MODULE_NAMES), value=repr(value))
    for name in value:
        if name not in MODULE_NAMES:
            raise BadOptions("option-module", module=repr(name), known=", ".join(MODULE_NAMES))
        if value.count(name) > 1:
            raise BadOptions("option-module-twice", module=name)
    return [name for name in MODULE_NAMES if name in value]
