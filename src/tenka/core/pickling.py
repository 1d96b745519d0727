"""Lets pickle and `copy` handle what positions are made of, compiled as well as plain.

A compiled class gives out no instance without its constructor. So each says how to make a blank one, and all
of its fields are filled in afterwards.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

BLANKS: dict[type[Any], Callable[[], Any]] = {}


def picklable(kind: type[T], blank: Callable[[], T]) -> None:
    """Instances of this class can be pickled and copied from now on."""
    BLANKS[kind] = blank
    copyreg.pickle(kind, _reduced)  # type: ignore[arg-type]  # it asks for the reducer of one class


def _reduced(thing: object) -> tuple[Callable[..., object], tuple[type[object], dict[str, Any]]]:
    kind = type(thing)
    names = getattr(kind, "__mypyc_attrs__", None) or getattr(kind, "__slots__", None) or vars(thing)
    return _rebuilt, (kind, {name: getattr(thing, name) for name in names if not name.startswith("__")})


def _rebuilt(kind: type[object], fields: dict[str, Any]) -> object:
    thing: object = BLANKS[kind]()
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
