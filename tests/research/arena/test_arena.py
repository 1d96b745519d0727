"""The arena counts wins, turns the seats and prints intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log10
from pathlib import Path
from random import Random

import msgspec
import pytest

from tenka.bots import levels
from tenka.cli.words import texts_in
from tenka.core.chance import FastChance
from tenka.core.errors import TenkaError
from tenka.games import load
from tenka.research import arena
from tenka.research.arena import Score
from tenka.research.arena.contest import Contest, Game, bot_seed, contest, draws_of
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.ladder import Climb, Step, first_of, verdict
from tenka.research.arena.ratings import ratings
from tenka.research.arena.results import Results
from tenka.research.arena.run import run
from tenka.research.arena.schedule import line_ups, seatings, seats_for
from tenka.research.arena.scores import by_name
from tests.cli.terminal import assert_refused, real_tenka, tenka


def test_wilson_interval_of_a_textbook_case() -> None:
    low, high = Score("x", 10, 1).interval
    assert low == pytest.approx(0.0179, abs=1e-4)
    assert high == pytest.approx(0.4042, abs=1e-4)


def test_interval_stays_between_none_and_all() -> None:
    assert Score("x", 20, 0).interval[0] == 0
    assert Score("x", 20, 20).interval[1] == 1


def test_equal_bots_that_play_alike_win_alike_over_a_round_of_seatings() -> None:
    scores = arena.match("zipang", ["random"] * 4, 400)
    assert sum(score.wins for score in scores) == 400
    assert all(score.interval[0] < 0.25 < score.interval[1] for score in scores)


def test_the_same_match_gives_the_same_scores_and_another_seed_others() -> None:
    levels = ["random"] * 3
    assert arena.match("zipang", levels, 60) == arena.match("zipang", levels, 60)
    assert arena.match("zipang", levels, 60) != arena.match("zipang", levels, 60, seed=1000)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(TenkaError, match="2 to 6 players, not for 7"):
        arena.match("zipang", ["random"] * 7, 1)


def test_line_ups_of_too_few_too_many_and_enough_bots() -> None:
    assert line_ups(4, 4) == [(0, 1, 2, 3)]
    assert line_ups(3, 4) == [(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)]
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert [seating.who for seating in seatings(2, 4)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 4), (5, 3), (2, 6)])
def test_over_a_cycle_everybody_has_every_seat_equally_often(bots: int, seats: int) -> None:
    for seat in range(seats):
        counts = Counter(seating.who[seat] for seating in seatings(bots, seats))
        assert len(set(counts.values())) == 1
        assert len(counts) == bots


def test_tables_have_as_many_seats_as_bots_if_the_game_allows_it() -> None:
    assert [seats_for("shogun", count) for count in (1, 3, 5, 8)] == [3, 3, 5, 4]
    with pytest.raises(TenkaError, match="no game 'chess'"):
        seats_for("chess", 2)


# --- ratings ------------------------------------------------------------------------------------------------


def contest_of(names: str, seats: int) -> Contest:
    return Contest("zipang", 1, seats, {}, tuple(Entrant(name) for name in names), 0, None, None)


def test_two_players_are_rated_as_elo_does() -> None:
    """Three wins of four are odds of three to one, but for the half games that everybody begins with."""
    made = contest_of("ab", 2)
    games = []
    for number in range(400):
        winner = 0 if number // 2 % 4 else 1
        ranks = [1 if who == winner else 2 for who in made.seated(number)]
        games.append(Game(number, ranks, [], 0, 0))
    assert [score.rate for score in by_name(made, games)] == [0.75, 0.25]
    a, b = ratings(made, games)
    assert a.rating - b.rating == pytest.approx(400 * log10(3), abs=2)
    assert a.low < a.rating < a.high


def test_ratings_of_a_full_table_find_the_strengths_that_made_the_results() -> None:
    made, dice, strengths = contest_of("abcd", 4), Random(1), [4.0, 2.0, 1.0, 1.0]
    games = []
    for number in range(1200):
        left, ranks = list(made.seated(number)), [0, 0, 0, 0]
        for rank in range(1, 5):
            (who,) = dice.choices(left, [strengths[one] for one in left])
            left.remove(who)
            ranks[made.seated(number).index(who)] = rank
        games.append(Game(number, ranks, [], 0, 0))
    found = ratings(made, games)
    for one, strength in zip(found, strengths, strict=True):
        true = 1500 + 400 * log10(strength) - 100 * log10(8)
        assert one.low - 10 < true < one.high + 10
    assert found[0].low > found[1].high > found[1].low > found[2].high


@pytest.mark.parametrize(("games", "least"), [(10, 0.69), (50, 0.929), (200, 0.9817)])
def test_intervals_stay_right_when_one_side_always_wins(games: int, least: float) -> None:
    """Whoever wins `least` of all games wins so many in a row once in forty times; nobody is too strong."""
    made = contest_of("ab", 2)
    ranks = [[1 if who == 0 else 2 for who in made.seated(number)] for number in range(games)]
    a, b = ratings(made, [Game(number, rank, [], 0, 0) for number, rank in enumerate(ranks)])
    bound = 1500 + 200 * log10(least / (1 - least))
    assert bound - 20 < a.low < bound + 60
    assert a.high > a.rating + 200
    assert (a.low + b.high) / 2 == pytest.approx(1500, abs=1)
    assert b.low < b.rating - 200


def test_somebody_who_never_loses_has_a_finite_rating() -> None:
    made = contest_of("ab", 2)
    a, b = ratings(made, [Game(0, [1, 2], [], 0, 0), Game(1, [2, 1], [], 0, 0)])
    assert 0 < a.rating - b.rating < 1000


# --- files --------------------------------------------------------------------------------------------------


def small(simulations: int | None = None) -> Contest:
    return contest("zipang", [Entrant("random"), Entrant("random")], 2, seed=5, simulations=simulations)


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(Results(small(), file), 3, 1, None)
    with file.open("ab") as out:
        out.write(b'{"number":3,"ranks":[1')
    again = Results(small(), file)
    assert again.missing(6) == [3, 4, 5]
    run(again, 6, 1, None)
    whole = Results(small())
    run(whole, 6, 1, None)
    assert [game.ranks for game in again.games()] == [game.ranks for game in whole.games()]
    assert len(file.read_bytes().splitlines()) == 7


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(Results(small(), file), 2, 1, None)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    results = Results(small(), file)
    assert len(results.games()) == 2
    results.add(results.games()[0])
    assert len(file.read_bytes().splitlines()) == 4


def test_another_contest_or_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(Results(small(), file), 1, 1, None)
    before = file.read_bytes()
    with pytest.raises(TenkaError, match="another contest: zipang with random,random at 2 seats"):
        Results(small(simulations=9), file)
    assert file.read_bytes() == before
    file.write_text("a letter\n")
    with pytest.raises(TenkaError, match="no results of the arena"):
        Results(small(), file)
    assert file.read_text() == "a letter\n"


def test_processes_play_the_same_games() -> None:
    alone, together = Results(small()), Results(small())
    run(alone, 6, 1, None)
    run(together, 6, 2, None)
    assert [game.ranks for game in alone.games()] == [game.ranks for game in together.games()]


# --- the command --------------------------------------------------------------------------------------------

FIRST = "def decide(observation, moves, clock):\n    assert clock is None\n    return moves[0].name\n"


def test_command_compares_bots_and_writes_a_report(tmp_path: Path) -> None:
    report, kept = tmp_path / "report.html", tmp_path / "games.jsonl"
    words = [
        "arena",
        "zipang",
        "--bots",
        "random,sharp",
        "--games",
        "3",
        "--simulations",
        "3",
        "--language",
        "de",
    ]
    said = tenka(*words, "--results", kept, "--report", report)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["Bot", "random", "sharp"]
    assert lines[1].split()[1] == "4"
    page = report.read_text("utf-8")
    assert page.count("<svg") == 4
    assert "Zipang Portable" in page
    assert "None" not in page
    assert tenka(*words, "--results", kept).out.splitlines()[:3] == lines[:3]


def test_command_plays_a_bot_from_a_file(tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text(FIRST)
    said = tenka("arena", "zipang", "--bot", bot, "--bots", "random", "--games", "4")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()[1:3]] == ["first", "random"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("", "is empty"),
        ("x = 1", "has no function decide"),
        ("def decide(", "does not start (mine.py, line 1): SyntaxError"),
        ("def decide(o, m, c):\n    return m[0]\n\nnone = {}[1]", "mine.py, line 4): KeyError: 1"),
        ("def decide(o, m, c):\n    return 'castle'", "answered with 'castle'"),
        ("def decide(o, m, c):\n    return 1 / 0", "failed in mine.py, line 2: ZeroDivisionError"),
        ("def decide(o, m, c):\n    raise SystemExit(3)", "failed in mine.py, line 2: SystemExit: 3"),
    ],
)
def test_a_bad_bot_is_named(tmp_path: Path, source: str, complaint: str) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(source)
    assert_refused(tenka("arena", "zipang", "--bot", bot, "--games", "1"), complaint)


def test_the_author_of_a_bot_reads_how_it_failed(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("def half(n):\n    return n / 0\n\ndef decide(o, m, c):\n    half(1)\n")
    said = real_tenka("arena", "zipang", "--bot", bot, "--games", "1")
    assert said.code == 2
    assert 'File "mine.py", line 5, in decide\n    half(1)\n' in said.err
    assert 'File "mine.py", line 2, in half' in said.err
    assert "tenka: The bot 'mine' failed in mine.py, line 2: ZeroDivisionError" in said.err


def test_a_bot_from_a_file_is_started_with_its_seed_and_shares_nothing() -> None:
    source = (
        "seen = []\ndef start(seed):\n    seen.append(seed)\n"
        "def decide(o, m, c):\n    return m[seen[0]] if len(seen) == 1 else None"
    )
    moves = load("zipang", 2).book.all[:3]
    found = [Entrant("one", source).make("zipang", seed, None).decide(None, moves, None) for seed in (1, 2)]
    assert found == moves[1:3]


def test_two_bots_from_files_never_have_the_same_process() -> None:
    first = "import sys\nsys.left_behind = True\ndef decide(o, m, c):\n    return m[0]"
    second = "import sys\ndef decide(o, m, c):\n    return m[hasattr(sys, 'left_behind')]"
    moves = load("zipang", 2).book.all[:2]
    found = [Entrant("bot", own).make("zipang", 1, None).decide(None, moves, None) for own in (first, second)]
    assert found == [moves[0]] * 2


SPY = """
import gc, sys

