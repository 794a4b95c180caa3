"""Builds the one-folder program with PyInstaller in an environment of its own; every system's packages start here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FOLDER = DIST / "table-twelve"


def version() -> str:
    """The one version number, from ``tabletop/__init__.py``."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "tabletop" / "__init__.py").read_text(encoding="utf-8"))
    assert found
    return found.group(1)


def environment() -> Path:
    """A clean environment with exactly what lock.txt pins, and nothing else; returns its Python."""
    home = BUILD / "venv"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock, mark = HERE / "lock.txt", home / "installed"
    if not (mark.exists() and mark.read_bytes() == lock.read_bytes()):
        venv.create(home, with_pip=True, clear=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
        subprocess.run([*pip, "--require-hashes", "-r", lock], check=True)
        mark.write_bytes(lock.read_bytes())
    return python


def freeze() -> Path:
    """Build ``dist/table-twelve`` afresh, see and write down what it holds, and return it.

    Raises CalledProcessError if it lacks something or holds what it must not.
    """
    python = environment()
    subprocess.run([sys.executable, HERE / "compile.py"], check=True)
    command = [
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR",
        "--distpath", DIST, "--workpath", BUILD / "pyinstaller", HERE / "tabletop.spec",
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=ROOT)
    subprocess.run([python, HERE / "contents.py", FOLDER], check=True)
    bill = DIST / f"Table-Twelve-{version()}-{sys.platform}.cdx.json"
    subprocess.run([python, HERE / "sbom.py", FOLDER, bill], check=True)
    return FOLDER


def debian(packages: dict[str, str]) -> None:
    """Install the Debian packages of which a file or command is missing, if we may. Raises SystemExit otherwise."""
    sys.path.insert(0, str(ROOT))
    from shutil import which

    from tabletop.bootstrap import SetupError, apt

    missing = [name for mark, name in packages.items() if not (Path(mark).exists() or which(mark))]
    if missing:
        try:
            apt(missing)
        except SetupError as error:
            sys.exit(str(error))


def megabytes(path: Path) -> float:
    """The size of a file or a folder in MB (10⁶ bytes)."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


if __name__ == "__main__":
    print(f"{freeze()}: {megabytes(FOLDER):.1f} MB")
    sys.exit(0)
