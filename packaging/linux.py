"""Builds every Linux artefact into dist/: the folder, the .deb and the AppImage; ``--skip-freeze`` takes the folder as it is."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from build import DIST, FOLDER, ROOT, freeze, megabytes, version

HERE = ROOT / "packaging" / "linux"
ID = "org.tabletwelve.TableTwelve"
PACKAGE = "table-twelve"
DEPENDS = (
    "libc6 (>= 2.34), libstdc++6, libgcc-s1, libgl1, libegl1, libx11-6, libx11-xcb1, libxcb1, libxcb-cursor0, "
    "libxcb-icccm4, libxcb-image0, libxcb-keysyms1, libxcb-randr0, libxcb-render0, libxcb-render-util0, libxcb-shape0, "
    "libxcb-shm0, libxcb-sync1, libxcb-util1, libxcb-xfixes0, libxcb-xkb1, libxkbcommon0, libxkbcommon-x11-0, "
    "libfontconfig1, libfreetype6, libdbus-1-3, libglib2.0-0 | libglib2.0-0t64, libexpat1, zlib1g"
)
CONTROL = """Package: {package}
Version: {version}
Architecture: amd64
Maintainer: The Table Twelve authors <authors@tabletwelve.example>
Installed-Size: {kib}
Depends: {depends}
Section: games
Priority: optional
Description: five games that all have a twelve in them
 Camisa 12, 12 Thieves: The Thief of Baghdad, 12 Days, 12 Days of Christmas
 and 12 Parsecs on one tabletop, for people at one computer and built-in
 opponents, with every rule enforced.
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Table Twelve

Files: *
Copyright: 2026 The Table Twelve authors
License: MIT
 {licence}
"""
MANUAL = """.TH TABLE-TWELVE 6
.SH NAME
table\\-twelve \\- five games that all have a twelve in them
.SH SYNOPSIS
.B table\\-twelve
.RI [ FILE ]
.SH DESCRIPTION
Opens the tabletop, or a saved match in it.
.B table\\-twelve \\-\\-help
tells of its other doors.
"""
OVERRIDES = ("embedded-library", "binary-or-shlib-defines-rpath", "custom-library-search-path",
             "shared-library-is-multi-arch-foreign", "shared-library-lacks-prerequisites")  # fmt: skip


def install_tree(root: Path) -> None:
    """Lay the program and what the desktop needs to know of it below ``root``, as below ``/``."""
    program = root / "usr/lib" / PACKAGE
    shutil.copytree(FOLDER, program, symlinks=True)
    for path in program.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == PACKAGE else 0o644)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    put(root / f"usr/share/applications/{ID}.desktop", (HERE / f"{ID}.desktop").read_bytes())
    put(root / f"usr/share/metainfo/{ID}.metainfo.xml", (HERE / f"{ID}.metainfo.xml").read_bytes())
    put(root / f"usr/share/mime/packages/{ID}.xml", (HERE / f"{ID}.xml").read_bytes())
    pictures, icons = ROOT / "assets/pictures", root / "usr/share/icons/hicolor"
    for name, kind, target in (("icon", "apps", ID), ("match", "mimetypes", "application-x-table-twelve")):
        put(icons / f"scalable/{kind}/{target}.svg", (pictures / f"{name}.svg").read_bytes())
        for picture in pictures.glob(f"{name}-*.png"):
            size = picture.stem.rpartition("-")[2]
            put(icons / f"{size}x{size}/{kind}/{target}.png", picture.read_bytes())


def put(path: Path, data: bytes) -> None:
    """Write a file, its folders included."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(0o644)


def deb() -> Path:
    """The Debian package."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "root"
        install_tree(root)
        doc = root / "usr/share/doc" / PACKAGE
        licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().replace("\n\n", "\n.\n").replace("\n", "\n ")
        put(doc / "copyright", COPYRIGHT.format(licence=licence).encode())
        log = f"{PACKAGE} ({version()}) stable; urgency=low\n\n  * See the player's change log in the program.\n\n"
        log += " -- The Table Twelve authors <authors@tabletwelve.example>  Mon, 30 Nov 2026 00:00:00 +0000\n"
        put(doc / "changelog.gz", gzip.compress(log.encode(), mtime=0))
        put(root / f"usr/share/man/man6/{PACKAGE}.6.gz", gzip.compress(MANUAL.encode(), mtime=0))
        overrides = "# the package carries a self-contained bundle\n" + "".join(f"{PACKAGE}: {o}\n" for o in OVERRIDES)
        put(root / "usr/share/lintian/overrides" / PACKAGE, overrides.encode())
        kib = int(megabytes(root) * 1e6 / 1024)
        put(
            root / "DEBIAN/control",
            CONTROL.format(package=PACKAGE, version=version(), kib=kib, depends=DEPENDS).encode(),
        )
        sums = [
            f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(root)}\n"
            for file in sorted((root / "usr").rglob("*"))
            if file.is_file() and not file.is_symlink()
        ]
        put(root / "DEBIAN/md5sums", "".join(sums).encode())
        subprocess.run(["chmod", "-R", "go-w,a+rX", root], check=True)
        out = DIST / f"{PACKAGE}_{version()}_amd64.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-b", root, out], check=True, stdout=subprocess.DEVNULL
        )
        return out


def appimage() -> Path:
    """One file that runs by itself: our runtime, a squashfs of the program behind it."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "AppDir"
        install_tree(tree)
        for name, target in (
            ("AppRun", f"usr/lib/{PACKAGE}/{PACKAGE}"),
            (f"{ID}.desktop", f"usr/share/applications/{ID}.desktop"),
            (f"{ID}.svg", f"usr/share/icons/hicolor/scalable/apps/{ID}.svg"),
            (".DirIcon", f"{ID}.svg"),
        ):
            (tree / name).symlink_to(target)
        squash = Path(scratch) / "squash"
        command = ["mksquashfs", tree, squash, "-root-owned", "-noappend", "-comp", "xz", "-quiet", "-no-progress"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        runtime = Path(scratch) / "runtime"
        subprocess.run([HERE / "build-runtime.sh", runtime], check=True)
        out = DIST / f"Table_Twelve-{version()}-x86_64.AppImage"
        out.write_bytes(runtime.read_bytes() + squash.read_bytes())
        out.chmod(0o755)
        return out


def tools() -> None:
    """Install what Debian brings for this, if we may. Raises SystemExit with the line to run otherwise."""
    needs = {"dpkg-deb": "dpkg", "mksquashfs": "squashfs-tools", "gcc": "gcc", "strip": "binutils"}
    missing = [package for tool, package in needs.items() if not shutil.which(tool)]
    if not Path("/usr/include/squashfuse").is_dir():
        missing += [
            "libsquashfuse-dev",
            "libfuse3-dev",
            "zlib1g-dev",
            "liblzma-dev",
            "liblzo2-dev",
            "liblz4-dev",
            "libzstd-dev",
        ]
    if missing and os.geteuid() != 0:
        sys.exit(f"Tools are missing. Run this line, then try again:\n  sudo apt-get install -y {' '.join(missing)}")
    if missing:
        subprocess.run(["apt-get", "install", "-y", "-q", *missing], check=True, stdout=subprocess.DEVNULL)


def main(arguments: list[str]) -> None:
    tools()
    if "--skip-freeze" not in arguments:
        freeze()
    for artefact in (FOLDER, deb(), appimage()):
        print(f"{artefact.relative_to(ROOT)}: {megabytes(artefact):.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
