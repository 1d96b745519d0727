"""What one can type in Shogun beside moves: looking at the map, counting odds, planning, marching."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text

from tenka.core.look import Desk
from tenka.games.shogun.modules.catalog import modules_seen
from tenka.games.shogun.terminal.atlas import Atlas, plain
from tenka.games.shogun.terminal.naming import name_of
from tenka.games.shogun.terminal.planner import Planner
from tenka.games.shogun.terminal.view import holder, holders, map_of, province_lines, tower
from tenka.terminal import short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tenka.core.look import Session
    from tenka.games.shogun.game import Shogun
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.odds import Odds

MARCHES = ("battle", "move")
UNSEAL = "unseal"


def desk(session: Session) -> Desk:
    return ShogunDesk(session)


class ShogunDesk(Desk):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.game = cast("Shogun", session.table.game)
        self.texts = session.texts
        self.atlas = Atlas(self.game.material, self.game.seats)
        self.planner: Planner | None = None

    @property
    def seen(self) -> Observation:
        return cast("Observation", self.session.table.observe(self.session.viewer))

    def say(self, message: str, **arguments: str | int) -> None:
        self.session.say(self.texts(message, **arguments))

    # --- asking ------------------------------------------------------------------------------------

    def ask(self) -> None:
        seen = self.seen
        self.session.show_question()
        if seen.step == "plan":
            if self.planner is None or self.planner.round != (seen.year, seen.season):
                self.planner = Planner(self, seen)
            self.planner.show()
            self.say("cli-shogun-plan-how")
        elif seen.step in MARCHES:
            self.show_marches(seen)
        else:
            self.show_moves(seen)

    def show_moves(self, seen: Observation) -> None:
        """The numbered moves, each with what one should know about it."""
        for number, move in enumerate(self.session.table.moves(self.session.viewer), start=1):
            about = self.about(seen, move)
            tail = f": {about}" if about else ""
            self.session.say(f"{number:>3}  {self.session.label(move)}{tail}  [{move}]")

    def about(self, seen: Observation, move: str) -> str:
        head, _, tail = move.partition(":")
        if head == "special":
            place = seen.specials.index(tail) + 1
            text = name_of("special", f"{tail}_text", self.texts)
            return self.texts("cli-shogun-about-special", place=place, text=text)
        if head == "claim" and tail in self.atlas.places:
            return self.about_province(seen, tail)
        if head == "revolt":
            view = seen.provinces[tail]
            farmers = view.markers + seen.revolt_farmers
            return self.texts("cli-shogun-about-revolt", armies=view.armies, farmers=farmers)
        looks = [module.look() for module in modules_seen(seen)]
        return "".join(look.about(self.game.material, seen, move, self.texts) for look in looks)

    def about_province(self, seen: Observation, name: str) -> str:
        place = self.atlas.places[name]
        return self.texts(
            "cli-shogun-about-claim",
            region=name_of("region", place.region, self.texts),
            tax=place.tax,
            rice=place.rice,
            spaces=place.spaces,
            near=holders(self.atlas, seen, place.near, self.session.names, self.texts),
        )

    # --- marching ----------------------------------------------------------------------------------

    def marches(self) -> dict[str, int]:
        """Where armies may go now, with the most that may."""
        found: dict[str, int] = {}
        for move in self.session.table.moves(self.session.viewer):
            head, *rest = move.split(":")
            if head == "march":
                found[rest[0]] = max(found.get(rest[0], 0), int(rest[1]))
        return found

    def show_marches(self, seen: Observation) -> None:
        for number, (name, most) in enumerate(self.marches().items(), start=1):
            line = self.texts(
                "cli-shogun-march",
                province=self.atlas.places[name].name,
                holder=holder(seen, name, self.session.names, self.texts),
                count=most,
            )
            self.session.say(f"{number:>3}  {line}{self.march_odds(seen, name, most)}")
        self.say("cli-shogun-march-how" + ("-stay" if self.may("stay") else ""))

    def march_odds(self, seen: Observation, name: str, armies: int) -> str:
        if seen.provinces[name].owner == seen.viewer:
            return ""
        odds = self.game.odds(seen, seen.viewer, name, armies)
        return self.texts("cli-shogun-march-odds", percent=round(100 * odds.attacker))

    def march(self, word: str, rest: str) -> bool:
        """`hida 3`, `hida` for as many as may, or the number of a line for the same."""
        targets = self.marches()
        if word.isdecimal() and not rest:
            return self.march_line(word, targets)
        name, count = split_number(f"{word} {rest}".strip())
        found = self.atlas.find(name, targets) or self.atlas.find(name)
        if len(found) != 1 or plain(name) == "stay":
            return False
        most = targets.get(found[0], 1)
        self.session.play(f"march:{found[0]}:{most if count is None else count}")
        return True

    def march_line(self, number: str, targets: dict[str, int]) -> bool:
        lines = {str(line): target for line, target in enumerate(targets, start=1)}
        if number not in lines:
            self.say("cli-no-number", number=short(number))
        else:
            self.session.play(f"march:{lines[number]}:{targets[lines[number]]}")
        return True

    # --- commands ----------------------------------------------------------------------------------

    def obey(self, word: str, rest: str) -> bool:
        command = self.texts.typed_table(COMMANDS).get(word.casefold())
        if command is not None:
            command(self, rest)
            return True
        step = self.seen.step
        planning = step == "plan" and self.session.viewer in self.session.table.actors()
        if planning and self.planner is not None:
            return self.planner.obey(word, rest)
        return step in MARCHES and bool(self.marches()) and self.march(word, rest)

    def words(self) -> Iterable[str]:
        planned = self.planner.words() if self.planner is not None and self.seen.step == "plan" else ()
        return [*self.texts.typed_table(COMMANDS), *planned, *self.atlas.places]

    def may(self, move: str) -> bool:
        return move in self.session.table.moves(self.session.viewer)

    def may_return(self) -> bool:
        return self.may(UNSEAL)

    def map(self, rest: str) -> None:
        regions = self.find_regions(rest) if rest else self.atlas.regions
        if not regions:
            names = [name_of("region", region, self.texts) for region in self.atlas.regions]
            self.say("cli-shogun-no-region", typed=short(rest), regions=", ".join(names))
            return
        self.session.show(map_of(self.atlas, self.seen, self.session.names, self.texts, regions))

    def find_regions(self, typed: str) -> list[str]:
        """A region by its color or id."""
        wish = plain(typed)
        return [
            region
            for region in self.atlas.regions
            if any(name.startswith(wish) for name in (region, plain(name_of("region", region, self.texts))))
        ]

    def province(self, rest: str) -> None:
        name = self.one_province(rest)
        if name is not None:
            for line in province_lines(self.atlas, self.seen, name, self.session.names, self.texts):
                self.session.say(line)

    def one_province(self, typed: str) -> str | None:
        """The province that is meant; says so itself if that is not clear."""
        found = self.atlas.find(typed)
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(self.atlas.places[name].name for name in found)
            self.say("cli-shogun-several", typed=short(typed), provinces=names)
        else:
            self.say("cli-shogun-no-province", typed=short(typed))
        return None

    def tower(self, _rest: str) -> None:
        self.session.show(tower(self.seen, self.session.names, self.texts))

    def odds(self, rest: str) -> None:
        """`odds hida 3`."""
        typed, armies = split_number(rest)
        if self.session.viewer < 0 or armies is None or not 1 <= armies <= self.game.material.armies:
            self.say("cli-shogun-odds-how", most=self.game.material.armies)
            return
        name = self.one_province(typed)
        if name is None:
            return
        seen = self.seen
        if seen.provinces[name].owner == seen.viewer:
            self.say("cli-shogun-odds-own", province=self.atlas.places[name].name)
        else:
            self.show_odds(name, armies, self.game.odds(seen, seen.viewer, name, armies))

    def show_odds(self, name: str, armies: int, odds: Odds) -> None:
        neutral = self.seen.provinces[name].owner is None
        lost = odds.nobody + odds.defender if neutral else odds.defender
        self.say(
            "cli-shogun-odds-neutral" if neutral else "cli-shogun-odds",
            province=self.atlas.places[name].name,
            armies=self.texts("shogun-armies", count=armies),
            win=round(100 * odds.attacker),
            nobody=round(100 * odds.nobody),
            lose=round(100 * lost),
            left=f"{odds.attacker_left:.1f}",
        )
        if odds.error:
            self.session.show(
                Text(self.texts("cli-shogun-odds-error", percent=f"{100 * odds.error:.0f}"), style="dim")
            )

    def unseal(self, _rest: str) -> None:
        self.session.play(UNSEAL)


def split_number(typed: str) -> tuple[str, int | None]:
    """`hida 3` as name and number; the number may be missing."""
    name, _, last = typed.strip().rpartition(" ")
    if name and last.isdecimal() and len(last) < 6:
        return name.strip(), int(last)
    return typed.strip(), None


COMMANDS: dict[str, Callable[[ShogunDesk, str], None]] = {
    "cli-typed-map": ShogunDesk.map,
    "cli-typed-province": ShogunDesk.province,
    "cli-typed-tower": ShogunDesk.tower,
    "cli-typed-odds": ShogunDesk.odds,
    "cli-typed-unseal": ShogunDesk.unseal,
}
"""By the message that has the words for it."""
