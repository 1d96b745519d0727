"""What the modules of Shogun look like in a terminal. Sees Observations only."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tenka.core.look import Words
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation

ROWS, COLUMNS = "abcdef", "123456"
OPEN, DOWN, BAG = "o", "x", "."


def word(kind: str, name: str, texts: Words) -> str:
    return texts(f"shogun-{kind}-{name}".replace("_", "-"))


def gift(kind: str, amount: int, texts: Words) -> str:
    return texts(f"shogun-gift-{kind}".replace("_", "-"), amount=amount)


# --- the table ---------------------------------------------------------------------------------------------


def module_lines(seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
    """A few lines for each module that is in the game."""
    yield from court_lines(seen, names, texts)
    if seen.samurai is not None:
        yield texts("cli-shogun-samurai", cards=by_seat(seen.samurai.cards, names))
    yield from leader_lines(seen, names, texts)
    yield from chamber_lines(seen, texts)


def by_seat(numbers: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def court_lines(seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
    court = seen.court
    if court is None:
        return
    offers = [
        texts(
            "shogun-offer",
            favor=one.favor,
            gift=gift(one.gift, one.amount, texts),
            officials=texts("shogun-officials", count=one.officials),
        )
        for one in court.favors
    ]
    favors = ", ".join(offers) or texts("cli-shogun-nothing")
    waiting = [one + other for one, other in zip(court.entrance, court.audience, strict=True)]
    yield texts("cli-shogun-court", waiting=by_seat(waiting, names), favors=favors)
    kept = [f"{names[one.seat]} {one.favor}" for one in court.kept]
    if kept:
        yield texts("cli-shogun-court-kept", kept=", ".join(kept))


def leader_lines(seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
    leaders = seen.leaders
    if leaders is None:
        return
    places = [
        f"{name} {'-' if place is None else word('province', place, texts)}"
        for name, place in zip(names, leaders.provinces, strict=True)
    ]
    yield texts("cli-shogun-leaders", leaders=", ".join(places))
    statues = [
        f"{word('province', place, texts)} {names[one.seat]} {one.count}"
        for place, one in leaders.statues.items()
    ]
    trophies = by_seat([sum(row) for row in leaders.trophies], names)
    found = ", ".join(statues) or texts("cli-shogun-nothing")
    yield texts("cli-shogun-statues", statues=found, trophies=trophies)


def chamber_lines(seen: Observation, texts: Words) -> Iterator[str]:
    chambers = seen.chambers
    if chambers is None:
        return
    marks = {space: str(seat) for space, seat in chambers.taken.items()}
    marks |= dict.fromkeys(chambers.open, OPEN) | dict.fromkeys(chambers.down, DOWN)
    regions = ", ".join(word("region", name, texts) for name in chambers.regions)
    yield texts("cli-shogun-chambers", open=OPEN, down=DOWN, regions=regions)
    yield "   " + " ".join(COLUMNS)
    for row in ROWS:
        yield f"  {row} " + " ".join(marks.get(row + column, BAG) for column in COLUMNS)


# --- moves -------------------------------------------------------------------------------------------------


def about_module(material: Material, seen: Observation, head: str, tail: str, texts: Words) -> str:
    """What one should know about a move of a module."""
    tell = ABOUT.get(head)
    return tell(material, seen, tail, texts) if tell is not None and tail != "none" else ""


def about_favor(_material: Material, seen: Observation, tail: str, texts: Words) -> str:
    offers = [] if seen.court is None else seen.court.favors
    found = next(one for one in offers if str(one.favor) == tail)
    return texts("cli-shogun-about-favor", gift=gift(found.gift, found.amount, texts), count=found.officials)


def about_benefit(material: Material, seen: Observation, tail: str, texts: Words) -> str:
    if seen.samurai is None:
        return ""
    amounts: dict[str, int] = material.sources["samurai"]["cards"][str(seen.samurai.cards[seen.viewer])]
    return gift("tray" if tail == "armies" else tail, amounts[tail], texts)


def about_leader(material: Material, seen: Observation, tail: str, texts: Words) -> str:
    """Whether he leaves a statue behind."""
    origin = None if seen.leaders is None else seen.leaders.provinces[seen.viewer]
    if seen.leaders is None or origin is None or not seen.leaders.left[seen.viewer]:
        return ""
    board = material.board
    near = board.neighbours(len(seen.seats))[board.number[origin]]
    return texts("cli-shogun-about-statue") if board.number[tail] in near else ""


def about_chamber(material: Material, _seen: Observation, tail: str, texts: Words) -> str:
    values = material.sources["chambers"]
    row, column = values["rows"][ROWS.index(tail[0])], values["columns"][COLUMNS.index(tail[1])]
    return texts("cli-shogun-about-chamber", row=row, column=column)


ABOUT: dict[str, Callable[[Material, Observation, str, Words], str]] = {
    "favor": about_favor,
    "benefit": about_benefit,
    "leader": about_leader,
    "chamber": about_chamber,
}
