"""What Shitennō says. The table of the events stands at the top of `locale/en/shitenno.ftl`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tenka.core.events import Event
from tenka.core.narration import Argument, Line, Many, Phrase, Seat, Word, leaders, standing, told, winners
from tenka.games.shitenno.events import (
    Controlled,
    GameEnded,
    LotOffered,
    LotsSplit,
    LotTaken,
    TitlesDealt,
    TitlesTaken,
)
from tenka.games.shitenno.observation import Lot, Observation, Payment

TITLES = ("", "hatamoto", "sensei", "shomyo", "daimyo")


def word(kind: str, name: str) -> Word:
    return Word(f"shitenno-{kind}-" + name.replace("_", "-").replace("+", "-"))


def troop(name: str) -> Word:
    return word("card", name)


def bonus(name: str) -> Word:
    return word("bonus", name)


def province(name: str) -> Word:
    return word("province", name)


def title(seals: int) -> Word:
    return word("title", TITLES[seals])


def tile(seals: int) -> Word:
    return word("tile", str(seals))


def cards(names: Iterable[str]) -> Many:
    """Equal cards together: "3 Samurai"."""
    return Many(tuple(several(count, troop(name)) for name, count in Counter(names).items()))


def several(count: int, what: Argument) -> Argument:
    return what if count == 1 else Phrase("shitenno-several", arguments={"count": count, "what": what})


def lot(seals: int | None, names: list[str]) -> Phrase:
    arguments: dict[str, Argument] = {"cards": cards(names)}
    if seals is not None:
        arguments["tile"] = tile(seals)
    return Phrase("shitenno-lot", "" if names else "-empty", arguments=arguments)


def titles(seals: list[int]) -> Many:
    """Who has which title, highest first."""
    rows = sorted(enumerate(seals), key=lambda row: -row[1])
    return Many(tuple(_titled(seat, number) for seat, number in rows))


def _titled(seat: int, seals: int) -> Phrase:
    said: dict[str, Argument] = {"seat": Seat(seat), "title": title(seals)}
    return Phrase("shitenno-titled", subjects=frozenset({seat}), arguments=said)


# --- events ------------------------------------------------------------------------------------------------


def _empty(event: Any) -> str:
    return "" if event.cards else "-empty"


LINES: dict[str, Line] = {
    "titles-dealt": Line(""),
    "dealt": Line(""),
    "sharing-started": Line("tairo", variant=lambda event: "-last" if event.last else ""),
    "reshuffled": Line(""),
    "lot-offered": Line("tairo", "seat"),
    "lot-refused": Line(other="next", variant=lambda event: "-all" if event.next is None else ""),
    "lots-split": Line("tairo", "seat"),
    "lot-taken": Line(variant=lambda event: "-" + event.how),
    "titles-taken": Line(""),
    "turn-started": Line(),
    "card-taken": Line(),
    "controlled": Line(),
    "tile-taken": Line(variant=lambda event: "" if event.below else "-last"),
    "turn-ended": Line(variant=lambda event: "" if event.placed else "-none"),
    "gilded": Line(),
    "hand-counted": Line(variant=_empty),
    "province-counted": Line(),
    "game-ended": Line(""),
}

SAY: dict[str, Callable[[Any], Argument]] = {
    **dict.fromkeys(("seat", "tairo", "next"), Seat),
    **dict.fromkeys(("year", "count", "position", "points", "kokus", "tiles"), int),
    "province": province,
    "title": title,
    "troop": troop,
    "below": troop,
    "bonus": bonus,
    "card": troop,
    "cards": cards,
    "titles": titles,
}
"""How a field becomes an argument. Fields that are not here are not spoken."""


def event_phrase(event: Event) -> Phrase:
    return told("shitenno", LINES, event, _winners(event), _fields(event) | _more(event))


def _fields(event: Event) -> dict[str, Argument]:
    if isinstance(event, GameEnded):
        return {}
    values = {name: getattr(event, name) for name in event.__struct_fields__ if name in SAY}
    return {name: SAY[name](value) for name, value in values.items() if value is not None}


def _more(event: Event) -> dict[str, Argument]:
    """Arguments that are made of several fields."""
    if isinstance(event, (LotOffered, LotTaken)):
        return {"lot": lot(event.seals, event.cards)}
    if isinstance(event, LotsSplit):
        other = lot(event.other_seals, event.other_cards)
        return {"lot": lot(event.seals, event.cards), "other": other}
    if isinstance(event, (TitlesDealt, TitlesTaken)):
        return {"titles": titles(event.titles)}
    if isinstance(event, Controlled):
        return {"payment": payment(event)}
    if isinstance(event, GameEnded):
        return {
            "winners": _seats(_winners(event)),
            "standing": standing("shitenno-standing", "points", event.ranks, event.points),
        }
    return {}


def payment(paid: Controlled | Payment) -> Many:
    """What a payment is made of: cards, then the Hatamoto and tiles."""
    helpers = (("hatamoto", int(paid.hatamoto)), ("exchange", paid.exchange), ("plus_one", paid.plus_one))
    used = [several(count, word("part", name)) for name, count in helpers if count]
    return Many((*cards(paid.cards).items, *used))


def _seats(numbers: Iterable[int]) -> Many:
    return Many(tuple(Seat(number) for number in sorted(numbers)))


def _winners(event: Event) -> set[int]:
    return set(winners(event.ranks)) if isinstance(event, GameEnded) else set()


# --- moves -------------------------------------------------------------------------------------------------


def move_phrase(name: str) -> Phrase:
    head, _, tail = name.partition(":")
    if head in MOVES:
        return MOVES[head](f"shitenno-move-{head}", tail)
    return Phrase(f"shitenno-move-{tail}", arguments={"province": province(head)})


def _just(base: str, _tail: str) -> Phrase:
    return Phrase(base)


def _add(base: str, tail: str) -> Phrase:
    return Phrase(base, arguments={"card": troop(tail)})


def _offer(base: str, tail: str) -> Phrase:
    return Phrase(base, arguments={"tile": tile(int(tail))})


def _split(base: str, tail: str) -> Phrase:
    high, low = tail.split("+")
    return Phrase(base, arguments={"tile": tile(int(high)), "other": tile(int(low))})


def _use(base: str, tail: str) -> Phrase:
    part, _, count = tail.rpartition(":")
    kind = "part" if part in {"hatamoto", "exchange", "plus_one"} else "card"
    said: dict[str, Argument] = {"part": word(kind, part), "count": int(count)}
    return Phrase(base, "" if int(count) else "-none", arguments=said)


def _gild(base: str, tail: str) -> Phrase:
    if tail == "none":
        return Phrase(base, "-none")
    name, _, position = tail.partition(":")
    return Phrase(base, arguments={"province": province(name), "position": int(position)})


MOVES: dict[str, Callable[[str, str], Phrase]] = {
    "add": _add,
    "offer": _offer,
    "choose": _offer,
    "split": _split,
    "use": _use,
    "gild": _gild,
    **dict.fromkeys(("accept", "refuse", "draw", "end"), _just),
}


# --- questions ---------------------------------------------------------------------------------------------


def question_phrase(observation: Observation) -> Phrase:
    base = "shitenno-ask-" + observation.step
    if observation.step == "over":
        first = winners(observation.ranks)
        return Phrase(base, subjects=frozenset(first), arguments={"winners": _seats(first)})
    seat = observation.actors[0]
    other = observation.tairo if observation.asked is not None else None
    arguments: dict[str, Argument] = {"seat": Seat(seat)} | _about(observation)
    return Phrase(base, _variant(observation), frozenset({seat}), other, arguments)


def state_phrase(observation: Observation) -> Phrase:
    if observation.step == "over":
        return question_phrase(observation)
    points = [seat.points for seat in observation.seats]
    said: dict[str, Argument] = {
        "year": observation.year,
        "years": observation.years,
        "leaders": leaders(points),
        "points": max(points),
        "kamons": min(seat.kamons for seat in observation.seats),
        "kokus": observation.koku_deck,
    }
    return Phrase("shitenno-state", "-even" if observation.tairo is not None else "-odd", arguments=said)


def _variant(observation: Observation) -> str:
    return f"-{observation.placed}" if observation.step == "turn" and observation.placed else ""


def _about(observation: Observation) -> dict[str, Argument]:
    about: dict[str, Argument] = {}
    if observation.asked is not None and observation.tairo is not None:
        about["tairo"] = Seat(observation.tairo)
        about |= _lots(observation.lot, observation.other_lot)
    if observation.paying is not None:
        about["province"] = province(observation.paying)
    return about


def _lots(first: Lot | None, second: Lot | None) -> dict[str, Argument]:
    lots = {"lot": first, "other": second}
    return {name: lot(shown.seals, shown.cards) for name, shown in lots.items() if shown is not None}
