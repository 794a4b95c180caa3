"""Works out which Debian packages a frozen folder needs, from the libraries that its own ones name and it does not bring."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

LIBC = "libc6"
PACKAGES = {
    "libstdc++.so.6": "libstdc++6 (>= 11)",
    "libgcc_s.so.1": "libgcc-s1",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libz.so.1": "zlib1g",
    **dict.fromkeys(("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "ld-linux-x86-64.so.2"), LIBC),
    **dict.fromkeys(("librt.so.1", "libutil.so.1", "libmvec.so.1"), LIBC),
}
"""Where Debian 12 and 13 have what every desktop brings; anything else must be in the folder."""


def depends(folder: Path) -> str:
    """The Depends line. Raises SystemExit naming a library that would be missing."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.read_bytes()[:4] == b"\x7fELF"]
    brought = {file.name for file in folder.rglob("*")}
    wanted = {name for file in files for name in named(file)}
    unknown = sorted(wanted - brought - PACKAGES.keys())
    if unknown:
        raise SystemExit(f"Neither the package nor Debian's dependencies bring {', '.join(unknown)}.")
    versions = {version for file in files for version in versions_of(file)}
    packages = {PACKAGES[name] for name in wanted - brought}
    return ", ".join([newest(versions), *sorted(packages - {LIBC})])


def named(file: Path) -> list[str]:
    """The libraries that an ELF file asks for."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", readelf("-d", file))


def versions_of(file: Path) -> list[str]:
    """The versions of the C library that an ELF file asks for."""
    return re.findall(r"Name: GLIBC_(2\.\d+)", readelf("-V", file))


def newest(versions: Iterable[str]) -> str:
    """The dependency on the C library that satisfies all of them."""
    return f"{LIBC} (>= 2.{max(int(version.partition('.')[2]) for version in versions)})"


def readelf(option: str, file: Path) -> str:
    """What readelf says."""
    return subprocess.run(["readelf", "-W", option, file], capture_output=True, text=True, check=True).stdout
