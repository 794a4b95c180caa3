"""The sheet: dice, box rows and upgrades on the left, five ships on the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, cast

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tabletop.core.rules import Event, Seat
from tabletop.games.parsecs import events as e
from tabletop.games.parsecs import upgrades
from tabletop.games.parsecs.state import BOOSTING, BOOSTS, CADET, CHOOSING, FUEL, GROUPS, WRITING
from tabletop.ui import theme
from tabletop.ui.games.parsecs import blueprint, captions, cards, hulls, signs
from tabletop.ui.games.parsecs.controller import SHEET
from tabletop.ui.games.parsecs.foreign import foreign
from tabletop.ui.games.parsecs.layout import Layout
from tabletop.ui.games.parsecs.text import ParsecsText
from tabletop.ui.games.parsecs.tumble import Tumble
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite


class ParsecsScene(TableScene):
    """Keys: ``("die", turn, i)``, ``("box", ship, row, i)``, ``("supply", ship, what, i)`` and the like."""

    paper: ClassVar[QSizeF] = QSizeF(1123, 794)  # A4 as it lies

    @property
    def sheet(self) -> Any:
        """The layout of the sheet, from the ruleset."""
        rules: Any = self.rules
        return rules.sheet

    def arrange(self, area: QRectF) -> None:
        """A column for dice and boxes, the rest for the ships; above one another where it is tall."""
        self.plan = Layout(self.sheet, area)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """Blueprint paper."""
        blueprint.paper(painter, area)

    def shown(self, view: Any, seat: Seat | None) -> Seat:
        """Whose sheet lies on the table."""
        wanted = self.looks.get(SHEET)
        return wanted if wanted is not None and wanted < len(view.seats) else seat or 0

    def paper_name(self) -> str:
        """Whose sheet it is."""
        owner = self.shown(self.view, self.seat)
        return tidy(self.names[owner]) if owner < len(self.names) else ""

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """One sheet whole, the dice, the upgrade cards."""
        owner = self.shown(view, seat)
        own = view.seats[owner]
        if seat is not None and owner != seat:
            yield Sprite(("foreign",), ("foreign", owner), self.area, 40)
        sheet, plan, rules = self.sheet, self.plan, cast("Any", self.rules)
        for i, value in enumerate(view.dice):
            yield Sprite(("die", view.turn, i), ("die", value), plan.die(i), 5)
        points = rules.scores(view)[owner]
        yield Sprite(("plate",), ("plate", owner, points, own.surplus_fuel, own.surplus_cadets), plan.plate(), 3)
        for i, number in enumerate(own.numbers if own.phase == WRITING or own.pending else ()):
            yield Sprite(("number", number), ("card", number), plan.number(i), 8)
        if own.phase == CHOOSING:
            yield Sprite(("pairs",), ("pairs", *view.dice), plan.pairs(), 4)
        for group, name in enumerate(GROUPS):
            yield Sprite(("title", name), ("title", name), plan.group(group), 2)
            for i, length in enumerate(sheet.lengths[group]):
                picture = ("row", length, own.boxes(group)[i], captions.SUPPLIES[group])
                yield Sprite(("row", name, i), picture, plan.boxes(group, i), 4)
        for i, card in enumerate(view.upgrades):
            holders = tuple(s for s, other in enumerate(view.seats) if card in other.gained and s != owner)
            now, enough = upgrades.progress(sheet, own, sheet.goals[card])
            picture = ("upgrade", card, now, enough, holders, card in own.gained)
            yield Sprite(("upgrade", card), picture, plan.card(i, len(view.upgrades)), 4)
        for ship in range(len(sheet.ships)):
            done = sheet.complete(own, ship)
            yield Sprite(("hull", ship), ("hull", ship, done), plan.hull(ship), 1)
            yield Sprite(("callout", ship), ("callout", ship, done), plan.callout(ship), 2)
            for what in (FUEL, CADET):
                for i in range(sheet.room[what][ship]):
                    picture = ("supply", captions.SUPPLIES[what], i < own.supplies(what)[ship])
                    yield Sprite(("supply", ship, what, i), picture, plan.supply(ship, what, i), 6)
        for place in sheet.rows:
            printed = sheet.printed[place.start : place.end]
            for i, number in enumerate(sheet.numbers_of(own, place)):
                picture = ("box", number, bool(printed[i]))
                yield Sprite(("box", place.ship, place.row, i), picture, plan.space(place, i), 6)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Dice, groups, numbers, spaces and ships of one's own sheet, and what only tells something."""
        if seat is None or self.shown(view, seat) != seat:
            return
        own, sheet, words, plan = view.seats[seat], self.sheet, self.words, self.plan
        text = ParsecsText(self.rules, words, self.names)
        yield Place(("plate",), plan.plate(), words("place.plate", player=text.name(seat)))
        if own.phase == CHOOSING:
            yield Place(("pairs",), plan.pairs(), words("place.pairs"))
        for i, card in enumerate(view.upgrades):
            told = words("place.upgrade", card=text.upgrade(self.rules.values.upgrades[card].id))
            yield Place(("upgrade", card), plan.card(i, len(view.upgrades)), told)
        for ship in range(len(sheet.ships)):  # below the hulls, so that a ship can be chosen where words stand on it
            yield Place(("callout", ship), plan.callout(ship), words("place.ship", ship=text.ship(ship)))
        for ship in range(len(sheet.ships)):
            edge = hulls.outline(plan.hull(ship), plan.tail, plan.nose(), ship)
            yield Place(("ship", ship), edge.boundingRect(), words("place.ship", ship=text.ship(ship)), path=edge)
        for group, name in enumerate(GROUPS):
            told = words("place.group", group=text.group(name), n=sheet.full_box_rows(own, group))
            yield Place(("group", name), plan.group(group), told)
        for i, value in enumerate(view.dice):
            yield Place(("die", value), plan.die(i), words("place.die", value=value), ("die", view.turn, i), 12)
        for i, number in enumerate(own.numbers):
            yield Place(("number", number), plan.number(i), words("place.number", number=number), ("number", number))
        # Elsewhere a space is a part of its ship, which may be what is pointed at.
        for place in sheet.rows if own.phase in (WRITING, BOOSTING) else ():
            for i, number in enumerate(sheet.numbers_of(own, place)):
                told = words(
                    "place.space", ship=text.ship(place.ship), space=i + 1, number=number or words("place.empty")
                )
                yield Place(("space", place.ship, place.row, i), plan.space(place, i), told, None, 5)

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """A number goes from its card to its space."""
        if isinstance(event, e.Written) and event.seat == self.shown(self.view, self.seat):
            space = ("box", event.ship, event.row, event.space)
            yield space, space

    def last_moved(self, events: Any) -> Iterable[Key]:
        """The spaces written last."""
        mine = self.shown(self.view, self.seat)
        return [("box", ev.ship, ev.row, ev.space) for ev in events if isinstance(ev, e.Written) and ev.seat == mine]

    def ground(self, rect: QRectF) -> QPixmap:
        """The bare paper of a part of the table."""
        paper = self._board.pixmap().copy(QRectF(rect.topLeft() * self.ratio, rect.size() * self.ratio).toAlignedRect())
        paper.setDevicePixelRatio(self.ratio)
        return paper

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """Dice that roll, a ship complete, an upgrade gained."""
        if isinstance(event, e.Rolled):
            for i, value in enumerate(event.dice):
                yield Tumble(self.plan.die(i), value, i, self.ground(self.plan.die(i)), delay)
        font = theme.current().display_font(max(18.0, self.area.height() / 24), scaled=False)
        text = ParsecsText(self.rules, self.words, self.names)
        if isinstance(event, (e.ShipCompleted, e.UpgradeGained)):
            line = text.event(event)
            tint = theme.current().seat(event.seat)
            yield Banner(line or "", self.plan.ships, tint, font, delay)
            if isinstance(event, e.ShipCompleted):
                yield Confetti(self.plan.ships, [blueprint.AMBER, blueprint.LINE, tint], delay)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        font = theme.current().display_font(20, scaled=False)
        text = ParsecsText(self.rules, self.words, self.names)
        match picture:
            case ("foreign", owner):
                told = self.words("sheet_of", player=tidy(self.names[owner]))
                foreign(painter, rect, self.plan.unit, told, owner)
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
            case ("pairs", *dice):
                captions.pairs(painter, rect, self.plan.unit, dice)
            case ("row", length, marked, what):
                blueprint.box_row(painter, rect, length, marked, what)
            case ("hull", ship, done):
                hulls.hull(painter, rect, self.plan.tail, self.plan.nose(), ship, done=done)
                self._paint_boost(painter, rect, ship, done=done)
            case ("callout", ship, done):
                self._paint_callout(painter, rect, ship, done=done)
            case ("title", name):
                captions.title(painter, rect, self.plan.unit, text.sentence(text.group(name)))
            case ("plate", owner, points, *surplus):
                name = tidy(self.names[owner]) if owner < len(self.names) else self.words("nobody")
                captions.plate(painter, rect, self.plan.unit, name, points, self.words("surplus"), surplus)
            case ("upgrade", card, *progress):
                rules: Any = self.rules
                upgrade = rules.values.upgrades[card]
                face = cards.Face(text.upgrade(upgrade.id), text.goal(upgrade), upgrade.reward, *progress)
                cards.card(painter, rect, face)

    def _paint_boost(self, painter: QPainter, rect: QRectF, ship: int, *, done: bool) -> None:
        """The sign of the boost, in the nose."""
        side, nose = self.plan.size * 0.56, self.plan.nose()
        spot = QRectF(rect.right() - nose * 0.92, rect.center().y() - side / 2, side, side)
        tint = blueprint.AMBER if done else blueprint.INK
        signs.sign(painter, spot, BOOSTS[self.sheet.boosts[ship]], tint, self.board_font(13))

    def _paint_callout(self, painter: QPainter, rect: QRectF, ship: int, *, done: bool) -> None:
        """A ship's name and, in words, what its completion brings."""
        name = f"{ship + 1}  {self.words(f'ship.{ship}.name')}"
        boost = self.words(f"boost.{BOOSTS[self.sheet.boosts[ship]]}")
        write = captions.on_hull if self.plan.on_hull(ship) else captions.callout
        write(painter, rect, self.plan.unit, name, boost, blueprint.AMBER if done else blueprint.INK)


SCENE = ParsecsScene
