"""Shogun in a terminal: the look that `tenka.cli.show` asks for."""

from tenka.cli.shogun.data import material
from tenka.cli.shogun.desk import desk
from tenka.cli.shogun.view import table

__all__ = ["desk", "material", "table"]
