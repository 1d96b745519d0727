"""Finds a Chromium for the browser tests and, on Debian as root, installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.progress import say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
LOCATIONS = (
    "/usr/lib/chromium/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
ADVICE = (
    "no Chromium found, so the browser tests will fail. Install Chromium or Chrome "
    "(Debian and Ubuntu: apt install chromium), or set CHROMIUM to its program file."
)


def find() -> str | None:
    """From the variable CHROMIUM, the PATH, or the usual locations."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    on_path = (shutil.which(name) for name in NAMES)
    installed = (path for path in LOCATIONS if os.access(path, os.X_OK))
    return next(filter(None, on_path), None) or next(installed, None)


def ensure() -> str | None:
    """Find Chromium, or install it on Debian as root."""
    found = find()
    if found is None and can_install():
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
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        command = ["apt-get", "-q", *arguments]
        say(" ".join(command))
        subprocess.run(command, env=env, check=False)
