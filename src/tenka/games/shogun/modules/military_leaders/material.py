"""The printed things of the military leaders."""

from __future__ import annotations

from typing import Final

MATERIAL: Final = "military_leaders"
"""The name of its file of printed values."""
