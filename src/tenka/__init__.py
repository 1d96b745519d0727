"""Tenka: three board games about the making of a shogun, one engine for everybody."""

from tenka._speed import activate

activate()

__version__ = "0.1.0"
