"""The printed things of Shogun as numbers: provinces, actions, events, cards, supplies. Checked."""

from __future__ import annotations

from typing import Any, Final

from tenka.core.errors import BadOptions
from tenka.games.shogun.material_files import (
    RECONSTRUCTED,
    Files,
    Value,
    correct,
    corrections,
    not_printed,
    read_files,
)

PROVINCES: Final = 45
REGIONS: Final = 5

# actions, and the spaces of the individual board; the last one is for the bid
CASTLE: Final = 0
TEMPLE: Final = 1
THEATER: Final = 2
RICE: Final = 3
TAXES: Final = 4
DEPLOY5: Final = 5
DEPLOY3: Final = 6
DEPLOY1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
AUCTION: Final = 10
ACTIONS: Final = 10
SPACES: Final = 11
SPACE_IDS: Final = (
    "castle temple theater rice taxes deploy5 deploy3 deploy1 battle_a battle_b auction".split()
)
BUILDING_IDS: Final = ("castle", "temple", "theater")
MARKERS: Final = 3
"""The place of the revolt markers in a stock, after the three buildings."""

# cards that lie on spaces: the 45 provinces, then
CHEST0: Final = 45
EMPTY: Final = 50
CHEST_CARDS: Final = 5

# special cards
PLUS_CHEST: Final = 0
PLUS_RICE: Final = 1
SIX_ARMIES: Final = 2
ATTACK: Final = 3
DEFENSE: Final = 4
SPECIALS: Final = 5
SPECIAL_IDS: Final = "chest rice armies attack defense".split()

# what events do
NO_EFFECT: Final = -1
THEATER_CALMS: Final = 0
NEUTRAL_FARMERS: Final = 1
CASTLE_DEFENDS: Final = 2
TEMPLE_SHIELDS: Final = 3
TAXES_AT_MOST: Final = 4
TAXES_AT_LEAST: Final = 5
RICE_AT_LEAST: Final = 6
RICE_AT_MOST: Final = 7
DEPLOY_FEWER: Final = 8
EFFECT_IDS: Final = (
    "theater_calms neutral_farmers castle_defends temple_shields taxes_at_most taxes_at_least "
    "rice_at_least rice_at_most deploy_fewer"
).split()
EVENTS: Final = 12
EVENTS_A_YEAR: Final = 4
PAST_EVENTS: Final = 8
"""As many as two years have."""
FACE_UP: Final = 2
"""Province cards that lie open in the draft."""
GROUPS: Final = 9
"""Army groups that a player has in the draft, at most."""

SIDES: Final = ("sun", "moon")
SEATS: Final = (3, 4, 5)
MOST_ARMIES: Final = 100
"""More cubes of a color nobody could correct a value to."""
MOST_IN_TOWER: Final = 30
"""Nor more cubes of a color that are in the tower from the start."""


