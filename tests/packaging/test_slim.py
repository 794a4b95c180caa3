"""What stays out of a package is needed by nothing in it."""

import subprocess
import sys

import slim

from tests.packaging.conftest import ROOT

WITHOUT = f"""
import importlib, pkgutil, sys
UNUSED = {slim.UNUSED!r}
class Absent:
    def find_spec(self, name, path=None, target=None):
        if any(name == unused or name.startswith(unused + ".") for unused in UNUSED):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Absent())
for name in [name for name in sys.modules if any(name.split(".")[0] == unused for unused in UNUSED)]:
    del sys.modules[name]
import tabletop
for module in pkgutil.walk_packages(tabletop.__path__, "tabletop."):
    if module.name not in UNUSED and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
import miniaudio
"""


def test_the_program_runs_without_the_modules_that_are_left_out():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], check=False, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_libraries_of_the_program_stay_and_those_of_the_system_go():
    names = {
        "PySide6/Qt/lib/libQt6Core.so.6": True,
        "PySide6\\Qt6Gui.dll": True,
        "PySide6/Qt/plugins/platforms/libqxcb.so": True,
        "PySide6/Qt/plugins/platforms/libqoffscreen.so": True,
        "PySide6/plugins/platforms/qwindows.dll": True,
        "libzstd.so.1": True,
        "assets/pictures/icon-256.png": True,
        "libz.so.1": sys.platform != "linux",
        "libmvec.so.1": sys.platform != "linux",
        "PySide6/Qt/plugins/platforms/libqminimal.so": False,
        "PySide6/Qt/lib/libQt6EglFsKmsSupport.so.6": False,
        "PySide6\\opengl32sw.dll": False,
        "PySide6/Qt/translations/qtbase_de.qm": False,
        "PySide6/Qt/translations/qtbase_zh_TW.qm": True,
        "PySide6/Qt/plugins/imageformats/libqsvg.so": True,
        "PySide6\\plugins\\imageformats\\qjpeg.dll": False,
        "assets/pictures/icon.icns": False,
    }
    left = {name for name, _, _ in slim.kept([(name, "", "BINARY") for name in names])}
    assert left == {name for name, stays in names.items() if stays}
