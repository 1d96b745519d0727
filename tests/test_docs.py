"""What the documentation tells people to type works."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.cli.terminal import ENVIRONMENT, real_tenka, tenka
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ALWAYS_FIRST = "1\n" * 500


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[list[str]]:
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    return [shlex.split(line[2:]) for line in lines if line.startswith("$ ")]


def files_to_save(page: Path) -> list[tuple[str, str]]:
    told = r"^Save this as `([\w.]+)`[^`]*^```python\n(.*?)^```"
    return re.findall(told, page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


WITH_COMMANDS = [page for page in PAGES if commands(page)]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def test_there_is_something_to_run() -> None:
    assert {name(page) for page in WITH_COMMANDS} >= {"docs/playing-terminal.md", "docs/fairness.md"}


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name)
def test_commands_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All commands of a page, in order, in one folder with nothing but the files that it tells to save."""
    monkeypatch.chdir(tmp_path)
    for file, text in files_to_save(page):
        Path(file).write_text(text, "utf-8")
    monkeypatch.setenv("TENKA_DATA", str(tmp_path / "data"))
    for program, *arguments in commands(page):
        assert program == "tenka"
        if arguments[0] == "serve":
            check_server(arguments)
        else:
            said = tenka(*arguments, typed=ALWAYS_FIRST)
            assert (said.code, said.err) == (0, ""), arguments


def check_server(arguments: list[str]) -> None:
    """It says its address; then it is stopped."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tenka", *arguments, "--no-open"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env={**os.environ, **ENVIRONMENT},
    )
    with server:
        assert server.stdout is not None
        first = server.stdout.readline()
        server.terminate()
        server.wait(PATIENCE)
    assert re.search(r"http://127\.0\.0\.1:\d+/", first)


def test_fairness_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The independent check in docs/fairness.md confirms a record, and finds a stacked deck."""
    monkeypatch.chdir(tmp_path)
    made = real_tenka(
        "play", "zipang", "--seats", "bot:random,bot:random", "--seed", "7", "--record", "game.json"
    )
    assert made.code == 0
    (program,) = blocks(ROOT / "docs/fairness.md", "python")
    done = run_python(program)
    assert done.stdout == "The first shuffle is the promised one.\n", done.stderr
    record = Path("game.json")
    record.write_text(re.sub(r'("deck": \[\s*)(\d+),(\s*)(\d+)', r"\1\4,\3\2", record.read_text(), count=1))
    assert "AssertionError" in run_python(program).stderr


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")], ids=name)
def test_examples_for_an_interpreter(page: Path) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for number, block in enumerate(blocks(page, "pycon")):
        runner.run(parser.get_doctest(block, {}, f"{name(page)} {number}", str(page), 0))
    assert runner.summarize(verbose=False).attempted > 0
    assert runner.summarize(verbose=False).failed == 0


def run_python(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    targets = [unquote(target) for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)]
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert missing == []
