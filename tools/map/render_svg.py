"""Draw a map document as an SVG picture, for a look at it without the client.

python -m tools.map.render_svg shogun sun picture.svg [patterns] [pieces]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.map.maker.svg import draw
from tools.map.recipes import RECIPES, STYLE


def main(name: str, side: str, output: str, *wishes: str) -> None:
    document = json.loads(RECIPES[name].output.read_text(encoding="utf-8"))
    style = json.loads(STYLE.read_text(encoding="utf-8"))
    picture = draw(document, side, style, "patterns" in wishes, "pieces" in wishes)
    Path(output).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
