"""Gathers the licence texts of everything a package carries: ``python packaging/licences.py SITE DOCS`` writes assets/licences.

SITE is the ``site-packages`` of the build's environment; DOCS a ``/usr/share/doc`` of Debian with the packages named
below, whose copyright files tell of every part of the libraries in the wheels and beside them.
"""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "assets" / "licences"
COMMON = Path("/usr/share/common-licenses")
SOURCES = {
    "Table Twelve": [ROOT / "LICENSE"],
    "Fonts": [ROOT / "assets/LICENSES.md", ROOT / "assets/fonts/OFL.txt"],
    "Python": [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"],
    "GNU LGPL 3": [COMMON / "LGPL-3", COMMON / "GPL-3"],
}
WHEELS = {"cffi": "cffi", "miniaudio": "miniaudio", "msgspec": "msgspec", "PyInstaller": "pyinstaller"}
DEBIAN = {
    "Qt and its parts": ["libqt6core6t64", "libqt6svg6", "libqt6waylandclient6"],
    "ICU": ["libicu76"],
    "libffi": ["libffi8"],
    "Zstandard": ["libzstd1"],
    "Keyboards and windows": [
        "libxkbcommon0", "libwayland-client0", "libxcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0",
        "libxcb-keysyms1", "libxcb-render-util0", "libxcb-util1",
    ],
}  # fmt: skip
QT = """Table Twelve uses Qt 6 and PySide6, © The Qt Company Ltd. and other contributors, under the GNU Lesser General
Public License, version 3 (see "GNU LGPL 3"). They are shared libraries beside the program, unchanged: whoever wishes
may put other builds of them in their place. Their source code is at https://download.qt.io/ and https://code.qt.io/.

What follows names the authors and licences of every part.
"""


def main(site: str, docs: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    found = dict(SOURCES)
    for name, wheel in WHEELS.items():
        found[name] = sorted(Path(site).glob(f"{wheel}-*.dist-info/licenses/*"))
    for name, packages in DEBIAN.items():
        found[name] = [Path(docs) / package / "copyright" for package in packages]
    for name, files in found.items():
        texts = [file.read_text(encoding="utf-8").strip() + "\n" for file in files]
        if name.startswith("Qt"):
            texts.insert(0, QT)
        (OUT / f"{name}.txt").write_text(f"\n{'─' * 60}\n\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
