"""The container and compose files fit the program, each other, and what a careful host would ask for."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import asdict

from tenka.server import settings
from tenka.server.settings import Limits, Settings
from tests.cli.terminal import tenka
from tests.server.live import BOT, ME, Person, running
from tests.server.receivers import free_port
from tests.support.waiting import PATIENCE, wait_until
from tools.bootstrap import UV_VERSION

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")
SETTINGS = set(re.findall(r"\bTENKA_[A-Z_]+", Path(settings.__file__).read_text("utf-8")))
APP = COMPOSE["services"]["app"]


def instructions() -> list[tuple[str, str]]:
    """The container file as it is read: comments gone, continued lines joined."""
    lines = [line for line in CONTAINER.splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def test_the_image_is_made_of_named_versions_and_runs_as_nobody_special() -> None:
    found = instructions()
    bases = [rest.split()[0] for name, rest in found if name == "FROM"]
    assert all(re.fullmatch(r"[\w./-]+:[\w.-]*\d[\w.-]*", base) for base in bases), bases
    assert found[0][0] == "FROM"
    (number,) = [rest for name, rest in found if name == "USER"]
    assert f"--uid {number} " in CONTAINER
    last_stage = [name for name, _ in found][len(found) - [name for name, _ in found][::-1].index("FROM") :]
    assert last_stage.index("USER") < last_stage.index("CMD")
    assert not any(name in ("ADD", "MAINTAINER") for name, _ in found)
    assert f"uv=={UV_VERSION}" in CONTAINER
    for _, rest in found:
        assert "sudo" not in rest
        assert "apt-get install" not in rest or "--no-install-recommends" in rest


def test_the_image_starts_a_command_that_exists() -> None:
    (command,) = [rest for name, rest in instructions() if name == "CMD"]
    program, name, *options = yaml.safe_load(command)
    assert program == "tenka"
    help_page = tenka(name, "--help").out
    assert all(option in help_page for option in options if option.startswith("--"))
    assert "EXPOSE 8000" in CONTAINER


def test_every_setting_is_one_that_the_program_reads() -> None:
    in_container = set(re.findall(r"\b(TENKA_[A-Z_]+)=", CONTAINER))
    assert in_container | set(APP["environment"]) <= SETTINGS


def test_secrets_come_from_outside_and_nothing_but_the_proxy_is_reached() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert "${TENKA_SECRET:?" in text
    assert "${TENKA_DATABASE_PASSWORD:?" in text
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["proxy"]
    assert (APP["read_only"], APP["cap_drop"]) == (True, ["ALL"])
    (user,) = [rest for name, rest in instructions() if name == "USER"]
    assert f"/data:uid={user},mode=0700" in APP["tmpfs"]  # else it is root's
    assert APP["deploy"]["replicas"] >= 2
    assert int(APP["stop_grace_period"].rstrip("s")) > 5 + 3  # draining, then closing


def test_the_parts_find_each_other() -> None:
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert APP["environment"]["TENKA_PROXIES"] == subnet
    assert "@database/tenka" in APP["environment"]["TENKA_DATABASE"]
    assert "dynamic a app 8000" in CADDY
    assert "/metrics" in CADDY
    for service in COMPOSE["services"].values():
        assert service["networks"] == ["inside"]
        assert service["restart"] == "unless-stopped"
        assert ":" in service.get("image", "") or "build" in service


def on_page(language: str) -> str:
    """What the page about hosting tells to save, in a list of steps."""
    (block,) = re.findall(rf"^ +```{language}\n(.*?)^ +```", HOSTING, re.MULTILINE | re.DOTALL)
    return textwrap.dedent(block)


def test_the_service_starts_a_command_that_exists() -> None:
    unit = on_page("ini")
    (line,) = re.findall(r"^ExecStart=/opt/tenka/bin/tenka (.*)$", unit, re.MULTILINE)
    command, *options = line.split()
    help_page = tenka(command, "--help").out
    assert all(option in help_page for option in options if option.startswith("--"))
    assert set(re.findall(r"^Environment=(\w+)", unit, re.MULTILINE)) <= SETTINGS
    assert f"reverse_proxy 127.0.0.1:{options[-1]}" in on_page("caddy")


@pytest.mark.parametrize(
    ("used", "package"),
    [
        ("systemctl reload caddy", "caddy"),
        ("/etc/cron.daily/", "cron"),
        ("curl --fail", "curl"),
        ("python3 -m venv", "python3-venv"),
    ],
)
def test_what_the_first_setup_uses_is_installed_first(used: str, package: str) -> None:
    """A Debian that has just been installed lacks some of it."""
    first, _, _ = HOSTING.partition("### Upgrading")
    before, installing, _ = first.partition("sudo apt install --yes ")
    packages = first[len(before) + len(installing) :].partition("\n")[0].split()
    assert used in first
    assert package in packages


def test_every_limit_is_on_the_page_with_its_value() -> None:
    table = HOSTING.split("<!-- limits -->")[1].split("<!-- /limits -->")[0]
    told: dict[str, str] = {}
    for row in table.strip().splitlines()[2:]:
        names, values = row.split("|")[1:3]
        told |= dict(zip(re.findall(r"\w+", names), values.split(","), strict=True))
    assert {name: float(Fraction(value.strip())) for name, value in told.items()} == asdict(Limits())


def program(name: str) -> str:
    """A linter that the development environment brings along where there is a build of it."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} for this machine")
    return found


