"""The printed things of the samurai."""

from __future__ import annotations

from typing import Final

MATERIAL: Final = "samurai"
"""The name of its file of printed values."""
