"""The files of printed values: reading them, correcting single values, and where each value comes from."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from tenka.core.errors import BadOptions

NAMES: Final = ("board_sun", "board_moon", "actions", "events", "specials", "supplies", "setup", "tower")
MODULE_FILE: Final = "material.json"
"""Each module has a file of printed values of its own, which goes by the name of its folder."""
PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"

MOST_LINES: Final = 1000
LARGEST: Final = 1000
LONGEST: Final = 200
"""Items of a list, and letters of a word."""

Files = dict[str, Any]


class Value:
    """One value of the material: where it stands, what it is, and where it comes from."""

    __slots__ = ("path", "provenance", "value")

    def __init__(self, path: str, value: Any, provenance: str) -> None:
        self.path = path
        self.value = value
        self.provenance = provenance


def read_files() -> Files:
    """A fresh copy of all files, by name."""
    home = resources.files("tenka.games.shogun")
    paths = {name: home.joinpath("material", name + ".json") for name in NAMES}
    for folder in sorted(home.joinpath("modules").iterdir(), key=lambda folder: folder.name):
        if folder.joinpath(MODULE_FILE).is_file():
            paths[folder.name] = folder.joinpath(MODULE_FILE)
    return {name: json.loads(path.read_text("utf-8")) for name, path in paths.items()}


# --- corrections ------------------------------------------------------------------------------------


def corrections(override: Any, path: str = "") -> list[str]:
    """A nested override such as {"tower": {"shelves": {"stay": [1, 4]}}} as lines `path=value`."""
    if not isinstance(override, dict):
        if not path:
            raise BadOptions("material-file")
        return [f"{path}={json.dumps(override)}"]
    lines: list[str] = []
    for key, value in override.items():
        lines.extend(corrections(value, f"{path}.{key}" if path else str(key)))
    return lines


def correct(files: Files, lines: list[str]) -> list[str]:
    """Put corrected values in their places; the paths that were touched."""
    if len(lines) > MOST_LINES:
        raise BadOptions("material-lines", most=MOST_LINES)
    paths: list[str] = []
    for line in lines:
        path, found, text = line.partition("=")
        if not found:
            raise BadOptions("material-line", line=line)
        try:
            value: Any = json.loads(text)
        except (ValueError, RecursionError):
            raise BadOptions("material-json", where=path, value=text[:LONGEST]) from None
        _put(files, path, value)
        paths.append(path)
    return paths


def _put(files: Files, path: str, value: Any) -> None:
    keys = path.split(".")
    place: Any = files
    for key in keys[:-1]:
        place = place.get(key) if isinstance(place, dict) else None
    last = keys[-1]
    if not isinstance(place, dict) or last not in place or "provenance" in keys or len(keys) == 1:
        raise BadOptions("material-unknown", where=path)
    if not _same_kind(place[last], value):
        raise BadOptions("material-kind", where=path, here=json.dumps(place[last]), value=json.dumps(value))
    if not _is_moderate(value):
        raise BadOptions("material-size", where=path, most=LARGEST, long=LONGEST)
    place[last] = value


def _same_kind(old: Any, new: Any) -> bool:
    if isinstance(old, dict) or isinstance(new, bool):
        return False
    if not isinstance(new, type(old)):
        return False
    if isinstance(old, list) and old and new:
        return all(_same_kind(old[0], item) for item in new)
    return not isinstance(new, int) or new >= 0


def _is_moderate(value: Any) -> bool:
    """Whether it is not so large that reckoning with it would take long."""
    if isinstance(value, list):
        return len(value) <= LONGEST and all(_is_moderate(item) for item in value)
    return len(value) <= LONGEST if isinstance(value, str) else value <= LARGEST


# --- provenance -------------------------------------------------------------------------------------


def values(files: Files) -> list[Value]:
    """Every value of the files, with its provenance."""
    found: list[Value] = []
    for name, content in files.items():
        rules: dict[str, str] = content["provenance"]
        for key, value in content.items():
            if key != "provenance":
                _collect(found, f"{name}.{key}", key, value, rules)
    return found


def _collect(found: list[Value], path: str, inner: str, value: Any, rules: dict[str, str]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _collect(found, f"{path}.{key}", f"{inner}.{key}", item, rules)
    else:
        found.append(Value(path, value, _provenance(inner, rules)))


def _provenance(path: str, rules: dict[str, str]) -> str:
    """The longest pattern that fits; `*` stands for one part of a path, or for everything."""
    best = ""
    result = ""
    for pattern, provenance in rules.items():
        if len(pattern) > len(best) and _fits(pattern.split("."), path.split(".")):
            best = pattern
            result = provenance
    if not result:
        raise ValueError(f"the provenance of {path} is missing")
    return result


def _fits(pattern: list[str], path: list[str]) -> bool:
    if len(pattern) > len(path):
        return False
    return all(part in ("*", path[i]) for i, part in enumerate(pattern))


def not_printed(files: Files, corrected: list[str], modules: list[str]) -> list[Value]:
    """The values in use that we have not read from the box: inferred, assumed, reported or reconstructed."""
    used = [*NAMES, *modules]
    found = values({name: content for name, content in files.items() if name in used})
    return [one for one in found if one.provenance != PRINTED and one.path not in corrected]
