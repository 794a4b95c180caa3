"""Where this person's settings, matches and log lie on this platform."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def config_folder() -> Path:
    """For settings."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation))


def data_folder() -> Path:
    """For matches and the log."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))
