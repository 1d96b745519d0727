"""What Shogun says. The table of the events stands at the top of `locale/en/shogun.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.events import Event
from tenka.core.narration import Argument, Many, Phrase, Seat, Word, by_rank, leaders, winners
from tenka.games.shogun.events import (
    Amount,
    BattleEnded,
    Bid,
    BidsRevealed,
    CardRevealed,
    Deployed,
    EventDrawn,
    GameEnded,
    Majority,
    RiceConfiscated,
    Score,
    SpecialsLaidOut,
    StartDealt,
    TaxesCollected,
    Thrown,
    TowerLoaded,
    Unsupplied,
)
from tenka.games.shogun.modules.catalog import CATALOG, modules_seen
from tenka.games.shogun.modules.facets import CardWords
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.words import (
    Arguments,
    Line,
    armies,
    chests,
    event_card,
    farmers,
    is_chest,
    listed,
    markers,
    of_seat,
    points,
    province,
    shares,
    space,
    special,
    who,
    word,
)

BATTLES = ("battle_a", "battle_b")
MODULES = [module.narration() for module in CATALOG]
MODULE_SPACES = [space for module in CATALOG for space in module.spaces()]
MOVES = {page: phrase for module in MODULES for page, phrase in module.moves.items()}
"""Of modules, by page."""


def module_card(card: str) -> CardWords | None:
    """The words for a card that a module adds."""
    return next((words for module in MODULES if (words := module.card(card)) is not None), None)


def plan_card(name: str) -> Phrase | Word:
    """What may lie on a space of the board."""
    if name == "empty":
        return Word("shogun-no-card")
    if is_chest(name):
        return Phrase("shogun-chest-card", arguments={"value": int(name[-1])})
    words = module_card(name)
    return province(name) if words is None else words.name


# --- events ------------------------------------------------------------------------------------------------

FIELDS: dict[str, Callable[[Any], Argument]] = {
    **{name: say for module in MODULES for name, say in module.fields.items()},
    **dict.fromkeys(("seat", "first", "defender", "attacker", "taker"), Seat),
    **dict.fromkeys(("province", "origin"), province),
    **dict.fromkeys(("action", "space"), space),
    **dict.fromkeys(("year", "number", "place", "loss"), int),
    "player": str,
    "special": special,
    "season": lambda name: Word(f"shogun-{name}"),
    "side": lambda name: word("side", name),
    "building": lambda name: word("a", name),
    "chests": chests,
    **dict.fromkeys(("armies", "survivors"), armies),
    **dict.fromkeys(("farmers", "more"), farmers),
    "markers": markers,
}
"""How a field becomes an argument, unless the event has words of its own for it."""


def _revealed(event: CardRevealed) -> str:
    if event.card == "empty" or is_chest(event.card):
        return "-none"
    if module_card(event.card) is not None:
        return "" if event.action in MODULE_SPACES else "-none"
    return "-army" if event.action in BATTLES else ""


def _changed(event: RiceConfiscated | TaxesCollected | Deployed) -> str:
    return "-changed" if len(event.amounts) > 1 else ""


def _income(name: str, say: Callable[[int], Argument]) -> Callable[[Any], Arguments]:
    """What was taken, what is printed, and what changed it."""

    def arguments(event: RiceConfiscated | TaxesCollected | Deployed) -> Arguments:
        printed, *changes = event.amounts
        return {name: say(event.amounts[-1].amount), "printed": printed.amount, "steps": _steps(changes)}

    return arguments


def _steps(amounts: list[Amount]) -> Many:
    return listed(Phrase(f"shogun-amount-{one.source}", arguments={"amount": one.amount}) for one in amounts)


def _start(event: StartDealt) -> Arguments:
    garrisons = (
        Phrase("shogun-garrison", arguments={"province": province(name), "count": count})
        for name, count in event.armies.items()
    )
    return {"armies": listed(garrisons)}


def _loaded(event: TowerLoaded) -> Arguments:
    inside = [sum(shelf) for shelf in zip(*event.shelves, strict=True)]
    return {"thrown": sum(event.thrown), "fell_out": sum(event.fell_out), "inside": shares(inside)}


def _open_event(name: str) -> Phrase:
    return Phrase("shogun-open-event", arguments={"card": event_card(name), "loss": name.rpartition("_")[2]})


def _places(event: SpecialsLaidOut) -> Arguments:
    places = (
        Phrase("shogun-place", arguments={"place": place, "special": special(name)})
        for place, name in enumerate(event.specials, start=1)
    )
    return {"specials": listed(places)}


def _drawn(event: EventDrawn) -> Arguments:
    card = event_card(event.drawn)
    return {"card": card, "effect": Word(f"{card.id}-effect")}


def _bids(event: BidsRevealed) -> Arguments:
    tied = (
        Phrase("shogun-tied", arguments={"seats": listed(Seat(seat) for seat in group)})
        for group in event.tied
    )
    return {"bids": listed(_bid(bid) for bid in event.bids), "tied": listed(tied)}


def _bid(bid: Bid) -> Phrase:
    if bid.card == "empty":
        return of_seat("shogun-bid", bid.seat, "-empty")
    if is_chest(bid.card):
        return of_seat("shogun-bid", bid.seat, "-chest", value=bid.chests)
    words = module_card(bid.card)
    if words is not None:
        return of_seat("shogun-bid", bid.seat, words.bid)
    return of_seat("shogun-bid", bid.seat, "-province", province=province(bid.card))


def _thrown(event: Thrown) -> Arguments:
    lay: Argument = ""
    extra: Argument = ""
    if any(event.from_tray):
        lay = Phrase("shogun-thrown-lay", arguments={"cubes": shares(event.from_tray)})
    if event.extra:
        extras = (
            Phrase(f"shogun-extra-{one.source}", arguments={"armies": armies(one.amount)})
            for one in event.extra
        )
        extra = Phrase("shogun-thrown-extra", arguments={"extras": listed(extras)})
    return {"cubes": shares(event.cubes), "tray": shares(event.tray), "lay": lay, "extra": extra}


def _ended(event: BattleEnded) -> Arguments:
    """The count of the tray, and what was lost with the province."""
    helped = "-farmers" if event.farmers else ""
    numbers: Arguments = {"attackers": event.attackers, "defenders": event.defenders}
    numbers["farmers"] = event.farmers or 0
    count = Phrase("shogun-count", helped if event.kind == "players" else f"-{event.kind}", arguments=numbers)
    lost: Argument = ""
    if event.lost_buildings:
        buildings = listed(word("a", building) for building in event.lost_buildings)
        lost = Phrase("shogun-lost", arguments={"buildings": buildings})
    return {"count": count, "lost": lost}


def _unsupplied(event: Unsupplied) -> Arguments:
    numbers: Arguments = {"provinces": event.provinces, "rice": event.rice, "unsupplied": event.unsupplied}
    return {**numbers, "drawn": listed(province(name) for name in event.drawn)}


def _score(score: Score) -> Phrase:
    won = [majority for majority in score.majorities if majority.points]
    return of_seat(
        "shogun-score",
        score.seat,
        "-majorities" if won else "",
        points=score.points,
        provinces=score.provinces,
        buildings=score.buildings,
        total=score.total,
        majorities=listed(_majority(majority) for majority in won),
    )


def _majority(majority: Majority) -> Phrase:
    said: Arguments = {
        "building": Word(f"shogun-{majority.building}s"),
        "region": word("region", majority.region),
        "points": majority.points,
    }
    return Phrase("shogun-majority", "-tied" if majority.tied else "", arguments=said)


def _shared(ranks: list[int]) -> str:
    return "-shared" if ranks.count(1) > 1 else ""


def _standing(event: GameEnded) -> Arguments:
    places = (
        of_seat(
            "shogun-standing",
            seat,
            rank=rank,
            points=points(event.points[seat]),
            chests=chests(event.chests[seat]),
        )
        for rank, seat in by_rank(event.ranks)
    )
    return {"winners": who(winners(event.ranks)), "standing": listed(places)}


LINES: dict[str, Line] = {
    "game-set-up": Line("first", variant=lambda event: "-" + event.setup),
    "start-dealt": Line("seat", more=_start),
    "cards-turned-up": Line(more=lambda event: {"provinces": listed(map(province, event.provinces))}),
    "cards-renewed": Line("seat", more=lambda event: {"provinces": listed(map(province, event.provinces))}),
    "province-claimed": Line("seat", variant=lambda event: "-" + event.source),
    "group-placed": Line("seat"),
    "tower-loaded": Line(more=_loaded),
    "events-laid-out": Line(more=lambda event: {"events": listed(map(_open_event, event.events))}),
    "season-started": Line(),
    "actions-laid-out": Line(more=lambda event: {"actions": listed(map(space, event.actions))}),
    "specials-laid-out": Line(more=_places),
    "plan-sealed": Line("seat"),
    "plan-unsealed": Line("seat"),
    "event-drawn": Line(more=_drawn),
    "bids-revealed": Line(variant=lambda event: "-tied" if event.tied else "", more=_bids),
    "special-taken": Line("seat"),
    "turn-order-set": Line(more=lambda event: {"order": who(event.order)}),
    "action-started": Line(),
    "action-turned-up": Line(),
    "card-revealed": Line("seat", variant=_revealed, more=lambda event: {"card": plan_card(event.card)}),
    "lapsed": Line("seat", variant=lambda event: "-" + event.reason),
    "built": Line("seat"),
    "rice-confiscated": Line("seat", variant=_changed, more=_income("amount", int)),
    "taxes-collected": Line("seat", variant=_changed, more=_income("chests", chests)),
    "marker-placed": Line(),
    "marker-removed": Line(),
    "no-markers-left": Line(),
    "deployed": Line("seat", variant=_changed, more=_income("armies", armies)),
    "moved": Line("seat"),
    "stayed": Line("seat"),
    "attacked": Line("seat", "defender", variant=lambda event: "-neutral" if event.defender is None else ""),
    "revolted": Line(
        "seat",
        variant=lambda event: "-winter" if event.more else "",
        more=lambda event: {"farmers": farmers(event.markers)},
    ),
    "thrown": Line(variant=lambda event: "" if any(event.tray) else "-none", more=_thrown),
    "battle-ended": Line(
        "attacker", "defender", variant=lambda event: f"-{event.kind}-{event.outcome}", more=_ended
    ),
    "card-lost": Line("seat", variant=lambda event: "-board" if event.space else ""),
    "winter-came": Line(
        more=lambda event: {
            "card": event_card(event.event_card),
            "rice": shares([*event.rice, 0], zeros=True),
        }
    ),
    "unsupplied": Line("seat", more=_unsupplied),
    "scored": Line(more=lambda event: {"scores": listed(map(_score, event.scores))}),
    "year-ended": Line(),
    "game-ended": Line(variant=lambda event: _shared(event.ranks), more=_standing),
    **{tag: line for module in MODULES for tag, line in module.lines.items()},
}


def event_phrase(event: Event) -> Phrase:
    tag = str(event.__struct_config__.tag)
    line = LINES[tag]
    other = getattr(event, line.other) if line.other else None
    values = {name: getattr(event, name) for name in event.__struct_fields__ if name in FIELDS}
    own = line.more(event)
    single = {
        name: value for name, value in values.items() if value is not None and not isinstance(value, list)
    }
    said = {name: FIELDS[name](value) for name, value in single.items() if name not in own}
    return Phrase(f"shogun-event-{tag}", line.variant(event), _subjects(event, line), other, said | own)


def _subjects(event: Event, line: Line) -> frozenset[int]:
    """A revolt has no attacker: there the defender is spoken to."""
    found = [getattr(event, name) for name in (line.subject, line.other) if name]
    subject = next((seat for seat in found if seat is not None), None)
    first = winners(getattr(event, "ranks", []))
    return frozenset(first if subject is None else [subject])


# --- moves -------------------------------------------------------------------------------------------------


def move_phrase(name: str) -> Phrase:
    head, *rest = name.split(":")
    base = f"shogun-move-{head}"
    if name == "claim:pile":
        return Phrase("shogun-move-claim-pile")
    if head in ("claim", "revolt"):
        return Phrase(base, arguments={"province": province(rest[0])})
    if head == "group":
        return Phrase(base, arguments={"armies": armies(int(rest[0]))})
    if head == "plan":
        return Phrase(base, arguments={"space": space(rest[0]), "card": plan_card(rest[1])})
    if head == "special":
        return Phrase(base, arguments={"special": special(rest[0])})
    if head == "march":
        return Phrase(base, arguments={"province": province(rest[0]), "armies": armies(int(rest[1]))})
    if head in MOVES:
        return MOVES[head](rest[0])
    return Phrase(base)


# --- questions ---------------------------------------------------------------------------------------------


def question_phrase(observation: Observation) -> Phrase:
    base = f"shogun-ask-{observation.step}".replace("_", "-")
    if observation.step == "over":
        first = winners(observation.ranks)
        variant = _shared(observation.ranks)
        return Phrase(base, variant, frozenset(first), arguments={"winners": who(first)})
    actors = observation.actors
    said: Arguments = {"seat": Seat(actors[0]), "seats": listed(Seat(seat) for seat in actors)}
    where = _where(observation)
    if where is not None:
        said["province"] = province(where)
    for module in modules_seen(observation):
        said |= module.narration().question(observation)
    sealed = observation.viewer if observation.step == "plan" and observation.viewer >= 0 else None
    return Phrase(base, subjects=frozenset(actors), other=sealed, arguments=said)


def state_phrase(observation: Observation) -> Phrase:
    if observation.step == "over":
        return question_phrase(observation)
    points = [seat.points for seat in observation.seats]
    said: Arguments = {
        "season": Word(f"shogun-{observation.season}"),
        "year": observation.year,
        "number": observation.number or 0,
        "leaders": leaders(points),
        "points": max(points),
    }
    return Phrase("shogun-state", _when(observation), arguments=said)


def _when(observation: Observation) -> str:
    if observation.year == 0:
        return "-setup"
    if observation.season == "winter":
        return "-winter"
    return "-plan" if observation.number is None else ""


def _where(observation: Observation) -> str | None:
    """The province that waits for a decision."""
    table = observation.draft_table
    return table.claimed if observation.step == "group" and table is not None else observation.province
