"""What a person has set, kept as a small JSON file; every change is told and stored at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from PySide6.QtCore import QLocale, QObject, Signal

from tabletop.core.errors import FileTrouble, TableError
from tabletop.core.files import read_bounded, save_atomically
from tabletop.core.words import LANGUAGES, Words
from tabletop.ui.places import config_folder

FILE = "settings.json"
DAMAGED = "settings.damaged.json"
MAX_BYTES = 64 * 1024
SPEEDS = ("off", "fast", "normal", "slow")
THEMES = ("system", "light", "dark")
SYSTEM = "system"

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Size = Annotated[int, msgspec.Meta(ge=100, le=200)]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class Preferences(msgspec.Struct, frozen=True):
    """All settings with their bounds. ``speed`` None follows the system: off under reduced motion, else normal.

    ``seat_colours`` is a permutation of 0…9, ``names`` are the people who played last, by seat, ``window`` is what
    QWidget.saveGeometry gave, in hexadecimal.
    """

    language: Literal["system", "en", "pt_BR", "zh_TW"] = SYSTEM
    theme: Literal["system", "light", "dark"] = SYSTEM
    speed: Literal["off", "fast", "normal", "slow"] | None = None
    sound: bool = True
    volume: Percent = 70
    text_size: Size = 100
    seat_colours: tuple[int, ...] = tuple(range(10))
    hints: bool = True
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=10)] = ()
    window: Annotated[str, msgspec.Meta(max_length=4096)] = ""

    def __post_init__(self) -> None:
        if sorted(self.seat_colours) != list(range(10)):
            raise ValueError("seat_colours holds each of 0…9 once")


class Settings(QObject):
    """The settings of a running program, read as attributes (``settings.speed``), changed by ``change``.

    ``changed`` comes after every change. ``failed`` says once, as one sentence, that they cannot be stored; they hold
    until the window closes all the same.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path | None = None, *, reduced_motion: bool = False, parent: QObject | None = None):
        super().__init__(parent)
        self._path = (folder or config_folder()) / FILE
        self._reduced_motion = reduced_motion
        self._may_fail = True
        self._values = self._load()

    @property
    def values(self) -> Preferences:
        """All settings as they are stored."""
        return self._values

    @property
    def language(self) -> str:
        """The language in use, one of LANGUAGES."""
        return system_language() if self._values.language == SYSTEM else self._values.language

    @property
    def speed(self) -> str:
        """How fast pieces move, one of SPEEDS."""
        return self._values.speed or ("off" if self._reduced_motion else "normal")

    @property
    def sound(self) -> bool:
        """Whether there are sounds."""
        return self._values.sound

    @property
    def volume(self) -> float:
        """The loudness of sounds, 0…1."""
        return self._values.volume / 100

    @property
    def text_size(self) -> float:
        """The size of texts, 1…2."""
        return self._values.text_size / 100

    @property
    def seat_colours(self) -> tuple[int, ...]:
        """The number of each seat's colour; Theme.seat knows them already."""
        return self._values.seat_colours

    @property
    def hints_on(self) -> bool:
        """Whether the table explains itself as one plays."""
        return self._values.hints

    def words(self, *domains: str) -> Words:
        """The words of some domains in the language in use."""
        return Words(self.language, *domains)

    def change(self, **values: Any) -> None:
        """Set some settings by name, store all and tell. Raises ValueError for what is out of bounds."""
        raw = msgspec.to_builtins(msgspec.structs.replace(self._values, **values))
        new = msgspec.convert(raw, Preferences)
        if new != self._values:
            self._values = new
            self._store()
            self.changed.emit()

    def follow_system_motion(self, reduced: bool) -> None:
        """Say whether the system asks for reduced motion, once that is known."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    def _load(self) -> Preferences:
        try:
            return msgspec.json.decode(read_bounded(self._path, MAX_BYTES), type=Preferences)
        except FileTrouble:
            return Preferences()
        except (TableError, ValueError, RecursionError):
            self._keep_aside()
            return Preferences()

    def _keep_aside(self) -> None:
        try:
            self._path.replace(self._path.with_name(DAMAGED))
        except OSError:  # the next change writes over it, and files keep their older contents
            return

    def _store(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            save_atomically(self._path, msgspec.json.format(msgspec.json.encode(self._values)) + b"\n")
        except (FileTrouble, OSError):
            if self._may_fail:
                self._may_fail = False
                self.failed.emit(self.words("ui")("settings.not_stored", folder=str(self._path.parent)))


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first of the system's languages (as BCP 47 names) that the program speaks, else English."""
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        for language in LANGUAGES:
            if name.split("-")[0] == language.split("_")[0]:
                return language
    return LANGUAGES[0]
