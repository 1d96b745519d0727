"""Who sits where: reads `me,bot:steady,bot:random`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tenka import bots
from tenka.cli.words import BadCommand
from tenka.core.record import Player
from tenka.terminal import short

if TYPE_CHECKING:
    from tenka.texts import Texts

BOT_NAMES = "Nobunaga Hideyoshi Ieyasu Shingen Kenshin Masamune".split()
LONGEST_NAME = 24


class Seating(NamedTuple):
    players: list[Player]
    me: int | None
    """The seat of the person at the keyboard, if there is one."""


def read_seats(wish: str, game: str, name: str | None, texts: Texts) -> Seating:
    """The players of a wish; BadCommand says what does not fit."""
    words = [word.strip() for word in wish.split(",")]
    mine = [seat for seat, word in enumerate(words) if word == "me"]
    if len(mine) > 1:
        raise BadCommand(texts("cli-error-two-me"))
    players = [_player(seat, word, game, name, texts) for seat, word in enumerate(words)]
    return Seating(players, mine[0] if mine else None)


def _player(seat: int, word: str, game: str, name: str | None, texts: Texts) -> Player:
    if word == "me":
        return Player(_my_name(name, texts), "person")
    kind, _, level = word.partition(":")
    if kind != "bot" or not level:
        raise BadCommand(texts("cli-error-seat", seat=short(word)))
    levels = bots.levels(game)
    if level not in levels:
        raise BadCommand(texts("cli-error-bot", bot=short(level), game=game, bots=", ".join(levels)))
    return Player(BOT_NAMES[seat % len(BOT_NAMES)], "bot", level)


def _my_name(name: str | None, texts: Texts) -> str:
    if name is None:
        return texts("cli-guest")
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not name.strip():
        raise BadCommand(texts("cli-error-name"))
    return name
