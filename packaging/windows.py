"""Builds the Windows installer into dist/: natively on Windows, or here on Linux by way of wine as a rehearsal."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build import BUILD, DIST, ROOT, debian, freeze, megabytes, version

HERE = ROOT / "packaging" / "windows"
TOOLS = {
    "/usr/lib/wine/wine64": "wine64",
    "/usr/bin/makensis": "nsis",
    "/usr/bin/x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}
DOWNLOAD = [
    "--no-deps",
    "--only-binary",
    ":all:",
    "--platform",
    "win_amd64",
    "--python-version",
    "3.11",
    "--implementation",
    "cp",
    "--require-hashes",
]


def wheels(home: Path) -> Path:
    """The pinned Windows wheels, downloaded once and checked against their hashes."""
    folder = home / "wheels"
    want = (HERE / "wheels.txt").read_text(encoding="utf-8")
    mark = folder / "complete"
    if not (mark.exists() and mark.read_text(encoding="utf-8") == want):
        shutil.rmtree(folder, ignore_errors=True)
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--dest",
            folder,
            *DOWNLOAD,
            "-r",
            HERE / "wheels.txt",
        ]
        subprocess.run(command, check=True)
        mark.write_text(want, encoding="utf-8")
    return folder


def freeze_by_wine() -> Path:
    """PyInstaller for Windows, run under wine; returns the folder it makes."""
    sys.path.insert(0, str(HERE))
    from rehearsal import Wine, assemble, icu_stub

    debian(TOOLS)
    home = BUILD / "windows"
    home.mkdir(parents=True, exist_ok=True)
    wine = Wine(home)
    python = assemble(home, wheels(home))
    icu_stub(wine, python.parent / "Lib/site-packages/PySide6/Qt6Core.dll")
    out = home / "dist"
    wine.run(
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", "--distpath", wine.path(out),
        "--workpath", wine.path(home / "work"), wine.path(ROOT / "packaging" / "tabletop.spec"),
    )  # fmt: skip
    folder = out / "table-twelve"
    subprocess.run([sys.executable, ROOT / "packaging" / "contents.py", folder], check=True)
    return folder


def installer(folder: Path) -> Path:
    """The NSIS installer around a frozen folder."""
    rehearsal = "" if os.name == "nt" else "-rehearsal"
    out = DIST / f"TableTwelve-{version()}{rehearsal}-setup.exe"
    DIST.mkdir(exist_ok=True)
    flag = "/" if os.name == "nt" else "-"
    defines = {"VERSION": version(), "FOLDER": folder, "OUT": out, "ROOT": ROOT}
    options = [f"{flag}D{name}={value}" for name, value in defines.items()]
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    subprocess.run([makensis, f"{flag}V2", *options, HERE / "installer.nsi"], check=True)
    return out


def main() -> None:
    folder = freeze() if os.name == "nt" else freeze_by_wine()
    for artefact in (folder, installer(folder)):
        print(f"{artefact.relative_to(ROOT)}: {megabytes(artefact):.1f} MB")
    if os.name != "nt":
        print("This installer is a rehearsal: the release is built, and signed where it can be, on Windows itself.")


if __name__ == "__main__":
    main()
