"""What the best list says: where a score stands in it, and its rows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from tabletop.core.errors import TableError
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.words import Words
from tabletop.ui.games.parsecs import best
from tabletop.ui.games.parsecs.best import Kind, Score
from tabletop.ui.plain import isolated, tidy
from tabletop.ui.table.ranking import Ranking


def rows(scores: Sequence[Score], words: Words) -> list[list[str]]:
    """Points, name, ships, and the day."""
    told = []
    for score in scores:
        day = QLocale(words.language).toString(
            QDateTime.fromSecsSinceEpoch(score.when).date(), QLocale.FormatType.ShortFormat
        )
        told.append([str(score.points), tidy(score.name), words("best.ships", n=score.ships), day])
    return told


def kind_name(kind: Kind, words: Words) -> str:
    """The rules of a list, as they are chosen for a new match; ``words`` know those of the window."""
    key = f"ruleset.{kind.ruleset}"
    name = words(key) if key in words else isolated(kind.ruleset)
    return name if kind.cards else words("best.no_cards", ruleset=name)


def take_down(folder: Path, match: Match, players: Sequence[Player], words: Words) -> Ranking | None:
    """Take a finished match into the lists, if it belongs there, and give its list; trouble with a file is said too."""
    score = best.score_of(match, list(players))
    if score is None:
        return None
    try:
        lists = best.add(folder, score)
    except TableError as error:
        return Ranking(trouble(error, folder, words), ())
    listed = lists.of(score.kind)
    place = next((n for n, one in enumerate(listed) if one.seed == score.seed), None)
    if place is None:
        title = words("best.below", n=best.MOST)
    else:
        title = words("best.first") if place == 0 else words("best.place", n=place + 1)
    if lists.damaged:
        title += "\n" + words("best.damaged", place=str(lists.damaged))
    return Ranking(title, rows(listed, words), place)


def trouble(error: TableError, folder: Path, words: Words) -> str:
    """What went wrong with the file, in a sentence."""
    reason = getattr(error, "reason", "other")
    key = f"best.trouble.{reason}"
    return words(key if key in words else "best.trouble.other", place=str(folder / best.FILE))
