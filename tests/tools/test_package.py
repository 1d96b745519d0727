"""However a package is built, it has the same in it."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hatch_build import TenkaBuildHook, TenkaMetadataHook
from tools import compile as compiler
from tools import site

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def hooked(target: str, monkeypatch: pytest.MonkeyPatch, *, pure: str = "1") -> dict[str, Any]:
    """What the hook says about a package."""
    monkeypatch.setenv("TENKA_PURE", pure)
    monkeypatch.setattr(site, "build", lambda: site.OUTPUT)
    monkeypatch.setattr(compiler, "ensure", lambda: True)
    monkeypatch.setattr("sys.path", [])
    data: dict[str, Any] = {"force_include": {}, "artifacts": [], "pure_python": True}
    unused: Any = None
    hook = TenkaBuildHook(str(ROOT), {}, unused, unused, "", target)
    hook.initialize("standard", data)
    return data


def added(target: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What it puts into a package, by where it comes from in the repository."""
    data = hooked(target, monkeypatch)
    return {Path(file).relative_to(ROOT).as_posix(): place for file, place in data["force_include"].items()}


def test_a_wheel_has_tenka_without_a_server_and_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert added("wheel", monkeypatch) == {"dist/site": "tenka/offline", "docs/rules": "tenka/rules_pages"}


def test_only_a_wheel_for_one_kind_of_machine_has_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    always = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["artifacts"]
    for pure in ("1", ""):
        data = hooked("wheel", monkeypatch, pure=pure)
        assert data["pure_python"] == bool(pure)
        assert ("src/tenka/_compiled/**" in [*always, *data["artifacts"]]) != bool(pure)


def test_the_source_package_has_it_built_for_wheels_that_are_made_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert added("sdist", monkeypatch) == {name: name for name in ("dist/site", "dist/site.stamp")}


def test_what_a_build_needs_is_pinned_with_the_rest() -> None:
    groups = PROJECT["dependency-groups"]
    listed = {one for name in ("compile", "build") for one in groups[name] if isinstance(one, str)}
    assert listed == set(PROJECT["build-system"]["requires"])


def described(monkeypatch: pytest.MonkeyPatch, repository: str) -> dict[str, Any]:
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://git.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", repository)
    metadata: dict[str, Any] = {"version": "1.2.3"}
    TenkaMetadataHook(str(ROOT), {}).update(metadata)
    return metadata


def test_a_workflow_gives_the_package_the_addresses_of_its_repository(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    metadata = described(monkeypatch, "anna/tenka")
    home = "https://git.example/anna/tenka"
    assert all(address.startswith(home) for address in metadata["urls"].values())
    readme = metadata["readme"]["text"]
    assert f"]({home}/raw/v1.2.3/docs/battle.webp)" in readme
    assert f"[the coach]({home}/blob/v1.2.3/docs/coach.md)" in readme
    assert "](docs/" not in readme


def test_elsewhere_the_package_has_the_readme_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata = described(monkeypatch, "")
    assert "urls" not in metadata
    assert metadata["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")


def test_no_file_names_a_place_that_packages_are_fetched_from() -> None:
    """Whoever builds Tenka chooses that; addresses of files would bind all to one place."""
    if not (ROOT / ".git").exists():
        pytest.skip("what is in the repository is asked of git")
    places = r"(pypi|pythonhosted|npmjs|download\.pytorch|yarnpkg|jsdelivr|unpkg)\.(org|com|net)\b"
    found = subprocess.run(
        ["git", "grep", "-InE", places], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout) == (1, "")
