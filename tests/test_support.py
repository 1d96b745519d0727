"""The helpers of the other tests do what they say."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.support.browser import running_browser
from tests.support.postgres import PostgresMissingError, installation, running_postgres
from tests.support.processes import until_gone

ROOT = Path(__file__).resolve().parent.parent
KILLED = """
import os, signal, sys
from pathlib import Path
from tests.browser.server import Server

server = Server(Path(sys.argv[1]))
server.start()
print(server._process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


async def ask(url: str, question: str) -> object:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        answer = (await connection.execute(text(question))).scalar_one()
    await engine.dispose()
    return answer


def test_postgres_gives_separate_databases_and_leaves_nothing() -> None:
    try:
        installation()
    except PostgresMissingError as error:
        pytest.skip(str(error))
    with running_postgres() as server:
        first, second = server.create_database(), server.create_database()
        assert asyncio.run(ask(first, "select current_database()")) == "tenka_1"
        assert asyncio.run(ask(second, "select current_database()")) == "tenka_2"
        process_id = server.process_id()
        os.kill(process_id, 0)
    assert not server.home.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)


def test_browser_runs_scripts() -> None:
    with running_browser() as browser:
        page = browser.new_page()
        page.set_content("<button onclick='this.textContent = 6 * 7'>?</button>")
        page.get_by_role("button").click()
        assert page.get_by_role("button").inner_text() == "42"


def test_a_server_of_a_test_that_is_killed_ends_with_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.stdout, told.stderr
    until_gone(int(told.stdout))
