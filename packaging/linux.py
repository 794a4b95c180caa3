"""Builds every Linux artefact into dist/: the folder, the .deb and the AppImage; ``--skip-freeze`` takes the folder as it is."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from build import DIST, FOLDER, ROOT, debian, freeze, megabytes, version
from deb import deb
from tree import HERE, ID, PACKAGE, install_tree

RUNTIME = "APPIMAGE_RUNTIME"
"""Names the official runtime of AppImages where it can be downloaded; without it, our own is built."""

LIBRARIES = "/usr/lib/x86_64-linux-gnu"
TOOLS = {
    "dpkg-deb": "dpkg",
    "mksquashfs": "squashfs-tools",
    "readelf": "binutils",
}
OWN_RUNTIME = {
    "gcc": "gcc",
    "/usr/include/squashfuse": "libsquashfuse-dev",
    "/usr/include/fuse3": "libfuse3-dev",
    "/usr/include/zlib.h": "zlib1g-dev",
    "/usr/include/lzma.h": "liblzma-dev",
    "/usr/include/lzo": "liblzo2-dev",
    "/usr/include/lz4.h": "liblz4-dev",
    "/usr/include/zstd.h": "libzstd-dev",
}
# What Qt's plugins are linked with goes into the package only if it lies on the machine that builds it.
PLUGINS = {
    f"{LIBRARIES}/{library}": package
    for library, package in {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    }.items()
}


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
        # xz would be a tenth smaller, but where FUSE is missing every start unpacks it all, and zstd does so at once.
        options = ["-root-owned", "-noappend", "-comp", "zstd", "-Xcompression-level", "22", "-quiet", "-no-progress"]
        subprocess.run(["mksquashfs", tree, squash, *options], check=True, stdout=subprocess.DEVNULL)
        runtime = Path(os.environ.get(RUNTIME) or Path(scratch) / "runtime")
        if RUNTIME not in os.environ:
            subprocess.run([HERE / "build-runtime.sh", runtime], check=True)
        out = DIST / f"Table_Twelve-{version()}-x86_64.AppImage"
        out.write_bytes(runtime.read_bytes() + squash.read_bytes())
        out.chmod(0o755)
        return out


def main(arguments: list[str]) -> None:
    debian(TOOLS | PLUGINS | ({} if RUNTIME in os.environ else OWN_RUNTIME))
    if "--skip-freeze" not in arguments:
        freeze()
    for artefact in (FOLDER, deb(), appimage()):
        print(f"{artefact.relative_to(ROOT)}: {megabytes(artefact):.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
