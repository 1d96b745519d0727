"""What Zipang Portable says. The table of the events stands at the top of `locale/en/zipang.ftl`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tenka.core.events import Event
from tenka.core.narration import Argument, Line, Many, Phrase, Seat, Word, leaders, standing, told, winners
from tenka.games.zipang.events import DISCARDS, POT, GameEnded, Honor, HonorCompared, TieDrawn
from tenka.games.zipang.observation import Observation, Question

NEEDS_TARGET = frozenset("bandit princess captain commander ninja tea_master nobleman warlord".split())


def card(name: str) -> Word:
    return Word("zipang-card-" + name.replace("_", "-"))


def cards(names: Iterable[str]) -> Many:
    return Many(tuple(card(name) for name in names))


def seats(numbers: Iterable[int]) -> Many:
    return Many(tuple(Seat(number) for number in numbers))


# --- events ------------------------------------------------------------------------------------------------


def _played(event: Any) -> str:
    if event.count == 2:
        return "-ikki" if event.targets else "-ikki-empty"
    if event.targets == [POT]:
        return "-pot"
    return "-targets" if event.targets else ""


def _seen(event: Any) -> str:
    return "" if event.cards is None else "-seen"


def _empty(event: Any) -> str:
    return "" if event.cards else "-empty"


LINES: dict[str, Line] = {
    "campaign-started": Line("first"),
    "dealt": Line(""),
    "turn-started": Line(variant=lambda event: "-last" if event.last else ""),
    "drew": Line(),
    "played": Line(variant=_played),
    "asked": Line(),
    "reacted": Line(variant=lambda event: "-" + event.answer),
    "blocked": Line(other="attacker", variant=_seen),
    "eliminated": Line(variant=_empty),
    "out-of-cards": Line(),
    "stole": Line(other="victim", variant=lambda event: "-pot" if event.victim == POT else ""),
    "paid": Line(),
    "hand-shown": Line(variant=_empty),
    "hand-lost": Line(variant=_empty),
    "looked": Line(other="target", variant=_seen),
    "took": Line(other="source", variant=lambda event: "-discards" if event.source == DISCARDS else ""),
    "no-effect": Line(),
    "honor-compared": Line(""),
    "tie-drawn": Line("", variant=lambda event: "-" + event.stake),
    "campaign-won": Line(variant=lambda event: "-" + event.reason),
    "game-ended": Line(""),
}

SAY: dict[str, Callable[[Any], Argument]] = {
    **dict.fromkeys(("seat", "first", "attacker", "victim", "target", "source"), Seat),
    **dict.fromkeys(("number", "pot", "coins"), int),
    "targets": seats,
    "card": card,
    "cards": cards,
}
"""How a field becomes an argument. Fields that are not here are not spoken."""


def event_phrase(event: Event) -> Phrase:
    return told("zipang", LINES, event, _winners(event), _fields(event) | _lists(event))


def _fields(event: Event) -> dict[str, Argument]:
    if isinstance(event, GameEnded):
        return {}
    values = {name: getattr(event, name) for name in event.__struct_fields__ if name in SAY}
    places = {name for name, value in values.items() if isinstance(value, int) and value < 0}
    return {
        name: SAY[name](value) for name, value in values.items() if value is not None and name not in places
    }


def _lists(event: Event) -> dict[str, Argument]:
    if isinstance(event, HonorCompared):
        return {"hands": _honors(event.hands)}
    if isinstance(event, TieDrawn):
        return {"hands": _honors(event.draws)}
    if isinstance(event, GameEnded):
        return {
            "winners": seats(sorted(_winners(event))),
            "standing": standing("zipang-standing", "coins", event.ranks, event.coins),
        }
    return {}


def _honors(hands: list[Honor]) -> Many:
    return Many(tuple(_honor(hand) for hand in hands))


def _honor(hand: Honor) -> Phrase:
    said: dict[str, Argument] = {"seat": Seat(hand.seat), "honor": hand.honor, "cards": cards(hand.cards)}
    return Phrase("zipang-honor", _empty(hand), frozenset({hand.seat}), arguments=said)


def _winners(event: Event) -> set[int]:
    return set(winners(event.ranks)) if isinstance(event, GameEnded) else set()


# --- moves -------------------------------------------------------------------------------------------------


def move_phrase(name: str) -> Phrase:
    head, _, tail = name.partition(":")
    if head == "react":
        return Phrase(f"zipang-move-react-{tail}")
    if head == "ikki":
        return Phrase("zipang-move-ikki")
    if head == "take":
        return Phrase("zipang-move-take", arguments={"card": card(tail)})
    return _card_move(head, tail)


def _card_move(head: str, tail: str) -> Phrase:
    base = "zipang-move-" + head.replace("_", "-")
    if tail == "pot":
        return Phrase(base, "-pot", arguments={"card": card(head)})
    if tail:
        targets = seats(int(number) for number in tail.split("+"))
        return Phrase(base, arguments={"card": card(head), "targets": targets})
    return Phrase("zipang-move-idle" if head in NEEDS_TARGET else base, arguments={"card": card(head)})


# --- questions ---------------------------------------------------------------------------------------------


def question_phrase(observation: Observation) -> Phrase:
    base = "zipang-ask-" + observation.step
    if observation.step == "over":
        first = winners(observation.ranks)
        return Phrase(base, subjects=frozenset(first), arguments={"winners": seats(first)})
    question = observation.question
    seat = _asked(observation)
    arguments: dict[str, Argument] = {"seat": Seat(seat)} | _about(question)
    if observation.taken is not None:
        arguments["card"] = card(observation.taken)
    by = question.by if question else None
    return Phrase(base, _variant(observation), frozenset({seat}), by, arguments)


def state_phrase(observation: Observation) -> Phrase:
    if observation.step == "over":
        return question_phrase(observation)
    coins = [seat.coins for seat in observation.seats]
    said: dict[str, Argument] = {
        "campaign": observation.campaign,
        "pot": observation.pot,
        "left": sum(seat.in_campaign for seat in observation.seats),
        "supply": observation.supply,
        "leaders": leaders(coins),
        "coins": max(coins),
    }
    return Phrase("zipang-state", arguments=said)


def _asked(observation: Observation) -> int:
    question = observation.question
    if observation.step == "react" and question is not None and question.asked is not None:
        return question.asked
    return observation.actors[0]


def _about(question: Question | None) -> dict[str, Argument]:
    if question is None:
        return {}
    return {"by": Seat(question.by), "card": card(question.card), "attack": question.attack}


def _variant(observation: Observation) -> str:
    if observation.step == "turn" and observation.last_turn:
        return "-last"
    attack = observation.step == "react" and observation.question is not None and observation.question.attack
    return "-attack" if attack else ""
