"""A ruleset made ready for play: everything that can be worked out once, before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.core.errors import BadRequest
from tabletop.games.camisa12.ability import Ability
from tabletop.games.camisa12.actions import Place
from tabletop.games.camisa12.patterns import Discarded
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.ruleset import Values
from tabletop.games.camisa12.scoring import goals
from tabletop.games.camisa12.state import FACES, KINDS, SPACES, SYMBOLS, TEAMLESS


class Reach:
    """All placings of a step: one for each space that is free, ascending."""

    __slots__ = ("places", "step", "token")

    def __init__(self, step: int, places: list[Place], *, token: bool) -> None:
        self.step = step
        self.places = places
        self.token = token


_REACHES: Final[dict[tuple[bool, ...], list[Reach]]] = {}


def reaches(free: tuple[bool, ...], *, token: bool) -> list[Reach]:
    """By step, the placings on the spaces that are ``free``; made once, as a side is empty in so many ways only."""
    key = (*free, token)
    found = _REACHES.get(key)
    if found is None:
        spaces = [space for space in range(SPACES) if free[space]]
        steps = range(FACES + 1)
        found = [Reach(step, [Place(step, space, token=token) for space in spaces], token=token) for step in steps]
        _REACHES[key] = found
    return found


class Book:
    """The values of a ruleset and what follows from them; shared by all matches, never changed.

    ``powers`` is indexed by team, the teamless one last, so that TEAMLESS finds it; ``reach`` by a crowd's team and the
    other's: how far the ball may move for nothing (C5). ``ahead`` is the same from each face on which the ball may lie:
    steps and the faces they reach. ``matching`` lists for each face the spaces with its symbol.
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self.powers = [_power(values, team.abilities) for team in values.teams] + [_power(values, ())]
        self.reach = [
            [tuple(step for step in own.steps if step in (other.others_steps or own.steps)) for other in self.powers]
            for own in self.powers
        ]
        self.ahead = [
            [[[(step, (ball + step) % FACES) for step in reach] for reach in row] for row in self.reach]
            for ball in range(FACES)
        ]
        self.matching = [
            [space for space in range(SPACES) if values.spaces[space] == SYMBOLS[face]] for face in range(FACES)
        ]
        self.penalty_kinds = [KINDS.index(kind) for kind in values.penalty_cards]
        marks, solo = values.goals.marks, values.seven_one
        self.opponent_start = marks[solo.opponent_mark - 1]
        self.own_starts: Sequence[int] = range(marks[0], marks[solo.own_mark - 1])

        self._mosaic_cards = [
            [
                number
                for number, card in enumerate(values.mosaics, 1)
                if not (seven_one and isinstance(card, Discarded))
                for _ in range(card.copies)
            ]
            for seven_one in (False, True)
        ]

    def goals(self, points: int) -> int:
        """How many goal marks lie at or below ``points``."""
        return goals(self.values.goals.marks, self.values.goals.then_every, points)

    def mosaic_cards(self, seven_one: bool) -> list[int]:
        """All mosaic cards of a mode, ascending: the 7-1 mode goes without those that look at discards (S2)."""
        return self._mosaic_cards[seven_one][:]

    def choosable(self, seven_one: bool) -> list[int]:
        """The teams of a mode: the 7-1 mode goes without those whose power has no meaning there (S2)."""
        return [number for number, team in enumerate(self.values.teams) if team.solo or not seven_one]

    def team(self, name: str, seven_one: bool) -> int:
        """The number of a team. Raises BadRequest if there is none of that id, or not in this mode."""
        teams = {team.id: number for number, team in enumerate(self.values.teams)}
        if name not in teams:
            raise BadRequest(f"There is no team “{name[:40]}”; there are: {', '.join(teams) or 'none'}.")
        if teams[name] not in self.choosable(seven_one):
            raise BadRequest(f"The power of “{name}” has no meaning in the 7-1 mode.")
        return teams[name]

    def colors(self, team: int, seat: int) -> tuple[int, int]:
        """The colours of a crowd, the wanted one first: front and back of its card, or the seat's own (C1)."""
        if team == TEAMLESS:
            return (seat, 1 - seat)
        front, back = self.values.teams[team].colors
        return (self.values.colors.index(front), self.values.colors.index(back))


def _power(values: Values, abilities: Iterable[Ability]) -> Power:
    points = values.points
    power = Power(
        steps=values.ball_steps,
        mismatch=[
            [0 if SYMBOLS[face] == symbol else points.mismatch for symbol in values.spaces] for face in range(FACES)
        ],
        flags=points.flags,
        songs=points.songs,
        fireworks=points.fireworks,
        waves=points.waves,
        draws=points.draws,
        returns=points.returns,
    )
    for ability in abilities:
        ability.change(power)
    return power
