"""The one table of the engine door: what each verb does to it and says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tabletop import __version__
from tabletop.core import records, rulesets
from tabletop.core.errors import BadPosition, BadRecord, BadRequest, NoTable, NotYourTurn
from tabletop.core.match import Match
from tabletop.core.rules import Doc, Seat
from tabletop.core.words import Words
from tabletop.engine import requests as ask
from tabletop.games import catalog

PROTOCOL = 1


class Table:
    """At most one match; every answer is a JSON object, every refusal a TableError that leaves the match as it was."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._players: list[records.Player] = []

    def answer(self, request: ask.AnyRequest) -> Doc:
        """Do what is asked and tell the outcome. Raises TableError."""
        match request:
            case ask.Hello():
                return hello()
            case ask.New():
                rules = catalog.game(request.game).rules(request.ruleset)
                return self._sit_down(Match.new(rules, request.seats, request.seed, request.options))
            case ask.Load():
                return self._sit_down(load(request.position, request.seed))
            case ask.Open():
                if not isinstance(request.record, dict):
                    raise BadRecord("A record is a JSON object.")
                opened = records.from_doc(request.record, catalog.game)
                return {"note": opened.note, **self._sit_down(opened.match, opened.players)}
            case ask.Quit():
                return {}
        table = self._match
        if table is None:
            raise NoTable("There is no match yet: begin one with “new”, “load” or “open”.")
        rules, state = table.rules, table.state
        match request:
            case ask.Position():
                return {"position": rules.encode(state)}
            case ask.View():
                seat = None if request.seat is None else _seated(table, request.seat)
                return {"view": rules.encode(rules.view(state, seat))}
            case ask.Legal():
                return {"actions": rules.legal_actions(state, _named(table, request.seat))}
            case ask.WhyNot():
                return {"reason": _why_not(table, _named(table, request.seat), _action(table, request.action))}
            case ask.Play():
                step = table.play(_named(table, request.seat), _action(table, request.action))
                return {"events": step.events, **status(table)}
            case ask.Undo():
                table.undo()
                return status(table)
            case ask.Redo():
                table.redo()
                return status(table)
            case ask.Record():
                return {"record": msgspec.Raw(records.write(table, self._players).rstrip())}
            case ask.Best():
                return _best(table, request)

    def _sit_down(self, match: Match, players: list[records.Player] | None = None) -> Doc:
        found = status(match)
        self._match, self._players = match, players or []
        return found


def hello() -> Doc:
    """Who this is, and all games with their seats, rulesets and options."""
    games = [
        {
            "id": info.id,
            "title": info.title,
            "seats": [info.min_seats, info.max_seats],
            "rulesets": rulesets.available(info.id),
            "options": info.options(),
        }
        for info in catalog.GAMES
    ]
    return {"name": "Table Twelve", "version": __version__, "protocol": PROTOCOL, "games": games}


def status(match: Match) -> Doc:
    """How a match stands: the status fields of a reply."""
    rules, state = match.rules, match.state
    over = match.over
    return {
        "to_act": list(rules.to_move(state)),
        "phase": rules.phase(state),
        "over": over,
        "scores": rules.scores(state),
        "result": rules.encode(state)["result"] if over else None,
    }


def load(position: Any, seed: int) -> Match:
    """A match from a position, which names its game and ruleset. Raises BadPosition, UnknownGame or BadRuleset."""
    if not isinstance(position, dict):
        raise BadPosition("A position is a JSON object.")
    game, ruleset = position.get("game"), position.get("ruleset")
    if not isinstance(game, str) or not isinstance(ruleset, str):
        raise BadPosition("A position names its “game” and its “ruleset”.")
    return Match.load(catalog.game(game).rules(ruleset), position, seed)


def _named(match: Match, seat: Seat) -> Seat:
    """A seat of the notation; the opponent's of Camisa 12's solo mode is one, though nobody sits there to act."""
    seats = len(match.rules.scores(match.state))
    if not 0 <= seat < seats:
        raise BadRequest(f"There is no seat {seat}: seats go from 0 to {seats - 1}.")
    return seat


def _seated(match: Match, seat: Seat) -> Seat:
    if not 0 <= seat < match.seats:
        raise BadRequest(f"There is no seat {seat}: seats go from 0 to {match.seats - 1}.")
    return seat


def _action(match: Match, doc: Any) -> Any:
    try:
        return msgspec.convert(doc, match.rules.action_type)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRequest(f"The action cannot be read: {error}.") from None


def _why_not(match: Match, seat: Seat, action: Any) -> Doc | None:
    reason = match.rules.why_not(match.state, seat, action)
    if reason is None:
        return None
    return {"word": str(reason), "sentence": Words("en", match.rules.game)(f"why.{reason}")}


def _best(match: Match, request: ask.Best) -> Doc:
    from tabletop.ai import explain, levels  # noqa: PLC0415 - only those who ask for advice pay for its import

    rules, state, seat = match.rules, match.state, _seated(match, request.seat)
    if seat not in rules.to_move(state):
        raise NotYourTurn(f"Seat {seat} is not to act now.")
    advice = levels.best(
        rules,
        rules.view(state, seat),
        seat,
        level=request.level,
        iterations=request.iterations,
        seconds=request.seconds,
        seed=request.seed,
    )
    words = Words("en", "ai")
    why = [
        {"word": each.key, "values": each.values, "sentence": explain.say(words, each, **_by_number(each.values))}
        for each in advice.why
    ]
    return {"action": advice.action, "win": advice.win, "why": why, "iterations": advice.iterations}


def _by_number(values: Mapping[str, int]) -> dict[str, str]:
    """What a reason speaks of, by its number: at this door nothing has another name."""
    player = f"Player {values['seat'] + 1}" if "seat" in values else "Your rival"
    return {"player": player, "piece": "a piece", "card": str(values.get("card", ""))}
