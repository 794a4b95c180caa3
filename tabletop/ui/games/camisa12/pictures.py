"""The pictures of the rules of Camisa 12, one a chapter, drawn with what the table is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from tabletop.games import catalog
from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, SONG_A, WAVE
from tabletop.ui.games.camisa12 import crowd, led, mosaics, rondel, track
from tabletop.ui.games.camisa12.ground import Ground
from tabletop.ui.table import picture
from tabletop.ui.table.ink import INK, numeral
from tabletop.ui.theme import Theme

_OWN, _OTHER = crowd.COLOURS["yellow"], crowd.COLOURS["white"]
_GOALS = (16, 25, 28)
_SONGS = range(SONG_A, SONG_A + 5)
_CUT = ((0.36, 0.04), (0.24, 0.06), (0.0, 0.34), (0.14, 0.48), (0.24, 0.4), (0.24, 0.98))
"""The left half of a shirt, from the collar down, as shares."""


def paint(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    """Paint the picture of a chapter into an area."""
    del look
    PAGES[number](painter, picture.ground(painter, area, "#22324a", "#131c28"))


def _derby(painter: QPainter, room: QRectF) -> None:
    """Two goals each, though one has more points: the track with its goal marks below."""
    board = QRectF(0, 0, room.height() * 2.1, room.height() * 0.62)
    board.moveCenter(QPointF(room.center().x(), room.top() + board.height() / 2))
    led.board(painter, board, [(_OWN, 2, 27), (_OTHER, 2, 25)], ("1", "2"))
    lane = QRectF(room.left(), room.bottom() - room.height() * 0.2, room.width(), room.height() * 0.2)
    painter.setPen(QPen(QColor("#0a0f0d"), 2))
    painter.setBrush(QColor("#86402f"))
    painter.drawRoundedRect(lane, lane.height() / 2, lane.height() / 2)

    def at(points: float) -> QPointF:
        return QPointF(lane.left() + lane.width() * (0.04 + 0.92 * (points - 12) / 18), lane.center().y())

    for points in range(12, 31):
        if points in _GOALS:
            track.football(painter, at(points), lane.height() * 0.36)
        else:
            painter.setPen(QPen(QColor(255, 255, 255, 150), 1))
            painter.drawPoint(at(points))
    for points, tint, name, above in ((27, _OWN, "1", -0.62), (25, _OTHER, "2", -0.62)):
        marker = at(points) + QPointF(0, lane.height() * above)
        picture.badge(painter, marker, name, lane.height() * 0.36, tint)


def _pieces(painter: QPainter, room: QRectF) -> None:
    """What the crowds have, kind by kind, and how often."""
    kinds = ((FLAG, "5"), (SONG_A, "A–E"), (FIREWORK, "5"), (MOSAIC, "5"), (WAVE, "4"))
    upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.48)
    lower = upper.translated(0, room.height() * 0.52)
    for seat, (part, tint) in enumerate(((upper, _OWN), (lower, _OTHER))):
        for (kind, often), rect in zip(kinds, picture.row(part, len(kinds), gap=0.3), strict=True):
            crowd.piece(painter, kind, tint, rect, seat)
            if seat == 0:
                picture.badge(painter, rect.topRight(), often, rect.height() * 0.17)


def _turn(painter: QPainter, room: QRectF) -> None:
    """The ball may go one, two or three faces; the pieces of the face go to the other's discards and one's side."""
    ground = Ground.of(QRectF(0, 0, 900, 560))
    scale = room.height() / (2.1 * ground.radius)
    painter.save()
    painter.translate(QPointF(room.left() + room.width() * 0.3, room.center().y()))
    painter.scale(scale, scale)
    painter.translate(-ground.centre)
    rondel.paint(painter, ground)
    for face, (own, other) in enumerate(zip((FLAG, WAVE, SONG_A, MOSAIC, FIREWORK), _lying(), strict=True)):
        crowd.piece(painter, own, _OWN, ground.face_piece(face, 0), 0)
        crowd.piece(painter, other, _OTHER, ground.face_piece(face, 1), 1)
    track.football(painter, ground.ball(0).center(), ground.ball(0).width() / 2)
    for face in (1, 2, 3):
        picture.badge(painter, ground.ball(face).center(), str(face), ground.radius * 0.11)
    painter.restore()
    spaces = QRectF(room.left() + room.width() * 0.66, room.top(), room.width() * 0.34, room.height())
    for i, rect in enumerate(picture.row(spaces.adjusted(0, 0, 0, -spaces.height() * 0.5), 2, gap=0.25)):
        crowd.piece(painter, (FLAG, SONG_A)[i], _OWN, rect, 0)
        sign = QRectF(0, 0, rect.width() * 0.36, rect.width() * 0.36)
        sign.moveCenter(QPointF(rect.center().x(), rect.bottom() + sign.height() * 0.2))
        crowd.draw_symbol(painter, (0, 3)[i], sign)
    sent = spaces.adjusted(0, spaces.height() * 0.62, 0, 0)
    for i, rect in enumerate(picture.row(sent, 3, gap=-0.2)):
        crowd.piece(painter, (MOSAIC, FIREWORK, WAVE)[i], _OTHER, rect, 1)


def _lying() -> Sequence[int]:
    return (FIREWORK, MOSAIC, FLAG, SONG_A + 2, WAVE)


def _runs(painter: QPainter, room: QRectF) -> None:
    """Two flags and one, joined by a fourth: 7 points. Songs in order, however far apart."""
    upper = QRectF(room.left(), room.top() + room.height() * 0.06, room.width(), room.height() * 0.42)
    lower = upper.translated(0, room.height() * 0.5)
    flags = picture.row(upper, 7, gap=0.08)
    for i, rect in enumerate(flags):
        _space(painter, rect, FLAG if i in {1, 2, 3, 4} else None, bright=i == 3)
    picture.badge(painter, flags[3].topRight(), "+7", flags[3].height() * 0.24)
    for i, rect in enumerate(picture.row(lower, 7, gap=0.08)):
        letter = {0: 0, 2: 1, 3: 3, 6: 4}.get(i)
        _space(painter, rect, None if letter is None else _SONGS[letter], bright=i == 6)
        if i == 6:
            picture.badge(painter, rect.topRight(), "+6", rect.height() * 0.24)


def _space(painter: QPainter, rect: QRectF, kind: int | None, *, bright: bool) -> None:
    painter.setPen(QPen(picture.GOLD if bright else QColor(255, 255, 255, 50), 3 if bright else 1.5))
    painter.setBrush(QColor(255, 255, 255, 14))
    painter.drawRoundedRect(rect, rect.width() * 0.16, rect.width() * 0.16)
    if kind is not None:
        inset = rect.width() * 0.05
        crowd.piece(painter, kind, _OWN, rect.adjusted(inset, inset, -inset, -inset), 0)


def _cards(painter: QPainter, room: QRectF) -> None:
    """Mosaic cards as they look."""
    patterns = catalog.game("camisa12").rules().ruleset.mosaics
    for card, rect in zip((1, 4, 7, 9), picture.row(room, 4, 0.74, 0.14), strict=True):
        mosaics.card(painter, rect, card, patterns[card - 1])


def _penalties(painter: QPainter, room: QRectF) -> None:
    """Two cards turned up, and the pieces that count."""
    cards = QRectF(room.left(), room.top(), room.width() * 0.36, room.height())
    for kind, rect in zip((0, 2), picture.row(cards, 2, 0.74, 0.16), strict=True):
        mosaics.penalty(painter, rect, kind)
    side = QRectF(room.left() + room.width() * 0.42, room.top(), room.width() * 0.58, room.height())
    for seat, (tint, kinds) in enumerate(
        ((_OWN, (FLAG, FLAG, FIREWORK, FLAG)), (_OTHER, (FIREWORK, FLAG, FIREWORK, None)))
    ):
        part = QRectF(side.left(), side.top() + side.height() * 0.52 * seat, side.width(), side.height() * 0.46)
        for kind, rect in zip(kinds, picture.row(part, 4, gap=0.1), strict=True):
            if kind is not None:
                crowd.piece(painter, kind, tint, rect, seat)


def _teams(painter: QPainter, room: QRectF) -> None:
    """Shirts in the two colours of each team."""
    teams = catalog.game("camisa12").rules().ruleset.teams[:12]
    for line in (0, 1):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * line, room.width(), room.height() * 0.48)
        for team, rect in zip(teams[6 * line :], picture.row(part, 6, 1.08), strict=False):
            front, back = (crowd.colour(name) for name in team.colors)
            _shirt(painter, rect, front, back)


def _shirt(painter: QPainter, rect: QRectF, front: QColor, back: QColor) -> None:
    shape = QPolygonF(
        [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in _CUT]
        + [rect.topLeft() + QPointF((1 - x) * rect.width(), y * rect.height()) for x, y in reversed(_CUT)]
    )
    painter.setPen(QPen(INK, max(1.5, rect.width() * 0.03), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(front)
    painter.drawPolygon(shape)
    painter.save()
    path = QPainterPath()
    path.addPolygon(shape)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for i in (0.3, 0.46, 0.62):
        stripe = QRectF(rect.left() + rect.width() * i, rect.top(), rect.width() * 0.08, rect.height())
        painter.fillRect(stripe, back)
    painter.restore()
    numeral(painter, "12", rect.adjusted(0, rect.height() * 0.2, 0, 0), rect.height() * 0.32, QColor("#ffffff"))


def _seven_one(painter: QPainter, room: QRectF) -> None:
    """The score at kick-off."""
    board = QRectF(0, 0, room.height() * 2.6, room.height() * 0.86)
    board.moveCenter(room.center())
    led.board(painter, board, [(_OWN, 1, 24), (_OTHER, 7, 40)], ("1", "2"))


PAGES = {
    1: _derby, 2: _pieces, 3: _turn, 4: _runs, 5: _cards, 6: _penalties, 7: _teams, 8: _seven_one,
}  # fmt: skip
