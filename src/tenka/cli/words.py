"""In which language the terminal speaks."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenka.texts import Texts

Language = Annotated[str | None, typer.Option(help="en or de; without it, what your system speaks.")]


def texts_in(language: str | None) -> Texts:
    """The words in the wished language, else in that of the system, else in English."""
    from tenka.texts import FALLBACK, Texts, languages

    if language is not None:
        return Texts(language)
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Texts(spoken[:2] if spoken[:2] in languages() else FALLBACK)
