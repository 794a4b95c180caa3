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
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parents[1] / "assets" / "fonts"
SIGNS = "，。、；：？！「」『』（）《》〈〉…—～‧・％＋－×÷＝←→↑↓↔▲▼◆●■★☆♪✓✗①②③④⑤⑥⑦⑧⑨⑩⑪⑫０１２３４５６７８９／　"
BOPOMOFO = "".join(map(chr, range(0x3100, 0x312A)))
TRADITIONAL_CHINESE = 3  # its place in a Noto Sans CJK collection
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
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames = [postscript]
        table.topDictIndex[0].FamilyName = family
        table.topDictIndex[0].FullName = f"{family} {style}"


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
    rename(font, "Table Twelve Sans TC", weight)
    font.save(OUT / f"TableTwelveSansTC-{STYLES[weight]}.otf")


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
