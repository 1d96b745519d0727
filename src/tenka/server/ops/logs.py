"""Log lines: for people, or as JSON for machines. Neither tells cookies, tokens, invitations, moves or which
table it is.

What an exception says may hold any of these: JSON lines tell its type and where it was raised, not its text.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, get_args

import msgspec

Style = Literal["text", "json"]
STYLES: Final[tuple[Style, ...]] = get_args(Style)
FIELDS: Final = ("code", "route", "method", "status", "ms")
"""What a line may carry beside its message."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _frames(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def set_up(style: Style) -> None:
    """From now on, what this program logs goes to standard error in this style."""
    if style == "text":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tenka").setLevel(logging.INFO)


def _frames(trace: TracebackType | None) -> list[str]:
    found = traceback.extract_tb(trace)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in found]
