"""A Windows CPython that runs under wine, put together from wheels: enough for PyInstaller to build with.

The release is built on Windows itself; this is its rehearsal on Linux. The interpreter is the signed python311.dll
that the panda3d wheel carries; the standard library is that of the Python 3.11 that runs this script.
"""

from __future__ import annotations

import os
import py_compile
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = [
    "_asyncio",
    "_bz2",
    "_ctypes",
    "_decimal",
    "_elementtree",
    "_hashlib",
    "_lzma",
    "_multiprocessing",
    "_overlapped",
    "_queue",
    "_socket",
    "_ssl",
    "_uuid",
    "pyexpat",
    "select",
    "unicodedata",
]
LIBRARIES = ("python311.dll", "VCRUNTIME140.dll", "libffi-8.dll", "libcrypto-3.dll", "libssl-3.dll")
SKIPPED = {
    "test",
    "site-packages",
    "idlelib",
    "tkinter",
    "turtledemo",
    "ensurepip",
    "lib2to3",
    "lib-dynload",
    "pydoc_data",
    "__pycache__",
}
GCC = "x86_64-w64-mingw32-gcc"
OBJDUMP = "x86_64-w64-mingw32-objdump"
ENTRY = "int __stdcall DllMainCRTStartup(void *h, unsigned r, void *p) { return 1; }\n"


class Wine:
    """A wine prefix of our own; ``run`` starts a Windows program in it."""

    def __init__(self, home: Path) -> None:
        self.prefix = home / "prefix"
        self.env = {
            **os.environ, "WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=", "PYTHONHASHSEED": "1",
        }  # fmt: skip
        for name in ("PYTHONPATH", "PYTHONHOME", "QT_QPA_PLATFORM"):
            self.env.pop(name, None)
        if not (self.prefix / "system.reg").exists():
            self.run("wineboot", "-i")

    def run(self, *command: str | Path, timeout: float = 3600, check: bool = True, **env: str) -> int:
        """Run a program to its end. Raises CalledProcessError or TimeoutExpired."""
        whole = ["/usr/lib/wine/wine64", *map(str, command)]
        # Pipes on every side: under wine an interpreter does not start where one of them is a plain file.
        pipes = {"input": b"", "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        done = subprocess.run(whole, env={**self.env, **env}, timeout=timeout, check=False, **pipes)
        sys.stdout.write(done.stdout.decode(errors="replace"))
        if check:
            done.check_returncode()
        return done.returncode

    @staticmethod
    def path(path: Path) -> str:
        """A Linux path as wine sees it."""
        return "Z:" + str(path).replace("/", "\\")


def assemble(home: Path, wheels: Path) -> Path:
    """Put the interpreter together below ``home`` and return its python.exe. Raises SystemExit off Python 3.11."""
    if sys.version_info[:2] != (3, 11):
        sys.exit("The Windows rehearsal needs to be run by Python 3.11: its standard library goes into the build.")
    python = home / "python"
    if (python / "complete").exists():
        return python / "python.exe"
    shutil.rmtree(python, ignore_errors=True)
    site = python / "Lib" / "site-packages"
    site.mkdir(parents=True)
    with zipfile.ZipFile(next(wheels.glob("panda3d-*.whl"))) as wheel:
        for name in (*LIBRARIES, *(f"{module}.pyd" for module in MODULES)):
            (python / name).write_bytes(wheel.read(f"deploy_libs/{name}"))
        (python / "MSVCP140.dll").write_bytes(wheel.read("panda3d/MSVCP140.dll"))
    for wheel_file in wheels.glob("*.whl"):
        if not wheel_file.name.startswith("panda3d"):
            with zipfile.ZipFile(wheel_file) as wheel:
                wheel.extractall(site)
    standard_library(python / "Lib")
    subprocess.run([GCC, "-O2", "-municode", "-o", python / "python.exe", HERE / "python.c", "-s"], check=True)
    forwarder(python)
    (python / "complete").touch()
    return python / "python.exe"


def standard_library(target: Path) -> None:
    """Copy the running Python's library, compiled."""
    source = Path(sysconfig.get_path("stdlib"))
    for file in source.rglob("*.py"):
        relative = file.relative_to(source)
        if relative.parts[0] in SKIPPED or relative.parts[0].startswith("config-") or "__pycache__" in relative.parts:
            continue
        copy = target / relative
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    py_compile.compile(str(target / "os.py"), doraise=True)


def forwarder(python: Path) -> None:
    """python3.dll, the stable ABI's name for python311.dll: every export forwarded."""
    table = subprocess.run([OBJDUMP, "-p", python / "python311.dll"], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^\s*\[ *\d+\](?:\s+\+base\[ *\d+\])?(?:\s+[0-9a-f]+)?\s+(_?Py\w+)$", table, re.MULTILINE)
    definition, entry = python / "python3.def", python / "entry.c"
    definition.write_text("LIBRARY python3.dll\nEXPORTS\n" + "".join(f"{name}=python311.{name}\n" for name in names))
    entry.write_text(ENTRY)
    dll(python / "python3.dll", entry, definition)


def icu_stub(wine: Wine, qt_core: Path) -> None:
    """icuuc.dll for wine, which lacks what Windows has had since 2017; every call reports that it failed."""
    table = subprocess.run([OBJDUMP, "-p", qt_core], capture_output=True, text=True, check=True).stdout
    block = re.search(r"DLL Name: icuuc\.dll(.*?)\n\n", table, re.DOTALL | re.IGNORECASE)
    names = re.findall(r"\b(u\w+_\w+|u_\w+)\b", block.group(1)) if block else []
    body = [ENTRY]
    for name in names:
        failing = "*e = 4; return 0;"
        body.append(
            f"__declspec(dllexport) void *ucnv_open(const char *n, int *e) {{ {failing} }}\n"
            if name == "ucnv_open"
            else f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n"
        )
    source = wine.prefix / "icu.c"
    source.write_text("".join(body))
    dll(wine.prefix / "drive_c/windows/system32/icuuc.dll", source)


def dll(target: Path, *sources: Path) -> None:
    """Link a library without a run-time."""
    command = [GCC, "-shared", "-nostdlib", "-o", target, *sources, "-Wl,-e,DllMainCRTStartup"]
    subprocess.run(command, check=True)
