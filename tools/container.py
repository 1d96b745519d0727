"""Runs the steps of deploy/Containerfile in empty folders, without a container engine.

`python tools/container.py` takes a few minutes. It copies the files of a clean checkout, sets the same
environment, runs the file's `uv sync`, starts the server as an unprivileged user, runs the health check and
shuts down. The system's part (a compiler, uv, the user) must exist already. `python tools/container.py
PYTHON` uses another interpreter; the unprivileged user must be able to run it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools import bootstrap

FILE = bootstrap.ROOT / "deploy/Containerfile"
TIMEOUT = 60.0
NOBODY = 65534


def instructions(name: str) -> list[str]:
    """The arguments of each instruction with this name, with continued lines joined."""
    text = FILE.read_text("utf-8").replace("\\\n", " ")
    return re.findall(rf"(?m)^{name} (.*)$", text)


def environment(**places: Path) -> dict[str, str]:
    """The variables of the file, with its folders replaced."""
    words = " ".join(instructions("ENV")).split()
    env = {"PATH": f"{places['opt'] / 'bin'}:{os.environ['PATH']}", "HOME": str(places["data"])}
    for name, _, value in (word.partition("=") for word in words):
        if name != "PATH":
            env[name] = value.replace("/opt/tenka", str(places["opt"])).replace("/data", str(places["data"]))
    return env


def copy_checkout(target: Path) -> None:
    tracked = subprocess.check_output(["git", "ls-files", "-z"], cwd=bootstrap.ROOT, text=True).split("\0")
    for name in filter(None, tracked):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(bootstrap.ROOT / name, target / name)


def unprivileged(folder: Path) -> dict[str, Any]:
    """As in the image, run as a user who owns the data folder and nothing else."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def serve(env: dict[str, str], data: Path) -> float:
    """Start the server, wait for its health check, stop it; returns the seconds until it was healthy."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [word.replace("8000", port) for word in json.loads(instructions("CMD")[-1])]
    (health,) = re.findall(r"CMD (\[.*\])", instructions("HEALTHCHECK")[0])
    check = [word.replace("8000", port) for word in json.loads(health)]
    user = unprivileged(data)
    started = time.monotonic()
    with subprocess.Popen(command, env=env, cwd=data, **user) as server:
        try:
            while subprocess.run(check, env=env, check=False, stderr=subprocess.DEVNULL, **user).returncode:
                if server.poll() is not None or time.monotonic() - started > TIMEOUT:
                    raise RuntimeError("the server is not healthy")
                time.sleep(0.2)
            healthy = time.monotonic() - started
        finally:
            server.send_signal(signal.SIGTERM)
            code = server.wait(TIMEOUT)
    if code not in (0, -signal.SIGTERM):
        raise RuntimeError(f"the server exited with {code}")
    return healthy


def main(python: str = sys.executable) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        places = {part: folder / part for part in ("src", "opt", "data")}
        for part in ("src", "data"):
            places[part].mkdir()
        copy_checkout(places["src"])
        env = environment(**places)
        (sync,) = [rest for rest in instructions("RUN") if rest.startswith("uv ")]
        install = [bootstrap.find_uv(), *sync.split()[1:], "--python", python]
        started = time.monotonic()
        install_env = os.environ | env | {"HOME": str(Path.home())}
        subprocess.run(install, cwd=places["src"], env=install_env, check=True)
        print(f"installed in {time.monotonic() - started:.0f} s", flush=True)
        shutil.rmtree(places["src"])  # the final image has no sources
        print(f"healthy {serve(env, places['data']):.1f} s after the start, and shut down cleanly")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
