"""`master`: as `sharp`, with three times the time.

Weights learned by self-play (`python -m tools.train zipang`) have not played better than those set by hand,
so it keeps the latter.
"""

from __future__ import annotations

from tenka.bots.zipang.sharp import SharpZipang


class MasterZipang(SharpZipang):
    seconds = 3.0
    trials = 1800
