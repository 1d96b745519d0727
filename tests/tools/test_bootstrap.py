"""The entry point, `run.py`: what it prints and what it skips."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from tests.support.scheduling import ResilientScheduling
from tools import bootstrap, chromium, suite
from tools.background import Screen
from tools.progress import StepError

RUN = bootstrap.ROOT / "run.py"


def fake_installation(folder: Path, monkeypatch: pytest.MonkeyPatch, **saved: object) -> list[list[str]]:
    """A virtual environment that exists on paper; the list collects what would be run."""
    monkeypatch.setattr(bootstrap, "VENV", folder)
    monkeypatch.setattr(bootstrap, "find_uv", lambda: "uv")
    calls: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "quietly", lambda command, *_: calls.append(command))
    python = bootstrap.venv_program(folder, "python")
    python.parent.mkdir()
    python.touch()
    (folder / "tenka.json").write_text(json.dumps({"fingerprint": bootstrap.fingerprint(), **saved}), "utf-8")
    return calls


def test_an_old_python_gets_a_sentence() -> None:
    code = (
        f"import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path({str(RUN)!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Tenka needs Python 3.11 or newer; this is 3.9.2 (")
    assert done.stderr.count("\n") == 1


def test_an_unknown_command_lists_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["dance"]) == 2
    said = capsys.readouterr().err
    assert "Unknown command `dance`" in said
    assert all(f"\n  {name} " in said for name in ("play", "test", "check", "bench", "build", "clean"))


def test_nothing_is_fetched_when_more_is_there_than_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = fake_installation(tmp_path, monkeypatch, groups=["compile", "dev"])
    bootstrap.sync("compile")
    assert calls == []


def test_what_is_there_is_kept_when_more_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fake_installation(tmp_path, monkeypatch, groups=["compile", "dev"])
    bootstrap.sync("compile", "bench")
    assert [word for word in calls[0] if word in {"compile", "dev", "bench"}] == ["bench", "compile", "dev"]
    assert bootstrap.installed() == {"compile", "dev", "bench"}


@pytest.mark.parametrize("saved", [{"groups": ["compile"], "fingerprint": "another"}, {"groups": 3}, {}])
def test_a_changed_fingerprint_or_a_damaged_file_means_fetching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: dict[str, object]
) -> None:
    calls = fake_installation(tmp_path, monkeypatch, **saved)
    bootstrap.sync("compile")
    assert len(calls) == 1


def test_unknown_certificates_are_tried_again_with_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[bool] = []

    def quietly(_command: list[str], _cwd: Path, env: dict[str, str]) -> None:
        tried.append("UV_SYSTEM_CERTS" in env)
        if not tried[-1]:
            raise StepError("invalid peer certificate: UnknownIssuer")

    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    monkeypatch.setattr(bootstrap, "quietly", quietly)
    bootstrap.run_uv(["uv", "sync"])
    assert tried == [False, True]


def test_a_python_without_ensurepip_gets_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "installed", set)
    monkeypatch.setattr(bootstrap, "find_uv", bootstrap.fetch_uv)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert bootstrap.main(["build"]) == 1
    assert "apt install python3-venv" in capsys.readouterr().err


@pytest.mark.parametrize("pictures", [False, True])
def test_pictures_for_the_site_have_all_that_tests_have(
    monkeypatch: pytest.MonkeyPatch, *, pictures: bool
) -> None:
    """The tours that take them are tests, and look for faults on the way."""
    fetched: list[Any] = []
    monkeypatch.setattr(bootstrap, "fetch", lambda *groups, **client: fetched.append((groups, client)))
    monkeypatch.setattr(chromium, "ensure", lambda: "chromium")
    monkeypatch.setattr(bootstrap, "build_client", lambda: None)
    monkeypatch.setattr(bootstrap, "replace_process", lambda *_: 0)
    monkeypatch.setenv("CHROMIUM", "")
    bootstrap.docs(["--pictures"] if pictures else [])
    assert fetched == [(("compile", "dev" if pictures else "docs"), {"client_tests": pictures})]


@pytest.mark.parametrize(
    ("arguments", "added"),
    [([], True), (["-x", "tests/core"], True), (["-n", "0"], False), (["-n0"], False), (["--pdb"], False)],
)
def test_all_cores_are_used_unless_told_otherwise(arguments: list[str], added: bool) -> None:
    assert bool(suite.parallel_options(arguments)) is added


def test_the_named_chromium_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/my-own")
    assert chromium.find() == chromium.find(windows=True) == "/opt/my-own"
    monkeypatch.setenv("CHROMIUM", "/opt/chromium-headless-shell")
    assert chromium.find() == "/opt/chromium-headless-shell"
    assert chromium.find(windows=True) != chromium.find()


@pytest.mark.parametrize("allowed", [True, False])
def test_a_missing_chromium_is_installed_or_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], allowed: bool
) -> None:
    found: list[str] = []
    monkeypatch.setattr(chromium, "find", lambda **_: found[0] if found else None)
    monkeypatch.setattr(chromium, "can_install", lambda: allowed)
    monkeypatch.setattr(chromium, "install", lambda: found.append("/usr/bin/chromium"))
    assert chromium.ensure() == ("/usr/bin/chromium" if allowed else None)
    assert ("set CHROMIUM to its program file" in capsys.readouterr().out) is not allowed


# --- serving while more is built --------------------------------------------------------------------------

SERVER = """
import contextlib, os, pathlib, sys
print("Tenka: http://127.0.0.1:1/", flush=True)
marker = pathlib.Path(sys.argv[1])
while not marker.exists():
    pass
with contextlib.suppress(ProcessLookupError):
    while marker.read_text():
        os.kill(int(marker.read_text()), 0)
