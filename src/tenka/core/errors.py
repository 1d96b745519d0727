"""The small family of errors that Tenka raises on bad input."""

from __future__ import annotations

from typing import Any

from tenka.core.english import english
from tenka.core.refusals import Refusal


class TenkaError(Exception):
    """Something from outside was wrong. The text is meant to be read by a person."""


class SpokenError(TenkaError):
    """An error without a language: a code, and what stands in its sentence.

    The sentence is the message `error-<code>` of `locale/*/errors.ftl`; as a string it is in English.
    """

    def __init__(self, code: str, **values: str | int | SpokenError) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return english(f"error-{self.code}", **{name: str(value) for name, value in self.values.items()})

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.values)


def _again(kind: type[SpokenError], code: str, values: dict[str, str | int | SpokenError]) -> SpokenError:
    return kind(code, **values)


class UnknownGame(SpokenError):
    """No game, or no version of it, goes by this name."""


class BadOptions(SpokenError):
    """The number of seats or an option does not fit the game."""


class BadRecord(SpokenError):
    """A record that cannot be read, replayed or confirmed."""


class BadChance(SpokenError):
    """Replayed draws that do not fit what the rules ask for."""


class BadQuery(SpokenError):
    """A question about a position that there is not, or that makes no sense there."""


class ImpossiblePosition(SpokenError):
    """No state agrees with an Observation, or none that can be found in time."""


class Refused(TenkaError):
    """A move that the rules do not allow now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Why, in English, and the paragraph of the rules that says so."""
        reason = english(f"refusal-{self.refusal.code}")
        return f"{reason} ({self.refusal.rule})" if self.refusal.rule else reason
