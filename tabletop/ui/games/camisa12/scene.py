"""The stadium at night: what lies where in a view, and what of it moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, ClassVar, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.camisa12 import events as e
from tabletop.games.camisa12.state import DISCARD, EMPTY, FACES, SYMBOLS
from tabletop.ui import theme
from tabletop.ui.games.camisa12 import crowd, night, painting
from tabletop.ui.games.camisa12.bench import Bench
from tabletop.ui.games.camisa12.ground import TRACK_POINTS
from tabletop.ui.games.camisa12.layout import Layout
from tabletop.ui.games.camisa12.text import Camisa12Text
from tabletop.ui.table.effects import Banner, Confetti, Effect, FloatText
from tabletop.ui.table.motion import Way
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite, between

NOBODY = ("nobody",)
"""What a new sprite was before."""

COUNTED = ("fireworks", "mosaic")
COUNT_MS = 800.0
"""How long each of these is alone."""


class Camisa12Scene(TableScene):
    """Keys: ``("face", n, seat)``, ``("side", seat, n)``, ``("stack", seat)``, ``("marker", seat)``, and the like."""

    OPEN: ClassVar[QColor] = QColor("#ff86d0")

    _before: Any = None
    _counting: list[int]

    def arrange(self, area: QRectF) -> None:
        """The whole stadium for this size."""
        self.plan = Layout(area)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The stadium without its crowd."""
        rules: Any = self.rules
        goals = [p for p in range(1, TRACK_POINTS + 1) if rules.goals(p) > rules.goals(p - 1)]
        night.stadium(painter, self.plan.ground, goals)

    def side_of(self, seat: Seat) -> int:
        """Which side of the picture a seat has: the reader sits on the left."""
        return seat if self.seat in (None, 0) else 1 - seat

    def bench_of(self, seat: Seat) -> Bench:
        """Where a seat's things lie."""
        return self.plan.benches[self.side_of(seat)]

    def tint(self, view: Any, seat: Seat) -> str:
        """The name of a seat's colour."""
        return self.rules.ruleset.colors[view.seats[seat].color]

    # What lies on the table.

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Stands and pieces, faces, ball, markers, board, and what lies on the pitch."""
        plan, g = self.plan, self.plan.ground
        for number in (0, 1):
            own, side, tint = view.seats[number], self.side_of(number), self.tint(view, number)
            for i, piece in enumerate(own.side):
                yield from self._space(number, i, piece, tint)
            for face, pair in enumerate(view.faces):
                if pair[number] != EMPTY:
                    look = ("piece", pair[number], tint, number)
                    rect = g.face_piece(face, side)
                    yield Sprite(("face", face, number), look, rect, 9 - side, origin=self.bench_of(number).stack)
            yield from self._bench(view, number, tint)
            yield Sprite(("marker", number), ("marker", tint, number + 1), plan.marker(side, own.points), 14)
        yield Sprite(("ball",), ("ball",), g.ball(view.ball), 16)
        yield Sprite(("led",), self._score(view), g.led, 5)
        yield Sprite(("deck",), ("deck", len(view.mosaic_deck)), g.deck, 5)

    def _space(self, seat: Seat, number: int, piece: int, tint: str) -> Iterator[Sprite]:
        side, symbol = self.side_of(seat), SYMBOLS.index(self.rules.ruleset.spaces[number])
        box, g = self.plan.stand(side, number), self.plan.ground
        yield Sprite(("stand", seat, number), ("stand", side, number, symbol, tint), box, 1)
        if piece != EMPTY:
            yield Sprite(("crowd", seat, number), ("crowd", side, number, piece, tint), box, 2)
            yield Sprite(("side", seat, number), ("piece", piece, tint, seat), g.space(side, number), 10)
            yield Sprite(("sign", seat, number), ("symbol", symbol), g.sign(side, number, taken=True), 12)

    def _bench(self, view: Any, seat: Seat, tint: str) -> Iterator[Sprite]:
        """A seat's name, stack, discards, penalty card and mosaic cards."""
        own, bench, text = view.seats[seat], self.bench_of(seat), self._text()
        name = self.names[seat] if seat < len(self.names) else self.words("nobody")
        lines = (team, name) if (team := text.team(view, seat)) else (name, "")
        yield Sprite(("plate", seat), ("plate", lines, tint, seat + 1, own.tokens), bench.plate, 6)
        if own.stack:
            yield Sprite(("stack", seat), ("stack", own.stack[-1], tint, seat, len(own.stack)), bench.stack, 7)
        penalty = own.penalty if own.penalty != HIDDEN else None
        yield Sprite(("penalty", seat), ("penalty", penalty), bench.penalty, 7)
        other = self.tint(view, 1 - seat)
        for i, (piece, rect) in enumerate(zip(own.discards, bench.sent_rects(len(own.discards)), strict=True)):
            yield Sprite(("sent", seat, i), ("piece", piece, other, 1 - seat), rect, 11 + i * 0.01)
        for key, card, rect in self._cards(view, seat):
            yield Sprite(
                key, ("mosaic", card), rect, 40 if self._chooses_card(view, seat) else 20, origin=self.plan.ground.deck
            )

    def _cards(self, view: Any, seat: Seat) -> Iterator[tuple[Key, int, QRectF]]:
        """A hand of mosaic cards, each known by its number and which copy of it."""
        choosing = self._chooses_card(view, seat)
        for card, copy, rect in self.plan.cards(self.side_of(seat), view.seats[seat].mosaic_hand, choosing=choosing):
            yield ("mosaic", seat, card, copy), card, rect

    def _chooses_card(self, view: Any, seat: Seat) -> bool:
        """Whether the reader is to give a card back."""
        return seat == self.seat == view.to_act and view.agenda[-1:] == [DISCARD]

    def _score(self, view: Any) -> tuple[Any, ...]:
        seats = (0, 1) if self.side_of(0) == 0 else (1, 0)
        rules: Any = self.rules
        points = [view.seats[seat].points for seat in seats]
        sides = tuple((self.tint(view, seat), rules.goals(p), p) for seat, p in zip(seats, points, strict=True))
        return "led", sides, tuple(str(seat + 1) for seat in seats)

    # What can be pointed at.

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """One's own spaces and mosaic cards, the faces; the other side, stacks and plates to look at."""
        text, g = self._text(), self.plan.ground
        me = seat if seat is not None else 0
        yield from self._explained(view, me)
        for number in (1 - me, me):
            for i, piece in enumerate(view.seats[number].side):
                shown = text.piece(piece) if piece >= 0 else self.words("place.empty")
                name = self.words("place.space", space=text.space(i), piece=shown)
                path = g.stand(self.side_of(number), i)
                target = ("space", i) if number == me else ("other", i)
                core = g.space(self.side_of(number), i)
                yield Place(target, path.boundingRect(), name, path=path, core=core)
            bench = self.bench_of(number)
            yield Place(("plate", number), bench.plate, f"{text.name(number)}. {text.about(view, number)}", radius=9)
            top = view.seats[number].stack
            shown = text.piece(top[-1]) if top else self.words("place.empty")
            name = self.words("place.stack", player=text.name(number), piece=shown, n=len(top))
            yield Place(("stack", number), bench.stack, name, radius=9)
        for face in range(FACES):
            pair = view.faces[face]
            shown = [text.piece(pair[s]) if pair[s] >= 0 else "—" for s in (me, 1 - me)]
            name = self.words("place.face", symbol=text.symbol(face), piece=shown[0], other=shown[1])
            path = g.slice(face)
            core = g.face_piece(face, 0)
            yield Place(("face", face), path.boundingRect(), name, ("face", face, me), path=path, core=core)
        for number in (me, 1 - me):
            for key, card, rect in self._cards(view, number):
                if card != HIDDEN:
                    target = ("mosaic", card) if number == me else ("open", card)
                    yield Place(target, rect, text.mosaic(view, number, card), key, 6)

    def _explained(self, view: Any, me: Seat) -> Iterator[Place]:
        """What can only be asked about: goal marks, the score, the deck, penalty cards, what was sent away."""
        words, ground, rules = self.words, self.plan.ground, cast("Any", self.rules)
        size = ground.band
        for points in range(1, TRACK_POINTS + 1):
            if (n := rules.goals(points)) > rules.goals(points - 1):
                at = ground.mark(points)
                rect = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
                yield Place(("goal", points), rect, words("place.goal", n=n))
        yield Place(("led",), ground.led, words("place.led"))
        yield Place(("deck",), ground.deck, words("place.deck"))
        for number in (1 - me, me):
            own, bench, name = view.seats[number], self.bench_of(number), self._text().name(number)
            yield Place(("penalty", number), bench.penalty, words("place.penalty", player=name))
            if own.discards:
                sent = bench.sent_rects(len(own.discards))
                rect = QRectF(sent[0].topLeft(), sent[-1].bottomRight())
                yield Place(("sent", number), rect, words("place.sent", player=name))
            hidden = [
                rect for card, _, rect in self.plan.cards(self.side_of(number), own.mosaic_hand) if card == HIDDEN
            ]
            if hidden:
                rect = reduce(QRectF.united, hidden)
                yield Place(("hand", number), rect, words("place.hand", player=name))

    # What moves.

    def play(self, events: Sequence[Event], view: Any, seat: Seat | None, pace: float) -> None:
        """Remember how things stood, for what moves along ways of its own."""
        self._before, self._after = self.view, view
        self._counting = [own.points for own in self.view.seats]
        super().play(events, view, seat, pace)

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """Pieces go from faces to sides or beside them, and change places."""
        match event:
            case e.Placed():
                yield ("face", event.face, event.seat), ("side", event.seat, event.space)
                yield NOBODY, ("crowd", event.seat, event.space)
                yield NOBODY, ("sign", event.seat, event.space)
            case e.Removed():
                count = len(self._before.seats[event.seat].discards)
                yield ("face", event.face, 1 - event.seat), ("sent", event.seat, count)
            case e.Refilled():
                yield NOBODY, ("face", event.face, event.seat)
            case e.Swapped():
                here, there = ("side", event.seat, event.space), ("side", event.seat, event.space + 1)
                yield here, there
                yield there, here
            case e.Exchanged():
                here, there = ("face", event.face, event.seat), ("face", event.other, event.seat)
                yield here, there
                yield there, here
            case e.BallMoved():
                yield ("ball",), ("ball",)
            case e.Scored():
                yield ("marker", event.seat), ("marker", event.seat)

    def stagger(self, event: Event) -> float:
        """C14: what is counted at the end is counted one thing after another."""
        counted = isinstance(event, e.Scored) and event.why in COUNTED and bool(event.points)
        return COUNT_MS if counted else super().stagger(event)

    def way(self, key: Key) -> Way:
        """The ball rolls clockwise, markers run along the track."""
        before, after = self._before, self.view
        match key:
            case ("ball",):
                steps = (after.ball - before.ball) % FACES
                return lambda _start, _end, share: self.plan.ground.ball(before.ball + steps * share)
            case ("marker", int(seat)):
                a, b = before.seats[seat].points, after.seats[seat].points
                return lambda _start, _end, share: self.plan.marker(self.side_of(seat), a + (b - a) * share)
        return between

    def last_moved(self, events: Sequence[Event]) -> Iterable[Key]:
        """The pieces placed last."""
        return [("side", event.seat, event.space) for event in events if isinstance(event, e.Placed)]

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """Points rise where they were won; confetti for a goal."""
        if not isinstance(event, e.Scored) or not event.points:
            return
        at = self.bench_of(event.seat).plate.center()
        if event.why == "mosaic":
            spots = (rect.center() for _, card, rect in self._cards(self._after, event.seat) if card == event.n)
            at = next(spots, at)
        elif event.space is not None and event.why != "mismatch":
            at = self.plan.ground.space(self.side_of(event.seat), event.space).center()
        tint = crowd.colour(self.tint(self.view, event.seat))
        font = theme.current().display_font(max(24.0, self.plan.ground.depth * 0.46), scaled=False)
        yield FloatText(f"{event.points:+d}", at, tint.lighter(130), font, delay)
        rules: Any = self.rules
        points = self._counting[event.seat]
        self._counting[event.seat] += event.points
        if rules.goals(points) < rules.goals(points + event.points):
            yield Confetti(self.area, [tint, tint.lighter(150), QColor("#ffffff")], delay)
            yield Banner(self.words("goal"), self.area, tint, font, delay)

    # How it looks.

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        rules: Any = self.rules
        painting.paint(painter, picture, rect, self.plan, rules.ruleset.mosaics)

    def _text(self) -> Camisa12Text:
        return Camisa12Text(self.rules, self.words, self.names)


SCENE = Camisa12Scene
