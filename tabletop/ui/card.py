"""A card of the library: a painting, a title, two lines; pressed as a whole."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from tabletop.ui import theme
from tabletop.ui.fields import EnterPresses
from tabletop.ui.theme import Theme, text_on

Paint = Callable[[QPainter, QRectF], None]

RADIUS = 12
EDGE = 4  # room for the focus ring
MARGIN = 14
LEAST_PICTURE = 96
LEAST_TITLE_PX = 15
SHEEN = 16  # how much a picture brightens under the pointer, of 255


class PictureCard(EnterPresses, QAbstractButton):
    """``paint`` paints the picture into any rectangle, later, when ``render_picture`` is called; until then ``ground``.

    ``special`` sets the card apart from its neighbours. A card that is not enabled shows ``badge`` on a faded picture.
    """

    def __init__(self, paint: Paint, ground: QColor, parent: QWidget | None = None, *, special: bool = False) -> None:
        super().__init__(parent)
        self._paint = paint
        self._ground = ground
        self._special = special
        self._picture = QPixmap()
        self._title = self._meta = self._line = self._badge = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def write(self, title: str, meta: str, line: str, badge: str = "") -> None:
        """Put the words on the card."""
        self._title, self._meta, self._line, self._badge = title, meta, line, badge
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(part for part in (badge, meta, line) if part))
        self.update()

    def depict(self, paint: Paint, ground: QColor) -> None:
        """Show another picture."""
        self._paint, self._ground, self._picture = paint, ground, QPixmap()
        self.update()

    def text_height(self, width: int) -> int:
        """What the words need below the picture on a card of that width."""
        title, meta, line = (QFontMetrics(font) for font in self._fonts(theme.current()))
        lines = line.boundingRect(self._wrap(width), Qt.TextFlag.TextWordWrap, self._line).height()
        return 10 + title.height() + 2 + meta.height() + 6 + max(lines, 2 * line.height()) + 14 + EDGE

    def least_height(self, width: int) -> int:
        """The least height at which all of the card is seen."""
        return self.text_height(width) + LEAST_PICTURE

    @property
    def stale(self) -> bool:
        """Whether the picture does not fit the card's present size."""
        size = self._picture_area().size().toSize() * self.devicePixelRatioF()
        return self._picture.size() != size

    def render_picture(self) -> None:
        """Paint the picture for the present size."""
        area, ratio = self._picture_area(), self.devicePixelRatioF()
        self._picture = QPixmap(area.size().toSize() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(self._ground)
        with QPainter(self._picture) as painter:
            self._paint(painter, QRectF(0, 0, area.width(), area.height()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self.least_height(300))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            face = QPainterPath()
            face.addRoundedRect(QRectF(self._card()), RADIUS, RADIUS)
            self._draw_face(painter, face, look)
            self._draw_words(painter, look)
            self._draw_edge(painter, face, look)

    def _draw_face(self, painter: QPainter, face: QPainterPath, look: Theme) -> None:
        painter.fillPath(face, look.raised if self._special else look.panel)
        painter.save()
        painter.setClipPath(face)
        area = self._picture_area()
        if self._picture.isNull():
            painter.fillRect(area, self._ground)
        else:
            painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
        if not self.isEnabled():
            veil = QColor(look.panel)
            veil.setAlpha(150)
            painter.fillRect(area, veil)
        elif self.isDown():
            painter.fillRect(area, QColor(0, 0, 0, 50))
        elif self.underMouse():
            painter.fillRect(area, QColor(255, 255, 255, SHEEN))
        painter.restore()

    def _draw_words(self, painter: QPainter, look: Theme) -> None:
        words = self._wrap(self.width())
        words.moveTop(round(self._picture_area().bottom()) + 10)
        title, meta, line = self._fonts(look)
        while QFontMetrics(title).horizontalAdvance(self._title) > words.width() and title.pixelSize() > LEAST_TITLE_PX:
            title.setPixelSize(title.pixelSize() - 1)
        strong = look.text if self.isEnabled() else look.muted
        for font, colour, text, gap in ((title, strong, self._title, 2), (meta, look.muted, self._meta, 6)):
            painter.setFont(font)
            painter.setPen(colour)
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(words, Qt.TextFlag.TextSingleLine, shown)
            words.setTop(words.top() + metrics.height() + gap)
        painter.setFont(line)
        painter.setPen(strong)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, self._line)
        if self._badge and not self.isEnabled():
            self._draw_badge(painter, look)

    def _draw_badge(self, painter: QPainter, look: Theme) -> None:
        font = look.font(13, QFont.Weight.DemiBold)
        size = QFontMetrics(font).size(0, self._badge)
        pill = QRectF(self._card().left() + 12, self._card().top() + 12, size.width() + 22, size.height() + 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.text)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(text_on(look.text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._badge)

    def _draw_edge(self, painter: QPainter, face: QPainterPath, look: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        hot = self.isEnabled() and self.underMouse()
        painter.setPen(QPen(look.accent if hot or self._special else look.line, 1.4))
        painter.drawPath(face)
        if self.hasFocus():
            painter.setPen(QPen(look.accent, 3))
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, RADIUS + 2, RADIUS + 2)

    def _card(self) -> QRect:
        return self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _picture_area(self) -> QRectF:
        card = QRectF(self._card())
        card.setBottom(max(card.top() + 8, self.height() - self.text_height(self.width())))
        return card

    def _wrap(self, width: int) -> QRect:
        return QRect(EDGE + MARGIN, 0, width - 2 * (EDGE + MARGIN), 10_000)

    def _fonts(self, look: Theme) -> tuple[QFont, QFont, QFont]:
        return look.display_font(19), look.font(13), look.font(14.5)
