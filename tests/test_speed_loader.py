"""Compiled modules run where they match the sources, and never otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import compress
from pathlib import Path

import pytest

from tenka import _speed
from tools import compile as compiler
from tools.progress import StepError

HOT = ("deep/*.py",)
# the loader by its name: mypy would follow an import of it through all of Tenka
START = "import importlib, pathlib\n\nspeed = importlib.import_module('tenka._speed')\n"
FILES = {
    "__init__.py": START + "speed.activate(pathlib.Path(__file__).parent)\n",
    "numbers.py": "from typing import Final\n\nBASE: Final = 40\n",
    "bystander.py": "",
    "deep/__init__.py": "",
    "deep/one.py": "from mini.numbers import BASE\n\n\ndef one() -> int:\n    return BASE + 1\n",
    "deep/two.py": "from mini.deep.one import one\n\n\ndef two() -> int:\n    return one() + 1\n",
}
ASK = "from mini.deep import two; print(two.two(), Path(two.__file__).suffix == '.py')"

ELSEWHERE = "/only/on/this/machine"
MISSING = compiler.missing_requirement()
needs_compiler = pytest.mark.skipif(MISSING is not None, reason=f"{MISSING}")


def write(package: Path) -> Path:
    for name, source in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(source, "utf-8")
    return package


def ask(package: Path, code: str = ASK, **env: str) -> tuple[str, ...]:
    """What a fresh interpreter answers: the number, and whether it came from plain Python."""
    surroundings = {name: value for name, value in os.environ.items() if name != "TENKA_PLAIN"} | env
    command = [sys.executable, "-c", f"from pathlib import Path; {code}"]
    return tuple(subprocess.check_output(command, cwd=package.parent, env=surroundings, text=True).split())


def compile_mini(package: Path) -> bool:
    return compiler.ensure(package, HOT, package.with_name("work"))


@pytest.fixture(scope="module")
def compiled_mini(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small package, compiled the same way as ours, where libraries are looked for at an odd place."""
    package = write(tmp_path_factory.mktemp("compiled") / "mini")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("LDFLAGS", f"-Wl,-rpath,{ELSEWHERE}")
        assert compile_mini(package)
    return package


@pytest.fixture
def mini(compiled_mini: Path, tmp_path: Path) -> Path:
    """A copy to be edited. That it still loads proves that a result may move, as it does inside a wheel."""
    for name in ("mini", "work"):
        shutil.copytree(compiled_mini.with_name(name), tmp_path / name)
    return tmp_path / "mini"


def test_without_compilation_plain_python_runs(tmp_path: Path) -> None:
    assert ask(write(tmp_path / "mini")) == ("42", "True")


@needs_compiler
def test_compiled_modules_run(mini: Path) -> None:
    assert ask(mini) == ("42", "False")
    assert ask(mini, "import mini; from tenka import _speed; print(_speed.compiled('mini'))") == ("True",)


@needs_compiler
def test_compiled_modules_name_no_folder_of_the_machine(mini: Path) -> None:
    made = [file for file in (mini / _speed.COMPILED).rglob("*") if _speed.SUFFIX in file.name]
    assert made
    assert [file.name for file in made if ELSEWHERE.encode() in file.read_bytes()] == []


@needs_compiler
def test_plain_can_be_chosen(mini: Path) -> None:
    assert ask(mini, TENKA_PLAIN="1") == ("42", "True")


@needs_compiler
def test_an_edited_constant_is_never_shadowed(mini: Path) -> None:
    """Where it was copied into compiled modules, and where it is only returned by one of them."""
    for file, old, new, answer in (("numbers.py", "40", "41", "43"), ("deep/two.py", "+ 1", "+ 2", "44")):
        source = mini / file
        source.write_text(source.read_text("utf-8").replace(old, new), "utf-8")
        assert ask(mini) == (answer, "True")
        assert not compiler.up_to_date(mini, HOT)


@needs_compiler
def test_a_covered_source_that_is_gone_means_plain_python(mini: Path) -> None:
    (mini / "deep/one.py").unlink()
    assert _speed.fresh_folder(mini) is None


@needs_compiler
def test_a_file_that_compiled_code_does_not_use_changes_nothing(mini: Path) -> None:
    (mini / "bystander.py").write_text("x = 1\n", "utf-8")
    assert compiler.up_to_date(mini, HOT)
    assert ask(mini) == ("42", "False")


@needs_compiler
def test_a_new_hot_file_asks_for_compilation(mini: Path) -> None:
    (mini / "deep/three.py").write_text("THREE = 3\n", "utf-8")
    assert not compiler.up_to_date(mini, HOT)


@needs_compiler
def test_a_type_error_is_reported_and_leaves_plain_python(mini: Path) -> None:
    (mini / "deep/one.py").write_text("def one() -> int:\n    return 'no'\n", "utf-8")
    with pytest.raises(StepError, match="Incompatible return value type"):
        compile_mini(mini)
    assert _speed.fresh_folder(mini) is None


@needs_compiler
def test_a_class_that_would_lose_its_options_is_refused(mini: Path) -> None:
    source = "import msgspec\n\n\nclass Dealt(msgspec.Struct, tag='dealt'):\n    cards: list[int]\n"
    (mini / "deep/one.py").write_text(source, "utf-8")
    with pytest.raises(StepError, match=r"deep/one\.py, line 4: compiled, Dealt would lose its options"):
        compile_mini(mini)


@needs_compiler
def test_interrupted_nothing_is_half_made_and_only_what_changed_is_compiled_again(mini: Path) -> None:
    """Interrupted after the first part, and while another one was being written. What has changed is a
    constant, which is copied into one of the compiled modules."""
    work, source = mini.with_name("work"), mini / "numbers.py"
    built = list(work.rglob(f"*{_speed.SUFFIX}"))
    before = [file.stat().st_mtime_ns for file in built]
    source.write_text(source.read_text("utf-8").replace("40", "41"), "utf-8")

    def interrupted(_done: int, _parts: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compiler.compile_package(mini, HOT, work, interrupted)
    half = next(work.rglob(f"one__mypyc{_speed.SUFFIX}"))
    half.write_bytes(b"half of an extension")
    half.with_name(half.name + ".fingerprint").unlink()
    assert ask(mini) == ("43", "True")
    assert compile_mini(mini)
    assert ask(mini) == ("43", "False")
    changed = [file.stat().st_mtime_ns != time for file, time in zip(built, before, strict=True)]
    assert [file.name.partition(".")[0] for file in compress(built, changed)] == ["one__mypyc"]


@pytest.mark.parametrize("stamp", ["", "\n", "0123\nnot/there.py\n"])
def test_a_broken_stamp_means_plain_python(tmp_path: Path, stamp: str) -> None:
    package = write(tmp_path / "mini")
    (package / "_compiled/0123").mkdir(parents=True)
    (package / "_compiled/stamp").write_text(stamp, "utf-8")
    assert ask(package) == ("42", "True")


@needs_compiler
def test_our_own_rules_are_compiled() -> None:
    if not _speed.hot_files():
        pytest.skip("there is no hot module yet")
    assert compiler.ensure()
    code = "from tenka import _speed; print(_speed.compiled())"
    assert ask(_speed.PACKAGE, code) == ("True",)
    assert ask(_speed.PACKAGE, code, TENKA_PLAIN="1") == ("False",)
