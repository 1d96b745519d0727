"""The command `tenka`. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tenka import __version__
from tenka.cli import admin, completion
from tenka.cli.options import read_options, with_game_options
from tenka.cli.words import Language, spoken_texts, texts_in
from tenka.core.errors import TenkaError
from tenka.games import PLUGINS

BAD_INPUT = 2
INTERRUPTED = 130


class Plainly(TyperGroup):
    """Says what is wrong in one line; nobody gets a stack trace for a wrong file or option."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TenkaError as error:
            from tenka.terminal import printable

            typer.echo(f"tenka: {printable(spoken_texts().error(error))}", err=True)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            typer.echo()
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=Plainly,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help=f"Play, watch and check board games: {', '.join(PLUGINS)}. `tenka games` tells more.",
)

app.add_typer(admin.app, name="admin")

GameName = Annotated[
    str,
    typer.Argument(
        help=f"{', '.join(PLUGINS)}; `tenka games` tells more.", autocompletion=completion.of(PLUGINS)
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        help="An option of the game as NAME=VALUE, see `tenka games`; may be repeated.",
        autocompletion=completion.pairs,
    ),
]
MaterialFile = Annotated[
    Path | None, typer.Option(help="Your own values for the game's material, a JSON file.")
]
RecordFile = Annotated[Path, typer.Argument(help="The record of a game, a JSON file.")]


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tenka {__version__}")
        raise typer.Exit


@app.callback()
def start(
    _version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Play, watch and check board games."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@app.command("games")
def show_games(language: Language = None) -> None:
    """List the games, with their options and bots."""
    from tenka.cli.games import list_games

    list_games(texts_in(language))


@app.command()
@with_game_options
def play(
    game: GameName,
    *,
    seats: Annotated[
        str, typer.Option(help="Who plays, in order: me, bot:LEVEL.", autocompletion=completion.seats)
    ] = "me,bot:steady,bot:steady",
    seed: Annotated[int | None, typer.Option(help="A number for a game that can be repeated.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this new file when it ends.")] = None,
    option: GameOptions = None,
    material: MaterialFile = None,
    language: Language = None,
    **chosen: str | None,
) -> None:
    """Play a whole game by typing."""
    from tenka import games
    from tenka.cli.play import play_game

    texts = texts_in(language)
    options = read_options(games.plugin_of(game), option or [], chosen, material, texts)
    play_game(game, seats, texts, seed=seed, name=name, file=record, options=options)


@app.command()
def replay(
    file: RecordFile,
    viewer: Annotated[
        str,
        typer.Option("--as", help="Viewpoint: public, or a seat from 0.", autocompletion=completion.viewers),
    ] = "public",
    language: Language = None,
) -> None:
    """Tell the story of a recorded game, step by step."""
    from tenka.cli.replay import tell_game

    tell_game(file, viewer, texts_in(language))


@app.command()
def coach(
    file: RecordFile,
    *,
    seat: Annotated[int, typer.Option(min=0, help="Whose decisions: a seat from 0.")] = 0,
    simulations: Annotated[
        int | None, typer.Option(min=2, help="For each decision; without it, as many as sharp makes.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    language: Language = None,
) -> None:
    """Say of every decision of a recorded game what the bot sharp would have done."""
    from tenka.cli.coach import coach_game

    coach_game(file, seat, texts_in(language), simulations=simulations, as_json=as_json)


@app.command()
def verify(file: RecordFile, language: Language = None) -> None:
    """Recompute every draw of a finished game from its revealed seed."""
    from tenka import games
    from tenka.cli.files import read_record
    from tenka.core.record import verify as verify_record

    texts = texts_in(language)
    typer.echo(texts("cli-verified", count=verify_record(read_record(file, texts), games.load)))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="0 finds a free one; without it, the same as last time, at first 1603."
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder for games; by default your data folder.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="How many serve together; more than one needs PostgreSQL.")
    ] = 1,
) -> None:
    """Start the server for the browser."""
    admin.require_server()
    from tenka.server.serve import serve as run_server

    run_server(host=host, port=port, data=data, open_browser=open_browser, processes=processes)


BotList = Annotated[
    str,
    typer.Option(help="Levels of the ladder, such as steady,sharp,master.", autocompletion=completion.levels),
]
BotFiles = Annotated[list[Path] | None, typer.Option(help="A bot in a file of yours; may be repeated.")]
Seats = Annotated[int | None, typer.Option(help="Players at a table; without it, as many as bots.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")]
Cluster = Annotated[str | None, typer.Option(help="The address of a Dask cluster that plays instead.")]
Seed = Annotated[int, typer.Option(min=0, help="The first deal; the same seed gives the same deals.")]
Simulations = Annotated[
    int | None, typer.Option(min=1, help="For bots that search; without it, as many as each likes.")
]


