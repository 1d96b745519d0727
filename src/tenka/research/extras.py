"""Libraries of the extras, and a clear word where they are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tenka.core.errors import TenkaError


class MissingExtra(TenkaError, ImportError):
    """Something was asked for whose library is not installed."""


@contextmanager
def from_extra(hint: str = "pip install 'tenka-games[research]'", caller: str = "") -> Iterator[None]:
    """Imports inside of this either work or say what to install; a caller `__main__` ends with that."""
    try:
        yield
    except ModuleNotFoundError as error:
        said = f"{error.name} is not installed. Install it with: {hint}"
        if caller == "__main__":
            raise SystemExit(said) from None
        raise MissingExtra(said) from error
