"""What the table of Camisa 12 says: every point is explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, Event, Seat
from tabletop.games.camisa12 import events as e
from tabletop.games.camisa12.actions import Cycle, Discard, Place, Refill, Swap
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.reasons import Camisa12Reason
from tabletop.games.camisa12.state import EMPTY, FACES, KINDS, PIECES, SPACES, SYMBOLS, TEAMLESS
from tabletop.ui.table.text import Text

BY_PIECE = ("flag", "song", "firework", "wave", "mismatch", "cycle", "power", "fireworks", "mosaic")


class Camisa12Text(Text):
    """Sentences about the stadium."""

    def piece(self, number: int) -> str:
        """A crowd piece."""
        return self.words(f"piece.{PIECES[number]}")

    def symbol(self, face: int) -> str:
        """The symbol of a face."""
        return self.words(f"symbol.{SYMBOLS[face]}")

    def space(self, number: int) -> str:
        """A space of a side, e.g. “second diamond”."""
        spaces = self.rules.ruleset.spaces
        which = "first" if spaces.index(spaces[number]) == number else "second"
        return self.words(f"space.{which}", symbol=self.words(f"symbol.{spaces[number]}"))

    def card(self, number: int) -> str:
        """A mosaic card by name."""
        return self._own(f"mosaic.{number}.name")

    def card_text(self, number: int) -> str:
        """What a mosaic card counts."""
        return self._own(f"mosaic.{number}.text")

    def mosaic(self, view: Any, seat: Seat, number: int) -> str:
        """A mosaic card of a seat: what it counts, and what it is worth so far."""
        points = self.rules.ruleset.mosaics[number - 1].points
        values = {"card": self.card(number), "text": self.card_text(number), "n": self._worth(view, seat, number)}
        return self.words("place.mosaic", number=number, points=self.row(points[1:]), most=max(points), **values)

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """Of a mosaic card that would be given back, what it is worth so far; what refilling and cycling do."""
        if isinstance(action, Refill):
            return self.words("gain.refill")
        if isinstance(action, Cycle):
            return self.words("gain.cycle", n=self.rules.ruleset.seven_one.cycle)
        if isinstance(action, Discard):
            return self.words("mosaic.now", n=self._worth(view, seat, action.card))
        return super().consequence(view, seat, action)

    def _worth(self, view: Any, seat: Seat, number: int) -> int:
        own = view.seats[seat]
        return self.rules.ruleset.mosaics[number - 1].worth(seen(own.side, own.discards))

    def team(self, view: Any, seat: Seat) -> str:
        """A team's name, empty if teamless."""
        team = view.seats[seat].team
        return "" if team == TEAMLESS else self._own(f"team.{self.rules.ruleset.teams[team].id}.name")

    def power(self, view: Any, seat: Seat) -> str:
        """A team's power, empty if teamless."""
        team = view.seats[seat].team
        return "" if team == TEAMLESS else self._own(f"team.{self.rules.ruleset.teams[team].id}.power")

    def about(self, view: Any, seat: Seat) -> str:
        """A team, what it can do, and what a token buys it; how the opponent of the 7-1 mode plays."""
        team = self.team(view, seat)
        if view.seven_one and seat == 1:
            return self.words("about.opponent", n=self.rules.ruleset.points.mismatch)
        return f"{team}: {self.power(view, seat)}" if team else ""

    def prompt(self, view: Any, seat: Seat) -> str:
        """What the table waits for."""
        return self.words(f"phase.{self.rules.phase(view)}", n=view.to_discard)

    def guide(self, view: Any, seat: Seat) -> str:
        """With the points of the ruleset, and what is otherwise in the 7-1 mode."""
        phase, values = self.rules.phase(view), self.rules.ruleset
        key = f"guide.{phase}.solo" if view.seven_one and phase == "place" else f"guide.{phase}"
        points = values.seven_one.cycle if phase == "cycle" else values.points.mismatch
        return self.words(key, n=points) if key in self.words else ""

    def refusal(self, view: Any, seat: Seat, action: Action) -> str:
        """Why not; of a face, how far the ball goes and how far that is."""
        if self.rules.why_not(view, seat, action) != Camisa12Reason.NO_SUCH_STEP:
            return super().refusal(view, seat, action)
        reach = self.rules.book.reach[view.seats[seat].team][view.seats[1 - seat].team]
        steps = self._either(reach)
        away = action.step % FACES
        return (
            self.words("why.too_far", steps=steps, away=away) if away else self.words("why.ball_lies_here", steps=steps)
        )

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A choice in words."""
        match action:
            case Place():
                face = (view.ball + action.step) % FACES
                piece = view.faces[face][seat]
                shown = self.piece(piece) if piece != EMPTY else "—"
                text = self.words("action.place", symbol=self.symbol(face), piece=shown, space=self.space(action.space))
                return f"{text} · {self.words('action.token')}" if action.token else text
            case Discard():
                return self.words("action.discard", card=self.card(action.card))
            case Cycle():
                return self.words("action.cycle")
            case Refill():
                return self.words("action.refill")
            case Swap():
                spaces = {"space": self.space(action.space), "other": self.space(action.space + 1)}
                return self.words("action.swap", **spaces)
        return self.words("action.skip")

    def score_line(self, view: Any, seat: Seat, action: Action) -> str:
        """The points of a choice in numbers: one's own, and the other's if there are any."""
        after = view.copy()
        points: Counter[Seat] = Counter()
        for event in self.rules.apply(after, seat, action):
            if isinstance(event, e.Scored):
                points[event.seat] += event.points
        own, other = points[seat], points[1 - seat]
        return f"{own:+d} : {other:+d}" if other else f"{own:+d}"

    def gain(self, events: Sequence[Event], seat: Seat) -> str:
        """Points by seat, e.g. “you +5, Ana +2”; and a song that breaks."""
        points: Counter[Seat] = Counter()
        for event in events:
            if isinstance(event, e.Scored):
                points[event.seat] += event.points
        parts = [
            self.words("gain.you" if other == seat else "gain.other", player=self.name(other), points=f"{n:+d}")
            for other, n in sorted(points.items(), key=lambda item: item[0] != seat)
        ]
        if any(isinstance(event, e.SongBroken) and event.seat == seat for event in events):
            parts.append(self.words("gain.broken"))
        drawn = sum(len(event.cards) for event in events if isinstance(event, e.MosaicDrawn) and event.seat == seat)
        if drawn:
            parts.append(self.words("gain.cards", n=drawn))
        placed = any(isinstance(event, e.Placed) for event in events)
        return ", ".join(parts) or (self.words("gain.nothing") if placed else "")

    def told(self, events: Sequence[Event], before: Any) -> list[str]:
        """With each goal, after the points that made it."""
        points, lines = self.rules.scores(before), []
        for event in events:
            line = self.event(event)
            lines += [self.sentence(line)] if line else []
            if isinstance(event, e.Scored):
                had = self.rules.goals(points[event.seat])
                points[event.seat] = max(0, points[event.seat] + event.points)
                a, b = (self.rules.goals(points[seat]) for seat in (event.seat, 1 - event.seat))
                if a != had:
                    key = "log.goal" if a > had else "log.goal.lost"
                    lines.append(self.words(key, player=self.name(event.seat), a=a, b=b))
        return lines

    def event(self, event: Event) -> str | None:
        """A line of the log."""
        words = self.words
        match event:
            case e.BallMoved():
                return words("log.ball_moved", player=self.name(event.seat), symbol=self.symbol(event.face))
            case e.Passed():
                return words("log.passed", player=self.name(event.seat))
            case e.Removed():
                return words("log.removed", player=self.name(event.seat), piece=self.piece(event.piece))
            case e.Placed():
                key = "log.placed" if event.match else "log.placed.mismatch"
                return words(
                    key, player=self.name(event.seat), piece=self.piece(event.piece), space=self.space(event.space)
                )
            case e.Scored():
                return self._scored(event)
            case e.SongBroken():
                return words("log.song_broken", player=self.name(event.seat))
            case e.MosaicDrawn():
                return self._drawn(event)
            case e.MosaicReturned():
                if event.card is None:
                    return words("log.mosaic_returned", player=self.name(event.seat))
                return words("log.mosaic_returned.card", player=self.name(event.seat), card=self.card(event.card))
            case e.Cycled():
                return words("log.cycled", piece=self.piece(event.pieces[0]), other=self.piece(event.pieces[1]))
            case e.PowerUsed():
                key = f"log.power_used.{event.effect}"
                return words(key, player=self.name(event.seat), n=event.tokens) if key in words else None
            case e.Exchanged():
                faces = {"symbol": self.symbol(event.face), "other": self.symbol(event.other)}
                return words("log.exchanged", player=self.name(event.seat), **faces)
            case e.Swapped():
                spaces = {"space": self.space(event.space), "other": self.space(event.space + 1)}
                return words("log.swapped", player=self.name(event.seat), **spaces)
            case e.PenaltyShown():
                a, b = event.tally
                kind = words(f"kind.{KINDS[event.kind]}")
                if event.seat is None:
                    return words("log.penalty_shown.deck", kind=kind, a=a, b=b)
                return words("log.penalty_shown", player=self.name(event.seat), kind=kind, a=a, b=b)
            case e.Ended():
                a, b = event.goals
                winner = "" if event.winner is None else self.name(event.winner)
                if event.winner == 1:
                    a, b = b, a
                return words(f"log.ended.{event.decided_by}", player=winner, a=a, b=b)
        return None

    def row(self, numbers: Sequence[int]) -> str:
        """Numbers one after another."""
        return self.words("list.comma").join(map(str, numbers))

    def _either(self, numbers: Sequence[int]) -> str:
        if len(numbers) < 2:
            return self.row(numbers)
        return self.words("list.or", before=self.row(numbers[:-1]), last=numbers[-1])

    def goals(self, view: Any) -> list[int]:
        """The goals of both crowds as they stand."""
        return [self.rules.goals(points) for points in self.rules.scores(view)]

    def score(self, view: Any, seat: Seat) -> str:
        """Goals, and points in brackets."""
        return self.words("score", goals=self.goals(view)[seat], points=self.rules.scores(view)[seat])

    def turn(self, view: Any) -> str:
        """Which turn of the match it is."""
        if view.seven_one:
            turns = sum(piece != EMPTY for piece in view.seats[0].side)
            return self.words("turn.solo", turn=min(turns + 1, SPACES), turns=SPACES)
        turns = sum(piece != EMPTY for own in view.seats for piece in own.side)
        return self.words("turn.duel", turn=min(turns + 1, 2 * SPACES), turns=2 * SPACES)

    def summary(self, view: Any, seat: Seat | None) -> str:
        """Score, faces and both sides in words."""
        parts = [f"{self.turn(view)}. {self.name(0)} {self.score(view, 0)}, {self.name(1)} {self.score(view, 1)}"]
        faces = []
        for face, pair in enumerate(view.faces):
            shown = " / ".join(self.piece(piece) if piece >= 0 else "—" for piece in pair)
            faces.append(f"{self.symbol(face)}: {shown}" + (" ●" if face == view.ball else ""))
        parts.append(self.words("summary.faces", faces="; ".join(faces)))
        for number, own in enumerate(view.seats):
            stands = [f"{self.space(i)}: {self.piece(piece)}" for i, piece in enumerate(own.side) if piece >= 0]
            parts.append(self.words("summary.side", player=self.name(number), pieces="; ".join(stands) or "—"))
        return ". ".join(parts)

    def result(self, match: Match) -> str:
        """Who has won and how."""
        ended = next((event for event in match.last.events if isinstance(event, e.Ended)), None) if match.last else None
        return (self.event(ended) if ended else None) or super().result(match)

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """Points by kind, goals, penalties."""
        kinds: dict[str, list[int]] = {why: [0, 0] for why in BY_PIECE}
        for step in match.steps:
            for event in step.events:
                if isinstance(event, e.Scored):
                    kinds.setdefault(event.why, [0, 0])[event.seat] += event.points
        result = match.state.result
        points = list(result.points)
        start = [p - sum(row[seat] for row in kinds.values()) for seat, p in enumerate(points)]
        rows = [
            (self.words("result.start"), start),
            *((self.words(f"result.{why}"), row) for why, row in kinds.items()),
        ]
        told = [(label, [f"{n:+d}" if n else "·" for n in row]) for label, row in rows if any(row)]
        told.append((self.words("result.points"), [str(n) for n in points]))
        if result.penalties:
            told.append((self.words("result.penalties"), [str(n) for n in result.penalties]))
        return [*told, (self.words("result.goals"), [str(n) for n in result.goals])]

    def _own(self, key: str) -> str:
        """An owner's own words stand in place of the program's."""
        return self.rules.ruleset.words.get(key) or self.words(key)

    def _scored(self, event: e.Scored) -> str:
        values: dict[str, object] = {"player": self.name(event.seat), "count": event.n, "n": event.points}
        if event.why in ("song", "firework", "wave"):
            values["nth"] = self.words(key) if (key := f"ordinal.{event.n}") in self.words else event.n
        if event.why == "mosaic":
            values["card"] = self.card(event.n)
        if event.why == "flag" and event.n == 1:
            return self.words("log.flag.single", **values)
        if event.why == "power":
            values["team"] = self.words("team")
        return self.words(f"log.scored.{event.why}", **values)

    def _drawn(self, event: e.MosaicDrawn) -> str:
        if None in event.cards or not event.cards:
            return self.words("log.mosaic_drawn", player=self.name(event.seat), n=len(event.cards))
        key = "log.mosaic_drawn.open" if event.laid_open else "log.mosaic_drawn.cards"
        return self.words(
            key, player=self.name(event.seat), cards=self.listed([self.card(card) for card in event.cards if card])
        )
