"""`python3 run.py site`: Tenka without a server, as one folder of static files that can be put anywhere.

The client is the server's; beside it lies the engine: Python for the browser, what we use of its standard
library, msgspec, and our rules, bots and rooms, compiled and packed. Plain file servers pack nothing, so the
page unpacks by itself. What was fetched, compiled and packed once is kept in `dist/parts`.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import io
import json
import os
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from tools import client
from tools.lock import locked
from tools.progress import StepError, fail, quietly, say, step

ROOT: Final = Path(__file__).resolve().parent.parent
OUTPUT: Final = ROOT / "dist/site"
UNFINISHED: Final = ROOT / "dist/site.new"
STAMP: Final = ROOT / "dist/site.stamp"
PARTS: Final = ROOT / "dist/parts"
INPUTS: Final = (
    "src/tenka/**/*.py",
    "src/tenka/games/**/*.jsonl",
    "src/tenka/games/**/*.npz",
    "tools/site*",
    "NOTICES.txt",
)
NOTICES: Final = ROOT / "NOTICES.txt"
SERVICE_WORKER: Final = client.WEB / "src/local/service-worker.js"
MSGSPEC: Final = "msgspec==0.22.0"
MSGSPEC_HASH: Final = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
LIBRARIES: Final = ("starlette", "anyio", "typing_extensions", "mypy_extensions")
ONLY_SERVED: Final = (
    "*.br",
    "*.gz",
    ".stamp",
    "packages.json",
    "previews",
    "robots.txt",
    "routes.json",
    "sw.js",
)
LARGEST: Final = 6_000_000
"""Bytes that may travel before the first move."""


def inputs_hash() -> str:
    """Of everything that the folder is made from."""
    sources = [path for pattern in INPUTS for path in client.walk(pattern)]
    return f"{client.inputs_hash()} {client.content_hash(sources)}"


def up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == inputs_hash()


def build(*, quiet: bool = False) -> Path:
    """The folder, built anew if anything changed. StepError."""
    if not up_to_date():
        with locked(PARTS / "lock"):
            if not up_to_date():  # somebody else may have made it meanwhile
                make(quiet=quiet)
    return OUTPUT


def make(*, quiet: bool) -> None:
    if not client.build():
        raise StepError("There is no browser client to put into the folder.")
    built_from = inputs_hash()  # the client's types are made when it is built
    with nullcontext() if quiet else step("building Tenka for a page without a server"):
        shutil.rmtree(UNFINISHED, ignore_errors=True)
        shutil.copytree(client.OUTPUT, UNFINISHED, ignore=shutil.ignore_patterns(*ONLY_SERVED))
        stand_alone(UNFINISHED)
        add_engine(UNFINISHED / "engine")
        shutil.copy(NOTICES, UNFINISHED)
        add_service_worker(UNFINISHED)
        shutil.rmtree(OUTPUT, ignore_errors=True)
        UNFINISHED.rename(OUTPUT)
    STAMP.write_text(built_from, "utf-8")


def stand_alone(folder: Path) -> None:
    """The page knows that there is no server, and the folder may lie anywhere."""
    for name in ("index.html", "manifest.webmanifest"):
        text = (folder / name).read_text("utf-8")
        alone = text.replace('"/', '"./').replace("<html", "<html data-alone", 1)
        (folder / name).write_text(alone, "utf-8")


# --- the engine --------------------------------------------------------------------------------------------


def add_engine(folder: Path) -> None:
    """The packed files, and `engine.json` that says what they are called and how large they are."""
    folder.mkdir()
    pyodide = fetched_pyodide()
    library, tenka = compiled(pyodide)
    parts = {
        "wasm": ("python.wasm", (pyodide / "pyodide.asm.wasm").read_bytes()),
        "loader": ("loader.mjs", (pyodide / "pyodide.mjs").read_bytes()),
        "script": ("python.mjs", (pyodide / "pyodide.asm.mjs").read_bytes()),
        "library": ("library.zip", library),
        "tenka": ("tenka.zip", tenka),
    }
    listed = {part: add_packed(folder, name, content) for part, (name, content) in parts.items()}
    total = sum(int(one["bytes"]) for one in listed.values())
    if total > LARGEST:
        raise StepError(f"The engine has {total} bytes, more than {LARGEST}.")
    (folder / "engine.json").write_text(json.dumps(listed), "utf-8")


def add_packed(folder: Path, name: str, content: bytes) -> dict[str, str | int]:
    """Under a name that tells the content, so that it can be kept for ever."""
    stem, _, suffix = name.partition(".")
    file = f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{suffix}.gz"
    kept = PARTS / file
    if not kept.exists():
        for old in PARTS.glob(f"{stem}-*.{suffix}.gz"):
            old.unlink()
        replace(kept, gzip.compress(content, 9, mtime=0))
    shutil.copy(kept, folder)
    return {"file": file, "bytes": kept.stat().st_size}


def replace(file: Path, content: bytes) -> None:
    """All of it or nothing."""
    unfinished = file.with_suffix(".new")
    unfinished.write_bytes(content)
    unfinished.replace(file)


def stored_zip(files: dict[str, bytes]) -> bytes:
    """The same for the same files; not packed, because all of it will be."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as target:
        for name, content in sorted(files.items()):
            target.writestr(zipfile.ZipInfo(name), content)
    return archive.getvalue()


