"""Goes through the steps of deploy/Containerfile in empty folders, without a container engine.

`python tools/container.py` (some minutes): the files that a clean checkout has, the same environment, `uv
sync` as the file says, then the server as a user without rights, its health check, and an orderly end. What
the system brings along (a compiler, uv, the user) has to be here already. `python tools/container.py PYTHON`
takes another interpreter, for one that only root can reach is of no use to that user.
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
PATIENCE = 60.0
NOBODY = 65534


def instructions(name: str) -> list[str]:
    """What follows each instruction of a name, continued lines joined."""
    text = FILE.read_text("utf-8").replace("\\\n", " ")
    return re.findall(rf"(?m)^{name} (.*)$", text)


def environment(**places: Path) -> dict[str, str]:
    """The variables of the file, with its folders moved."""
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
    """As the image does, run as somebody who owns the data folder and nothing else."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def serve(env: dict[str, str], data: Path) -> float:
    """Start the server, ask for its health, end it; seconds until it was healthy."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [word.replace("8000", port) for word in json.loads(instructions("CMD")[-1])]
    (health,) = re.findall(r"CMD (\[.*\])", instructions("HEALTHCHECK")[0])
    asking = [word.replace("8000", port) for word in json.loads(health)]
    who = unprivileged(data)
    started = time.monotonic()
    with subprocess.Popen(command, env=env, cwd=data, **who) as server:
        try:
            while subprocess.run(asking, env=env, check=False, stderr=subprocess.DEVNULL, **who).returncode:
                if server.poll() is not None or time.monotonic() - started > PATIENCE:
                    raise RuntimeError("the server is not healthy")
                time.sleep(0.2)
            healthy = time.monotonic() - started
        finally:
            server.send_signal(signal.SIGTERM)
            code = server.wait(PATIENCE)
    if code not in (0, -signal.SIGTERM):
        raise RuntimeError(f"the server ended with {code}")
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
        around = os.environ | env | {"HOME": str(Path.home())}
        subprocess.run(install, cwd=places["src"], env=around, check=True)
        print(f"installed in {time.monotonic() - started:.0f} s", flush=True)
        shutil.rmtree(places["src"])  # the finished image has no source
        print(f"healthy {serve(env, places['data']):.1f} s after its start, and stopped in order")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
