"""The small family of errors that Tenka raises on bad input."""

from __future__ import annotations

from tenka.core.refusals import Refusal


class TenkaError(Exception):
    """Something from outside was wrong. The text is meant to be read by a person."""


class UnknownGame(TenkaError):
    """No game, or no version of it, goes by this name."""


class BadOptions(TenkaError):
    """The number of seats or an option does not fit the game."""


class BadRecord(TenkaError):
    """A record that cannot be read, replayed or confirmed."""


class BadChance(TenkaError):
    """Replayed draws that do not fit what the rules ask for."""


class Refused(TenkaError):
    """A move that the rules do not allow now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal
