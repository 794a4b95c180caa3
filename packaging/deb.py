"""Wraps the frozen folder into a Debian package."""

from __future__ import annotations

import gzip
import hashlib
import subprocess
import tempfile
from pathlib import Path

from build import DIST, FOLDER, ROOT, megabytes, version
from needs import depends
from tree import PACKAGE, install_tree, put

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
Comment: The package carries Python, Qt and what they need. Their licences lie in
 /usr/lib/{package}/_internal/assets/licences, and the program shows them.

Files: *
Copyright: 2026 The Table Twelve authors
License: MIT
 {licence}
"""
CHANGES = """{package} ({version}) stable; urgency=low

  * What is new for players is told in the project's change log.

 -- The Table Twelve authors <authors@tabletwelve.example>  Mon, 30 Nov 2026 00:00:00 +0000
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
OVERRIDES = ("embedded-library", "custom-library-search-path", "shared-library-is-multi-arch-foreign",
             "shared-library-lacks-prerequisites", "library-not-linked-against-libc", "hardening-no-pie")  # fmt: skip


def deb() -> Path:
    """The package, in dist/."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "root"
        install_tree(root)
        put_documents(root)
        kib = int(megabytes(root) * 1e6 / 1024)
        control = CONTROL.format(package=PACKAGE, version=version(), kib=kib, depends=depends(FOLDER))
        put(root / "DEBIAN/control", control.encode())
        put(root / "DEBIAN/md5sums", "".join(sums(root)).encode())
        subprocess.run(["chmod", "-R", "go-w,a+rX", root], check=True)
        out = DIST / f"{PACKAGE}_{version()}_amd64.deb"
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-b", root, out]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return out


def put_documents(root: Path) -> None:
    """What Debian's policy asks for: licence, changes, manual page; and what its checker need not tell us."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().replace("\n\n", "\n.\n").replace("\n", "\n ")
    doc = root / "usr/share/doc" / PACKAGE
    put(doc / "copyright", COPYRIGHT.format(package=PACKAGE, licence=licence).encode())
    changes = CHANGES.format(package=PACKAGE, version=version())
    put(doc / "changelog.gz", gzip.compress(changes.encode(), mtime=0))
    put(root / f"usr/share/man/man6/{PACKAGE}.6.gz", gzip.compress(MANUAL.encode(), mtime=0))
    overrides = "# the package carries a self-contained bundle\n" + "".join(f"{PACKAGE}: {o}\n" for o in OVERRIDES)
    put(root / "usr/share/lintian/overrides" / PACKAGE, overrides.encode())


def sums(root: Path) -> list[str]:
    """A line for each file, as dpkg --verify reads them."""
    files = [file for file in sorted((root / "usr").rglob("*")) if file.is_file() and not file.is_symlink()]
    return [
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(root)}\n"
        for file in files
    ]
