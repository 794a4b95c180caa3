"""How the sprites of the table look: each picture by its name, from the rooms that draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.core.hidden import HIDDEN
from tabletop.ui.games.camisa12 import crowd, led, mosaics, plates, stands, track
from tabletop.ui.games.camisa12.layout import Layout


def paint(painter: QPainter, picture: tuple[Any, ...], rect: QRectF, plan: Layout, patterns: Sequence[Any]) -> None:
    """Paint a sprite's picture; ``patterns`` are those of the mosaic cards of the ruleset."""
    match picture:
        case ("piece", kind, tint, seat):
            crowd.piece(painter, kind, crowd.colour(tint), rect, seat)
        case ("stand", side, number, symbol, tint):
            _at_stand(painter, plan, side, number)
            stands.empty(painter, plan.ground, side, number, symbol, crowd.colour(tint))
        case ("crowd", side, number, piece, tint):
            _at_stand(painter, plan, side, number)
            stands.filled(painter, plan.ground, side, number, piece, crowd.colour(tint))
        case ("symbol", symbol):
            crowd.draw_symbol(painter, symbol, rect.adjusted(2, 2, -2, -2))
        case ("ball",):
            track.football(painter, rect.center(), rect.width() / 2 - 1)
        case ("marker", tint, number):
            track.marker(painter, rect, crowd.colour(tint), number)
        case ("led", sides, numerals):
            led.board(painter, rect, [(crowd.colour(name), *score) for name, *score in sides], numerals)
        case ("deck", count):
            plates.deck(painter, rect, count)
        case ("stack", top, tint, seat, count):
            plates.stack(painter, rect, top, crowd.colour(tint), seat, count)
        case ("penalty", kind):
            mosaics.penalty(painter, rect, kind)
        case ("mosaic", card) if card == HIDDEN:
            mosaics.back(painter, rect)
        case ("mosaic", card):
            mosaics.card(painter, rect, card, patterns[card - 1])
        case ("plate", lines, tint, number, tokens):
            plates.plate(painter, rect, lines, crowd.colour(tint), number, tokens)


def _at_stand(painter: QPainter, plan: Layout, side: int, number: int) -> None:
    """Stands are drawn where they are."""
    painter.translate(-plan.stand(side, number).topLeft())
