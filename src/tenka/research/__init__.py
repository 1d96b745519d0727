"""For bot authors and researchers: adapters around the games, and the arena.

The adapters need the extra: `pip install 'tenka-games[research]'`. Each versioned id is found here:
`from tenka.research import zipang_v1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka import games

if TYPE_CHECKING:
    from tenka.research.environments import Environments


def ids() -> list[str]:
    """The versioned ids of the games."""
    return [f"{name}_v{plugin.version}" for name, plugin in games.PLUGINS.items()]


def __getattr__(name: str) -> Environments:
    if name not in ids():
        raise AttributeError(f"there is no {name} here, only {', '.join(ids())}")
    from tenka.research.environments import Environments  # noqa: PLC0415 - needs the extra

    return Environments(name.rpartition("_v")[0])
