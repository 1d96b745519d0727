"""For bot authors and researchers: adapters around the games, and the arena.

The adapters need the extra: `pip install 'tenka[research]'`.
"""

from __future__ import annotations

from tenka import games


def ids() -> list[str]:
    """The versioned ids of the games; each is also a module here."""
    return [f"{name}_v{info.version}" for name, info in games.PLUGINS.items()]
