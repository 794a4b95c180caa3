"""What the table of 12 Parsecs says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, Event, Seat
from tabletop.games.parsecs import events as e
from tabletop.games.parsecs import rows, scoring, upgrades, why
from tabletop.games.parsecs.actions import Choose, Complete, Mark, PutAside, PutOnShip, Skip, Write
from tabletop.games.parsecs.ruleset import Card
from tabletop.games.parsecs.state import BOOSTING, BOOSTS, CADET, FUEL, GROUPS, PHASES
from tabletop.ui.table.text import Text


def third_die(dice: Sequence[int], pair: Sequence[int]) -> int:
    """The value of the die that is not in the pair."""
    left = list(dice)
    for value in pair:
        left.remove(value)
    return left[0]


def numbers_of(pair: Sequence[int]) -> list[int]:
    """The one or two numbers of a pair of dice (P2)."""
    return sorted({pair[0] * 10 + pair[1], pair[1] * 10 + pair[0]})


class ParsecsText(Text):
    """Sentences about dice, sheets and ships."""

    def ship(self, number: int) -> str:
        """A ship's name."""
        return self.words(f"ship.{number}.name")

    def group(self, name: str) -> str:
        """Stations or academies."""
        return self.words(f"group.{name}")

    def upgrade(self, card: str) -> str:
        """The title of an upgrade card: the one its ruleset gives, else ours."""
        rules: Any = self.rules
        names: dict[str, str] = next((c.names for c in rules.values.upgrades if c.id == card), {})
        if self.words.language in names:
            return names[self.words.language]
        key = f"upgrade.{card}.name"
        return self.words(key) if key in self.words else next(iter(names.values()), card.replace("_", " "))

    def goal(self, card: Card) -> str:
        """What an upgrade card asks."""
        key, values = upgrades.words_of(card)
        return self.words(key, **values)

    def guide(self, view: Any, seat: Seat) -> str:
        """By the seat's own phase: all write at the same time."""
        rules: Any = self.rules
        key = f"guide.{PHASES[view.seats[seat].phase]}"
        return self.words(key, n=rules.values.points.surplus) if key in self.words else ""

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A choice in words."""
        words = self.words
        match action:
            case Choose():
                numbers = self.listed([str(number) for number in numbers_of(action.dice)])
                third = third_die(view.dice, action.dice)
                return words("action.choose", numbers=numbers, third=third, group=self.group(action.group))
            case Write():
                if view.seats[seat].phase == BOOSTING:
                    return str(action.number)
                return words("action.write", number=action.number, ship=self.ship(action.ship), space=action.space + 1)
            case Skip():
                return (
                    words("action.skip.free") if action.number is None else words("action.skip", number=action.number)
                )
            case PutOnShip():
                told = words("action.supply", what=words(f"supply.{action.what}"), ship=self.ship(action.ship))
                return self.sentence(told)
            case PutAside():
                return self.sentence(words("action.aside", what=words(f"supply.{action.what}")))
            case Mark():
                return words("action.mark", group=self.group(action.group))
            case Complete():
                return words("action.complete", group=self.group(action.group))
        raise AssertionError(action)

    def prompt(self, view: Any, seat: Seat) -> str:
        """What the sheet waits for."""
        own = view.seats[seat]
        if own.phase == BOOSTING:
            return self.words(f"boost.{BOOSTS[own.pending[0]]}.prompt")
        phase = ("choose", "number", "supply", "done")[own.phase]
        if phase == "supply" and own.to_place:
            what = "fuel" if own.to_place[0] else "cadet"
            return self.words(f"prompt.supply.{what}", n=own.to_place[0] or own.to_place[1])
        return self.words(f"prompt.{phase}" if phase == "choose" else f"phase.{phase}")

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """Circles, ships and upgrades an action brings at once; the next roll is nobody's to know."""
        after = view.copy()
        return self.gain(self.rules.apply(after, seat, action), seat)

    def gain(self, events: Sequence[Event], seat: Seat) -> str:
        """What comes of it."""
        told = []
        for event in events:
            if getattr(event, "seat", None) != seat:
                continue
            match event:
                case e.CircleWon():
                    told.append(self.words(f"gain.circle.{event.group}"))
                case e.ShipCompleted():
                    told.append(self.words("gain.ship", ship=self.ship(event.ship)))
                case e.UpgradeGained():
                    told.append(self.upgrade(event.card))
                case e.BoxesLost():
                    told.append(self.words("gain.lost", n=event.boxes))
        return ", ".join(told)

    def numbers_left(self, view: Any, third: int) -> str:
        """The numbers the other two dice make if this one marks boxes."""
        pair = list(view.dice)
        pair.remove(third)
        return self.words("preview.die", n=third, numbers=self.listed([str(number) for number in numbers_of(pair)]))

    def room_left(self, view: Any, seat: Seat, actions: Sequence[Action], target: Any) -> str:
        """How many numbers the gaps beside a space would still admit, for each number that could stand there."""
        rules: Any = self.rules
        own = view.seats[seat]
        row = rules.sheet.numbers_of(own, rules.sheet.row_at[target[1], target[2]])
        lines = []
        for action in actions[:4]:
            if isinstance(action, Write) and (action.ship, action.row, action.space) == tuple(target[1:]):
                sides = zip(("left", "right"), rows.still_admitted(row, action.space, action.number), strict=True)
                room = [self.words(f"preview.{side}", count=count) for side, count in sides if count is not None]
                key = "preview.space" if room else "preview.closed"
                lines.append(self.words(key, number=action.number, room=self.words("preview.join").join(room)))
        return "\n".join(lines)

    def about_group(self, own: Any, name: str) -> str:
        """What boxes and circles are good for."""
        rules: Any = self.rules
        return self.words(f"about.group.{name}", n=rules.sheet.full_box_rows(own, GROUPS.index(name)))

    def about_ship(self, own: Any, ship: int) -> str:
        """What a ship lacks, what it counts and brings."""
        rules: Any = self.rules
        sheet, points = rules.sheet, rules.values.points
        values = {"ship": self.ship(ship), "complete": points.complete, "incomplete": points.incomplete}
        if sheet.complete(own, ship):
            return self.words("about.ship.complete", **values)
        start, end = sheet.ships[ship]
        fuel, cadets = (sheet.room[what][ship] - own.supplies(what)[ship] for what in (FUEL, CADET))
        boost = self.words(f"boost.{BOOSTS[sheet.boosts[ship]]}")
        numbers = end - start - sheet.filled(own, ship)
        return self.words("about.ship", numbers=numbers, fuel=fuel, cadets=cadets, boost=boost, **values)

    def about_upgrade(self, own: Any, number: int) -> str:
        """What an upgrade card asks and brings, and how far a sheet has come."""
        rules: Any = self.rules
        card = rules.values.upgrades[number]
        now, wanted = upgrades.progress(rules.sheet, own, card.goal)
        reward = self.listed([self.words(f"boost.{boost}") for boost in card.reward])
        key = "about.upgrade.gained" if number in own.gained else "about.upgrade"
        values = {"card": self.upgrade(card.id), "goal": self.goal(card), "now": min(now, wanted), "wanted": wanted}
        return self.words(key, reward=reward, **values)

    def about_plate(self, view: Any, owner: Seat) -> str:
        """Whose sheet it is, and what surplus is."""
        rules: Any = self.rules
        surplus = rules.values.points.surplus
        return self.words("about.plate", player=self.name(owner), points=self.score(view, owner), n=surplus)

    def refusal(self, view: Any, seat: Seat, action: Action) -> str:
        """Why not, with the number that is in the way."""
        rules: Any = self.rules
        if isinstance(action, Write) and rules.why_not(view, seat, action):
            clash = why.row_conflict(rules.sheet, view.seats[seat], action)
            if clash is not None:
                return self.words(f"why.{clash.key}", number=clash.number, other=clash.other)
        return super().refusal(view, seat, action)

    def event(self, event: Event) -> str | None:
        """A line of the log."""
        words = self.words
        name = self.name(event.seat) if hasattr(event, "seat") else ""
        match event:
            case e.Rolled():
                return words("log.rolled", turn=event.turn, dice=" ".join(map(str, event.dice)))
            case e.Chosen():
                numbers = self.listed([str(number) for number in event.numbers])
                return words(
                    "log.chosen", player=name, numbers=numbers, third=event.third, group=self.group(event.group)
                )
            case e.CircleWon():
                return words("log.circle_won", player=name, group=self.group(event.group), row=event.row + 1)
            case e.BoxesLost():
                return words("log.boxes_lost", player=name, n=event.boxes, group=self.group(event.group))
            case e.Written():
                key = "log.written.free" if event.free else "log.written"
                return words(key, player=name, number=event.number, ship=self.ship(event.ship))
            case e.Skipped():
                if event.number is None:
                    return words("log.skipped.free", player=name)
                return words("log.skipped.lost" if event.lost else "log.skipped", player=name, number=event.number)
            case e.Income():
                return words("log.income", player=name, fuel=event.fuel, cadets=event.cadets)
            case e.ShipCompleted():
                return words("log.ship_completed", player=name, ship=self.ship(event.ship))
            case e.UpgradeGained():
                return words("log.upgrade_gained", player=name, card=self.upgrade(event.card))
            case e.BoostUsed():
                return words("log.boost_used", player=name, boost=words(f"boost.{event.boost}"))
            case e.BoostDropped():
                return words("log.boost_dropped", player=name, boost=words(f"boost.{event.boost}"))
            case e.Ended():
                players = self.listed([self.name(seat) for seat in event.winners])
                key = (
                    "log.ended.alone"
                    if len(event.scores) == 1
                    else "log.ended.shared"
                    if len(event.winners) > 1
                    else "log.ended"
                )
                return words(key, player=players, players=players, score=max(event.scores))
        return None

    def turn(self, view: Any) -> str:
        """The number of the turn."""
        return self.words("turn", turn=view.turn)

    def score(self, view: Any, seat: Seat) -> str:
        """The score of one sheet, without reckoning all of up to ten."""
        rules: Any = self.rules
        return str(scoring.score(rules.values, rules.sheet, view.seats[seat]))

    def summary(self, view: Any, seat: Seat | None) -> str:
        """Dice, scores, one's ships and boxes, and how far one is with the cards."""
        words = self.words
        parts = [super().summary(view, seat), words("summary.dice", dice=" ".join(map(str, view.dice)))]
        rules: Any = self.rules
        sheet = rules.sheet
        if seat is None:
            return ". ".join(parts)
        own = view.seats[seat]
        for ship in range(len(sheet.ships)):
            decks = [sheet.numbers_of(own, place) for place in sheet.rows if place.ship == ship]
            numbers = " / ".join(" ".join(str(number or "—") for number in deck) for deck in decks)
            loads = zip(own.supplies(FUEL), own.supplies(CADET), *sheet.room, strict=True)
            fuel, cadets, fuel_room, cadet_room = list(loads)[ship]
            supplies = words("summary.supplies", fuel=fuel, fuel_room=fuel_room, cadets=cadets, cadet_room=cadet_room)
            parts.append(f"{self.ship(ship)}: {numbers}, {supplies}")
        for group, name in enumerate(GROUPS):
            boxes = ", ".join(f"{n}/{most}" for n, most in zip(own.boxes(group), sheet.lengths[group], strict=True))
            parts.append(f"{self.group(name)}: {boxes}")
        for number in view.upgrades:
            card = rules.values.upgrades[number]
            now, wanted = upgrades.progress(sheet, own, card.goal)
            told = words("summary.card", card=self.upgrade(card.id), goal=self.goal(card), now=now, wanted=wanted)
            parts.append(told)
        return ". ".join(part.rstrip(".。") for part in parts)

    def result(self, match: Match) -> str:
        """Who has won; a lone player has a score."""
        if len(match.state.seats) == 1:
            return self.words("log.ended.alone", player=self.name(0), score=self.rules.scores(match.state)[0])
        return super().result(match)

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """Ships complete and incomplete, surplus, the score."""
        rules: Any = self.rules
        sheet, seats = rules.sheet, match.state.seats
        table = []
        for ship in range(len(sheet.ships)):
            cells = [
                f"✓ {sheet.filled(own, ship)}" if sheet.complete(own, ship) else str(sheet.filled(own, ship))
                for own in seats
            ]
            table.append((self.ship(ship), cells))
        table.append((self.words("result.surplus"), [str(own.surplus_fuel + own.surplus_cadets) for own in seats]))
        scores = [str(scoring.score(rules.values, sheet, own)) for own in seats]
        return [*table, (self.words("result.score"), scores)]
