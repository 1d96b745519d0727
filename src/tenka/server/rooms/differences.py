"""What is different between two Observations, so that only this has to travel; and what is the same in both,
so that it is kept once. Compiled, because every move asks for it several times."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

Place = list[str | int]
Replaced = tuple[Place, Any]
"""Where a part is, and what is there now."""
Parts = Iterable[tuple[str | int, Any, Any]]
"""By key or place: what was there, and what is there now."""
WHOLE: Final = frozenset((int, str, bool, float, type(None), tuple, frozenset))
"""What has no parts that could be replaced: found before anything else is asked."""


def differences(old: Any, new: Any) -> list[Replaced] | None:
    """The smallest parts that have been replaced; None if all of it was.

    A part that is shaped otherwise now, such as a list of another length, is replaced as a whole.
    """
    if old == new:
        return []
    parts, found = _parts(old, new), list[Replaced]()
    if parts is None:
        return None
    _compare(parts, [], found)
    return found


def with_shared_parts(new: Any, known: Any) -> Any:
    """The same Observation, with the parts of another one where they are equal: most of what several viewers
    know is the same for all of them."""
    if type(new) is not type(known):
        return new
    parts = zip(new.__struct_fields__, astuple(new), astuple(known), strict=True)
    shared = {name: _shared(here, there) for name, here, there in parts if type(here) not in WHOLE}
    return replace(new, **shared)


def _shared(here: Any, there: Any) -> Any:
    """The part of the other one if both are equal; else, of a list, those that are."""
    if here == there:
        return there
    if type(here) is list and type(there) is list and _are_alike(there, here):
        return [_shared(one, other) for one, other in zip(here, there, strict=True)]
    return here


def _compare(parts: Parts, at: Place, found: list[Replaced]) -> None:
    for key, before, after in parts:
        if before is after or before == after:
            continue
        inner = _parts(before, after)
        if inner is None:
            found.append(([*at, key], after))
        else:
            _compare(inner, [*at, key], found)


def _parts(old: Any, new: Any) -> Parts | None:
    """By key or place, where both have the same ones."""
    kind: Any = type(new)
    if kind in WHOLE or kind is not type(old):
        return None
    if kind is list:
        return zip(itertools.count(), old, new, strict=False) if _are_alike(old, new) else None
    if kind is dict:
        return [(str(key), old[key], new[key]) for key in new] if old.keys() == new.keys() else None
    return _fields(old, new)


def _are_alike(old: list[Any], new: list[Any]) -> bool:
    return len(old) == len(new) and isinstance(new[0], msgspec.Struct)


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