print("the end", flush=True)
"""
"""Ends when the marker is there and, if a process is named in it, that one is gone."""
LAUNCH = """
import os, pathlib, sys
from tools.background import Task, serve_beside
server, work = ([sys.executable, "-c", code, sys.argv[3], sys.argv[3] + ".new"] for code in sys.argv[1:3])
tasks = [Task(work, "begins", "done", "done"), Task([sys.executable, "-c", ""], "more", "", "all done")]
sys.exit(serve_beside(server, tasks, pathlib.Path(), os.environ))
"""
MARK = "import os, sys; open(sys.argv[2], 'w').write(str(os.getpid())); os.rename(*sys.argv[2:0:-1]);"


def launched(work: str, marker: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LAUNCH, SERVER, work, str(marker)]
    return subprocess.run(command, cwd=bootstrap.ROOT, capture_output=True, text=True, check=False)


def test_the_address_comes_first_and_one_task_after_the_other_is_told_afterwards(tmp_path: Path) -> None:
    lines = launched(f"{MARK} print(1, 2); print(2, 2)", tmp_path / "marker").stdout.splitlines()
    assert lines[:2] == ["Tenka: http://127.0.0.1:1/", "begins"]
    told = [line for line in lines[2:] if line != "the end"]
    assert told[:1] == ["done"]
    assert told in (["done"], ["done", "more"], ["done", "more", "all done"])


def test_what_a_task_complains_about_is_shown_and_the_server_goes_on(tmp_path: Path) -> None:
    done = launched(f"{MARK} sys.exit('no luck')", tmp_path / "marker")
    assert done.returncode == 0
    assert set(done.stdout.splitlines()[2:]) - {"more", "all done"} == {"no luck", "the end"}


def test_a_task_ends_with_the_server(tmp_path: Path) -> None:
    forever = "import pathlib, sys\npathlib.Path(sys.argv[1]).touch()\nwhile True: pass"
    done = launched(forever, tmp_path / "marker")
    assert done.stdout.endswith("the end\n")


def test_a_terminal_sees_how_far_it_is() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    screen = Screen(out)
    screen.status("1 of 2")
    screen.line("a line")
    screen.status("")
    clear = "\r\x1b[K"
    assert out.getvalue() == f"{clear}1 of 2{clear}a line\n1 of 2{clear}"


# --- running the tests again and again ---------------------------------------------------------------------

TESTS = """
import pathlib
def test_good(): pass
def test_sometimes():
    runs = pathlib.Path("runs")
    count = int(runs.read_text()) if runs.exists() else 0
    runs.write_text(str(count + 1))
    assert count % 2
"""


def test_a_repeated_suite_tells_what_failed_how_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    monkeypatch.setattr(suite, "RESULTS", tmp_path / "results")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    quick_start = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    assert suite.repeat(command, 3, quick_start, busy=True) == 1
    said = capsys.readouterr().out
    assert "failed in 2 of 3 runs: test_it::test_sometimes" in said
    assert "1 of 3 runs passed." in said
    assert "test_good" not in said


def test_our_own_options_are_not_given_to_pytest() -> None:
    options, rest = suite.parse(["--busy", "-x", "--repeat", "3", "tests/core"])
    assert (options.busy, options.repeat, options.quick) == (True, 3, False)
    assert rest == ["-x", "tests/core"]


def test_the_quick_tests_leave_out_what_exists() -> None:
    assert all((suite.ROOT / path).exists() for path in suite.SLOW)


HANGING = """
import pytest, threading
def test_hangs(): threading.Event().wait()
def test_goes_on(): pass
"""


def test_a_test_that_hangs_fails_alone_with_its_stack(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(HANGING, "utf-8")
    settings = f"--config-file={suite.ROOT / 'pyproject.toml'}"
    command = [sys.executable, "-m", "pytest", settings, f"--rootdir={tmp_path}", "-o", "timeout=1"]
    parallel = suite.parallel_options([])
    done = subprocess.run(
        [*command, *parallel, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert "threading.Event().wait()" in done.stdout


DEADLY = {
    "conftest.py": "from tests.support.scheduling import pytest_xdist_make_scheduler\n",
    "test_a.py": "import os\ndef test_1(): pass\ndef test_2(): os._exit(1)\ndef test_3(): pass\n",
    "test_b.py": "import os\ndef test_1(): os._exit(1)\n",
    "test_c.py": "def test_1(): pass\n",
}


class DyingWorker:
    """It is gone, and nobody has heard of it yet."""

    def send_runtest_some(self, _: list[int]) -> None:
        raise OSError("cannot send (already closed?)")


def test_what_a_dying_worker_was_given_is_known_to_be_its_own() -> None:
    """So that others run it, once the worker is known to be dead."""
    worker: Any = DyingWorker()
    scheduling = ResilientScheduling.__new__(ResilientScheduling)
    scheduling.workqueue = OrderedDict({"test_a.py": {"test_a.py::test_1": False}})
    scheduling.assigned_work = {}
    scheduling.registered_collections = {worker: ["test_a.py::test_1"]}
    scheduling._assign_work_unit(worker)
    assert scheduling.assigned_work == {worker: {"test_a.py": {"test_a.py::test_1": False}}}


@pytest.mark.parametrize("workers", [1, 2])
def test_a_test_that_kills_its_worker_fails_alone(tmp_path: Path, workers: int) -> None:
    for name, content in DEADLY.items():
        (tmp_path / name).write_text(content, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", str(workers), "--dist", "loadfile"]
    env = os.environ | {"PYTHONPATH": str(suite.ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert "2 failed, 3 passed" in done.stdout, done.stdout
