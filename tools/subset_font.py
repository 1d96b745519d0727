"""Makes the small web fonts in web/src/fonts from the npm package @fontsource/shippori-mincho.

Needs fonttools and brotli. Give the folder that holds the package's woff2 files:

    python tools/subset_font.py node_modules/@fontsource/shippori-mincho/files
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "fonts"
LATIN = "".join(chr(code) for code in range(0x20, 0x7F)) + "ÄÖÜäöüßé·–—„“”‚‘’…×§«»"
LATIN_EXT = "ōŌūŪ"
KANJI = "天下農帝賊商姫隊僧巫軍忍茶傾公覇万石戦國合一二三四五六七八九十勝負春夏秋冬将四王"
WEIGHT = "600"


def subset(source: Path, text: str, target: str) -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(source)),
            f"--text={text}",
            "--flavor=woff2",
            "--layout-features=kern,liga,palt",
            f"--output-file={OUT / target}",
        ],
        check=True,
    )


def main() -> None:
    files = Path(sys.argv[1])
    OUT.mkdir(parents=True, exist_ok=True)
    subset(files / f"shippori-mincho-latin-{WEIGHT}-normal.woff2", LATIN, "mincho-latin.woff2")
    subset(files / f"shippori-mincho-latin-ext-{WEIGHT}-normal.woff2", LATIN_EXT, "mincho-latin-ext.woff2")
    subset(files / f"shippori-mincho-japanese-{WEIGHT}-normal.woff2", KANJI, "mincho-kanji.woff2")
    (OUT / "LICENSE").write_text((files.parent / "LICENSE").read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
