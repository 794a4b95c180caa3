"""What lies on a table as a picture or a PDF: the same sprites as on the screen, drawn into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.core.errors import FileTrouble, SaveError
from tabletop.core.files import save_atomically
from tabletop.core.words import Words
from tabletop.ui.table.scene import TableScene

PICTURE, PDF = ".png", ".pdf"
PICTURE_RATIO = 2.0
"""Pixels of a picture for each logical pixel."""
PDF_DPI = 300


def draw(scene: TableScene, painter: QPainter) -> None:
    """Paint the view a scene shows, laid out for its paper."""
    assert scene.paper is not None
    sheet = type(scene)(scene.rules, scene.words, scene.names)
    sheet.looks, sheet.view, sheet.seat = scene.looks, scene.view, scene.seat
    sheet.area = QRectF(QPointF(), scene.paper)
    sheet.arrange(sheet.area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet.paint_board(painter, sheet.area)
    for sprite in sorted(sheet.sprites(sheet.view, sheet.seat), key=lambda sprite: sprite.z):
        painter.save()
        painter.setOpacity(sprite.opacity)
        painter.translate(sprite.rect.center())
        painter.rotate(sprite.angle)
        painter.translate(-sprite.rect.width() / 2, -sprite.rect.height() / 2)
        sheet.paint(painter, sprite.picture, QRectF(QPointF(), sprite.rect.size()))
        painter.restore()


def picture(scene: TableScene) -> bytes:
    """The paper as a PNG. Raises SaveError."""
    assert scene.paper is not None
    image = QImage((scene.paper * PICTURE_RATIO).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.scale(PICTURE_RATIO, PICTURE_RATIO)
        draw(scene, painter)
    buffer = QBuffer()
    if not image.save(buffer, "PNG"):
        raise SaveError("other", "The picture could not be made.")
    return buffer.data().data()


def pdf(scene: TableScene, title: str) -> bytes:
    """The paper as a PDF of one page, A4 as it lies, without a margin. Raises SaveError."""
    assert scene.paper is not None
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Table Twelve")
    writer.setResolution(PDF_DPI)
    page = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Landscape, QMarginsF()))
    painter = QPainter()
    if not painter.begin(writer):
        raise SaveError("other", "The PDF could not be made.")
    ratio = min(writer.width() / scene.paper.width(), writer.height() / scene.paper.height())
    painter.scale(ratio, ratio)
    draw(scene, painter)
    painter.end()
    return buffer.data().data()


def save(scene: TableScene, target: Path, title: str) -> None:
    """Write the paper; the name of the file says what it becomes. Raises SaveError, with ``suffix`` as a reason too."""
    makers: dict[str, Callable[[], bytes]] = {PICTURE: lambda: picture(scene), PDF: lambda: pdf(scene, title)}
    maker = makers.get(target.suffix.lower())
    if maker is None:
        raise SaveError("suffix", f"{target.name} ends neither in {PICTURE} nor in {PDF}.")
    save_atomically(target, maker(), older=False)


def ask(parent: QWidget, scene: TableScene, name: str, words: Words, tell: Callable[[str], None]) -> QFileDialog:
    """Ask where the paper goes, write it there, and tell in a sentence what came of it."""
    kinds = {f"{words('paper.picture')} (*{PICTURE})": PICTURE, f"{words('paper.pdf')} (*{PDF})": PDF}
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    dialog = QFileDialog(parent, words("paper.save"), pictures)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(kinds))
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(kinds.get(chosen, PICTURE)))
    dialog.setDefaultSuffix(PICTURE)
    dialog.selectFile(name)

    def write(target: str) -> None:
        try:
            save(scene, Path(target), name)
        except FileTrouble as error:
            key = f"paper.{error.reason}"
            tell(words(key if key in words else "paper.other", place=target))
        else:
            tell(words("paper.saved", place=target))

    dialog.fileSelected.connect(write)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
