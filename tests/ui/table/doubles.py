"""Stand-ins for what lies outside the table: opponents without a process, and saves that only count."""

from itertools import count

from PySide6.QtCore import QObject, Signal


class Opponents(QObject):
    """Answers the first legal action when told to, or whatever a test wants, however late."""

    answered = Signal(int, object)
    hinted = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, settings, parent):
        super().__init__(parent)
        self.settings = settings
        self.tickets = count(1)
        self.waiting = {}
        self.forgotten = {}
        self.closed = False

    def ask(self, match_id, rules, view, seat, level, seed):
        assert level is not None
        ticket = next(self.tickets)
        self.waiting[ticket] = (match_id, rules, view, seat, seed)
        return ticket

    def hint(self, match_id, rules, view, seat, seed):
        return self.ask(match_id, rules, view, seat, "hint", seed)

    def leave(self, match_id):
        for ticket in [ticket for ticket, asked in self.waiting.items() if asked[0] is match_id]:
            self.forgotten[ticket] = self.waiting.pop(ticket)

    def close(self):
        self.closed = True

    def answer_all(self):
        """Answer what waits, each with the first legal action."""
        for ticket, (_, rules, view, seat, _) in list(self.waiting.items()):
            if self.waiting.pop(ticket, None) is not None:
                self.answered.emit(ticket, rules.legal_actions(view, seat)[0])


class Saves:
    """Counts autosaves and keeps the number of steps of each."""

    def __init__(self, folder=None):
        self.folder = folder
        self.saved = []

    def autosave(self, match, players):
        assert len(players) == match.seats
        self.saved.append(len(match.steps))
