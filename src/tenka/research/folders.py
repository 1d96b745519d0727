"""Folders that results, records, data sets and weights are written into."""

from __future__ import annotations

from pathlib import Path

from tenka.core.errors import SpokenError


class BadFolder(SpokenError):
    """A folder that is not there and cannot be made."""


def make_folder(folder: Path) -> None:
    """With the folders above it; nothing happens if it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFolder("folder", folder=str(folder), why=error.strerror or str(error)) from None