@app.command()
def arena(
    game: GameName,
    *,
    bots: BotList = "",
    bot: BotFiles = None,
    games: Annotated[int, typer.Option(min=1, help="At least so many; all seatings are completed.")] = 400,
    seats: Seats = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 0,
    simulations: Simulations = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="A clock for every decision; who is late forfeits the game."),
    ] = None,
    option: GameOptions = None,
    results: Annotated[
        Path | None, typer.Option(help="Keep the games in this file; the same command goes on from there.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Keep every game as a record in this folder, for `tenka replay`.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")] = None,
    language: Language = None,
) -> None:
    """Let bots play against each other and compare them."""
    from tenka.cli.arena import ContestRequest, Crew, run_arena
    from tenka.games import plugin_of

    texts = texts_in(language)
    options = read_options(plugin_of(game), option or [], {}, None, texts)
    request = ContestRequest(game, bots, bot or [], seats, options, seed, simulations, seconds)
    run_arena(request, games, Crew(jobs, cluster), texts, kept=results, report=report, records=records)


@app.command()
def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where to write; the same command goes on from there.")],
    *,
    bots: BotList = "",
    bot: BotFiles = None,
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 1000,
    records: Annotated[
        Path | None, typer.Option(help="Take the finished games of this folder of records instead.")
    ] = None,
    shard: Annotated[int, typer.Option(min=1, help="Games in each file.")] = 100,
    seats: Seats = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 0,
    simulations: Simulations = None,
    option: GameOptions = None,
    language: Language = None,
) -> None:
    """Write games of bots, or recorded ones, as Parquet files for learning."""
    from tenka.cli.arena import ContestRequest, Crew
    from tenka.cli.dataset import from_bots, from_records, write_dataset
    from tenka.games import plugin_of

    texts = texts_in(language)
    options = read_options(plugin_of(game), option or [], {}, None, texts)
    request = ContestRequest(game, bots, bot or [], seats, options, seed, simulations, None)
    source, count = (
        from_bots(request, texts, games) if records is None else from_records(game, records, texts)
    )
    write_dataset(folder, source, (count, shard), Crew(jobs, cluster), texts)


@app.command()
def puzzles(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Where to write; the same command goes on from there.")],
    *,
    games: Annotated[int, typer.Option(min=1, help="How many to search, those before included.")] = 20,
    bot: Annotated[
        str, typer.Option(help="Who plays them: a level of the ladder.", autocompletion=completion.level)
    ] = "steady",
    seats: Annotated[
        list[int] | None, typer.Option(help="Players at a table, 3 without it; several take turns.")
    ] = None,
    seed: Seed = 0,
    option: GameOptions = None,
    language: Language = None,
) -> None:
    """Find moments in games of bots where one choice is clearly better, as puzzles for people."""
    from tenka.cli.puzzles import find_puzzles
    from tenka.core.puzzle import Search
    from tenka.games import plugin_of

    texts = texts_in(language)
    options = read_options(plugin_of(game), option or [], {}, None, texts)
    find_puzzles(file, Search(game, bot, seats or [3], options, seed), games, texts)


@app.command()
def ladder(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Games; without them, all.", autocompletion=completion.of(PLUGINS)),
    ] = None,
    *,
    games: Annotated[
        int, typer.Option(min=8, help="At most, for each step of the ladder at each table.")
    ] = 400,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 0,
    simulations: Annotated[
        str,
        typer.Option(help="By level, such as sharp:300,master:900; the others take as many as they like."),
    ] = "",
    folder: Annotated[Path, typer.Option(help="Where results are kept and looked for.")] = Path("ladder"),
    page: Annotated[Path, typer.Option(help="The page to write, in Markdown.")] = Path("ladder.md"),
    language: Language = None,
) -> None:
    """Measure every bot against a table full of the next weaker one, and write a page about it."""
    from tenka.cli.arena import Crew, run_ladder
    from tenka.research.arena.ladder import Climb, read_budgets

    climb = Climb(names or list(PLUGINS), folder, games, seed, read_budgets(simulations))
    run_ladder(climb, page, Crew(jobs, cluster), texts_in(language))


@app.command("data")
def show_data(
    game: GameName,
    material: MaterialFile = None,
    language: Language = None,
) -> None:
    """List the printed material of a game, with where each value comes from."""
    from tenka.cli.data import show_material

    show_material(game, material, texts_in(language))
