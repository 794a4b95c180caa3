"""The twelve gifts of the two Christmas games, and Santa's hat, as paths in a unit square: a shape and its lines."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

Gift = tuple[QPainterPath, QPainterPath]
"""What is filled, and what is only drawn as lines over it."""


@cache
def gift(rank: int) -> Gift:
    """The gift of a rank, 1…12, or the hat of rank 0."""
    return _GIFTS[rank]()


def placed(rank: int, rect: QRectF) -> Gift:
    """The gift fitted into a rectangle."""
    fit = QTransform().translate(rect.x(), rect.y()).scale(rect.width(), rect.height())
    shape, lines = gift(rank)
    return fit.map(shape), fit.map(lines)


def spots(rank: int) -> list[QRectF]:
    """Where the copies of a rank's gift stand in a unit square, as many as the rank says."""
    rows = {
        1: (1,),
        2: (1, 1),
        3: (1, 2),
        4: (2, 2),
        5: (2, 1, 2),
        6: (2, 2, 2),
        7: (2, 3, 2),
        8: (3, 2, 3),
        9: (3, 3, 3),
        10: (3, 4, 3),
        11: (4, 3, 4),
        12: (4, 4, 4),
    }.get(rank, (1,))
    size = min(1 / len(rows), 1 / max(rows)) * 0.94
    found = []
    for row, count in enumerate(rows):
        y = (row + 0.5) / len(rows)
        for i in range(count):
            x = 0.5 + (i - (count - 1) / 2) * max(size, 1 / max(rows))
            found.append(QRectF(x - size / 2, y - size / 2, size, size))
    return found


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
    return path


def _ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def _hat() -> Gift:
    shape = QPainterPath(QPointF(0.16, 0.72))
    shape.cubicTo(0.22, 0.3, 0.42, 0.12, 0.6, 0.16)
    shape.cubicTo(0.8, 0.2, 0.86, 0.4, 0.84, 0.56)
    shape.cubicTo(0.76, 0.46, 0.7, 0.42, 0.64, 0.42)
    shape.cubicTo(0.74, 0.52, 0.78, 0.62, 0.8, 0.72)
    shape.closeSubpath()
    brim = QPainterPath()
    brim.addRoundedRect(QRectF(0.1, 0.7, 0.76, 0.16), 0.08, 0.08)
    return shape.united(brim).united(_ellipse(0.85, 0.6, 0.09, 0.09)), _lines(((0.12, 0.7), (0.84, 0.7)))


def _sledge() -> Gift:
    shape = _polygon((0.14, 0.4), (0.78, 0.4), (0.78, 0.52), (0.14, 0.52))
    runner = QPainterPath(QPointF(0.1, 0.74))
    runner.lineTo(0.72, 0.74)
    runner.cubicTo(0.96, 0.74, 0.96, 0.36, 0.78, 0.34)
    runner.cubicTo(0.9, 0.42, 0.88, 0.66, 0.7, 0.66)
    runner.lineTo(0.1, 0.66)
    runner.closeSubpath()
    posts = _polygon((0.22, 0.5), (0.29, 0.5), (0.29, 0.68), (0.22, 0.68)).united(
        _polygon((0.58, 0.5), (0.65, 0.5), (0.65, 0.68), (0.58, 0.68))
    )
    return shape.united(runner).united(posts), _lines(((0.18, 0.46), (0.74, 0.46)))


def _mitten() -> Gift:
    shape = QPainterPath(QPointF(0.3, 0.7))
    shape.lineTo(0.3, 0.36)
    shape.cubicTo(0.3, 0.08, 0.68, 0.08, 0.68, 0.36)
    shape.lineTo(0.68, 0.44)
    shape.cubicTo(0.74, 0.3, 0.9, 0.36, 0.86, 0.48)
    shape.cubicTo(0.82, 0.6, 0.72, 0.64, 0.68, 0.7)
    shape.closeSubpath()
    cuff = QPainterPath()
    cuff.addRoundedRect(QRectF(0.26, 0.7, 0.46, 0.18), 0.05, 0.05)
    stripes = _lines(((0.38, 0.72), (0.38, 0.86)), ((0.49, 0.72), (0.49, 0.86)), ((0.6, 0.72), (0.6, 0.86)))
    stripes.addPath(_lines(((0.3, 0.5), (0.4, 0.42), (0.5, 0.5), (0.6, 0.42), (0.68, 0.48))))
    return shape.united(cuff), stripes


