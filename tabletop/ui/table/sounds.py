"""Sounds of the table, played from memory; no device means silence, not an error."""

from __future__ import annotations

import logging
import wave
from functools import cache
from typing import Any

from PySide6.QtCore import QObject

from tabletop.core.paths import assets
from tabletop.ui.settings import Settings

_log = logging.getLogger(__name__)
_RATE = 22050


class Sounds(QObject):
    """Plays ``assets/sounds/<name>.wav`` while the settings want sounds."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._device: Any = None
        self._silent = False

    def play(self, name: str) -> None:
        """Begin a sound and return at once; a new one ends the one before."""
        if not self._settings.sound or self._silent:
            return
        try:
            import miniaudio  # noqa: PLC0415 — takes a while, and many play without sounds

            if self._device is None:
                self._device = miniaudio.PlaybackDevice(
                    output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=_RATE, buffersize_msec=60
                )
            stream = _stream(_samples(name), self._settings.volume)
            next(stream)
            self._device.start(stream)
        except Exception:  # noqa: BLE001 — whatever is the matter with a sound card, the game goes on
            _log.info("there is no sound here", exc_info=True)
            self._silent = True

    def close(self) -> None:
        """Let go of the device."""
        if self._device is not None:
            self._device.close()
            self._device = None


@cache
def _samples(name: str) -> bytes:
    with wave.open(str(assets("sounds", f"{name}.wav"))) as file:
        return file.readframes(file.getnframes())


def _stream(samples: bytes, volume: float):
    """What miniaudio asks for: a generator that is sent a number of frames and yields their bytes."""
    scaled = memoryview(bytes(samples)).cast("h").tolist()
    loud = bytearray()
    for value in scaled:
        loud += int(value * volume).to_bytes(2, "little", signed=True)
    frames = yield b""
    at = 0
    while at < len(loud):
        piece = loud[at : at + frames * 2]
        at += frames * 2
        frames = yield bytes(piece)
