"""Results and ratings: counted once, in the order in which games ended, and the same when counted anew."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from tenka import bots
from tenka.games import PLUGINS
from tenka.server.people.ratings import START, bot_skills, rate_game, shown
from tenka.server.people.scorekeeper import Recount, Scorekeeper, count_anew, countable
from tenka.server.people.summary import summarize, version_of
from tenka.server.protocol.http import TableSettings
from tenka.server.rooms.position import restore
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity, Skill, StoredEntry, StoredResult, StoredSeat, StoredTable
from tests.server.stored import played

PEOPLE: Final = [Identity(f"{name.lower()}-id", name) for name in ("Ann", "Ben", "Cho")]
GAMES: Final = [played("zipang", seed=seed) for seed in range(5)]
Game = tuple[StoredTable, list[StoredEntry]]


def with_people(game: Game, ended: str, *people: Identity) -> Game:
    stored, entries = game
    seats = [StoredSeat("person", person.name, person.id) for person in people]
    table = replace(stored, id=f"at-{ended}", updated=ended, seats=seats + stored.seats[len(seats) :])
    return table, entries


async def store(database: Database, games: list[Game]) -> None:
    for table, entries in games:
        await database.tables.add_finished(table, entries)


async def sign_up(database: Database) -> None:
    for person in PEOPLE:
        await database.accounts.add(person, None)


def three_games() -> list[Game]:
    return [with_people(game, f"2026-0{n}", *PEOPLE) for n, game in enumerate(GAMES[:3], start=1)]


@pytest.mark.anyio
async def test_ratings_do_not_depend_on_the_order_in_which_games_are_counted(storage: Database) -> None:
    await sign_up(storage)
    games, keeper = three_games(), Scorekeeper(storage, gentle=False)
    for late in (games[2], games[0], games[1]):
        await store(storage, [late])
        assert await keeper.catch_up() == 1
    found = await storage.results.all()
    assert len(found) == 9
    assert all(one.pool == "people" and one.mu is not None for one in found)
    assert found == in_order(games)
    assert await count_anew(storage) == Recount(games=3, differing=0)


@pytest.mark.anyio
async def test_a_game_is_counted_from_the_table_at_hand_as_from_its_record(storage: Database) -> None:
    await sign_up(storage)
    games = [*three_games(), with_people(played("shogun", seed=3), "2026-04", *PEOPLE)]
    await store(storage, games)
    keeper = Scorekeeper(storage)
    for stored, entries in games:
        keeper.ended(stored.id, restore(stored, entries))
    await keeper.close()
    counted, numbers = await storage.results.all(), await storage.results.statistics(PEOPLE[0].id)
    assert len(counted) == 12
    assert all(one.mu is not None for one in counted)
    assert await count_anew(storage) == Recount(games=4, differing=0)
    assert await storage.results.statistics(PEOPLE[0].id) == numbers != []
    assert await storage.results.profile(PEOPLE[0].id) is not None


@pytest.mark.anyio
async def test_a_game_that_ends_is_not_kept_waiting_by_a_long_count(
    storage: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sign_up(storage)
    game = three_games()[0]
    await store(storage, [game])
    begun, done = asyncio.Event(), asyncio.Event()

    async def missing(*_: object) -> list[str]:
        begun.set()
        await done.wait()
        return []

    monkeypatch.setattr(storage.results, "missing", missing)
    keeper = Scorekeeper(storage)
    keeper.catch_up_soon()
    await begun.wait()
    keeper.ended(game[0].id, restore(*game))
    while not await storage.results.all():
        pass
    done.set()
    await keeper.close()


@pytest.mark.anyio
async def test_games_that_ended_as_was_known_keep_their_ratings_until_all_are_counted(
    storage: Database,
) -> None:
    await sign_up(storage)
    games = three_games()
    await store(storage, games)
    await Scorekeeper(storage, gentle=False).catch_up()
    before = await storage.results.all()
    await storage.results.put([summarize(await signed(storage, games[0][0].id), games[0][1])])
    assert await storage.results.all() == before
    heard: list[int] = []
    assert await count_anew(storage, lambda: heard.append(1)) == Recount(games=3, differing=0)
    assert await countable(storage) == len(heard) == 3


async def signed(storage: Database, table: str) -> StoredTable:
    stored = await storage.tables.get(table)
    assert stored is not None
    return stored


@pytest.mark.anyio
async def test_counting_anew_finds_a_rating_that_does_not_follow_from_the_records(storage: Database) -> None:
    await sign_up(storage)
    await store(storage, three_games())
    await Scorekeeper(storage, gentle=False).catch_up()
    before = await storage.results.all()
    await storage.results.void("people", "zipang")
    await storage.results.rate("people", "zipang", lambda games, _: [Skill(1.0, 1.0) for _ in games])
    assert (await count_anew(storage)).differing == len(before)
    assert await storage.results.all() == before


def in_order(games: list[Game]) -> list[StoredResult]:
    """The same without a database: one game after the other."""
    skills: dict[str | None, Skill] = {}
    rated: list[StoredResult] = []
    for stored, entries in games:
        signed = replace(stored, seats=[replace(seat, account=True) for seat in stored.seats])
        results = summarize(signed, entries).results
        after = rate_game(results, [skills.get(one.identity) for one in results])
        skills |= {one.identity: skill for one, skill in zip(results, after, strict=True)}
        rated += [replace(one, mu=new.mu, sigma=new.sigma) for one, new in zip(results, after, strict=True)]
    return rated


@pytest.mark.anyio
async def test_who_is_forgotten_leaves_the_ratings_as_if_never_there(storage: Database) -> None:
    await sign_up(storage)
    await store(storage, three_games())
    keeper = Scorekeeper(storage, gentle=False)
    await keeper.catch_up()
    before = await storage.results.all()
    await storage.privacy.erase(PEOPLE[2].id)
    await keeper.catch_up()
    after = await storage.results.all()
    assert [one.identity for one in after[:3]] == [PEOPLE[0].id, PEOPLE[1].id, None]
    assert await storage.results.profile(PEOPLE[2].id) is None
    assert after[2].pool is None
    assert [one.mu for one in after[:2]] != [one.mu for one in before[:2]]
    assert (await count_anew(storage)).differing == 0


@pytest.mark.anyio
async def test_what_a_guest_brings_along_is_counted_but_not_rated(storage: Database) -> None:
    guest = Identity("guest-id", "Gast")
    await storage.identities.save(guest)
    await storage.accounts.add(PEOPLE[0], None)
    await storage.accounts.add(PEOPLE[1], None)
    await store(storage, [with_people(GAMES[0], "2026-01", guest, PEOPLE[1])])
    keeper = Scorekeeper(storage, gentle=False)
    await keeper.catch_up()
    await storage.accounts.merge_guest(guest.id, PEOPLE[0])
    await keeper.catch_up()
    found = await storage.results.all()
    assert found[0].identity == PEOPLE[0].id
    assert {one.pool for one in found} == {None}
    assert [tally.games for tally in await storage.results.places(PEOPLE[0].id)] == [1]


# --- which games are rated ---------------------------------------------------------------------------


def pools(game: Game, *, rated: bool = True) -> list[str | None]:
    stored, entries = game
    table = replace(stored, settings=msgspec.to_builtins(TableSettings(rated=rated)))
    return [one.pool for one in summarize(table, entries).results]


def test_a_person_alone_with_bots_is_rated_apart_from_people() -> None:
    assert pools(with_people(GAMES[0], "2026-01", PEOPLE[0])) == ["bots"] * 3
    assert pools(with_people(GAMES[0], "2026-01", PEOPLE[0]), rated=False) == [None] * 3
    guests = with_people(GAMES[0], "2026-01", *PEOPLE[:2])
    assert pools(guests) == [None] * 3


def test_a_game_with_hints_is_not_rated() -> None:
    stored, entries = with_people(GAMES[0], "2026-01", PEOPLE[0])
    hint = StoredEntry(0, "hint", {"kind": "hint", "seat": 0})
    assert pools((stored, [hint, *(replace(entry, seq=entry.seq + 1) for entry in entries)])) == [None] * 3


def test_who_has_left_is_rated_last_whatever_the_bot_has_made_of_it() -> None:
    stored, entries = with_people(GAMES[0], "2026-01", PEOPLE[0])
    first = stored.result.index(1)
    people = [replace(stored.seats[0], account=True, identity=f"{n}-id") for n in range(3)]
    gone = StoredEntry(len(entries), "gone", {"kind": "seat", "seat": first, "bot": "steady", "why": "left"})
    table = replace(stored, seats=people)
    stayed = summarize(table, entries).results
    left = summarize(table, [gone, *entries]).results
    assert [one.left for one in left] == [seat == first for seat in range(3)]
    assert rate_game(stayed, [None] * 3)[first].mu > START.mu > rate_game(left, [None] * 3)[first].mu


# --- the scale ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["zipang", "shitenno", "shogun"])
def test_the_rungs_of_the_bots_rise_and_a_beginner_stands_at_steady(game: str) -> None:
    skills = bot_skills(game)
    means = [skill.mu for skill in skills.values()]
    assert list(skills) == bots.levels(game)
    assert means == sorted(set(means))
    assert shown(skills["steady"].mu) == shown(START.mu) == 1500


def test_a_bot_keeps_its_rating_and_ties_are_no_win() -> None:
    stored, entries = with_people(GAMES[0], "2026-01", PEOPLE[0])
    results = [replace(one, place=1) for one in summarize(stored, entries).results]
    results = [replace(one, bot="steady" if one.seat else None) for one in results]
    after = rate_game(results, [None] * 3)
    assert after[1:] == [bot_skills("zipang")["steady"]] * 2
    assert after[0].mu == pytest.approx(START.mu)
    assert after[0].sigma < START.sigma


def test_the_version_changes_with_what_a_game_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    before = version_of("zipang")
    monkeypatch.setattr(type(PLUGINS["zipang"]), "statistics_version", 2)
    assert version_of("zipang") == before + 1


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("zipang", {"campaigns", "eliminated", "stolen"}),
        ("shitenno", {"daimyo", "kamons", "provinces"}),
        ("shogun", {"battles", "battles-won", "buildings", "luck", "provinces"}),
    ],
)
def test_every_game_counts_what_it_is_remembered_for(game: str, names: set[str]) -> None:
    stored, entries = played(game, seed=3)
    numbers = summarize(stored, entries).statistics
    assert [set(seat) for seat in numbers] == [names] * 3
    assert all(any(seat[name] for seat in numbers) for name in names)