class Board:
    """One side of the game board. Provinces are numbers, in the order of their ids."""

    def __init__(self, side: str, data: dict[str, Any]) -> None:
        provinces: dict[str, dict[str, Any]] = data["provinces"]
        self.side: Final = side
        self.ids: Final[list[str]] = list(provinces)
        self.number: Final[dict[str, int]] = {name: i for i, name in enumerate(self.ids)}
        self.names: Final[list[str]] = [one["name"] for one in provinces.values()]
        self.region_ids: Final[list[str]] = list(data["regions"])
        self.region: Final[list[int]] = [self._region(name, one["region"]) for name, one in provinces.items()]
        self.by_region: Final[list[list[int]]] = [
            [province for province, own in enumerate(self.region) if own == region]
            for region in range(len(self.region_ids))
        ]
        self.tax: Final[list[int]] = [one["tax"] for one in provinces.values()]
        self.rice: Final[list[int]] = [one["rice"] for one in provinces.values()]
        self.spaces: Final[list[int]] = [one["spaces"] for one in provinces.values()]
        self.land: Final = self._borders("land", data["borders"]["land"])
        self.sea: Final = self._borders("sea", data["borders"]["sea"])
        self.removed_with_three: Final = [self._province(name) for name in data["removed_with_three"]]

    def _region(self, province: str, region: str) -> int:
        if region not in self.region_ids:
            raise BadOptions("material-region", where=f"board_{self.side}", province=province, region=region)
        return self.region_ids.index(region)

    def _province(self, name: str) -> int:
        if name not in self.number:
            raise BadOptions("material-province", where=f"board_{self.side}", province=name)
        return self.number[name]

    def _borders(self, kind: str, pairs: list[list[str]]) -> list[tuple[int, int]]:
        if any(len(pair) != 2 or pair[0] == pair[1] for pair in pairs):
            raise BadOptions(f"material-border-{kind}", where=f"board_{self.side}")
        return [(self._province(a), self._province(b)) for a, b in pairs]

    def in_play(self, seats: int) -> list[bool]:
        """Which provinces exist with this number of players."""
        return [seats > 3 or province not in self.removed_with_three for province in range(len(self.ids))]

    def neighbors(self, seats: int) -> list[list[int]]:
        """By province, those that armies may march to: over land or along a sea route."""
        used = self.in_play(seats)
        found: list[list[int]] = [[] for _ in self.ids]
        for a, b in self.land + self.sea:
            if used[a] and used[b]:
                found[a].append(b)
                found[b].append(a)
        return [sorted(row) for row in found]

    def check(self) -> None:
        where = f"board_{self.side}"
        if len(self.ids) != PROVINCES or self.ids != sorted(self.ids):
            raise BadOptions("material-provinces", where=where, number=PROVINCES)
        if sorted(self.region) != [i // 9 for i in range(PROVINCES)] or len(self.region_ids) != REGIONS:
            raise BadOptions("material-regions", where=where)
        if not all(1 <= spaces <= 3 for spaces in self.spaces):
            raise BadOptions("material-spaces", where=where)
        pairs = [(min(pair), max(pair)) for pair in self.land + self.sea]
        if len(set(pairs)) != len(pairs):
            raise BadOptions("material-border-twice", where=where)
        if len(self.removed_with_three) != 8:
            raise BadOptions("material-removed", where=where)
        for seats in SEATS:
            if not self._connected(seats):
                raise BadOptions("material-apart", where=where, seats=seats)

    def _connected(self, seats: int) -> bool:
        used = self.in_play(seats)
        near = self.neighbors(seats)
        reached = [used.index(True)]
        for province in reached:
            reached.extend(other for other in near[province] if other not in reached)
        return len(reached) == sum(used)


class Provision:
    """A line of the provisions table: from so many unsupplied provinces on."""

    def __init__(self, line: dict[str, int]) -> None:
        self.unsupplied: Final = line["unsupplied"]
        self.revolts: Final = line["revolts"]
        self.farmers: Final = line["farmers"]


class Material:
    """All printed values for one side of the board."""

    def __init__(self, side: str, files: Files, corrected: list[str], modules: list[str]) -> None:
        supplies: dict[str, Any] = files["supplies"]
        self.board: Final = Board(side, files["board_" + side])
        self.files: Final = files
        self.corrected: Final = corrected
        self.modules: Final = modules
        """Those whose values are in use."""
        self.armies: Final[int] = supplies["armies"]
        self.farmers: Final[int] = supplies["farmers"]
        self.stock: Final[list[int]] = [
            supplies[kind] for kind in ("castles", "temples", "theaters", "markers")
        ]
        self.start_chests: Final = _by_seats("supplies.start_chests", supplies["start_chests"])
        self.provisions: Final = [Provision(line) for line in supplies["provisions"]]
        self.province_points: Final[int] = supplies["points"]["province"]
        self.building_points: Final[int] = supplies["points"]["building"]
        self.majority_points: Final[list[int]] = [
            supplies["points"]["majorities"][name] for name in BUILDING_IDS
        ]
        actions: dict[str, dict[str, int]] = files["actions"]["actions"]
        self.action_chests: Final = [actions[name].get("chests", 0) for name in SPACE_IDS[:ACTIONS]]
        self.action_armies: Final = [actions[name].get("armies", 0) for name in SPACE_IDS[:ACTIONS]]
        events: dict[str, dict[str, Any]] = files["events"]["events"]
        self.event_ids: Final[list[str]] = list(events)
        self.event_effect: Final = [_effect(name, event["effect"]) for name, event in events.items()]
        self.event_value: Final[list[int]] = [event["value"] for event in events.values()]
        self.rice_loss: Final[list[int]] = [event["rice_loss"] for event in events.values()]
        fewer: dict[str, int] = files["events"]["deploy_fewer"]
        self.fewer_armies: Final = [fewer.get(name, 0) for name in SPACE_IDS[:ACTIONS]]
        self.special_value: Final[list[int]] = [files["specials"]["specials"][name] for name in SPECIAL_IDS]
        self.groups: Final[list[list[int]]] = [
            files["setup"]["army_groups"].get(str(n), []) for n in range(6)
        ]
        self.tower_armies: Final[int] = files["setup"]["tower_armies"]
        self.tower_farmers: Final[int] = files["setup"]["tower_farmers"]
        self.predetermined: Final[dict[str, dict[str, dict[str, int]]]] = files["setup"]["predetermined"]
        self.tower: Final[dict[str, dict[str, list[int]]]] = files["tower"]

    def not_printed(self) -> list[Value]:
        """The values in use that are not printed, and not corrected."""
        return not_printed(self.files, self.corrected, self.modules)

    def reconstructed(self) -> list[Value]:
        """The values in use that are reconstructed, not printed."""
        return [one for one in self.not_printed() if one.provenance == RECONSTRUCTED]

    def check(self) -> None:
        self.board.check()
        if len(self.event_ids) != EVENTS:
            raise BadOptions("material-events", number=EVENTS)
        self._check_supplies()
        for seats in SEATS:
            self._check_start(seats)
        for model in ("shelves", "simple"):
            for name, chance in self.tower[model].items():
                if len(chance) != 2 or not 0 <= chance[0] <= chance[1] or not 1 <= chance[1] <= 1000:
                    raise BadOptions("material-fraction", where=f"tower.{model}.{name}")

    def _check_supplies(self) -> None:
        if not 1 <= self.armies <= MOST_ARMIES:
            raise BadOptions("material-armies", most=MOST_ARMIES)
        if not max(1, self.tower_farmers) <= self.farmers <= MOST_ARMIES:
            raise BadOptions("material-farmers", most=MOST_ARMIES, tower=self.tower_farmers)
        if max(self.tower_armies, self.tower_farmers) > MOST_IN_TOWER:
            raise BadOptions("material-tower", most=MOST_IN_TOWER)
        lines = [line.unsupplied for line in self.provisions]
        if not lines or lines[0] != 1:
            raise BadOptions("material-provisions-first")
        if lines != sorted(set(lines)):
            raise BadOptions("material-provisions-order")
        if any(line.farmers < 1 or line.revolts < 1 for line in self.provisions):
            raise BadOptions("material-provisions-farmers")

    def _check_start(self, seats: int) -> None:
        groups = self.groups[seats]
        used = self.board.in_play(seats)
        if sum(groups) + self.tower_armies > self.armies or not all(1 <= group <= 5 for group in groups):
            raise BadOptions("material-groups", where=f"setup.army_groups.{seats}", armies=self.armies)
        where = f"setup.predetermined.{seats}"
        tables = self.predetermined[str(seats)]
        claimed = [name for table in tables.values() for name in table]
        if len(tables) != seats or len(set(claimed)) != len(claimed):
            raise BadOptions("material-own-provinces", where=where)
        for table in tables.values():
            if sorted(table.values(), reverse=True) != sorted(groups, reverse=True):
                raise BadOptions("material-own-groups", where=where)
        if self.board.side == SIDES[0] and not all(used[self.board.number[name]] for name in claimed):
            raise BadOptions("material-not-in-game", where=where)


def _effect(event: str, effect: str) -> int:
    if effect not in EFFECT_IDS:
        raise BadOptions(
            "material-effect", where=f"events.{event}", effect=effect, known=", ".join(EFFECT_IDS)
        )
    return EFFECT_IDS.index(effect)


def _by_seats(where: str, table: dict[str, int]) -> list[int]:
    if sorted(table) != [str(seats) for seats in SEATS]:
        raise BadOptions("material-by-seats", where=where)
    return [table.get(str(seats), 0) for seats in range(6)]


def make_material(side: str, lines: list[str], modules: list[str] | None = None) -> Material:
    """The material of one side, with corrections as lines `path=value`."""
    files = read_files()
    corrected = correct(files, lines)
    material = Material(side, files, corrected, [] if modules is None else modules)
    material.check()
    return material


def load_material(side: str, override: Any = None) -> Material:
    """The material of one side, corrected by what a person's own file says."""
    return make_material(side, [] if override is None else corrections(override))
