"""What is printed on Shogun's board and cards, as far as a player reads it: for clients."""

from __future__ import annotations

from tenka.games.shogun.material_files import PRINTED, read_files, values
from tenka.games.shogun.modules.catalog import MODULE_NAMES

BOARDS = ("board_moon", "board_sun")


def printed() -> dict[str, object]:
    files = read_files()
    sides = {name.removeprefix("board_"): files[name] for name in BOARDS}
    supplies = files["supplies"]
    return {
        "regions": next(iter(sides.values()))["regions"],
        "sides": {
            side: {"provinces": board["provinces"], "borders": board["borders"]}
            for side, board in sides.items()
        },
        "actions": files["actions"]["actions"],
        "events": files["events"]["events"],
        "deploy_fewer": files["events"]["deploy_fewer"],
        "specials": files["specials"]["specials"],
        "provisions": supplies["provisions"],
        "majorities": supplies["points"]["majorities"],
        "chest_cards": supplies["chest_cards"],
        "army_groups": files["setup"]["army_groups"],
        "modules": {name: files[name] for name in sorted(MODULE_NAMES)},
        "not_printed": {one.path: one.provenance for one in values(files) if one.provenance != PRINTED},
    }
