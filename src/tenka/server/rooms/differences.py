"""What is different between two Observations, so that only this has to travel."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from tenka.server.protocol.socket import Replacement

Place = list[str | int]
Parts = Iterable[tuple[str | int, Any, Any]]
"""By key or place: what was there, and what is there now."""


def differences(old: Any, new: Any) -> list[Replacement] | None:
    """The smallest parts that have been replaced; None if all of it was.

    A part that is shaped otherwise now, such as a list of another length, is replaced as a whole.
    """
    if old == new:
        return []
    parts, found = _parts(old, new), list[Replacement]()
    if parts is None:
        return None
    _compare(parts, [], found)
    return found


def _compare(parts: Parts, at: Place, found: list[Replacement]) -> None:
    for key, before, after in parts:
        if before is after or before == after:
            continue
        inner = _parts(before, after)
        if inner is None:
            found.append(Replacement([*at, key], after))
        else:
            _compare(inner, [*at, key], found)


def _parts(old: Any, new: Any) -> Parts | None:
    """By key or place, where both have the same ones."""
    if type(old) is not type(new):
        return None
    if isinstance(new, msgspec.Struct):
        return _fields(old, new)
    if isinstance(new, dict):
        return [(str(key), old[key], new[key]) for key in new] if old.keys() == new.keys() else None
    if isinstance(new, list) and len(old) == len(new) and isinstance(new[0], msgspec.Struct):
        return zip(itertools.count(), old, new, strict=False)
    return None


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> Parts | None:
    if any(getattr(old, name) != getattr(new, name) for name in _left_out(type(new))):
        return None
    return zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)


@cache
def _left_out(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Fields that are not written where they have their default: they come and go."""
    if not kind.__struct_config__.omit_defaults:
        return ()
    return tuple(one.name for one in msgspec.structs.fields(kind) if not one.required)