def _candle() -> Gift:
    body = QPainterPath()
    body.addRoundedRect(QRectF(0.39, 0.38, 0.22, 0.42), 0.03, 0.03)
    foot = _ellipse(0.5, 0.82, 0.28, 0.08)
    flame = QPainterPath(QPointF(0.5, 0.06))
    flame.cubicTo(0.64, 0.2, 0.6, 0.32, 0.5, 0.33)
    flame.cubicTo(0.4, 0.32, 0.36, 0.2, 0.5, 0.06)
    return body.united(foot).united(flame), _lines(((0.5, 0.33), (0.5, 0.4)), ((0.46, 0.42), (0.46, 0.6)))


def _teapot() -> Gift:
    body = _ellipse(0.48, 0.58, 0.27, 0.24)
    spout = QPainterPath(QPointF(0.68, 0.6))
    spout.cubicTo(0.82, 0.58, 0.8, 0.42, 0.94, 0.38)
    spout.lineTo(0.96, 0.44)
    spout.cubicTo(0.88, 0.5, 0.9, 0.72, 0.7, 0.74)
    spout.closeSubpath()
    handle = _ellipse(0.2, 0.56, 0.16, 0.16).subtracted(_ellipse(0.2, 0.56, 0.09, 0.09))
    lid = _polygon((0.34, 0.37), (0.62, 0.37), (0.56, 0.29), (0.4, 0.29)).united(_ellipse(0.48, 0.24, 0.05, 0.05))
    return body.united(spout).united(handle).united(lid), _lines(
        ((0.26, 0.5), (0.7, 0.5)), ((0.33, 0.38), (0.63, 0.38))
    )


def _kite() -> Gift:
    shape = _polygon((0.52, 0.06), (0.82, 0.36), (0.52, 0.74), (0.22, 0.36))
    tail = QPainterPath(QPointF(0.52, 0.74))
    tail.cubicTo(0.4, 0.82, 0.62, 0.86, 0.48, 0.95)
    lines = _lines(((0.52, 0.06), (0.52, 0.74)), ((0.22, 0.36), (0.82, 0.36)))
    lines.addPath(tail)
    return shape, lines


def _bell() -> Gift:
    shape = QPainterPath(QPointF(0.18, 0.74))
    shape.cubicTo(0.32, 0.62, 0.24, 0.22, 0.5, 0.2)
    shape.cubicTo(0.76, 0.22, 0.68, 0.62, 0.82, 0.74)
    shape.closeSubpath()
    return (
        shape.united(_ellipse(0.5, 0.8, 0.09, 0.08)).united(_ellipse(0.5, 0.15, 0.07, 0.07)),
        _lines(((0.2, 0.72), (0.8, 0.72)), ((0.28, 0.6), (0.72, 0.6))),
    )


def _apple() -> Gift:
    shape = QPainterPath(QPointF(0.5, 0.34))
    shape.cubicTo(0.7, 0.2, 0.94, 0.38, 0.82, 0.66)
    shape.cubicTo(0.74, 0.9, 0.58, 0.92, 0.5, 0.86)
    shape.cubicTo(0.42, 0.92, 0.26, 0.9, 0.18, 0.66)
    shape.cubicTo(0.06, 0.38, 0.3, 0.2, 0.5, 0.34)
    leaf = QPainterPath(QPointF(0.52, 0.26))
    leaf.cubicTo(0.56, 0.1, 0.72, 0.08, 0.78, 0.1)
    leaf.cubicTo(0.76, 0.24, 0.62, 0.28, 0.52, 0.26)
    return shape.united(leaf), _lines(((0.5, 0.38), (0.5, 0.24), (0.44, 0.12)))


