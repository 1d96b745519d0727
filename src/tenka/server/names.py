"""What people are called at a table, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tenka.server.storage import StoredSeat

NOBODY: Final = "Nanashi"
"""名無し, nameless: who has taken back the own name."""
LOOKS_LIKE: Final = str.maketrans(
    "авеіјкмнорстухһѕԁԛԝαβεζηικνορτυχω01i|!$@",
    "abeljkmhopctyxhsdqwabeznlkvoptuxwollllsa",
    " \u00a0._-'’`·・",
)
"""Letters of other scripts and signs that pass for others, after case is gone; gaps count for nothing."""


def alike(name: str) -> str:
    """What a name has in common with all that could be taken for it."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return folded.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w") or folded


def shown_names(seats: Sequence[StoredSeat]) -> list[str]:
    """By seat. Of several who look alike, the later ones get a number: nobody passes for somebody else."""
    names: list[str] = []
    seen: Counter[str] = Counter()
    for seat in seats:
        seen[alike(seat.name)] += bool(seat.name)
        number = seen[alike(seat.name)]
        names.append(f"{seat.name} ({number})" if number > 1 else seat.name)
    return names
