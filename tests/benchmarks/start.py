"""Start to first painted frame, and resident memory, of the program and of a bare window with one label, in turns."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

RUNS = 9
REPORT = """
import os, time
def report(widget):
    from PySide6.QtCore import QObject, QEvent, QTimer
    class Eye(QObject):
        def eventFilter(self, seen, event):
            if event.type() == QEvent.Type.Paint:
                self.at = time.clock_gettime(time.CLOCK_MONOTONIC)
                seen.removeEventFilter(self)
                QTimer.singleShot(1500, self.say)
            return False
        def say(self):
            pages = int(open("/proc/self/statm").read().split()[1])
            print(self.at, pages * os.sysconf("SC_PAGESIZE") / 1e6, flush=True)
            os._exit(0)
    report.eye = Eye()
    widget.installEventFilter(report.eye)
"""
BARE = (
    REPORT
    + """
from PySide6.QtWidgets import QApplication, QLabel, QWidget
app = QApplication([])
window = QWidget()
QLabel("Table Twelve", window)
window.resize(1280, 800)
report(window)
window.show()
app.exec()
"""
)
WHOLE = (
    REPORT
    + """
from tabletop.ui import app, main_window
shown = main_window.MainWindow.show
def show(window):
    report(window)
    shown(window)
main_window.MainWindow.show = show
app.main([])
"""
)


def once(code: str, home: str) -> tuple[float, float]:
    """Milliseconds to the first paint event, and MB resident 1.5 s later."""
    import time

    env = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
    begun = time.clock_gettime(time.CLOCK_MONOTONIC)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, timeout=60)
    painted, memory = done.stdout.split()[-2:]
    return (float(painted) - begun) * 1000, float(memory)


def main() -> None:
    """Print medians and ratios."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        for code in (BARE, WHOLE):
            once(code, home)
        pairs = [(once(BARE, home), once(WHOLE, home)) for _ in range(RUNS)]
    bare, whole = ([pair[i] for pair in pairs] for i in (0, 1))
    for name, rows in (("bare window", bare), ("Table Twelve", whole)):
        ms, mb = (statistics.median(column) for column in zip(*rows, strict=True))
        print(f"{name:14} {ms:6.0f} ms to the first paint   {mb:6.1f} MB")
    ratio = statistics.median(w[0] / b[0] for b, w in pairs)
    print(
        f"ratio {ratio:.2f} (limit 1.35), memory {statistics.median(w[1] - b[1] for b, w in pairs):+.1f} MB (limit +60)"
    )


if __name__ == "__main__":
    main()
