"""Tenka: three board games about the making of a shogun, one engine for everybody.

What is here is imported when it is first asked for, so that `import tenka` is quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka._speed import activate

if TYPE_CHECKING:
    from tenka.api import (
        Bot,
        Clock,
        Player,
        Record,
        Refused,
        Table,
        TenkaError,
        bot,
        load,
        new_table,
        read_record,
        replay,
    )

activate()

__version__ = "1.0.0"

__all__ = [
    "Bot", "Clock", "Player", "Record", "Refused", "Table", "TenkaError",
    "bot", "load", "new_table", "read_record", "replay",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'tenka' has no attribute {name!r}")
    from tenka import api  # noqa: PLC0415

    return getattr(api, name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