def things():
    frame = sys._getframe()
    while frame is not None:
        yield from frame.f_locals.values()
        frame = frame.f_back
    yield from gc.get_objects()

def decide(observation, moves, clock):
    found = [thing for thing in things() if type(thing).__name__ in ("State", "FastChance", "FairChance")]
    assert not found, found
    return moves[0]
"""


def test_a_bot_from_a_file_finds_no_state_in_frames_or_in_memory(tmp_path: Path) -> None:
    bot = tmp_path / "spy.py"
    bot.write_text(SPY)
    said = tenka("arena", "zipang", "--bot", bot, "--bots", "random", "--seats", "4", "--games", "4")
    assert (said.code, said.err) == (0, "")


GUESSER = """
import hashlib

def told(deal, place):
    return int.from_bytes(hashlib.sha256(f"bot {deal} {place}".encode()).digest()[:7], "big")

def start(seed):
    assert seed not in [told(deal, place) for deal in range(50) for place in range(2)]

def decide(observation, moves, clock):
    return moves[0]
"""


def test_a_bot_that_tries_numbers_does_not_find_its_deal(tmp_path: Path) -> None:
    bot, results = tmp_path / "guesser.py", [tmp_path / name for name in ("one", "same", "other")]
    bot.write_text(GUESSER)
    words = ("arena", "zipang", "--bot", bot, "--bots", "random", "--games", "40", "--results")
    for file, seed in zip(results, ("3", "3", "4"), strict=True):
        said = tenka(*words, file, "--seed", seed)
        assert (said.code, said.err) == (0, "")
    one, same, other = [[game.ranks for game in games_in(file)] for file in results]
    assert one == same
    assert one != other


def games_in(file: Path) -> list[Game]:
    return [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()[1:]]


def test_deals_and_seeds_of_a_strangers_bot_follow_from_a_key_alone() -> None:
    stranger, key, another = Entrant("guesser", GUESSER), "ab" * 32, "cd" * 32
    made = [contest("zipang", [stranger], 2, seed=3, key=given) for given in (key, another, None, None)]
    assert len({one.key for one in made}) == 4
    assert contest("zipang", [Entrant("random")], 2, key=key).key == ""
    drawn = [draws_of(3, one.key)(0).shuffle("deck", list(range(40))) for one in made]
    assert FastChance(3).shuffle("deck", list(range(40))) not in drawn
    assert len({tuple(order) for order in drawn}) == 4
    assert drawn[0] == draws_of(3, key)(0).shuffle("deck", list(range(40)))
    seeds = [bot_seed(deal, place, one) for one in (key, another) for deal in range(50) for place in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_a_contest_with_a_strangers_bot_goes_on_by_the_key_in_its_results(tmp_path: Path) -> None:
    file, entrants = tmp_path / "games.jsonl", [Entrant("guesser", GUESSER), Entrant("random")]
    run(Results(contest("zipang", entrants, 2), file), 2, 1, None)
    again = Results(contest("zipang", entrants, 2), file)
    run(again, 4, 1, None)
    whole = Results(again.contest)
    run(whole, 4, 1, None)
    assert [game.ranks for game in again.games()] == [game.ranks for game in whole.games()]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the key of the arena is kept."""
    monkeypatch.setenv("TENKA_DATA", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["zipang", "--bots", "genius,random"], "no bot 'genius' for zipang"),
        (["zipang", "--bots", "sharp:many,random"], "no number of simulations"),
        (["chess", "--bots", "random"], "There is no game 'chess'"),
        (["zipang", "--bots", "random,random", "--seats", "9"], "2 to 6 players, not for 9"),
        (["shogun", "--bots", "random", "--option", "side=stars"], "one of sun, moon"),
        (["shogun", "--bots", "random", "--option", "moon"], "moon"),
        (["zipang", "--bot", "nowhere.py"], "cannot be read"),
        (["zipang", "--bots", "random", "--report", "nowhere/report.html"], "nowhere"),
    ],
)
def test_command_explains_a_wrong_wish(words: list[str], complaint: str) -> None:
    assert_refused(tenka("arena", *words), complaint)


