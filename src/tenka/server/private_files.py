"""Files and folders that only their owner may look into, for seeds and secrets lie there."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def private_folder(folder: Path) -> None:
    """Make one."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def private_file(file: Path) -> None:
    """The same for a file, in case the folder was there before and is open to others."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def kept_key(path: Path) -> str:
    """The secret in a file that only its owner may read, made on first use."""
    private_folder(path.parent)
    if not path.exists():
        write_once(path, secrets.token_urlsafe(32))
    return path.read_text("ascii").strip()


def write_once(path: Path, text: str) -> None:
    """Write a file that only its owner may read. Of two at once one wins, and it is never half there."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(handle)
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # no hard links on this file system
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