def test_a_linter_has_nothing_to_say_about_the_container_file() -> None:
    done = subprocess.run(
        [program("hadolint"), "--no-color", DEPLOY / "Containerfile"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (0, "")


def caddy(*arguments: str | Path, home: Path) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"TENKA_DOMAIN": "tenka.example", "HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [program("caddy"), *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_the_proxy_takes_its_files(tmp_path: Path) -> None:
    single = tmp_path / "Caddyfile"
    single.write_text(on_page("caddy"), "utf-8")
    for file in (DEPLOY / "Caddyfile", single):
        done = caddy("validate", "--adapter", "caddyfile", "--config", file, home=tmp_path)
        assert done.returncode == 0, done.stderr
        assert caddy("fmt", "--diff", file, home=tmp_path).returncode == 0


def test_people_play_through_the_proxy(tmp_path: Path) -> None:
    """The same file at other addresses: requests and WebSockets pass, what is for the host does not."""
    with running(Settings(data=tmp_path / "data", bot_seconds=0, reaction_seconds=0)) as live:
        port = free_port()
        with proxy(tmp_path, port, live.host), Person(f"127.0.0.1:{port}") as ann:
            table = ann.create(ME, BOT, BOT)
            with ann.at(table["id"], Origin=f"http://127.0.0.1:{port}") as page:
                page.until_asked()
                page.play_and_wait(page.now["moves"][0])
            for path in ("/metrics", "/healthz", "/readyz"):
                assert ann.http.get(path).status_code == 404
            # the server says it itself, once it hears of TLS
            assert "strict-transport-security" not in ann.http.get("/api/me").headers


@contextmanager
def proxy(folder: Path, port: int, upstream: str) -> Iterator[None]:
    text = CADDY.replace("{$TENKA_DOMAIN}", f"http://127.0.0.1:{port}")
    text = re.sub(r"dynamic a app 8000 \{.*?\}", f"to {upstream}", text, flags=re.DOTALL)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text, "utf-8")
    command: list[str | Path] = [program("caddy"), "run", "--adapter", "caddyfile", "--config", file]
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as running_proxy:
        try:
            wait_for(port)
            yield
        finally:
            running_proxy.terminate()
            running_proxy.wait(PATIENCE)


def wait_for(port: int) -> None:
    def is_open() -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        return False

    wait_until(is_open, "the proxy listens")


def test_docker_reads_the_compose_file_where_there_is_docker() -> None:
    needed = dict.fromkeys(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text("utf-8")), "x")
    assert set(needed) == {"TENKA_DOMAIN", "TENKA_SECRET", "TENKA_DATABASE_PASSWORD"}
    if shutil.which("docker") and docker("compose", "version").returncode == 0:
        done = docker("compose", "-f", str(DEPLOY / "compose.yaml"), "config", "-q", **needed)
        assert done.returncode == 0, done.stderr


def docker(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = ["docker", *arguments]
    return subprocess.run(command, env=os.environ | env, capture_output=True, text=True, check=False)
