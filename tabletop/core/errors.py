"""The named errors of the program; each is one plain sentence and knows its kind at the engine door."""

from __future__ import annotations

_LONGEST = 500


class TableError(Exception):
    """Something a person or a program asked for cannot be done; ``str()`` is one sentence to show."""

    kind = "bad_request"

    def __init__(self, sentence: str) -> None:
        line = " ".join(sentence.split())
        # What is quoted from a damaged file can be of any length.
        super().__init__(line if len(line) <= _LONGEST else f"{line[: _LONGEST - 100]} … {line[-100:]}")


class BadRequest(TableError):
    """A request, an action or an option that cannot be read."""


class UnknownGame(TableError):
    """A game id that is not in the catalog."""

    kind = "unknown_game"


class BadRuleset(TableError):
    """A ruleset that cannot be read or breaks its bounds."""

    kind = "bad_ruleset"


class BadPosition(TableError):
    """A position of a wrong shape, or one that no play of the game can reach."""

    kind = "bad_position"


class BadRecord(TableError):
    """A match record that cannot be read or does not replay."""

    kind = "bad_record"


class NoTable(TableError):
    """The engine was asked about a match before one was opened."""

    kind = "no_table"


class IllegalAction(TableError):
    """A well-formed action that the rules do not allow now."""

    kind = "illegal_action"


class NotYourTurn(TableError):
    """An action of a seat that is not to act, or after the end."""

    kind = "not_your_turn"


class NothingToUndo(TableError):
    """Undo at the start of a match, or redo at its end."""

    kind = "nothing_to_undo"


class TooLarge(TableError):
    """An input beyond the size the program is willing to read."""

    kind = "too_large"


class FileTrouble(TableError):
    """A file that cannot be read or written; ``reason`` is one word for it, which the window words.

    Reasons: ``full`` (no room on the disk), ``forbidden`` (read-only or not ours), ``missing`` (no such file or
    folder), ``folder`` (a folder where a file is meant), ``other``.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class SaveError(FileTrouble):
    """A file could not be written; what lay there before still does."""


class ReadError(FileTrouble):
    """A file could not be read."""
