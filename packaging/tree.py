"""Lays the frozen program and what a Linux desktop needs to know of it below a folder, as below ``/``."""

from __future__ import annotations

import shutil
from pathlib import Path

from build import FOLDER, ROOT

HERE = ROOT / "packaging" / "linux"
ID = "org.tabletwelve.TableTwelve"
PACKAGE = "table-twelve"


def install_tree(root: Path) -> None:
    """Everything below ``usr`` that the .deb and the AppImage share."""
    program = root / "usr/lib" / PACKAGE
    shutil.copytree(FOLDER, program, symlinks=True)
    for path in program.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == PACKAGE else 0o644)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    for folder, suffix in (("applications", ".desktop"), ("metainfo", ".metainfo.xml"), ("mime/packages", ".xml")):
        put(root / "usr/share" / folder / f"{ID}{suffix}", (HERE / f"{ID}{suffix}").read_bytes())
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
