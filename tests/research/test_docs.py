"""The pages on research are true: their programs run, their tables are those of the layouts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tenka.research.layouts import page
from tests.cli.terminal import tenka
from tests.test_docs import blocks, run_python

DOCS = Path(__file__).parents[2] / "docs"


WRITTEN = blocks(DOCS / "research.md", "python")
READERS = [program for program in WRITTEN if program.startswith("# pip install ")]
QUICK_START, *PROGRAMS = [program for program in WRITTEN if program not in READERS]
PRINTED = {
    "zipang_v1.env(seats=3": "seat_0",
    "parallel_env(": "seat_3",
    "gymnasium.make(": "rank",
    "zipang_v1.batch(": "(256, 246) (256, 96)",
    "vector_env(": "(8, 487)",
    "playout(": "decisions",
    "env.copy()": "->",
    "recorded=True": "seat_",
    "state.returns()": "[",
    "ISMCTSBot(": "",
}
"""What each program of the page prints, by a word of its own."""


APART = ("gymnasium.make(", "pyspiel")
"""Programs that have to register the games themselves; the others need no process, which is slow to start."""


def printed(program: str, capsys: pytest.CaptureFixture[str]) -> str:
    if any(word in program for word in APART):
        return output(program)
    exec(compile(program, "docs/research.md", "exec"), {"__name__": "__main__"})
    return capsys.readouterr().out


def output(program: str) -> str:
    done = run_python(program)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_each_program_of_the_page_runs_by_itself(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    (expected,) = [words for word, words in PRINTED.items() if word in program]
    out = printed(program, capsys)
    assert expected in out
    assert out.strip()


def test_the_agent_of_the_quick_start_learns_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # numpy's threads wait for each other on busy cores
    assert int(output(QUICK_START).split()[0]) > 65


def test_every_kind_of_program_is_on_the_page() -> None:
    assert len(PROGRAMS) == len(PRINTED)


def test_the_quick_start_is_also_a_notebook_without_output() -> None:
    notebook = json.loads((DOCS.parent / "examples/quickstart.ipynb").read_bytes())
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert "\n\n\n".join("".join(cell["source"]) for cell in code) + "\n" == QUICK_START
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert (notebook["nbformat"], len({cell["id"] for cell in notebook["cells"]})) == (
        4,
        len(notebook["cells"]),
    )


@pytest.mark.parametrize("program", READERS, ids=lambda program: program.split()[3])
def test_other_libraries_read_data_sets(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = program.split()[3]
    pytest.importorskip(library, reason=f"{library} is not installed, and nothing else here needs it")
    monkeypatch.chdir(tmp_path)
    made = tenka("dataset", "zipang", "games", "--bots", "random,random", "--seats", "2", "--games", "1")
    assert made.code == 0, made.err
    monkeypatch.setenv("HF_HOME", str(tmp_path / "cache"))
    output(program)


def test_the_tables_are_those_of_the_layouts() -> None:
    assert (DOCS / "research-layouts.md").read_text("utf-8") == page()


@pytest.mark.parametrize(
    ("module", "extra"), [("zipang_v1", "research"), ("dataset", "data"), ("learn", "train")]
)
def test_without_the_extra_the_error_says_what_to_install(module: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules['numpy'] = None; from tenka.research import {module}"  # as if not there
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "tenka.research.extras.MissingExtra: numpy is not installed. "
        f"Install it with: pip install 'tenka-games[{extra}]'"
    )


def test_a_program_without_its_extra_ends_with_a_plain_sentence() -> None:
    program = (
        "import runpy, sys; sys.modules['numpy'] = None; "
        "runpy.run_module('tenka.research.learn', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        1,
        "numpy is not installed. Install it with: pip install 'tenka-games[train]'\n",
    )
