"""Makes the bundled fonts from their sources.

``python packaging/fonts.py LATIN_DIR NOTO_REGULAR.ttc NOTO_BOLD.ttc CHARS.txt``

LATIN_DIR holds the woff2 files of Source Sans 3 (400, 600, 700) and Fraunces (600), ``latin`` and ``latin-ext``
subsets; the .ttc files are Noto Sans CJK; CHARS.txt lists the Chinese characters to keep (Big5 level 1). The
families are renamed because one of the sources reserves its name. Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

OUT = Path(__file__).resolve().parents[1] / "assets" / "fonts"
SIGNS = "，。、；：？！「」『』（）《》〈〉…—～‧・％＋－×÷＝←→↑↓↔▲▼◆●■★☆♪✓✗①②③④⑤⑥⑦⑧⑨⑩⑪⑫０１２３４５６７８９／　"
BOPOMOFO = "".join(map(chr, range(0x3100, 0x312A)))
TRADITIONAL_CHINESE = 3  # its place in a Noto Sans CJK collection
MOST_ERROR = 1.0
"""How far an outline may go astray, in thousandths of the height of a letter."""
STYLES = {400: "Regular", 600: "SemiBold", 700: "Bold"}


def rename(font: TTFont, family: str, weight: int) -> None:
    style = STYLES[weight]
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in {0, 5, 8, 9, 11, 12, 13, 14}]
    plain = family if weight in {400, 700} else f"{family} {style}"
    postscript = f"{family}-{style}".replace(" ", "")
    for key, text in {
        1: plain, 2: "Bold" if weight == 700 else "Regular", 3: f"{family} {style} 1.0",
        4: f"{family} {style}", 6: postscript, 16: family, 17: style,
    }.items():  # fmt: skip
        names.setName(text, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~(1 | 32 | 64) | (32 if weight == 700 else 64)
    font["head"].macStyle = int(weight == 700)


def quadratic(font: TTFont) -> None:
    """Outlines as TrueType has them: FreeType darkens the stems of others, so that they look bold beside Latin ones."""
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    pens = {name: TTGlyphPen(None) for name in order}
    for name, pen in pens.items():
        glyphs[name].draw(Cu2QuPen(pen, MOST_ERROR, reverse_direction=True))
    for name in ("CFF ", "VORG"):
        del font[name]
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder = order
    font["glyf"].glyphs = {name: pen.glyph() for name, pen in pens.items()}
    for name, glyph in font["glyf"].glyphs.items():
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = font["hmtx"][name][0], getattr(glyph, "xMin", 0)
    font["maxp"].tableVersion = 0x00010000
    font["maxp"].maxZones = 1
    for name in ("TwilightPoints", "Storage", "FunctionDefs", "InstructionDefs", "StackElements", "ComponentElements"):
        setattr(font["maxp"], f"max{name}", 0)
    font["maxp"].maxSizeOfInstructions = 0
    font["post"].formatType = 3.0
    font.sfntVersion = "\0\1\0\0"


def latin(folder: Path, stem: str, weight: int, family: str) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for part in ("latin", "latin-ext"):
            font = TTFont(folder / f"{stem}-{part}-{weight}-normal.woff2")
            font.flavor = None
            parts.append(str(Path(scratch) / f"{part}.ttf"))
            font.save(parts[-1])
        whole = Merger().merge(parts)
    rename(whole, family, weight)
    whole.save(OUT / f"{family.replace(' ', '')}-{STYLES[weight]}.ttf")


def chinese(collection: Path, weight: int, characters: str) -> None:
    font = TTFont(collection, fontNumber=TRADITIONAL_CHINESE)
    options = subset.Options(
        layout_features=["kern", "palt", "vert"], hinting=False, name_IDs=["*"], notdef_outline=True
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters + SIGNS + BOPOMOFO)
    subsetter.subset(font)
    quadratic(font)
    rename(font, "Table Twelve Sans TC", weight)
    font.save(OUT / f"TableTwelveSansTC-{STYLES[weight]}.ttf")


def main(folder: str, regular: str, bold: str, characters: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for weight in STYLES:
        latin(Path(folder), "source-sans-3", weight, "Table Twelve Sans")
    latin(Path(folder), "fraunces", 600, "Table Twelve Display")
    kept = Path(characters).read_text(encoding="utf-8")
    chinese(Path(regular), 400, kept)
    chinese(Path(bold), 700, kept)


if __name__ == "__main__":
    main(*sys.argv[1:])
