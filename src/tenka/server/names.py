"""What people are called at a table."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

from tenka.server.storage import StoredSeat


def shown_names(seats: Sequence[StoredSeat]) -> list[str]:
    """By seat. Of several who look alike, the later ones get a number: nobody passes for somebody else."""
    names: list[str] = []
    seen: Counter[str] = Counter()
    for seat in seats:
        alike = unicodedata.normalize("NFKC", seat.name).casefold()
        seen[alike] += bool(seat.name)
        names.append(f"{seat.name} ({seen[alike]})" if seen[alike] > 1 else seat.name)
    return names
