"""Whether the system asks for reduced motion, where there is a way to know."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QProcess

from tabletop.ui.settings import Settings

_QUESTIONS = {
    "linux": ("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    "darwin": ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"], "1"),
}
_GET_CLIENT_AREA_ANIMATION = 0x1042


def ask_system(settings: Settings) -> None:
    """Ask without waiting; the answer goes into the settings when it comes, if it does."""
    if sys.platform == "win32":
        from ctypes import byref, c_int, windll  # noqa: PLC0415 — exists there alone

        animated = c_int(1)
        windll.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, byref(animated), 0)
        settings.follow_system_motion(reduced=not animated.value)
    elif sys.platform in _QUESTIONS:
        _Question(settings, *_QUESTIONS[sys.platform])


class _Question(QObject):
    """One run of a small program whose output is ``reduced`` under reduced motion."""

    def __init__(self, settings: Settings, program: str, arguments: list[str], reduced: str) -> None:
        super().__init__(settings)
        self._settings = settings
        self._reduced = reduced
        self._process = QProcess(self)
        self._process.finished.connect(self._answer)
        self._process.errorOccurred.connect(self.deleteLater)  # no such program: nothing is known
        self._process.start(program, arguments)

    def _answer(self) -> None:
        said = self._process.readAllStandardOutput().data().decode(errors="replace").strip()
        self._settings.follow_system_motion(reduced=said == self._reduced)
        self.deleteLater()
