"""Draws the program's icon and that of its files: ``python packaging/icons.py`` writes assets/pictures.

A round table seen from above with twelve places; in its middle five shapes, one a game.
"""

from __future__ import annotations

import io
import math
import os
from pathlib import Path

from PIL import Image

OUT = Path(__file__).resolve().parents[1] / "assets" / "pictures"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
GAMES = ("#e9b44c", "#3aa6a0", "#d9534f", "#6c8ed9", "#8fbf5a")


def polar(radius: float, turn: float) -> tuple[float, float]:
    """A point on a circle round the middle; ``turn`` in whole turns, clockwise from the top."""
    angle = 2 * math.pi * turn
    return 256 + radius * math.sin(angle), 256 - radius * math.cos(angle)


def table() -> str:
    """The table with its twelve places and five shapes, as SVG elements in a box of 512."""
    places = []
    for i in range(12):
        x, y = polar(168, i / 12)
        places.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{22 if i % 3 == 0 else 15}" fill="#fff3dc"/>')
    shapes = []
    for i, colour in enumerate(GAMES):
        points = " ".join(
            f"{x:.1f},{y:.1f}"
            for x, y in (polar(r, i / 5 + t) for r, t in ((34, 0), (92, -0.075), (112, 0), (92, 0.075)))
        )
        shapes.append(
            f'<polygon points="{points}" fill="{colour}" stroke="{colour}" stroke-width="16" stroke-linejoin="round"/>'
        )
    return (
        '<circle cx="256" cy="262" r="222" fill="#0d1f22" opacity=".55"/>'
        '<circle cx="256" cy="252" r="222" fill="#8a5a30"/><circle cx="256" cy="252" r="210" fill="url(#wood)"/>'
        '<circle cx="256" cy="256" r="128" fill="#24383c"/>' + "".join(places) + "".join(shapes)
    )


WOOD = '<defs><radialGradient id="wood" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#d9a066"/><stop offset="1" stop-color="#a86d3a"/></radialGradient></defs>'


def svg(body: str) -> str:
    """A whole SVG document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{WOOD}{body}</svg>\n'
    )


def icon() -> str:
    """The program's icon."""
    return svg(f'<rect x="8" y="8" width="496" height="496" rx="108" fill="#1c3034"/>{table()}')


def file_icon() -> str:
    """The icon of a saved match: the table on a sheet of paper with a folded corner."""
    sheet = '<path d="M88 16h236l100 100v356a24 24 0 0 1-24 24H88a24 24 0 0 1-24-24V40a24 24 0 0 1 24-24z" fill="#fbf6ea" stroke="#b9ab8d" stroke-width="8"/>'
    fold = '<path d="M324 16v76a24 24 0 0 0 24 24h76z" fill="#ddd0b3"/>'
    return svg(f'{sheet}{fold}<g transform="translate(103 170) scale(.55)">{table()}</g>')


def raster(document: str, size: int) -> Image.Image:
    """The picture at ``size`` × ``size`` pixels."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(document.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(data, "PNG")
    return Image.open(io.BytesIO(bytes(data.data())))


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    OUT.mkdir(parents=True, exist_ok=True)
    for name, document in (("icon", icon()), ("match", file_icon())):
        (OUT / f"{name}.svg").write_text(document, encoding="utf-8")
        pictures = {size: raster(document, size) for size in SIZES}
        for size, picture in pictures.items():
            picture.save(OUT / f"{name}-{size}.png", optimize=True)
        large = raster(document, 1024)
        large.save(OUT / f"{name}.icns")
        pictures[256].save(OUT / f"{name}.ico", sizes=[(s, s) for s in SIZES if s <= 256])
    application.quit()


if __name__ == "__main__":
    main()
