"""The window of the disk image: the application on the left, Applications on the right, an arrow between them.

``python packaging/macos/window.py`` draws its background; what it drew is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

SIZE = (640, 400)
APP_AT, FOLDER_AT = (170, 190), (470, 190)
BACKGROUND = Path(__file__).with_name("background.png")
ICON = Path(__file__).resolve().parents[2] / "assets/pictures/icon.icns"


def settings(app: Path) -> dict[str, Any]:
    """What dmgbuild is told about an image of ``app``."""
    return {
        "format": "UDZO",
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(ICON),
        "background": str(BACKGROUND),
        "window_rect": ((200, 140), SIZE),
        "icon_size": 112,
        "text_size": 13,
        "icon_locations": {app.name: APP_AT, "Applications": FOLDER_AT},
    }


def draw() -> None:
    """Warm paper, a board of wood at its head, and the arrow; drawn four times as large for smooth edges."""
    from PIL import Image, ImageDraw

    scale = 4
    width, height = (side * scale for side in SIZE)
    image = Image.new("RGB", (width, height), "#efe8dc")
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width, 56 * scale), fill="#6b4226")
    for line in range(7, 56, 7):
        pen.line((0, line * scale, width, line * scale), fill="#5d3820", width=scale)
    y, left, right = APP_AT[1] * scale, (APP_AT[0] + 90) * scale, (FOLDER_AT[0] - 90) * scale
    pen.line((left, y, right, y), fill="#b06a2c", width=9 * scale)
    head = 22 * scale
    pen.polygon(((right + head, y), (right - head // 2, y - head), (right - head // 2, y + head)), fill="#b06a2c")
    image.resize(SIZE, Image.Resampling.LANCZOS).save(BACKGROUND, optimize=True)


if __name__ == "__main__":
    draw()
