"""A small table for tests: positions sketched in letters, everything else dealt so that nothing is lost."""

from collections.abc import Sequence
from typing import Any

from tabletop.games import catalog
from tabletop.games.camisa12.actions import Place
from tabletop.games.camisa12.events import Scored
from tabletop.games.camisa12.state import (
    CROWD,
    EMPTY,
    FACES,
    FIREWORK,
    FLAG,
    KINDS,
    MOSAIC,
    PLACE,
    TEAMLESS,
    WAVE,
    SeatState,
    State,
)

RULES = catalog.game("camisa12").rules()
BOOK = RULES.book
LETTERS = {"F": FLAG, "A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "R": FIREWORK, "M": MOSAIC, "W": WAVE, ".": EMPTY}


def pieces(sketch: str) -> list[int]:
    """F flag, A–E songs, R firework, M mosaic, W wave, . none."""
    return [LETTERS[letter] for letter in sketch]


def sketch(
    own: str = "..........",
    other: str = "..........",
    take: str = "F",
    *,
    others: str = "R",
    points: tuple[int, int] = (0, 0),
    teams: tuple[str | None, str | None] = (None, None),
    sent: str = "",
    hands: tuple[Sequence[int], Sequence[int]] = ((), ()),
    penalties: tuple[str, str] = ("flags", "fireworks"),
    tops: tuple[str, str] = ("", ""),
    deck: Sequence[int] = (),
    mode: str = "duel",
) -> State:
    """Seat 0 is to act and the ball on face 4, so that a step of n takes from face n − 1.

    ``take`` and ``others``: what lies on faces 0, 1 … of seat 0 and of seat 1. ``sent`` lies beside seat 0 at the least,
    ``tops`` lie on top of the stacks, topmost first, ``deck`` on top of the mosaic deck.
    """
    seven_one = mode == "seven-one"
    sides = (pieces(own), pieces(other))
    rest = [list(CROWD), list(CROWD)]
    stacks, faces, discards = [], [], []
    for seat, (side, lying, top, away) in enumerate(zip(sides, (take, others), tops, ("", sent), strict=True)):
        for piece in [*pieces(lying), *pieces(top), *pieces(away), *(piece for piece in side if piece != EMPTY)]:
            rest[seat].remove(piece)
        more = 0 if seven_one else 10 - sides[1 - seat].count(EMPTY) - len(away)
        discards.append(pieces(away) + [rest[seat].pop(0) for _ in range(max(more, 0))])
        faces.append(pieces(lying) + [rest[seat].pop(len(rest[seat]) // 2) for _ in range(FACES - len(lying))])
        stacks.append(rest[seat] + pieces(top)[::-1])
    kinds = [KINDS.index(kind) for kind in penalties]
    numbers = [team.id for team in BOOK.values.teams]
    crowd = [TEAMLESS if team is None else numbers.index(team) for team in teams]
    left = BOOK.mosaic_cards(seven_one)
    for card in (*hands[0], *hands[1], *deck):
        left.remove(card)
    return State(
        seven_one=seven_one,
        coin_decides=False,
        to_act=0,
        ball=4,
        faces=[list(pair) for pair in zip(*faces, strict=True)],
        mosaic_deck=[*left, *reversed(deck)],
        penalty_deck=[kind for kind in BOOK.penalty_kinds if kind not in kinds],
        seats=[
            SeatState(
                team=crowd[seat],
                tokens=0 if teams[seat] is None else BOOK.values.teams[crowd[seat]].tokens,
                color=seat,
                points=points[seat],
                song_broken=False,
                side=sides[seat],
                stack=stacks[seat],
                discards=discards[1 - seat],
                mosaic_hand=sorted(hands[seat]),
                penalty=kinds[seat],
            )
            for seat in (0, 1)
        ],
        agenda=[PLACE],
        to_discard=0,
        result=None,
        rng=12,
        start=0,
        start_points=24 if seven_one else 0,
    )


def put(state: State, space: int, step: int = 1, *, token: bool = False) -> list[Any]:
    """Play a placing of seat 0 after making sure that it is legal; the events."""
    action = Place(step, space, token=token)
    assert action in RULES.legal_actions(state, 0), action
    return RULES.apply(state, 0, action)


def scored(events: list[Any], seat: int = 0) -> dict[str, int]:
    """The points that a seat got, by their reason."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, Scored) and event.seat == seat:
            found[event.why] = found.get(event.why, 0) + event.points
    return found


def only(events: list[Any], kind: type) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event
