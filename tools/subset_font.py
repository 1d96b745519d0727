"""Generates the subset fonts in web/src/fonts from the npm packages @fontsource/shippori-mincho, for titles
and kanji, and @fontsource-variable/source-sans-3, for everything else.

The Mincho face has no letters with a macron; they are composed from its letters and a bar. The sans keeps its
weights between regular and bold in one variable file, and figures of one width.

Requires fonttools and brotli. The argument is the folder that both packages are installed in:

    python tools/subset_font.py node_modules
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools import subset as subsetting  # type: ignore[import-not-found]
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-not-found]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-not-found]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "fonts"
LATIN = "".join(chr(code) for code in range(0x20, 0x7F)) + "ÄÖÜäöüßéôÔ−·–—„“”‚‘’…×§«»"
MACRONS = {"a": "ā", "e": "ē", "o": "ō", "u": "ū", "A": "Ā", "E": "Ē", "I": "Ī", "O": "Ō", "U": "Ū"}
BAR = {"height": 58, "above_small": 588, "above_capital": 820, "part_of_letter": 0.62, "widest": 420}
"""In font units."""
KANJI = "天下農帝賊商姫隊僧巫軍忍茶傾公覇万石戦國合一二三四五六七八九十勝負春夏秋冬将四王"
WEIGHT = "600"
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔÙÛàâæçèéêëîïôùûÿ"
SANS = LATIN + FRENCH + "\u00a0°±¼½←↑→↓•"
SANS_EXT = "".join(MACRONS.values()) + "īŒœŸ≤≥"
SANS_NAME = "TenkaSans"
NAMES = (1, 3, 4, 6, 16, 25)
"""The entries of a font's name table that hold its own name."""
SANS_COPYRIGHT = "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’"
SANS_WEIGHTS = "wght=400:700"


def subset(source: Path, text: str, target: str, features: str = "kern,liga,palt") -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(source)),
            f"--text={text}",
            "--flavor=woff2",
            f"--layout-features={features}",
            f"--output-file={OUT / target}",
        ],
        check=True,
    )


def with_macron(glyphs: Any, letter: str) -> Any:
    """The letter and a bar above its middle."""
    outline, bounds, pen = DecomposingRecordingPen(glyphs), BoundsPen(glyphs), TTGlyphPen(None)
    glyphs[letter].draw(outline)
    glyphs[letter].draw(bounds)
    outline.replay(pen)
    left, _, right, _ = bounds.bounds
    half = round(min((right - left) * BAR["part_of_letter"], BAR["widest"]) / 2)
    middle = round((left + right) / 2)
    low = BAR["above_capital" if letter.isupper() else "above_small"]
    high = low + BAR["height"]
    pen.moveTo((middle - half, low))
    for corner in ((middle - half, high), (middle + half, high), (middle + half, low)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def compose(source: Path, target: str) -> None:
    """A font with only the letters with a macron."""
    font = TTFont(source)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    for letter, macron in MACRONS.items():
        name, base = f"uni{ord(macron):04X}", names[ord(letter)]
        glyph = with_macron(glyphs, base)
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (glyphs[base].width, glyph.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(macron)] = name
    for unused in ("vmtx", "vhea", "VORG", "GSUB", "GPOS", "BASE"):
        if unused in font:
            del font[unused]
    subsetter = subsetting.Subsetter()
    subsetter.populate(text="".join(MACRONS.values()))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(OUT / target)


def subset_weights(source: Path, text: str, target: str) -> None:
    """The same of a variable font, with a part of its weights."""
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder, "part.woff2")
        command = [sys.executable, "-m", "fontTools.varLib.instancer", str(source), SANS_WEIGHTS]
        subprocess.run([*command, "-o", str(part)], check=True)
        subset(part, text, target, "kern")
    rename(OUT / target)


def rename(file: Path) -> None:
    """The name of the original is reserved: a font that was changed must not bear it."""
    font = TTFont(file)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = SANS_NAME
    font.save(file)


def mincho(package: Path) -> None:
    files = package / "files"
    subset(files / f"shippori-mincho-latin-{WEIGHT}-normal.woff2", LATIN, "mincho-latin.woff2")
    compose(files / f"shippori-mincho-latin-{WEIGHT}-normal.woff2", "mincho-latin-ext.woff2")
    subset(files / f"shippori-mincho-japanese-{WEIGHT}-normal.woff2", KANJI, "mincho-kanji.woff2")
    copy_license(package, "")


def sans(package: Path) -> None:
    files = package / "files"
    subset_weights(files / "source-sans-3-latin-wght-normal.woff2", SANS, "sans-latin.woff2")
    subset_weights(files / "source-sans-3-latin-ext-wght-normal.woff2", SANS_EXT, "sans-latin-ext.woff2")
    copy_license(package, f"{SANS_COPYRIGHT}\n")


def copy_license(package: Path, copyright_line: str) -> None:
    text = copyright_line + (package / "LICENSE").read_text(encoding="utf-8")
    (OUT / f"LICENSE-{package.name}").write_text(text, encoding="utf-8")


def main() -> None:
    packages = Path(sys.argv[1])
    OUT.mkdir(parents=True, exist_ok=True)
    mincho(packages / "@fontsource/shippori-mincho")
    sans(packages / "@fontsource-variable/source-sans-3")


if __name__ == "__main__":
    main()