def test_ladder_page_names_every_step(tmp_path: Path) -> None:
    budgets = "sharp:2,master:2"
    words = [
        "ladder",
        "zipang",
        "--games",
        "8",
        "--simulations",
        budgets,
        "--folder",
        str(tmp_path / "ladder"),
    ]
    for _ in range(2):
        said = tenka(*words, "--page", tmp_path / "ladder.md")
        assert (said.code, said.err) == (0, "")
    rows = [
        line for line in (tmp_path / "ladder.md").read_text("utf-8").splitlines() if line.startswith("| ")
    ]
    steps = len(levels("zipang")) - 1
    assert len(rows) == 2 + 2 * steps
    assert len(list((tmp_path / "ladder").iterdir())) == 2 * steps


def played(step: Step, wins: Callable[[int], bool], looks: list[int]) -> Callable[[Climb, Results], None]:
    """Fills in results in which the upper rung wins certain games, and notes how many were asked for."""

    def play(climb: Climb, results: Results) -> None:
        def until(count: int) -> None:
            looks.append(count)
            for number in results.missing(count):
                seated = results.contest.seated(number)
                first = seated.index(0) if wins(number) else seated.index(1)
                ranks = [1 if seat == first else 2 for seat in range(step.seats)]
                results.add(Game(number, ranks, [0] * step.seats, 0.1, 0.1, [0.0] * step.seats))

        climb.decide(results, until)

    return play


