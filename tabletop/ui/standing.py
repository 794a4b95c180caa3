"""How a stored match stands, in one line: its game, which turn it is, when it was left, and who has how much."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QDateTime, QLocale

from tabletop.core import rulesets
from tabletop.core.errors import TableError
from tabletop.games import catalog
from tabletop.ui.plain import isolated
from tabletop.ui.saved import Saved
from tabletop.ui.settings import Settings


def standing(saved: Saved, settings: Settings) -> str:
    """The line, which may be cut off at its end; the game is named where the title does not name it."""
    words, title = settings.words("ui"), catalog.game(saved.game).title
    game = "" if saved.title.startswith(title) else title
    moment = QDateTime.fromSecsSinceEpoch(round(saved.when))
    when = QLocale(settings.language).toString(moment, QLocale.FormatType.ShortFormat)
    try:
        players, turn = _told(saved, settings)
    except (TableError, ValueError, LookupError, TypeError, AttributeError):
        players = [isolated(player.name) for player in saved.players]
        turn = words("saves.in_play")
    state, comma = words("saves.over") if saved.over else turn, settings.words("table")("list.comma")
    return " · ".join(part for part in (game, state, when, comma.join(players)) if part)


def _told(saved: Saved, settings: Settings) -> tuple[list[str], str]:
    """The players with their scores, and the turn, in the game's own words."""
    shelf = catalog.game(saved.game)
    values = rulesets.convert(saved.ruleset["values"], shelf.values_type(), saved.ruleset["id"])
    rules = shelf.bind(values, saved.ruleset["id"])
    view = rules.view(rules.decode(saved.position, saved.seed), None)
    controller = import_module(f"tabletop.ui.games.{saved.game}.controller").CONTROLLER
    words = settings.words(f"table_{saved.game}", saved.game, "table")
    text = controller.TEXT(rules, words, [player.name for player in saved.players])
    seats = range(len(rules.scores(view)))
    return [f"{text.name(seat)}: {text.score(view, seat)}" for seat in seats], text.turn(view)
