"""What people are called at a table, and which names look alike."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import StoredSeat

LONGEST_NAME: Final = 24
NAMES: Final = (
    "Aiko Akira Asuka Ayumi Daichi Emi Fumi Goro Hana Haru Hiro Isamu Jiro Jun "
    "Kaede Kaito Kenta Kiku Kiyo Mai Makoto Mei Michi Mika Nao Natsu Osamu Ren "
    "Riko Rin Ryo Sachi Sakura Shin Sora Taro Toshi Ume Yuki Yumi"
).split()
"""A guest is called by one of these until they choose a name."""
NOBODY: Final = "Nanashi"
"""名無し, nameless: who has taken back the own name."""
ALSO: Final = str.maketrans("i!$@", "llsa", " \u00a0._-'’`·・\u0307")
"""Beside Unicode's table: what passes for another once case is gone; gaps and lone dots count for nothing."""
LONGEST: Final = 200
"""Of what is compared: a single letter may stand for eighteen."""
DIRECTION: Final = "\u200e"
"""Stands around letters that are written from right to left in the table."""


@lru_cache(maxsize=4096)
def skeletons(name: str) -> frozenset[str]:
    """Two names that have one of these in common can be taken for each other.

    Mostly it is a single one. A letter may look like one of another script only when it is small, and like
    quite another one when it is not, as the Greek ν and Ν do: so each way of writing the name has its own.
    """
    return frozenset(map(_skeleton, (name, name.lower(), name.upper())))


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", plain.translate(_prototypes()).casefold())
    return folded.translate(ALSO).replace("rn", "m").replace("vv", "w")[:LONGEST] or folded[:LONGEST]


@cache
def _prototypes() -> dict[int, str]:
    """By letter, what it is confused with: Unicode's table (UTS 39), whose groups the library tells as
    neighbors of one prototype."""
    try:
        from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - reads a large file
    except ImportError:  # in a page, where nobody deceives anybody but themselves
        return {}
    near = {
        letter.strip(DIRECTION): {found["c"].strip(DIRECTION) for found in others}
        for letter, others in confusables_data.items()
    }
    first = {letter: _prototype(letter, near) for letter in near if len(letter) == 1}
    return {ord(letter): "".join(first.get(sign, sign) for sign in to) for letter, to in first.items()}


def _prototype(letter: str, near: dict[str, set[str]]) -> str:
    """A letter has one; only a prototype has several neighbors, and only a prototype is several letters."""
    others = near[letter]
    longer = [other for other in others if len(other) > 1]
    if longer:
        return min(longer)
    other = min(others)
    if len(others) > 1:
        return letter
    return other if len(near[other]) > 1 else min(letter, other)


def shown_names(seats: Sequence[StoredSeat]) -> list[str]:
    """By seat. Of several who look alike, the later ones get a number: nobody passes for somebody else."""
    return list(_told_apart(tuple(seat.name for seat in seats)))


@lru_cache(maxsize=4096)
def _told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Found once for the people of a table, and asked for with everything that is told about it."""
    shown: list[str] = []
    for place, name in enumerate(names):
        before = [other for other in names[:place] if other and name]
        number = 1 + sum(not skeletons(name).isdisjoint(skeletons(other)) for other in before)
        shown.append(f"{name} ({number})" if number > 1 else name)
    return tuple(shown)


def guest_name(identity: str) -> str:
    return NAMES[hashlib.sha256(identity.encode()).digest()[0] % len(NAMES)]


def clean_name(name: str) -> str:
    """The name as it is stored; Problem for one that could not be seen or is too long."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not cleaned.isprintable() or not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Problem("bad-name")
    return cleaned
