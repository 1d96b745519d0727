"""Records on disk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tenka.core.errors import TenkaError
from tenka.core.record import MAX_BYTES, Record, decode, encode

if TYPE_CHECKING:
    from tenka.texts import Texts


class BadFile(TenkaError):
    """A file that cannot be read or written."""


def read_record(file: Path, texts: Texts) -> Record:
    """The record in a file. Never reads more than a record may have."""
    return decode(read_bytes(file, MAX_BYTES, texts))


def read_bytes(file: Path, most: int, texts: Texts) -> bytes:
    """What is in a file; of a larger one, a byte more than there may be."""
    if not file.exists():
        raise BadFile(texts("cli-error-no-file", file=str(file)))
    if file.is_dir():
        raise BadFile(texts("cli-error-folder", file=str(file)))
    try:
        with file.open("rb") as stream:
            return stream.read(most + 1)
    except OSError as error:
        raise BadFile(texts("cli-error-unreadable", file=str(file), reason=error.strerror or "?")) from None


def check_new(file: Path, texts: Texts) -> None:
    """Complain early about a file that would be overwritten or has nowhere to go."""
    if file.exists():
        raise BadFile(texts("cli-error-exists", file=str(file)))
    check_folder(file, texts)


def check_folder(file: Path, texts: Texts) -> None:
    """Complain early about a file whose folder is not there."""
    if not (folder := file.absolute().parent).is_dir():
        raise BadFile(texts("cli-error-no-folder", folder=str(folder)))


def save_record(file: Path, record: Record, texts: Texts) -> None:
    """Write a new file; an existing one is left alone."""
    try:
        with file.open("xb") as stream:
            stream.write(encode(record))
    except FileExistsError:
        raise BadFile(texts("cli-error-exists", file=str(file))) from None
    except OSError as error:
        raise BadFile(texts("cli-error-unwritable", file=str(file), reason=error.strerror or "?")) from None
