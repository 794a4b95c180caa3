"""Sees what a frozen folder holds: ``python packaging/contents.py FOLDER``; status 1 names what is missing or must not be there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

MUST = {
    "the program": r"^(table-twelve(\.exe)?$|.*/MacOS/table-twelve$)",
    "the words of three languages": r"assets/i18n/(en|pt_BR|zh_TW)/ui\.json$",
    "Qt's own words in two more": r"translations/qtbase_(pt_BR|zh_TW)\.qm$",
    "the fonts, Chinese ones too": r"assets/fonts/TableTwelveSansTC-Regular\.ttf$",
    "the rulesets of five games": r"rulesets/\w+/base\.toml$",
    "the sounds": r"assets/sounds/turn\.wav$",
    "the licences of what it carries": r"assets/licences/.+\.txt$",
    "a platform without a display": r"platforms/(lib)?qoffscreen\.",
    "SVG pictures": r"Qt6?Svg\b",
    "sound": r"_miniaudio",
    "what sound is called through": r"_cffi_backend",
}
COUNTS = {"the words of three languages": 3, "Qt's own words in two more": 2, "the rulesets of five games": 5}
MUST_ON_LINUX = {
    "X11": r"platforms/libqxcb\.so$",
    "Wayland": r"platforms/libqwayland\.so$",
    "X11's cursors": r"libxcb-cursor\.so",
    "Wayland's windows": r"wayland-shell-integration/libxdg-shell\.so$",
    "Chinese typed": r"platforminputcontexts/libibus",
}
MUST_NOT = {
    "numpy or Pillow": r"(^|/)(numpy|PIL)/",
    "a network": r"QtNetwork|Qt6?Network|/tls/|(^|/)_?ssl\b|libcrypto|libssl",
    "databases, paper, screens of phones": r"sqldrivers|printsupport|Qt6?(Sql|Quick|Qml|Pdf|Multimedia|WebEngine)|egldevice",
    "OpenGL in software": r"opengl32sw|xcbglintegrations",
    "tests or caches": r"__pycache__|(^|/)tests?/",
    "GTK": r"libgtk|libqgtk3|libgdk",
    "parts of the system": r"lib(c|m|mvec|stdc\+\+|gcc_s|X11|GL|EGL|fontconfig|glib-2\.0)\.so",
    "settings or matches of whoever built it": r"\.twelve$|log\.txt$|settings\.json$",
}


def faults(names: list[str], *, linux: bool) -> list[str]:
    """What is wrong with a package of these files, one sentence each."""
    said = []
    for what, pattern in (MUST | (MUST_ON_LINUX if linux else {})).items():
        if sum(1 for name in names if re.search(pattern, name)) < COUNTS.get(what, 1):
            said.append(f"It lacks {what}.")
    for what, pattern in MUST_NOT.items():
        found = [name for name in names if re.search(pattern, name)]
        if found:
            said.append(f"It holds {what}: {', '.join(found[:3])}.")
    return said


def main(folder: str) -> int:
    """Print the faults; 1 if there are any."""
    root = Path(folder)
    names = [file.relative_to(root).as_posix() for file in sorted(root.rglob("*")) if file.is_file()]
    linux = any(".so." in name for name in names)
    said = faults(names, linux=linux)
    for sentence in said:
        print(sentence, file=sys.stderr)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
