"""Makes the program's seven sounds from sine waves and noise: ``python packaging/sounds.py`` writes assets/sounds."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
OUT = Path(__file__).resolve().parents[1] / "assets" / "sounds"

Sound = list[float]


def silence(seconds: float) -> Sound:
    return [0.0] * int(RATE * seconds)


def tone(hertz: float, seconds: float, decay: float, partials: tuple[float, ...] = (1.0, 0.4, 0.15)) -> Sound:
    """A struck note: partials over an exponential decay (per second), with a soft 4 ms attack."""
    out = silence(seconds)
    for i in range(len(out)):
        t = i / RATE
        body = sum(level * math.sin(2 * math.pi * hertz * (k + 1) * t) for k, level in enumerate(partials))
        out[i] = body * math.exp(-decay * t) * min(1.0, t / 0.004)
    return out


def noise(seconds: float, low: float, shape: Callable[[float], float], seed: int) -> Sound:
    """Noise through a one-pole low pass (``low``: 0 dull … 1 bright), its loudness ``shape(0…1)``."""
    chance, last = random.Random(seed), 0.0
    out = silence(seconds)
    for i in range(len(out)):
        last += low * (chance.uniform(-1, 1) - last)
        out[i] = last * shape(i / len(out))
    return out


def mix(*layers: tuple[float, float, Sound]) -> Sound:
    """Layers as (start in seconds, level, sound), scaled to a peak of 0.8."""
    out = silence(max(start + len(sound) / RATE for start, _, sound in layers))
    for start, level, sound in layers:
        at = int(start * RATE)
        for i, value in enumerate(sound[: len(out) - at]):
            out[at + i] += level * value
    peak = max(map(abs, out)) or 1.0
    return [0.8 * value / peak for value in out]


def whistle() -> Sound:
    """A referee's whistle: one pitch that the pea makes tremble."""
    out, phase = silence(0.55), 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += 2 * math.pi * (2350 + 130 * math.sin(2 * math.pi * 34 * t)) / RATE
        fade = min(1.0, t / 0.02, (0.55 - t) / 0.09)
        out[i] = math.sin(phase) * fade * (0.75 + 0.25 * math.sin(2 * math.pi * 34 * t))
    return mix((0, 1, out), (0, 0.25, noise(0.5, 0.9, lambda x: 1 - x, 7)))


def sounds() -> dict[str, Sound]:
    wood = (1.0, 0.2, 0.5, 0.1)
    cheer = noise(1.5, 0.25, lambda x: math.sin(math.pi * min(1.0, x * 1.15)) ** 1.5, 3)
    clatter = [
        (t, level, tone(f, 0.08, 60, wood))
        for t, level, f in (
            (0.0, 1.0, 900),
            (0.07, 0.8, 1120),
            (0.13, 0.9, 840),
            (0.21, 0.6, 1040),
            (0.30, 0.45, 930),
            (0.36, 0.3, 1180),
        )
    ]
    return {
        "place": mix((0, 1, tone(196, 0.22, 26, wood)), (0, 0.5, noise(0.03, 0.6, lambda x: 1 - x, 1))),
        "score": mix((0, 1, tone(659.3, 0.5, 8)), (0.09, 0.9, tone(987.8, 0.6, 7))),
        "goal": mix(
            (0, 0.9, tone(523.3, 1.2, 3)), (0.1, 0.9, tone(659.3, 1.2, 3)), (0.2, 1, tone(784, 1.3, 2.6)), (0, 2.2, cheer)
        ),
        "turn": mix((0, 1, tone(440, 0.35, 11, (1.0, 0.25)))),
        "whistle": whistle(),
        "card": mix((0, 1, noise(0.16, 0.7, lambda x: (1 - x) ** 2 * min(1.0, x * 8), 5))),
        "dice": mix(*clatter),
    }  # fmt: skip


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", int(32767 * value)) for value in samples))


if __name__ == "__main__":
    main()
