"""The ids of tables, identities and whatever else has to be named without telling anything."""

from __future__ import annotations

import re
import secrets
from typing import Final

ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """Cannot be guessed and tells nothing, not even which came first."""
    return secrets.token_urlsafe(15)


def is_id(text: str) -> bool:
    """Whether this could be one: what it is looked up in need not take anything else."""
    return ID.fullmatch(text) is not None
