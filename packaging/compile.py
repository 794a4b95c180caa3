"""Compiles the machinery of rules and opponents with mypyc, from the very same source: ``python packaging/compile.py``.

``build/compiled`` becomes a copy of the program, its tests and data with an extension module beside each module that
playouts spend their time in; Python prefers the extension. The pure program stays the reference.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
_CACHES = shutil.ignore_patterns("__pycache__")
WHERE = ("core/rng.py", "core/hidden.py", "games/*/*.py", "ai/mind.py", "ai/search.py", "ai/evaluation/*.py")
PLAIN = {
    "__init__", "actions", "events", "goals", "patterns", "ability", "abilities", "bonuses",
    "reasons", "ruleset", "notation", "position", "soundness", "reachable", "why",
}  # fmt: skip
"""Modules that stay as they are: of msgspec's structs, which are C already, and what a match needs once or never."""


def compiler() -> bool:
    """Whether there is a C compiler here."""
    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "C:\\Program Files (x86)")
        return Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe").exists()
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def extensions() -> dict[str, Path]:
    """The extension modules in ``build/compiled``, by the name they are imported by."""
    suffix = EXTENSION_SUFFIXES[0]
    files = [*COMPILED.glob(f"*{suffix}"), *(COMPILED / "tabletop").rglob(f"*{suffix}")]
    return {".".join(file.relative_to(COMPILED).parts).removesuffix(suffix): file for file in sorted(files)}


def swapped(pure: list[Any], binaries: list[Any]) -> tuple[list[Any], list[Any]]:
    """PyInstaller's two tables, with extension modules instead of the plain ones they were made from."""
    found = extensions()
    places = [(str(file.relative_to(COMPILED)), str(file), "EXTENSION") for file in found.values()]
    return [entry for entry in pure if entry[0] not in found], [*binaries, *places]


def main() -> int:
    """Compile if anything has changed, or say why not and leave nothing behind; status 1 only if compiling failed."""
    if not compiler():
        shutil.rmtree(COMPILED, ignore_errors=True)
        print("There is no C compiler here, so nothing is compiled: the opponents play the same, only slower.")
        return 0
    parts = [sorted((ROOT / "tabletop" / part).rglob("*.py")) for part in ("core", "games", "ai")]
    sources = [Path(__file__), *chain(*parts)]
    now = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest() + sys.version
    mark = COMPILED / "made-from"
    if not (mark.exists() and mark.read_text("utf-8") == now):
        shutil.rmtree(COMPILED, ignore_errors=True)
        shutil.copytree(ROOT / "tabletop", COMPILED / "tabletop", ignore=_CACHES)
        if subprocess.call([environment(), __file__, "here"], cwd=COMPILED):
            return 1
        mark.write_text(now, "utf-8")
    shutil.rmtree(COMPILED / "tests", ignore_errors=True)
    for name in ("tabletop", "tests", "assets", "rulesets"):
        shutil.copytree(ROOT / name, COMPILED / name, ignore=_CACHES, dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", COMPILED)
    print(f"{len(extensions())} modules are compiled, in {COMPILED.relative_to(ROOT)}.")
    return 0


def environment() -> Path:
    """An environment of the compiler's own; returns its Python."""
    import venv  # which a Python that only packs need not have

    home = ROOT / "build" / "compiler"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    venv.create(home, with_pip=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "packaging" / "lock-compile.txt"], check=True)
    return python


def annotations(source: str) -> str:
    """Lines that give a module's dataclasses their annotations back: mypyc forgets them, msgspec builds views by them."""
    lines = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
            types = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
            lines.append(f"vars({node.name})['__annotations__'].update({types})\n")
    return "".join(lines)


def here() -> None:
    """In ``build/compiled``, with the compiler's environment: each module's extension beside it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    found = sorted(file for pattern in WHERE for file in Path("tabletop").glob(pattern) if file.stem not in PLAIN)
    for file in Path("tabletop", "games").glob("*/state.py"):
        source = file.read_text("utf-8")
        file.write_text(source + annotations(source), "utf-8")
    modules = mypycify([*map(str, found)], group_name="tabletop", multi_file=True, opt_level="2")
    command = build_ext(Distribution({"name": "tabletop", "ext_modules": modules}))
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    sys.exit(here() if sys.argv[1:] == ["here"] else main())
