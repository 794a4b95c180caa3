"""Builds the one-folder program with PyInstaller in an environment of its own; every system's packages start here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FOLDER = DIST / "table-twelve"


def version() -> str:
    """The one version number, from ``tabletop/__init__.py``."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "tabletop" / "__init__.py").read_text(encoding="utf-8"))
    assert found
    return found.group(1)


def environment() -> Path:
    """A clean environment with what the program needs and PyInstaller, and nothing else; returns its Python."""
    home = BUILD / "venv"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(home, with_pip=True, clear=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = project["dependencies"] + project["optional-dependencies"]["package"]
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *needs], check=True)
    return python


def freeze() -> Path:
    """Build ``dist/table-twelve`` afresh and return it."""
    command = [
        environment(), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", DIST, "--workpath", BUILD / "pyinstaller", ROOT / "packaging" / "tabletop.spec",
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=ROOT)
    return FOLDER


def megabytes(path: Path) -> float:
    """The size of a file or a folder in MB (10⁶ bytes)."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


if __name__ == "__main__":
    print(f"{freeze()}: {megabytes(FOLDER):.1f} MB")
    sys.exit(0)