def compiled(pyodide: Path) -> Iterator[bytes]:
    """As bytecode, made by the very Python that will run it: what is used of its library, and ours."""
    extract(fetched_msgspec(), PARTS / "msgspec")
    extract(pyodide / "python_stdlib.zip", PARTS / "standard")
    with tempfile.TemporaryDirectory() as place:
        for library in map(installed, LIBRARIES):
            copy(library, Path(place, "libraries", library.name))
        script = [str(ROOT / "tools/site_engine.mjs"), str(pyodide), str(ROOT / "src"), str(PARTS), place]
        quietly([str(client.node()), *script], ROOT, client.environment())
        for folder in (Path(place, "compiled/standard"), Path(place, "compiled/tenka")):
            files = {
                path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
            }
            yield stored_zip({name: path.read_bytes() for name, path in files.items()})


def extract(archive: Path, folder: Path) -> None:
    """Once: the bytecode kept of a file is known by the file's time."""
    known, content = folder / ".archive", hashlib.sha256(archive.read_bytes()).hexdigest()
    if known.exists() and known.read_text("utf-8") == content:
        return
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(archive) as whole:
        whole.extractall(folder)
    known.write_text(content, "utf-8")


def copy(source: Path, target: Path) -> None:
    """With the file's time."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(source, target)


def installed(library: str) -> Path:
    """Its folder, or its file if it is a single one."""
    found = importlib.util.find_spec(library)
    if found is None or found.origin is None:
        raise StepError(f"`{library}` is missing: start through `python3 run.py`, which installs it.")
    file = Path(found.origin)
    return file.parent if found.submodule_search_locations else file


def fetched_pyodide() -> Path:
    """With the client's packages or, where only those that build it are there, alone."""
    if client.is_installed(tests=True):
        return client.MODULES / "pyodide"
    version = json.loads((client.WEB / "package.json").read_text("utf-8"))["devDependencies"]["pyodide"]
    place = PARTS / f"pyodide-{version}"
    if not (place / "node_modules").exists():
        place.mkdir(parents=True, exist_ok=True)
        (place / "package.json").write_text(json.dumps({"dependencies": {"pyodide": version}}), "utf-8")
        shutil.copy(client.WEB / ".npmrc", place)
        client.npm_install(place)
    return place / "node_modules/pyodide"


def fetched_msgspec() -> Path:
    """From PyPI, if it is the very file that we know."""
    kept = PARTS / f"msgspec-{MSGSPEC_HASH[:10]}.whl"
    if not kept.exists():
        with tempfile.TemporaryDirectory() as place:
            replace(kept, fetch_msgspec(Path(place)))
    return kept


def fetch_msgspec(place: Path) -> bytes:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--no-deps"]
    options = ["--only-binary", ":all:", *PLATFORM, "--implementation", "cp", "--dest", str(place)]
    quietly([*pip, *options, MSGSPEC], place, os.environ)
    wheel = next(place.glob("*.whl")).read_bytes()
    if hashlib.sha256(wheel).hexdigest() != MSGSPEC_HASH:
        raise StepError(f"What was fetched as {MSGSPEC} is not the file that was expected.")
    return wheel


# --- without a network -------------------------------------------------------------------------------------


def add_service_worker(folder: Path) -> None:
    """It knows every file by name; any change of any of them makes it a new one."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file}\0".encode() + (folder / file).read_bytes())
    listed = {
        "version": total.hexdigest()[:12],
        "shell": ["./", *(file for file in files if not file.endswith(".gz"))],
        "engine": [file for file in files if file.endswith(".gz")],
    }
    source = SERVICE_WORKER.read_text("utf-8")
    (folder / "sw.js").write_text(source.replace("'BUILT'", json.dumps(listed)), "utf-8")


def main() -> int:
    quiet = "--background" in sys.argv
    try:
        folder = build(quiet=quiet)
    except StepError as error:
        return fail(error)
    if quiet:
        return 0
    total = sum(file.stat().st_size for file in (folder / "engine").iterdir())
    say(f"done: {folder.relative_to(ROOT)}, with an engine of {total / 1e6:.2f} MB over the wire.")
    say(f"Try it: python3 -m http.server -d {folder.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
