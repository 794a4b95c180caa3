"""Size and start of the packed program beside a bare window with one label that is packed the same way."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from tests.benchmarks.start import BARE, WHOLE

ROOT = Path(__file__).resolve().parents[2]
RUNS = 15
HEARD = "import miniaudio; os._exit(0)"  # a package that lacks a part of it does not pass


def pack(name: str, script: str, *, bare: bool) -> Path:
    """Freeze a script with the program's own spec; returns the folder."""
    sys.path.append(str(ROOT / "packaging"))
    from build import BUILD, environment

    if not bare:
        subprocess.run([sys.executable, ROOT / "packaging" / "compile.py"], check=True)
    place = BUILD / "packed" / name
    place.mkdir(parents=True, exist_ok=True)
    file = place / f"{name}.py"
    file.write_text(script, encoding="utf-8")
    command = [
        environment(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--distpath", place,
        "--workpath", place / "work", ROOT / "packaging" / "tabletop.spec",
    ]  # fmt: skip
    env = {**os.environ, "TABLE_TWELVE_SCRIPT": str(file), "TABLE_TWELVE_BARE": "1" if bare else ""}
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    return place / "table-twelve"


def sizes(folder: Path) -> tuple[float, float]:
    """MB (10⁶ bytes) of a folder, and of it as a .tar.xz, which is how the Debian package holds it."""
    from build import megabytes

    archive = folder.with_suffix(".tar.xz")
    with tarfile.open(archive, "w:xz", preset=6) as packed:
        packed.add(folder, "x")
    return megabytes(folder), megabytes(archive)


def start(folder: Path, home: str) -> float:
    """Milliseconds from the start of the process to its first paint event."""
    env = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
    begun = time.clock_gettime(time.CLOCK_MONOTONIC)
    done = subprocess.run([folder / "table-twelve"], env=env, capture_output=True, text=True, check=True, timeout=60)
    return (float(done.stdout.split()[-2]) - begun) * 1000


def times(bare: Path, whole: Path) -> None:
    """Print the medians of starts in turns, and their ratio."""
    with tempfile.TemporaryDirectory() as home:
        for folder in (bare, whole):
            start(folder, home)
        pairs = [(start(bare, home), start(whole, home)) for _ in range(RUNS)]
    medians = [statistics.median(column) for column in zip(*pairs, strict=True)]
    ratio = statistics.median(second / first for first, second in pairs)
    print(f"first paint: {medians[0]:.0f} ms bare, {medians[1]:.0f} ms Table Twelve; ratio {ratio:.2f} (limit 1.35)")


def main() -> None:
    """Print sizes, times and ratios. Packs both unless ``PACKED=again`` says that they lie there."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.environ.get("PACKED") == "again":
        bare, whole = (ROOT / "build/packed" / name / "table-twelve" for name in ("bare", "whole"))
    else:
        bare = pack("bare", BARE, bare=True)
        whole = pack("whole", WHOLE.replace("os._exit(0)", HEARD), bare=False)
        (b, b_xz), (w, w_xz) = sizes(bare), sizes(whole)
        print(f"folder: {b:.1f} MB bare, {w:.1f} MB Table Twelve; ratio {w / b:.2f} (limit 1.25)")
        print(f"as .tar.xz: {b_xz:.1f} MB bare, {w_xz:.1f} MB Table Twelve; ratio {w_xz / b_xz:.2f} (limit 1.25)")
    times(bare, whole)


if __name__ == "__main__":
    main()
