"""What a table may choose before the game."""

from __future__ import annotations

from typing import Any, Final

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import SIDES
from tenka.games.shogun.sources import MODULES

SETUPS: Final = ("predetermined", "draft")
TOWERS: Final = ("shelves", "simple", "recorded")
KNOWN: Final = ("side", "setup", "modules", "may_decline_moves", "tower", "material")


class Options:
    def __init__(self, wishes: dict[str, Any]) -> None:
        for name in wishes:
            if name not in KNOWN:
                raise BadOptions(f"shogun has no option '{name}'. There is: {', '.join(KNOWN)}.")
        self.side: Final = _choice(wishes, "side", SIDES, SIDES[0])
        self.setup: Final = _choice(
            wishes, "setup", SETUPS, SETUPS[0] if self.side == SIDES[0] else SETUPS[1]
        )
        self.may_decline_moves: Final = _flag(wishes, "may_decline_moves")
        self.tower: Final = _choice(wishes, "tower", TOWERS, TOWERS[0])
        self.material: Final = _lines(wishes, "material")
        self.modules: Final = _modules(wishes)
        if self.side != SIDES[0] and self.setup == SETUPS[0]:
            raise BadOptions(
                "The predetermined set-up is for the sun side only; on the moon side provinces are claimed."
            )


def _choice(wishes: dict[str, Any], name: str, values: tuple[str, ...], default: str) -> str:
    value: Any = wishes.get(name, default)
    if not isinstance(value, str) or value not in values:
        raise BadOptions(f"The option '{name}' is one of {', '.join(values)}, not {value!r}.")
    return value


def _flag(wishes: dict[str, Any], name: str) -> bool:
    value: Any = wishes.get(name, False)
    if not isinstance(value, bool):
        raise BadOptions(f"The option '{name}' is true or false, not {value!r}.")
    return value


def _lines(wishes: dict[str, Any], name: str) -> list[str]:
    value: Any = wishes.get(name, [])
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise BadOptions(f"The option '{name}' is a list of corrections such as 'tower.shelves.stay=[1, 4]'.")
    return [str(line) for line in value]


def _modules(wishes: dict[str, Any]) -> list[str]:
    """In the order of the box, however they were wished for."""
    value: Any = wishes.get("modules", [])
    if not isinstance(value, list):
        raise BadOptions(f"The option 'modules' is a list of {', '.join(MODULES)}, not {value!r}.")
    for name in value:
        if name not in MODULES:
            raise BadOptions(f"There is no module {name!r}. There is: {', '.join(MODULES)}.")
        if value.count(name) > 1:
            raise BadOptions(f"The module '{name}' is wished for twice.")
    return [name for name in MODULES if name in value]
