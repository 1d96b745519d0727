"""In which language the terminal speaks."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tenka.cli import completion
from tenka.core.errors import TenkaError

if TYPE_CHECKING:
    from tenka.texts import Texts

Language = Annotated[
    str | None,
    typer.Option(
        help="A code such as de; without it, what your system speaks.", autocompletion=completion.languages
    ),
]


class BadCommand(TenkaError):
    """What was typed does not fit; said in the user's language."""


def texts_in(language: str | None) -> Texts:
    """The words in the wished language, else in that of the system, else in English."""
    from tenka.texts import FALLBACK, Texts, languages

    _wished.clear()
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    system = spoken[:2] if spoken[:2] in languages() else FALLBACK
    texts = Texts(system if language is None else language)
    _wished.append(texts.language)
    return texts


_wished: list[str] = []
"""What the running command was asked to speak, for the one line that tells what went wrong."""


def spoken_texts() -> Texts:
    """The words that the running command speaks."""
    return texts_in(_wished[0] if _wished else None)
