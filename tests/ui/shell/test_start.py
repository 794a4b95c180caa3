"""The start: a first frame before anything heavy, and trouble that is written down and told."""

import json
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QLibraryInfo, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from tabletop.ui import logs, motion
from tabletop.ui.clothes import Clothes
from tabletop.ui.logs import Log

START = """
import json, os, sys
from tabletop.ui import app, main_window
painted = main_window.MainWindow.paintEvent
def paint(window, event):
    painted(window, event)
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)
main_window.MainWindow.paintEvent = paint
app.main([])
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = Log(tmp_path / "data")
    yield made
    made.close()


def test_the_first_frame_waits_for_nothing_heavy(home):
    assert home.is_dir()
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(json.loads(done.stdout))
    heavy = {"PIL", "miniaudio", "msgspec", "tomllib", "PySide6.QtNetwork", "tabletop.core.match", "tabletop.ui.pages"}
    assert loaded & heavy == set()
    assert not any(name.startswith(("tabletop.games.", "tabletop.ai", "tabletop.ui.table")) for name in loaded)


def test_an_exception_in_a_slot_is_written_down_and_told_once(qtbot, log):
    class Bell(QObject):
        rung = Signal()

        def fall_over(self):
            raise RuntimeError("the bell fell over")

    bell = Bell()
    bell.rung.connect(bell.fall_over)
    told = []
    log.troubled.connect(lambda: told.append(True))
    for _ in range(2):
        with qtbot.captureExceptions() as caught:
            bell.rung.emit()
        log.write(*caught[0])
    assert log.path.read_text(encoding="utf-8").count("RuntimeError: the bell fell over") == 2
    assert told == [True]


def test_an_exception_in_a_thread_is_written_down(log):
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in log.path.read_text(encoding="utf-8")


def test_the_log_does_not_grow_without_end(tmp_path, log, monkeypatch):
    assert log.path.parent.is_dir()
    monkeypatch.setattr(logs, "MOST_BYTES", 10)
    for number in range(5):
        log.path.write_text(f"the {number}th start", encoding="utf-8")
        Log(tmp_path / "data").close()
    assert sorted(path.name for path in log.path.parent.iterdir()) == ["log.1.txt", "log.2.txt", "log.txt"]
    assert log.path.with_name("log.1.txt").read_text(encoding="utf-8") == "the 4th start"


def test_without_a_place_for_the_log_or_a_standard_error_nothing_breaks(tmp_path, log, monkeypatch):
    assert log.path.is_file()
    (tmp_path / "blocked").write_text("")
    blind = Log(tmp_path / "blocked" / "data")
    monkeypatch.setattr(sys, "stderr", None)
    blind.write(ValueError, ValueError("nobody reads this"), None)


def test_qt_s_own_words_are_there_in_every_language_but_english():
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in ("pt_BR", "zh_TW"):
        assert QTranslator().load(f"qtbase_{language}", folder)


def test_qt_s_own_words_follow_the_language(qtbot, settings):
    clothes = Clothes(QApplication.instance(), settings)
    for language, word in (("pt_BR", "Cancelar"), ("zh_TW", "取消"), ("en", "Cancel")):
        settings.change(language=language)
        assert QApplication.translate("QPlatformTheme", "Cancel").replace("&", "") == word
    settings.changed.disconnect(clothes.put_on)
    qtbot.waitUntil(lambda: True)


def test_a_system_that_asks_for_reduced_motion_is_heard(qtbot, settings, monkeypatch):
    answer = (sys.executable, ["-c", "print('false')"], "false")
    monkeypatch.setattr(motion, "_QUESTIONS", {sys.platform: answer})
    motion.ask_system(settings)
    # Waiting for the signal would take a connection away in the middle of it, which has been seen to lock up.
    qtbot.waitUntil(lambda: settings.speed == "off", timeout=5000)


def test_a_system_that_cannot_be_asked_moves_normally(qtbot, settings, monkeypatch):
    monkeypatch.setattr(motion, "_QUESTIONS", {sys.platform: ("no-such-program-here", [], "")})
    motion.ask_system(settings)
    qtbot.wait(100)
    assert settings.speed == "normal"
