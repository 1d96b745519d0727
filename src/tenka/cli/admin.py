"""`tenka admin`: for those who run a server. Texts in cli.ftl; everything heavy is imported late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tenka.cli.words import Language, texts_in
from tenka.core.errors import SpokenError

if TYPE_CHECKING:
    from tenka.server.ops.validate import Finding
    from tenka.server.storage.database import Database
    from tenka.texts import Texts

T = TypeVar("T")
FOUND = 1
MANY = 20

app = typer.Typer(no_args_is_help=True, help="Look after a server: its games, accounts and hosts.")

Data = Annotated[Path | None, typer.Option(help="The server's folder; by default your data folder.")]


class NoServer(SpokenError):
    """Tenka was installed without the extra `server`."""


@app.callback()
def require_server() -> None:
    """Look after a server: its games, accounts and hosts."""
    if not all(map(find_spec, ("sqlalchemy", "starlette", "uvicorn"))):
        raise NoServer("no-server")


@app.command()
def backup(
    file: Annotated[
        Path, typer.Argument(help="A new file: NAME.jsonl fits any database, NAME.sqlite3 only SQLite.")
    ],
    data: Data = None,
    language: Language = None,
) -> None:
    """Copy everything that is stored into a file, while the server runs."""
    from tenka.server.identity.cookies import secret_of
    from tenka.server.settings import settings_from
    from tenka.server.storage.address import database_url
    from tenka.server.storage.backup import back_up

    settings = settings_from(data=data)
    asyncio.run(back_up(database_url(settings), file, secret_of(settings)))
    typer.echo(texts_in(language)("cli-admin-backed-up", file=str(file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Put a backup into an empty database. The server must not run."""
    from tenka.server.identity.cookies import keep_secret, known_secret
    from tenka.server.settings import settings_from
    from tenka.server.storage.address import database_url
    from tenka.server.storage.backup import restore as put_back
    from tenka.server.storage.transactions import prepare_folder

    texts, settings = texts_in(language), settings_from(data=data)
    brought = ""

    def keep(secret: str) -> None:
        nonlocal brought
        keep_secret(settings, secret)
        brought = secret

    prepare_folder(database_url(settings))
    rows = asyncio.run(put_back(database_url(settings), file, keep))
    typer.echo(texts("cli-admin-restored", rows=rows))
    if not brought:
        typer.echo(texts("cli-admin-no-secret"), err=True)
    elif known_secret(settings) != brought:
        typer.echo(texts("cli-admin-other-secret"), err=True)


@app.command()
def validate(
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many; by default one for each core.")
    ] = None,
    data: Data = None,
    language: Language = None,
) -> None:
    """Replay every stored game by its rules, and by the newest ones. Exit code 1 if one does not hold."""
    from tenka.server.ops.validate import validate as replay_all

    texts = texts_in(language)
    report = _with_database(data, lambda database: replay_all(database.inspection, processes))
    for damage in report.damaged[:MANY]:
        typer.echo(texts("cli-admin-damaged", what=damage))
    _list(texts, "cli-admin-broken", report.broken)
    _list(texts, "cli-admin-differing", report.differing)
    typer.echo(
        texts("cli-admin-validated", games=report.games, entries=report.entries, broken=len(report.broken))
    )
    if report.broken or report.damaged:
        raise typer.Exit(FOUND)


@app.command()
def results(data: Data = None, language: Language = None) -> None:
    """Count results and ratings anew from all records. Exit code 1 if that changes one."""
    from tenka.cli.arena import bar
    from tenka.server.people.scorekeeper import Recount, count_anew, countable

    texts = texts_in(language)

    async def run(database: Database) -> Recount:
        with bar(await countable(database), 0, texts) as tick:
            return await count_anew(database, lambda: tick(texts("cli-admin-counting"), None))

    found = _with_database(data, run)
    typer.echo(texts("cli-admin-counted", games=found.games, differing=found.differing))
    if found.differing:
        raise typer.Exit(FOUND)


@app.command()
def puzzles(
    games: Annotated[int, typer.Option(min=1, help="At most so many; the next ones another time.")] = 1000,
    data: Data = None,
    language: Language = None,
) -> None:
    """Search finished games for puzzles, if everybody who played them agrees. Can be stopped at any time."""
    from tenka.cli.arena import bar
    from tenka.server.people.puzzle_search import search

    texts = texts_in(language)

    async def run(database: Database) -> tuple[int, int]:
        tables, found = await database.puzzles.unsearched(games), 0
        with bar(len(tables), 0, texts) as tick:
            async for count in search(database, tables):
                found += count
                tick(texts("cli-puzzles-found", puzzles=found), None)
        return len(tables), found

    searched, found = _with_database(data, run)
    typer.echo(texts("cli-admin-puzzles", games=searched, puzzles=found))


Name = Annotated[str, typer.Argument(help="The name of an account.")]


@app.command()
def password(name: Name, data: Data = None, language: Language = None) -> None:
    """Make an account, or give one a new password; the password is printed. All its sessions end."""
    from tenka.server.identity.account_admin import new_password

    made, secret = _with_database(data, lambda database: new_password(database, name))
    texts = texts_in(language)
    typer.echo(texts("cli-admin-account-new" if made else "cli-admin-account-password", name=name))
    typer.echo(secret)


@app.command()
def grant(name: Name, data: Data = None, language: Language = None) -> None:
    """Make somebody a host, who sees the page /admin."""
    from tenka.server.identity.account_admin import set_role

    _with_database(data, lambda database: set_role(database, name, "host"))
    typer.echo(texts_in(language)("cli-admin-granted", name=name))


@app.command()
def revoke(name: Name, data: Data = None, language: Language = None) -> None:
    """Make a host a player again."""
    from tenka.server.identity.account_admin import set_role

    _with_database(data, lambda database: set_role(database, name, "player"))
    typer.echo(texts_in(language)("cli-admin-revoked", name=name))


@app.command()
def hosts(data: Data = None, language: Language = None) -> None:
    """List all hosts."""
    names = _with_database(data, lambda database: database.accounts.hosts())
    for name in names:
        typer.echo(name)
    if not names:
        typer.echo(texts_in(language)("cli-admin-no-hosts"))


def _with_database(data: Path | None, work: Callable[[Database], Awaitable[T]]) -> T:
    from tenka.server.settings import settings_from
    from tenka.server.storage.address import database_url
    from tenka.server.storage.database import Database

    async def run() -> T:
        database = Database(database_url(settings_from(data=data)))
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def _list(texts: Texts, title: str, findings: list[Finding]) -> None:
    if not findings:
        return
    typer.echo(texts(title, count=len(findings)))
    for finding in findings[:MANY]:
        reason = texts(f"cli-admin-reason-{finding.reason}", entry=finding.entry)
        where = f"{finding.table} ({finding.game} {finding.version})"
        typer.echo(f"  {where}: {reason}")
    if len(findings) > MANY:
        typer.echo("  " + texts("cli-admin-more", count=len(findings) - MANY))