def _lantern() -> Gift:
    body = QPainterPath()
    body.addRoundedRect(QRectF(0.27, 0.3, 0.46, 0.5), 0.16, 0.2)
    caps = _polygon((0.36, 0.22), (0.64, 0.22), (0.68, 0.32), (0.32, 0.32)).united(
        _polygon((0.34, 0.78), (0.66, 0.78), (0.62, 0.88), (0.38, 0.88))
    )
    ring = _ellipse(0.5, 0.14, 0.09, 0.09).subtracted(_ellipse(0.5, 0.14, 0.05, 0.05))
    ribs = _lines(((0.42, 0.32), (0.42, 0.78)), ((0.58, 0.32), (0.58, 0.78)), ((0.28, 0.55), (0.72, 0.55)))
    return body.united(caps).united(ring), ribs


def _boat() -> Gift:
    hull = QPainterPath(QPointF(0.1, 0.64))
    hull.lineTo(0.9, 0.64)
    hull.cubicTo(0.86, 0.8, 0.76, 0.86, 0.66, 0.86)
    hull.lineTo(0.34, 0.86)
    hull.cubicTo(0.24, 0.86, 0.14, 0.8, 0.1, 0.64)
    sails = _polygon((0.48, 0.1), (0.48, 0.58), (0.16, 0.58)).united(_polygon((0.54, 0.2), (0.54, 0.58), (0.82, 0.58)))
    return hull.united(sails), _lines(((0.51, 0.1), (0.51, 0.64)), ((0.16, 0.73), (0.84, 0.73)))


def _pine_cone() -> Gift:
    shape = QPainterPath(QPointF(0.5, 0.92))
    shape.cubicTo(0.16, 0.76, 0.18, 0.36, 0.34, 0.26)
    shape.lineTo(0.66, 0.26)
    shape.cubicTo(0.82, 0.36, 0.84, 0.76, 0.5, 0.92)
    top = _polygon((0.44, 0.26), (0.44, 0.1), (0.56, 0.1), (0.56, 0.26))
    scales = QPainterPath()
    for row, y in enumerate((0.4, 0.54, 0.68)):
        for x in (0.36, 0.5, 0.64) if row % 2 == 0 else (0.43, 0.57):
            scales.moveTo(x - 0.08, y - 0.05)
            scales.quadTo(x, y + 0.1, x + 0.08, y - 0.05)
    return shape.united(top), scales


def _snowflake() -> Gift:
    shape = QPainterPath()
    for i in range(6):
        arm = _polygon((0.46, 0.5), (0.46, 0.08), (0.54, 0.08), (0.54, 0.5))
        arm = arm.united(_polygon((0.5, 0.28), (0.62, 0.14), (0.67, 0.18), (0.53, 0.36)))
        arm = arm.united(_polygon((0.5, 0.28), (0.38, 0.14), (0.33, 0.18), (0.47, 0.36)))
        turn = QTransform().translate(0.5, 0.5).rotate(60 * i).translate(-0.5, -0.5)
        shape = shape.united(turn.map(arm))
    return shape, QPainterPath()


def _star() -> Gift:
    points = []
    for i in range(10):
        radius, angle = (0.45, 0.19)[i % 2], math.pi * i / 5
        points.append((0.5 + radius * math.sin(angle), 0.52 - radius * math.cos(angle)))
    lines = _lines(*(((0.5, 0.52), points[i]) for i in range(0, 10, 2)))
    return _polygon(*points), lines


_GIFTS: tuple[Callable[[], Gift], ...] = (
    _hat,
    _sledge,
    _mitten,
    _candle,
    _teapot,
    _kite,
    _bell,
    _apple,
    _lantern,
    _boat,
    _pine_cone,
    _snowflake,
    _star,
)
