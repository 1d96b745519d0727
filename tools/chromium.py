"""Finds a Chromium for the browser tests and, on Debian as root, installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.progress import say

SHELL = "chromium-headless-shell"
"""Chromium without windows around its pages: tests take a third less time, but it shows no notifications."""
NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
LOCATIONS = (
    "/usr/lib/chromium/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
ADVICE = (
    "no Chromium found, so the browser tests will fail. Install Chromium or Chrome "
    "(Debian and Ubuntu: apt install chromium), or set CHROMIUM to its program file."
)


def find(*, windows: bool = False) -> str | None:
    """From the variable CHROMIUM, the PATH, or the usual locations; one with windows, if it has to be."""
    named = os.environ.get("CHROMIUM")
    if named and not (windows and Path(named).name == SHELL):
        return named
    on_path = (shutil.which(name) for name in NAMES if not (windows and name == SHELL))
    installed = (path for path in LOCATIONS if os.access(path, os.X_OK))
    return next(filter(None, on_path), None) or next(installed, None)


def ensure() -> str | None:
    """Find Chromium, or install it on Debian as root."""
    if find(windows=True) is None and can_install():
        install()
    found = find()
    if found is None:
        say(ADVICE)
    return found


def can_install() -> bool:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def install() -> None:
    say("installing Chromium for the browser tests (about 30 s):")
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "--no-install-recommends"]
    for arguments in (["update"], [*install, "chromium"], [*install, SHELL]):
        command = ["apt-get", "-q", *arguments]
        say(" ".join(command))
        subprocess.run(command, env=env, check=False)
