"""What a person has set, kept as a small JSON file; every change is told and stored at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

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
SEATS = 10
ZOOMS = {200: 150, 150: 125}
"""By how much a table is magnified from a text size on, largest first, until somebody chooses otherwise."""


class Preferences(NamedTuple):
    """All settings. ``speed`` None follows the system: off under reduced motion, else normal.

    ``volume``, ``text_size`` and ``board_zoom`` are percentages (a zoom of 0: what goes with the text size),
    ``seat_colours`` is a permutation of 0…9, ``names`` are the people who played last, by seat, ``window`` is what
    QWidget.saveGeometry gave, in hexadecimal.
    """

    language: str = SYSTEM
    theme: str = SYSTEM
    speed: str | None = None
    sound: bool = True
    volume: int = 70
    text_size: int = 100
    board_zoom: int = 0
    seat_colours: tuple[int, ...] = tuple(range(SEATS))
    hints: bool = True
    names: tuple[str, ...] = ()
    window: str = ""


# Plain functions: the first paint does not wait for a library that checks types.
CHECKS: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: value in (SYSTEM, *LANGUAGES),
    "theme": lambda value: value in THEMES,
    "speed": lambda value: value is None or value in SPEEDS,
    "sound": lambda value: type(value) is bool,
    "volume": lambda value: type(value) is int and 0 <= value <= 100,
    "text_size": lambda value: type(value) is int and 100 <= value <= 200,
    "board_zoom": lambda value: type(value) is int and (value == 0 or 100 <= value <= 300),
    "seat_colours": lambda value: list(map(type, value)) == [int] * SEATS and sorted(value) == list(range(SEATS)),
    "hints": lambda value: type(value) is bool,
    "names": lambda value: len(value) <= SEATS and all(type(name) is str and len(name) <= 200 for name in value),
    "window": lambda value: type(value) is str and len(value) <= 4096,
}


def checked(values: Mapping[str, Any]) -> Preferences:
    """Preferences from what a file or a page says; names it does not know are passed over. Raises ValueError."""
    known = {name: value for name, value in values.items() if name in CHECKS}
    for name, value in known.items():
        try:
            fits = CHECKS[name](value)
        except TypeError:
            fits = False
        if not fits:
            raise ValueError(f"{name}: not {value!r:.60}")
    return Preferences(**{name: tuple(v) if isinstance(v, list) else v for name, v in known.items()})


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
    def board_zoom(self) -> int:
        """By how much a table is magnified, in per cent, where there is room for that."""
        larger = next((zoom for size, zoom in ZOOMS.items() if self._values.text_size >= size), 100)
        return self._values.board_zoom or larger

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
        if self.remember(**values):
            self.changed.emit()

    def remember(self, **values: Any) -> bool:
        """Store what nobody has to be told of, such as names and the window's place; True if it is new."""
        new = checked({**self._values._asdict(), **values})
        if new == self._values:
            return False
        self._values = new
        self._store()
        return True

    def follow_system_motion(self, reduced: bool) -> None:
        """Say whether the system asks for reduced motion, once that is known."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    def _load(self) -> Preferences:
        try:
            return checked(dict(json.loads(read_bounded(self._path, MAX_BYTES))))
        except FileTrouble:
            return Preferences()
        except (TableError, ValueError, TypeError, RecursionError):
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
            save_atomically(self._path, f"{json.dumps(self._values._asdict(), indent=2)}\n".encode())
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
