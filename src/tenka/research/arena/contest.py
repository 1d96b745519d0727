"""A contest: which games it is made of, and how one of them is played. Everything follows from its seed."""

from __future__ import annotations

import hmac
import secrets
import time
from functools import lru_cache, partial
from hashlib import sha256
from typing import Final

import msgspec

from tenka import bots, games
from tenka.core import game as core
from tenka.core.chance import FairChance, FastChance
from tenka.core.errors import BadOptions
from tenka.core.record import FORMAT, Options, Player, Record, commitment
from tenka.research.arena.apart import Late
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.playing import Absent, DrawsOf, Playing
from tenka.research.arena.schedule import Seating, seatings

KEY_BYTES: Final = 32


class Contest(msgspec.Struct, frozen=True):
    """The same contest has the same games, wherever and in whatever order they are played."""

    game: str
    version: int
    seats: int
    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    simulations: int | None
    """For bots that search; None: as many as each of them likes."""
    seconds: float | None
    """A clock for every decision; None: nobody is waiting, and the same contest gives the same results."""
    key: str = ""
    """Where a bot from a file takes part: what deals and bots' seeds are made from, and no bot is told."""

    def names(self) -> list[str]:
        """Those who take part, each once."""
        return list(dict.fromkeys(entrant.name for entrant in self.entrants))

    def cycle(self) -> list[Seating]:
        return seatings(len(self.entrants), self.seats)

    def whole(self, count: int) -> int:
        """The next number of games with which everybody has had all seats of all deals."""
        cycle = len(self.cycle())
        return -(-max(1, count) // cycle) * cycle

    def deal(self, number: int) -> int:
        return number // len(self.cycle())

    def seating(self, number: int) -> Seating:
        cycle = self.cycle()
        return cycle[number % len(cycle)]

    def seated(self, number: int) -> tuple[int, ...]:
        """By seat, the number of the entrant."""
        return self.seating(number).who


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game of a contest ended, by seat."""

    number: int
    ranks: list[int]
    points: list[int]
    seconds: float
    slowest: float
    """The longest decision."""
    thought: list[float] = []
    """Processor seconds that each seat took for all its decisions; without those of a bot from a file, which
    thinks in another process."""
    late: list[int] = []
    """Seats that forfeited the game, because their bot did not answer in time."""
    record: Record | None = None
    """The whole game, on its way to a file of its own."""


def contest(
    game: str,
    entrants: list[Entrant],
    seats: int,
    options: Options | None = None,
    *,
    seed: int = 0,
    simulations: int | None = None,
    seconds: float | None = None,
    key: str | None = None,
) -> Contest:
    """A contest that can be played: game, options and bots are tried out. `key` is drawn where one is needed
    and none is given."""
    sources: dict[str, str] = {}
    for entrant in entrants:
        if sources.setdefault(entrant.name, entrant.source) != entrant.source:
            raise BadOptions("bots-alike", bot=entrant.name)
        entrant.make(game, 0, simulations)
    rules = games.load(game, seats, options)
    strangers = any(entrant.source for entrant in entrants)
    own = (key or secrets.token_hex(KEY_BYTES)) if strangers else ""
    return Contest(
        game, rules.version, seats, options or {}, tuple(entrants), seed, simulations, seconds, own
    )


def play_game(made: Contest, number: int, *, recorded: bool = False) -> Game:
    """One game of a contest; with its record, if it is asked for."""
    rules = _rules(made.game, made.seats, msgspec.json.encode(made.options))
    deal = made.seed + made.deal(number)
    seated = [
        _seated(made, who, bot_seed(deal, place, made.key))
        for who, place in zip(*made.seating(number), strict=True)
    ]
    began = time.perf_counter()
    played = Playing(rules, seated, draws_of(deal, made.key), made.seconds)
    played.play()
    standing = played.standing()
    return Game(
        number,
        standing.ranks,
        standing.points,
        round(time.perf_counter() - began, 3),
        round(played.slowest, 4),
        [round(seconds, 4) for seconds in played.thought],
        played.late,
        record_of(made, number, played) if recorded else None,
    )


def _seated(made: Contest, who: int, seed: int) -> bots.AnyBot:
    """A bot that does not start in time forfeits this game, as one that does not answer."""
    try:
        return made.entrants[who].make(made.game, seed, made.simulations)
    except Late as late:
        return Absent(seed, late)


def record_of(made: Contest, number: int, played: Playing) -> Record:
    """The whole game. Its seed stays secret, as long as others are to be played with the same deal."""
    players = []
    for who in made.seated(number):
        entrant = made.entrants[who]
        players.append(
            Player(entrant.name, "bot", None if entrant.source else entrant.name.partition(":")[0])
        )
    return Record(
        FORMAT,
        made.game,
        made.version,
        made.options,
        players,
        commitment(f"{made.key} deal {made.seed + made.deal(number)}".encode()),
        played.start,
        played.entries,
        result=played.game.standing(played.state).ranks,
    )


def bot_seed(deal: int, place: int, key: str = "") -> int:
    """The number that a bot is told. With a key, nobody finds the deal by trying numbers."""
    return int.from_bytes(_digest(f"bot {deal} {place}", key)[:7], "big")


def draws_of(deal: int, key: str = "") -> DrawsOf:
    """By moment. With a key they cannot be guessed from the cards that somebody has seen."""
    if key:
        return partial(FairChance, _digest(f"deal {deal}", key))
    quick = FastChance(deal)
    return lambda _moment: quick


def _digest(text: str, key: str) -> bytes:
    return hmac.digest(bytes.fromhex(key), text.encode(), "sha256") if key else sha256(text.encode()).digest()


@lru_cache(maxsize=8)
def _rules(game: str, seats: int, options: bytes) -> core.AnyGame:
    return games.load(game, seats, msgspec.json.decode(options))


def play(game: core.AnyGame, seated: list[bots.AnyBot], seed: int) -> list[int]:
    """One game; everybody's rank."""
    played = Playing(game, seated, draws_of(seed), None)
    played.play()
    return played.standing().ranks
