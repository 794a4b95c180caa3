"""A picture for each power of a team: a few pieces and signs side by side, from the ability as the ruleset has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.games.camisa12.ruleset import Team
from tabletop.games.camisa12.state import FIREWORK, FLAG, KINDS, MOSAIC, SONG_A, WAVE
from tabletop.ui.games.camisa12 import crowd, mosaics, track
from tabletop.ui.table import picture
from tabletop.ui.table.ink import INK

ASPECT = 3.4
"""Width by height."""
Item: TypeAlias = tuple[Any, ...]
_PIECE_OF = dict(zip(KINDS, (FLAG, SONG_A, FIREWORK, MOSAIC, WAVE), strict=True))
_OTHER = crowd.COLOURS["white"]
BALL, COIN, CARD, SPACE, TO, SWAP, UNLIKE, LIKE, AND_SO = (
    (name,) for name in ("ball", "coin", "card", "space", "to", "swap", "unlike", "like", "and so")
)


def paint(painter: QPainter, rect: QRectF, team: Team) -> None:
    """The power of a team, in its own front colour."""
    painter.save()
    room = picture.ground(painter, rect, "#22324a", "#131c28")
    ability = team.abilities[0]
    items = SKETCHES[str(type(ability).__struct_config__.tag)](ability)
    for item, cell in zip(items, picture.row(room, len(items), gap=0.1), strict=True):
        _draw(painter, cell, item, crowd.colour(team.colors[0]))
    painter.restore()


def own(piece: int) -> Item:
    """One's own piece."""
    return "piece", piece, 0


def their(piece: int) -> Item:
    """A piece of the other crowd."""
    return "piece", piece, 1


def lit(piece: int) -> Item:
    """The piece that the power is about."""
    return "piece", piece, 0, True


def badge(text: object) -> Item:
    """A number with its sign."""
    return "badge", str(text)


def plus(points: int) -> Item:
    """Points gained."""
    return badge(f"+{points}")


def symbol(number: int) -> Item:
    """The symbol of a face."""
    return "symbol", number


def _table(ability: Any) -> Sequence[Item]:
    return [own(_PIECE_OF[ability.kind]), *map(badge, (*ability.points[3:5], *ability.points[-2:]))]


SKETCHES: dict[str, Callable[[Any], Sequence[Item]]] = {
    "more_steps": lambda a: [BALL, TO, *map(badge, a.steps)],
    "hold_steps": lambda a: [BALL, TO, *map(badge, a.steps)],
    "token_steps": lambda _: [COIN, BALL, SWAP, symbol(0)],
    "mismatch": lambda a: [symbol(0), UNLIKE, symbol(1), badge(a.points)],
    "spared_behind": lambda a: [badge(f"−{a.by}"), AND_SO, symbol(0), UNLIKE, symbol(1), badge(0)],
    "next_symbol": lambda _: [symbol(0), LIKE, symbol(1), LIKE, symbol(2)],
    "bridged_flags": lambda a: [own(FLAG), *[SPACE] * a.gap, lit(FLAG)],
    "either_way": lambda _: [own(SONG_A + 2), own(SONG_A + 1), lit(SONG_A)],
    "next_songs": lambda _: [own(SONG_A), own(SONG_A + 3), lit(SONG_A + 1), own(SONG_A + 4)],
    "broken_song": lambda a: [own(SONG_A + 3), lit(SONG_A + 1), plus(a.points)],
    "point_table": _table,
    "beside": lambda a: [own(_PIECE_OF[a.kind]), lit(_PIECE_OF[a.kind]), plus(a.points)],
    "framed": lambda a: [own(FLAG), lit(FIREWORK), own(FLAG), plus(a.points)],
    "mirrored": lambda a: [lit(WAVE), SPACE, SPACE, own(WAVE), plus(a.points)],
    "more_cards": lambda a: [own(MOSAIC), TO, *[CARD] * a.draws, badge(f"−{a.returns}")],
    "twice_on": lambda _: [SPACE, lit(FLAG), SPACE, badge("×2")],
    "last_twice": lambda _: [own(WAVE), own(FLAG), lit(FIREWORK), badge("×2")],
    "token_twice": lambda _: [COIN, AND_SO, lit(FLAG), badge("×2")],
    "token_swap": lambda _: [COIN, own(FLAG), SWAP, own(WAVE)],
    "token_exchange": lambda _: [COIN, symbol(0), own(FLAG), SWAP, own(WAVE), symbol(1)],
    "token_dig": lambda _: [COIN, lit(FLAG), SWAP, own(WAVE)],
    "sent_alike": lambda a: [own(FLAG), LIKE, their(FLAG), plus(a.points)],
    "sent_many": lambda a: [*[their(WAVE)] * a.n, plus(a.points)],
    "exactly_at_end": lambda a: [*[own(MOSAIC)] * a.n, plus(a.points)],
}  # fmt: skip
"""By the name of an ability in the ruleset."""


def _draw(painter: QPainter, cell: QRectF, item: Item, tint: QColor) -> None:
    c, size = cell.center(), cell.width()
    left, right = QPointF(cell.left() + size * 0.1, c.y()), QPointF(cell.right() - size * 0.1, c.y())
    match item:
        case ("piece", piece, seat, *bright):
            crowd.piece(painter, piece, _OTHER if seat else tint, cell, seat)
            if bright:
                painter.setPen(QPen(picture.GOLD, max(2.0, size * 0.06)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), size * 0.18, size * 0.18)
        case ("symbol", number):
            crowd.draw_symbol(painter, number, cell.adjusted(size * 0.12, size * 0.12, -size * 0.12, -size * 0.12))
        case ("badge", text):
            picture.badge(painter, c, text, size * (0.36 if len(text) < 3 else 0.3))
        case ("ball",):
            track.football(painter, c, size * 0.4)
        case ("card",):
            mosaics.back(painter, QRectF(c.x() - size * 0.37, cell.top(), size * 0.74, cell.height()))
        case ("coin",):
            painter.setPen(QPen(INK, max(1.2, size * 0.05)))
            for radius, colour in ((0.36, "#ffd34d"), (0.2, "#c9952a")):
                painter.setBrush(QColor(colour))
                painter.drawEllipse(c, size * radius, size * radius)
        case ("space",):
            painter.setPen(QPen(QColor(255, 255, 255, 90), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), size * 0.16, size * 0.16)
        case ("to",) | ("and so",):
            picture.arrow(painter, left, right)
        case ("swap",):
            lift = QPointF(0, size * 0.16)
            picture.arrow(painter, left - lift, right - lift)
            picture.arrow(painter, right + lift, left + lift)
        case _:  # alike or not: two bars, struck through if not
            painter.setPen(QPen(picture.GOLD, max(2.5, size * 0.08)))
            for lift in (-0.12, 0.12):
                painter.drawLine(left + QPointF(size * 0.1, size * lift), right + QPointF(-size * 0.1, size * lift))
            if item == UNLIKE:
                painter.drawLine(c + QPointF(-size * 0.16, size * 0.32), c + QPointF(size * 0.16, -size * 0.32))
