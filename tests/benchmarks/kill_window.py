"""Kills the real program 200 times at random moments while it plays by itself through its window, against opponents.

Each time what lies in its folder is a real state, from which the next program goes on; at most one move is lost; and
the workers that think for it end with it. Moves of people are made by mouse clicks.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletop.core import records
from tabletop.core.files import generations
from tabletop.games import catalog

TRIALS = 200
SAME_MATCH = 5
"""So many programs in a row go on with one match."""
LONGEST = 3.0
WORKER_SECONDS = 5.0
NEIGHBOUR = b"another file in the same folder"


def play(game: str, speed: str) -> None:
    """The child: the program, with hands of its own. Says every move as soon as it is shown."""
    from PySide6.QtCore import QTimer

    from tabletop.ui.app import Application, Program

    app = Application(["table-twelve"])
    program = Program(app)
    program.settings.change(speed=speed, sound=False, language="en")
    window = program.open(None)
    player = Player(window, game)
    clock = QTimer(interval=4)
    clock.timeout.connect(player.go_on)
    clock.start()
    app.exec()


class Player:
    """Resumes what was left off or begins a match, and plays on for ever."""

    def __init__(self, window: Any, game: str) -> None:
        self.window, self.game = window, game
        self.page: Any = None
        self.hands: Any = None
        self.at_work = False

    def go_on(self) -> None:
        """One move, if the table waits for one."""
        if self.at_work:  # clicking lets events through
            return
        self.at_work = True
        try:
            self._go_on()
        finally:
            self.at_work = False

    def _go_on(self) -> None:
        from tests.ui.table.hands import Mouse

        page = self.page
        if page is None or page.controller.match.over:
            self.sit_down()
            self.page = page = self.window.pages.page
            self.hands = Mouse(page)
            page.controller.stepped.connect(self.say)
            self.say()
        elif page.controller.actor is not None and not page.stage.busy:
            from tabletop.ai.levels import simplest

            controller = page.controller
            action = simplest(controller.rules, controller.view, controller.actor, len(controller.match.steps))
            self.hands.play(action)

    def sit_down(self) -> None:
        from tabletop.core.match import Match
        from tabletop.core.records import Player as Seated
        from tabletop.ui.seeds import new_seed

        seating = self.window.pages.seating
        if self.page is None and seating.resume():
            return
        seats = {"twelve_days": 4, "days_of_christmas": 3}.get(self.game, 2)
        players = [Seated("Ana", None), *(Seated(f"Bot {n}", "easy") for n in range(1, seats))]
        seating.begin(Match.new(catalog.game(self.game).rules(), seats, new_seed(), {}), players)

    def say(self, *_: object) -> None:
        match = self.page.controller.match
        os.write(1, f"{match.seed} {len(match.steps)}\n".encode())


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue
        if int(parent) == pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def trial(home: Path, game: str, speed: str, seconds: float) -> tuple[int, int]:
    """One kill: how many moves were lost, and of how many. Raises AssertionError if anything is not as it must be."""
    env = {**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "tests.benchmarks.kill_window", game, speed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        time.sleep(seconds)
        workers = children(child.pid)
        child.send_signal(signal.SIGKILL)
        rest, errors = child.communicate()
    assert "Traceback" not in errors, errors
    seed, safe = map(int, (said + rest).splitlines()[-1].split())
    kept = generations(next(home.glob("**/autosave/1.twelve")))
    opened = [records.read(path.read_bytes(), catalog.game) for path in kept]
    found = opened[0].match
    for _ in range(round(WORKER_SECONDS / 0.02)):
        if not any(map(alive, workers)):
            break
        time.sleep(0.02)
    else:
        raise AssertionError(f"workers outlive the window: {workers}")
    if found.seed != seed:  # a match had just been begun
        return 0, len(rest.splitlines())
    lost = safe - len(found.steps)
    assert -1 <= lost <= 1, f"{game} at speed {speed}: {safe} moves were shown, {len(found.steps)} are kept"
    return lost, len(rest.splitlines())


def main(arguments: Sequence[str] = ()) -> None:
    """The trials, over all five games at all speeds; or the child, if told so."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if len(arguments) == 2:
        play(*arguments)
        return
    trials = int(arguments[0]) if arguments else TRIALS
    chance, lost, moves = random.Random(12), Counter[int](), 0
    for number in range(0, trials, SAME_MATCH):
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            neighbour = home / "neighbour.twelve"
            neighbour.write_bytes(NEIGHBOUR)
            game = catalog.GAMES[number // SAME_MATCH % len(catalog.GAMES)].id
            for _ in range(SAME_MATCH):
                one, made = trial(home, game, chance.choice(["off", "fast", "normal"]), chance.uniform(0, LONGEST))
                lost[one] += 1
                moves += made
            assert neighbour.read_bytes() == NEIGHBOUR
        print(f"{number + SAME_MATCH} kills, {moves} moves; moves lost: {dict(lost)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