@pytest.mark.parametrize(
    ("wins", "expected", "said"),
    [
        (lambda _: True, [52], "better"),
        (lambda _: False, [52], "worse"),
        (lambda number: number % 4 == 0, [52, 100, 200, 400, 800, 1600], "open"),
        (lambda number: number % 3 == 0, [52, 100, 200], "better"),
    ],
)
def test_a_step_of_the_ladder_ends_when_a_look_decides_it(
    tmp_path: Path, wins: Callable[[int], bool], expected: list[int], said: str
) -> None:
    climb = Climb(["shitenno"], tmp_path, 1600, 7, {"sharp": 5})
    step, results = climb.steps[1]
    looks: list[int] = []
    played(step, wins, looks)(climb, results)
    assert looks == expected
    assert climb.counted(results) == expected[-1]
    assert verdict(first_of(results, expected[-1])) == said
    row = next(line for line in climb.page(texts_in("en")).splitlines() if "`sharp` (5)" in line)
    assert f"| {expected[-1]} |" in row
    assert row.endswith({"better": "yes |", "worse": "no, loses |", "open": "not shown |"}[said])


@pytest.mark.parametrize("budgets", ["sharp", "sharp:0", "genius:5", "sharp:many"])
def test_ladder_explains_wrong_budgets(budgets: str, tmp_path: Path) -> None:
    assert_refused(tenka("ladder", "--simulations", budgets, "--folder", tmp_path), "sharp:300,master:900")
