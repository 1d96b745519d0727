"""Shogun in a terminal: the look that the plugin gives."""

from tenka.games.shogun.terminal.data import material
from tenka.games.shogun.terminal.desk import desk
from tenka.games.shogun.terminal.view import table

__all__ = ["desk", "material", "table"]
