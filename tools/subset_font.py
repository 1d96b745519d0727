"""Generates the subset fonts in web/src/fonts from the npm packages @fontsource/shippori-mincho, for titles
and kanji, @fontsource-variable/source-sans-3, for everything else, and @fontsource/zen-kaku-gothic-new, for
everything else in Japanese.

The Mincho face has no letters with a macron; they are composed from its letters and a bar. The sans keeps its
weights between regular and bold in one variable file, and figures of one width.

Texts and rules are read for the characters that they use: run this again when they have new ones. Japanese
has files of its own; the kanji that every language shows lie apart, so that nobody fetches Japanese for the
mark of a card. Those of a new mark or seal go into KANJI below, and into the range of mincho-kanji.woff2 in
web/src/styles/fonts.css. The Mincho face has the letters of Western Europe; a language with others needs
another face for titles.

In an empty folder, the argument being the folder that the packages are installed in:

    npm install @fontsource/shippori-mincho @fontsource-variable/source-sans-3 @fontsource/zen-kaku-gothic-new
    pip install fonttools brotli
    python <checkout>/tools/subset_font.py node_modules
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

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "fonts"
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔÙÛàâæçèéêëîïôùûÿ"
LATIN = "".join(chr(code) for code in range(0x20, 0x7F)) + "ÄÖÜØäöüß−·–—„“”‚‘’…×§«»" + FRENCH
MINCHO = LATIN + "\u00a0Œœ"
MACRONS = {"a": "ā", "e": "ē", "o": "ō", "u": "ū", "A": "Ā", "E": "Ē", "I": "Ī", "O": "Ō", "U": "Ū"}
BAR = {"height": 58, "above_small": 588, "above_capital": 820, "part_of_letter": 0.62, "widest": 420}
"""In font units."""
KANJI = "天下農帝賊商姫隊僧巫軍忍茶傾公覇万石戦國合一二三四五六七八九十勝負春夏秋冬将四王"
LANGUAGE_NAME = "日本語"
"""As the list of all languages has it."""
ARROW, ARROW_PART = "→", "107"
"""A sign that the other sans lacks, and the part of the package that has it."""
KANA = "".join(chr(code) for code in (*range(0x3041, 0x3095), *range(0x30A1, 0x30FD)))
SIGNS = "　、。々〆「」『』【】〜・！％（）＋，．／：；＝？"
NAMES_IN_USE = (
    "佐藤鈴木高橋田中伊渡辺山本村小林加吉井松清斎阿部森池石川前岡長谷近後坂遠青西福太三浦原和竹金野上杉谷口大今河"
    "武新菅丸島久保内宮崎安平柴酒工横黒水桜荒古永堀北南東関服星秋春夏冬花美子恵由紀真優愛陽菜結衣奈悠翔蓮陸湊樹涼"
    "拓直健介亮哲也郎一二博幸明光正昭義雄男夫志孝英勇俊達隆誠剛智香織理沙里彩千穂玲瑞希葵凛咲楓琴音空海颯斗"
)
"""Kanji of common names, which people type and no text may have."""
WEIGHT = "600"
SANS_JAPANESE_WEIGHTS = ("400", "700")
WESTERN, EXTENDED, CJK = range(0xA0, 0x100), range(0x100, 0x180), range(0x2E80, 0x10000)
"""Codes of characters, as the ranges in fonts.css."""
SANS = LATIN + "\u00a0°±¼½Œœ←↑↓•"
SANS_EXT = "".join(MACRONS.values()) + "īŸ≤≥"
SANS_NAME = "TenkaSans"
NAMES = (1, 3, 4, 6, 16, 25)
"""The entries of a font's name table that hold its own name."""
SANS_COPYRIGHT = "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’"
SANS_WEIGHTS = "wght=400:700"


def subset(source: Path, text: str, target: str, features: str = "kern,liga,palt", *more: str) -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(source)),
            f"--text={text}",
            "--flavor=woff2",
            f"--layout-features={features}",
            f"--output-file={OUT / target}",
            *more,
        ],
        check=True,
    )


def written(codes: range, always: str) -> str:
    """The characters of all texts and rules with such codes, and some that are always there."""
    files = [*(ROOT / "src/tenka/locale").glob("*/*.ftl"), *(ROOT / "docs/rules").glob("*.md")]
    found = {sign for file in files for sign in file.read_text("utf-8") if ord(sign) in codes}
    return "".join(sorted(found | set(always)))


def subset_japanese(source: Path, target: str) -> None:
    subset(source, written(CJK, KANA + SIGNS + NAMES_IN_USE), target, "", "--no-hinting")


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
    latin = files / f"shippori-mincho-latin-{WEIGHT}-normal.woff2"
    subset(latin, written(WESTERN, MINCHO), "mincho-latin.woff2")
    compose(latin, "mincho-latin-ext.woff2")
    kanji = files / f"shippori-mincho-japanese-{WEIGHT}-normal.woff2"
    subset(kanji, KANJI, "mincho-kanji.woff2")
    subset_japanese(kanji, "mincho-japanese.woff2")
    copy_license(package, "")


def sans(package: Path) -> None:
    files = package / "files"
    for part, text in (("latin", written(WESTERN, SANS)), ("latin-ext", written(EXTENDED, SANS_EXT))):
        subset_weights(files / f"source-sans-3-{part}-wght-normal.woff2", text, f"sans-{part}.woff2")
    copy_license(package, f"{SANS_COPYRIGHT}\n")


def sans_japanese(package: Path) -> None:
    for weight in SANS_JAPANESE_WEIGHTS:
        source = package / "files" / f"{package.name}-japanese-{weight}-normal.woff2"
        subset_japanese(source, f"sans-japanese-{weight}.woff2")
    for part, text, target in (("japanese", LANGUAGE_NAME, "kanji"), (ARROW_PART, ARROW, "arrow")):
        source = package / "files" / f"{package.name}-{part}-{SANS_JAPANESE_WEIGHTS[0]}-normal.woff2"
        subset(source, text, f"sans-{target}.woff2", "", "--no-hinting")
    copy_license(package, "")


def copy_license(package: Path, copyright_line: str) -> None:
    text = copyright_line + (package / "LICENSE").read_text(encoding="utf-8")
    (OUT / f"LICENSE-{package.name}").write_text(text, encoding="utf-8")


def main() -> None:
    packages = Path(sys.argv[1])
    OUT.mkdir(parents=True, exist_ok=True)
    mincho(packages / "@fontsource/shippori-mincho")
    sans(packages / "@fontsource-variable/source-sans-3")
    sans_japanese(packages / "@fontsource/zen-kaku-gothic-new")


if __name__ == "__main__":
    main()
