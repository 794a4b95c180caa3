"""The sheet: dice, box rows and upgrades on the left, five ships on the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.core.rules import Event, Seat
from tabletop.games.parsecs import events as e
from tabletop.games.parsecs.state import BOOSTS, CADET, FUEL, GROUPS, WRITING
from tabletop.ui import theme
from tabletop.ui.games.parsecs import blueprint
from tabletop.ui.games.parsecs.controller import SHEET
from tabletop.ui.games.parsecs.text import ParsecsText
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

_WHAT = ("fuel", "cadet")


class ParsecsScene(TableScene):
    """Keys: ``("die", turn, i)``, ``("box", ship, row, i)``, ``("supply", ship, what, i)`` and the like."""

    @property
    def sheet(self) -> Any:
        """The layout of the sheet, from the ruleset."""
        rules: Any = self.rules
        return rules.sheet

    def arrange(self, area: QRectF) -> None:
        """A column for dice and boxes, the rest for the ships; above one another where it is tall."""
        inner = area.adjusted(10, 8, -10, -8)
        tall = area.height() > area.width() * 1.1
        if tall:
            column = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.42)
            self._ships_area = QRectF(
                inner.left(), column.bottom() + 8, inner.width(), inner.bottom() - column.bottom() - 8
            )
        else:
            column = QRectF(inner.left(), inner.top(), inner.width() * 0.31, inner.height())
            self._ships_area = QRectF(
                column.right() + 12, inner.top(), inner.right() - column.right() - 12, inner.height()
            )
        self._column = column
        self._unit = max(1.0, min(area.width() / 960, area.height() / 560))
        self._die = min((column.width() - 84 * self._unit) / 3 - 4, column.height() * 0.135)
        lines = [
            len([place for place in self.sheet.rows if place.ship == ship]) for ship in range(len(self.sheet.ships))
        ]
        unit = self._ships_area.height() / (sum(lines) + 0.42 * len(lines))
        top = self._ships_area.top()
        self._hulls: list[QRectF] = []
        for count in lines:
            height = unit * (count + 0.42)
            self._hulls.append(QRectF(self._ships_area.left(), top + 2, self._ships_area.width(), height - 6))
            top += height

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """Blueprint paper."""
        blueprint.paper(painter, area)

    def shown(self, view: Any, seat: Seat | None) -> Seat:
        """Whose sheet lies on the table."""
        wanted = self.looks.get(SHEET)
        return wanted if wanted is not None and wanted < len(view.seats) else seat or 0

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """One sheet whole, the dice, the upgrade cards."""
        owner = self.shown(view, seat)
        own = view.seats[owner]
        sheet = self.sheet
        for i, value in enumerate(view.dice):
            yield Sprite(
                ("die", view.turn, i),
                ("die", value),
                self._die_rect(i),
                5,
                origin=self._die_rect(i).translated(-self._column.width(), 30),
            )
        yield Sprite(("plate",), ("plate", owner), self._plate_rect(), 3)
        for i, number in enumerate(own.numbers if own.phase == WRITING or own.pending else ()):
            yield Sprite(("number", number), ("card", number), self._number_rect(i), 8)
        for group, name in enumerate(GROUPS):
            yield Sprite(("title", name), ("title", name), self._group_rect(group), 2)
            for i, length in enumerate(sheet.lengths[group]):
                yield Sprite(
                    ("row", name, i), ("row", length, own.boxes(group)[i], _WHAT[group]), self._row_rect(group, i), 4
                )
        surplus = (own.surplus_fuel, own.surplus_cadets)
        yield Sprite(("surplus",), ("surplus", *surplus), self._surplus_rect(), 3)
        for i, card in enumerate(view.upgrades):
            holders = tuple(s for s, other in enumerate(view.seats) if card in other.gained)
            yield Sprite(("upgrade", card), ("upgrade", card, holders), self._upgrade_rect(i, len(view.upgrades)), 4)
        for ship, hull in enumerate(self._hulls):
            done = sheet.complete(own, ship)
            yield Sprite(("hull", ship), ("hull", ship, done), hull, 1)
            for what in (FUEL, CADET):
                for i in range(sheet.room[what][ship]):
                    filled = i < own.supplies(what)[ship]
                    yield Sprite(
                        ("supply", ship, what, i), ("supply", _WHAT[what], filled), self._supply_rect(ship, what, i), 6
                    )
        for place in sheet.rows:
            printed = sheet.printed[place.start : place.end]
            for i, number in enumerate(sheet.numbers_of(own, place)):
                yield Sprite(
                    ("box", place.ship, place.row, i), ("box", number, bool(printed[i])), self._space_rect(place, i), 6
                )

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Dice, groups, numbers, spaces and ships of one's own sheet."""
        if seat is None or self.shown(view, seat) != seat:
            return
        own, sheet, words = view.seats[seat], self.sheet, self.words
        text = ParsecsText(self.rules, words, self.names)
        for ship, hull in enumerate(self._hulls):
            yield Place(("ship", ship), hull, words("place.ship", ship=text.ship(ship)))
        for group, name in enumerate(GROUPS):
            rect = self._group_rect(group)
            yield Place(
                ("group", name), rect, words("place.group", group=text.group(name), n=sheet.full_box_rows(own, group))
            )
        for i, value in enumerate(view.dice):
            yield Place(("die", value), self._die_rect(i), words("place.die", value=value), ("die", view.turn, i), 12)
        for i, number in enumerate(own.numbers):
            yield Place(
                ("number", number), self._number_rect(i), words("place.number", number=number), ("number", number)
            )
        for place in sheet.rows:
            for i, number in enumerate(sheet.numbers_of(own, place)):
                name = words(
                    "place.space", ship=text.ship(place.ship), space=i + 1, number=number or words("place.empty")
                )
                yield Place(("space", place.ship, place.row, i), self._space_rect(place, i), name, None, 5)

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """A number goes from its card to its space."""
        if isinstance(event, e.Written) and event.seat == self.shown(self.view, self.seat):
            space = ("box", event.ship, event.row, event.space)
            yield space, space

    def last_moved(self, events: Any) -> Iterable[Key]:
        """The spaces written last."""
        mine = self.shown(self.view, self.seat)
        return [("box", ev.ship, ev.row, ev.space) for ev in events if isinstance(ev, e.Written) and ev.seat == mine]

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """A ship complete, an upgrade gained."""
        font = theme.current().display_font(max(18.0, self.area.height() / 24), scaled=False)
        text = ParsecsText(self.rules, self.words, self.names)
        if isinstance(event, (e.ShipCompleted, e.UpgradeGained)):
            line = text.event(event)
            tint = theme.current().seat(event.seat)
            yield Banner(line or "", self._ships_area, tint, font, delay)
            if isinstance(event, e.ShipCompleted):
                yield Confetti(self._ships_area, [blueprint.AMBER, blueprint.LINE, tint], delay)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        font = theme.current().display_font(20, scaled=False)
        match picture:
            case ("die", value):
                blueprint.die(painter, rect, value)
            case ("box", number, printed):
                blueprint.number_box(painter, rect, number, font, printed=printed)
            case ("card", number):
                painter.setPen(QPen(blueprint.AMBER, 2))
                painter.setBrush(QColor("#0d2747"))
                painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
                blueprint.pencil(painter, rect, str(number), font, blueprint.AMBER)
            case ("supply", what, filled):
                blueprint.supply(painter, rect, what, filled=filled)
            case ("row", length, marked, what):
                blueprint.box_row(painter, rect, length, marked, what)
            case ("hull", ship, done):
                self._paint_hull(painter, rect, ship, done=done)
            case ("title", name):
                self._frame(painter, rect, self.words(f"group.{name}"))
            case ("plate", owner):
                self._frame(painter, rect, "", tidy(self.names[owner]) if owner < len(self.names) else "")
            case ("surplus", fuel, cadets):
                self._paint_surplus(painter, rect, fuel, cadets)
            case ("upgrade", card, holders):
                self._paint_upgrade(painter, rect, card, holders)

    def _frame(self, painter: QPainter, rect: QRectF, title: str, centre: str = "") -> None:
        painter.setPen(QPen(blueprint.FAINT, 1.2))
        painter.setBrush(QColor(8, 26, 50, 110))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
        painter.setPen(QColor("#e8f4ff"))
        painter.setFont(self.board_font(13 * self._unit))
        shown = QFontMetricsF(painter.font()).elidedText(
            title or centre, Qt.TextElideMode.ElideRight, rect.width() - 14
        )
        if title:
            painter.drawText(
                QRectF(rect.left() + 8, rect.top() + 3, rect.width() - 16, 18 * self._unit),
                Qt.AlignmentFlag.AlignVCenter,
                shown,
            )
        else:
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_hull(self, painter: QPainter, rect: QRectF, ship: int, *, done: bool) -> None:
        body = rect.adjusted(12, 0, 0, 0)
        blueprint.hull(painter, body, ship, done=done)
        boost = BOOSTS[self.sheet.boosts[ship]]
        painter.setFont(self.board_font(13 * self._unit))
        painter.setPen(blueprint.AMBER if done else QColor("#d7eaff"))
        label = f"{ship + 1}  {self.words(f'ship.{ship}.name')}"
        band = self._band(QRectF(rect))
        painter.drawText(
            QRectF(band.right() - 6 - rect.width() * 0.26, band.top(), rect.width() * 0.26, band.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(label, Qt.TextElideMode.ElideRight, rect.width() * 0.26),
        )
        painter.setFont(self.board_font(12 * self._unit))
        painter.setPen(blueprint.AMBER)
        nose = QRectF(rect.right() - rect.height() * 0.42 - 4, rect.top() + 3, rect.height() * 0.4, rect.height() - 6)
        sign = {"mark": "☒", "number": "#", "complete": "◎"}.get(boost, "+")
        painter.setFont(self.board_font(max(14.0, rect.height() * 0.24)))
        painter.drawText(nose, Qt.AlignmentFlag.AlignCenter, sign)

    def _paint_surplus(self, painter: QPainter, rect: QRectF, fuel: int, cadets: int) -> None:
        self._frame(painter, rect, "")
        painter.setFont(self.board_font(14 * self._unit))
        third = rect.width() / 3
        painter.setPen(QColor("#e8f4ff"))
        painter.drawText(
            QRectF(rect.left() + 8, rect.top(), third, rect.height()),
            Qt.AlignmentFlag.AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(self.words("surplus"), Qt.TextElideMode.ElideRight, third),
        )
        size = rect.height() - 6
        for i, (what, count) in enumerate((("fuel", fuel), ("cadet", cadets))):
            x = rect.left() + third * (i + 1) + 6
            blueprint.supply(painter, QRectF(x, rect.center().y() - size / 2, size, size), what, filled=True)
            painter.setPen(QColor("#ffffff"))
            painter.drawText(
                QRectF(x + size + 4, rect.top(), third, rect.height()), Qt.AlignmentFlag.AlignVCenter, f"×{count}"
            )

    def _paint_upgrade(self, painter: QPainter, rect: QRectF, card: int, holders: tuple[Seat, ...]) -> None:
        rules: Any = self.rules
        upgrade = rules.values.upgrades[card]
        text = ParsecsText(self.rules, self.words, self.names)
        mine = self.shown(self.view, self.seat) in holders if self.view is not None else False
        painter.setPen(QPen(blueprint.AMBER if mine else blueprint.FAINT, 2 if mine else 1.2))
        painter.setBrush(QColor(255, 207, 90, 40) if mine else QColor(8, 26, 50, 130))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
        inner = rect.adjusted(8, 3, -8, -3)
        painter.setFont(self.board_font(13 * self._unit))
        painter.setPen(blueprint.AMBER)
        reward = " ".join(self.words(f"boost.{entry}.sign") for entry in upgrade.reward)
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(reward)
        name = metrics.elidedText(
            ("✓ " if mine else "") + text.upgrade(upgrade.id), Qt.TextElideMode.ElideRight, inner.width() - width - 6
        )
        painter.drawText(
            QRectF(inner.left(), inner.top(), inner.width(), 18 * self._unit), Qt.AlignmentFlag.AlignVCenter, name
        )
        painter.drawText(
            QRectF(inner.left(), inner.top(), inner.width(), 18 * self._unit),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            reward,
        )
        painter.setFont(theme.current().font(12 * self._unit, scaled=False))
        painter.setPen(QColor("#e8f4ff"))
        body = QRectF(inner.left(), inner.top() + 18 * self._unit, inner.width(), inner.height() - 18 * self._unit)
        painter.drawText(body, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), text.goal(upgrade))

    def _band(self, hull: QRectF) -> QRectF:
        """The lower part of a hull, where supplies stand."""
        height = min(26.0 * self._unit, hull.height() * 0.3)
        return QRectF(
            hull.left() + 34, hull.bottom() - height - 2, hull.width() - 34 - hull.height() * 0.42 - 8, height
        )

    def _space_rect(self, place: Any, number: int) -> QRectF:
        hull = self._hulls[place.ship]
        lines = [p for p in self.sheet.rows if p.ship == place.ship]
        room = QRectF(
            hull.left() + 34,
            hull.top() + 3,
            hull.width() - 34 - min(hull.height(), 90) * 0.46,
            self._band(hull).top() - hull.top() - 4,
        )
        most = max(p.end - p.start for p in self.sheet.rows)
        size = min(room.height() / len(lines) - 1, room.width() / most)
        top = room.top() + (room.height() - size * len(lines)) / 2 + lines.index(place) * size
        return QRectF(room.left() + number * size, top, size, size)

    def _supply_rect(self, ship: int, what: int, number: int) -> QRectF:
        band = self._band(self._hulls[ship])
        room = self.sheet.room
        size = min(band.height(), band.width() * 0.74 / max(f + c + 1 for f, c in zip(*room, strict=True)))
        x = band.left() + number * size + (room[FUEL][ship] * size + 8 if what == CADET else 0)
        return QRectF(x, band.center().y() - size / 2, size, size)

    def _plate_rect(self) -> QRectF:
        return QRectF(self._column.left(), self._column.top(), self._column.width(), 26 * self._unit)

    def _die_rect(self, number: int) -> QRectF:
        top = self._plate_rect().bottom() + 4
        return QRectF(self._column.left() + number * (self._die + 4), top, self._die, self._die)

    def _number_rect(self, number: int) -> QRectF:
        """The numbers still to be written, beside the dice."""
        dice = self._die_rect(2)
        height = self._die / 2
        return QRectF(
            dice.right() + 8, dice.top() + number * height, self._column.right() - dice.right() - 8, height - 2
        )

    def _boxes_top(self) -> float:
        return self._die_rect(0).bottom() + 8

    def _line(self) -> float:
        """The height of a row of boxes: what the upgrade cards leave."""
        cards = max(54.0, min(90.0 * self._unit, self._column.height() * 0.12)) * 3
        room = self._column.bottom() - self._boxes_top() - cards - 36 * self._unit
        return max(14.0, min(26.0 * self._unit, (room - 52 * self._unit) / 8))

    def _group_rect(self, group: int) -> QRectF:
        height = self._line() * 4 + 24 * self._unit
        return QRectF(self._column.left(), self._boxes_top() + group * (height + 4), self._column.width(), height)

    def _row_rect(self, group: int, row: int) -> QRectF:
        frame = self._group_rect(group)
        top = frame.top() + 21 * self._unit
        return QRectF(frame.left() + 8, top + row * self._line(), frame.width() - 16, self._line() - 2)

    def _surplus_rect(self) -> QRectF:
        return QRectF(self._column.left(), self._group_rect(1).bottom() + 4, self._column.width(), 26 * self._unit)

    def _upgrade_rect(self, number: int, count: int) -> QRectF:
        top = self._surplus_rect().bottom() + 5
        height = min(96.0 * self._unit, (self._column.bottom() - top) / max(1, count))
        return QRectF(self._column.left(), top + number * height, self._column.width(), height - 4)


SCENE = ParsecsScene
