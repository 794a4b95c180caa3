"""Set-up on a fresh machine, with the standard library alone: ``python -m tabletop.bootstrap play`` and its likes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("importlinter.cli",),
    ("pytest",),
)

# What Qt needs of a bare Debian or Ubuntu; the first group is enough without a display.
OFFSCREEN = ("libgl1", "libegl1", "libxkbcommon0", "libglib2.0-0", "libfreetype6", "libfontconfig1", "libdbus-1-3")
WINDOW = (
    "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-render-util0", "libxcb-shape0",
    "libxcb-xkb1", "libxkbcommon-x11-0",
)  # fmt: skip
PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"


def main(arguments: Sequence[str]) -> int:
    """Run one of COMMANDS; ``run`` takes MODULE [ARGUMENT …]."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("play", ())
    if command not in COMMANDS:
        print(f"usage: python -m tabletop.bootstrap {{{','.join(COMMANDS)}}}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[command](rest)
    except SetupError as error:
        print(f"table-twelve: {error}", file=sys.stderr)
        return 1


class SetupError(Exception):
    """Set-up cannot go on; ``str()`` says why and what to do."""


def play(rest: Sequence[str]) -> int:
    """Open the window; without a display, play a shown-off match offscreen and save its pictures."""
    install(())
    system_libraries(window=has_display())
    if has_display():
        return run("tabletop", *rest)
    print("There is no display here: a match is played offscreen, and its pictures go to showcase/.")
    return run("tabletop", "showcase", "--out", str(ROOT / "showcase"), env={"QT_QPA_PLATFORM": "offscreen"})


def test(rest: Sequence[str]) -> int:
    """Run the tests, offscreen."""
    install(("dev",))
    system_libraries(window=False)
    return run("pytest", *rest, env={"QT_QPA_PLATFORM": "offscreen"})


def test_compiled(rest: Sequence[str]) -> int:
    """Compile the rules and opponents, and run their tests against that: ``build/compiled`` holds a copy of all."""
    install(("dev",))
    system_libraries(window=False)
    compiled = ROOT / "build" / "compiled"
    if subprocess.call([PYTHON, ROOT / "packaging" / "compile.py"], cwd=ROOT) or not compiled.is_dir():
        return 1
    tests = [f"tests/{part}" for part in ("core", "games", "ai", "contract")]
    return subprocess.call([PYTHON, "-m", "pytest", *(rest or tests)], cwd=compiled)


def check(rest: Sequence[str]) -> int:
    """Run every check there is; all of them, also after one has failed."""
    del rest
    install(("dev",))
    system_libraries(window=False)
    failed = [c[0] for c in CHECKS if run(*c, env={"QT_QPA_PLATFORM": "offscreen"}) != 0]
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def bench(rest: Sequence[str]) -> int:
    """Print the benchmarks, peers beside them."""
    install(("dev", "bench"))
    system_libraries(window=False)
    return run("tests.benchmarks", *rest, env={"QT_QPA_PLATFORM": "offscreen"})


def package(rest: Sequence[str]) -> int:
    """Build what can be downloaded and double-clicked on Linux."""
    install(())
    system_libraries(window=False)
    return subprocess.call([PYTHON, ROOT / "packaging" / "linux.py", *rest], cwd=ROOT)


def package_windows(rest: Sequence[str]) -> int:
    """Build the installer for Windows, here by way of wine."""
    install(())
    return subprocess.call([PYTHON, ROOT / "packaging" / "windows.py", *rest], cwd=ROOT)


def run(module: str, *arguments: str, env: dict[str, str] | None = None) -> int:
    """Run a module in the environment that was set up."""
    start = ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    how = start if module == "importlinter.cli" else ["-m", module]
    return subprocess.call([PYTHON, *how, *arguments], cwd=ROOT, env={**os.environ, **(env or {})})


def install(extras: Sequence[str]) -> None:
    """Make ``.venv`` and install what the program needs into it, once a state of pyproject.toml. Raises SetupError."""
    if sys.version_info < (3, 11):  # noqa: UP036 — this file must speak before the packages refuse
        raise SetupError("Python 3.11 or newer is needed: install it, then run this again.")
    mark = VENV / "installed"
    want = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    have = mark.read_text().split() if mark.is_file() and PYTHON.exists() else []
    if have[:1] == [want] and set(extras) <= set(have[1:]):
        return
    print("Setting up (once) …", flush=True)
    if not PYTHON.exists():
        make_environment()
    extras = sorted({*extras, *have[1:]})
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements(extras)]
    if subprocess.call(pip, cwd=ROOT) != 0:
        raise SetupError("The packages could not be installed: look at the lines above; is the network there?")
    mark.write_text(" ".join([want, *extras]))


def requirements(extras: Sequence[str]) -> list[str]:
    """What pyproject.toml asks for. The program itself runs from its source and is not installed."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project["dependencies"] + [need for extra in extras for need in project["optional-dependencies"][extra]]


def make_environment() -> None:
    """A virtual environment; on Debian its module may have to be installed first. Raises SetupError."""
    try:
        import ensurepip  # noqa: F401 — a bare Debian has none
    except ImportError:
        apt(("python3-venv",))
    if subprocess.call([sys.executable, "-m", "venv", str(VENV)]) != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError("A virtual environment could not be made in .venv: is this folder writable?")


def has_display() -> bool:
    """Whether a window can be shown here."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def system_libraries(*, window: bool) -> None:
    """See whether Qt starts; on Debian and Ubuntu install what is missing, or say how. Raises SetupError."""
    if sys.platform != "linux":
        return
    env = {**os.environ} if window else {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    probe = [PYTHON, "-c", PROBE]
    if subprocess.call(probe, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
        return
    apt(OFFSCREEN + WINDOW if window else OFFSCREEN)
    if subprocess.call(probe, env=env) != 0:
        raise SetupError("Qt does not start here; the lines above say which library it misses.")


def apt(packages: Sequence[str]) -> None:
    """Install Debian packages if this user may. Raises SetupError with the one line to run otherwise."""
    line = f"apt-get install -y --no-install-recommends {' '.join(packages)}"
    if not shutil.which("apt-get"):
        raise SetupError(f"System libraries are missing; on Debian they are: {' '.join(packages)}")
    if os.geteuid() != 0:
        raise SetupError(f"Some system libraries are missing. Run this line, then try again:\n  sudo {line}")
    print(f"Installing system libraries: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in ("apt-get update -q", line):
        if subprocess.call(step.split(), env=quiet, stdout=subprocess.DEVNULL) != 0:
            raise SetupError(f"The system libraries could not be installed. Run this line, then try again:\n  {line}")


COMMANDS = {
    "play": play,
    "test": test,
    "test-compiled": test_compiled,
    "check": check,
    "bench": bench,
    "package": package,
    "package-windows": package_windows,
    "run": lambda rest: install(("dev",)) or run(*rest),
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
