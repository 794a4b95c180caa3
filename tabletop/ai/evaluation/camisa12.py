"""Camisa 12: what a piece brings at once, what a space is good for later, and what the other crowd loses."""

from __future__ import annotations

from typing import Final

from tabletop.ai.mind import MOODS, Plan, first_mood, nearly, next_mood, share
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.camisa12.actions import Cycle, Discard, Place, Refill, Swap
from tabletop.games.camisa12.legality import all_placings
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.scoring import Placing, songs_of
from tabletop.games.camisa12.state import (
    CYCLE,
    DISCARD,
    EMPTY,
    FACES,
    FIREWORK,
    FLAG,
    MOSAIC,
    PIECES,
    PLACE,
    SONG_A,
    SONG_E,
    SPACES,
    WAVE,
    SeatState,
    State,
)  # fmt: skip

# Found by letting policies play each other; all in points.
_CARD: Final = 1.1  # a mosaic card
_SONG_PLACE: Final = 0.35  # a space away from where a letter belongs
_SONG_BREAK: Final = 0.8  # songs broken, for each space still empty
_FLAG_ROOM: Final = 0.6  # an empty space beside a flag
_FLAG_BLOCK: Final = 0.7  # another piece put beside a flag
_DENY: Final = 0.3  # share of what a piece would bring the other crowd
_TOKEN: Final = 1.5  # a token
_FIREWORK: Final = 0.65  # a firework towards the bonus of the end
_WHIM: Final = 1.0  # points by which equal players differ
_WIDTH: Final = 24

_BELONGS: Final = tuple((piece - SONG_A) * (SPACES - 1) / (SONG_E - SONG_A) for piece in range(SONG_E + 1))


class Camisa12Mind:
    """Score now, leave room for flags and songs, take away what the other crowd needs."""

    def __init__(self, rules: Camisa12Rules) -> None:
        self._rules = rules
        self._book = rules.book

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """A sampled world."""
        return self._rules.sample(view, seat, seed), seat

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """The placing of the highest worth, give or take a whim; the worst card goes back."""
        phase = state.agenda[-1]
        if phase == PLACE:
            worths, places = self._placings(state, seat)
            best, found = -1e9, -1
            mood = first_mood(chance)
            for i, worth in enumerate(worths):
                mood = next_mood(mood)
                whim = worth + _WHIM * mood / MOODS
                if whim > best:
                    best, found = whim, i
            return places[found]
        if phase == DISCARD:
            return self._returns(state, seat)[0][1]
        if phase == CYCLE:
            return _CYCLES[self._cycles(state) <= 0]
        return self._powers(state, seat)[0]

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Everything that is legal, the most promising first."""
        phase = state.agenda[-1]
        if phase == PLACE:
            worths, places = self._placings(state, seat)
            return [(places[i],) for i in sorted(range(len(places)), key=lambda i: -worths[i])]
        if phase == DISCARD:
            return [(action,) for _, action in self._returns(state, seat)]
        if phase == CYCLE:
            first, second = _CYCLES if self._cycles(state) > 0 else _CYCLES[::-1]
            return [(first,), (second,)]
        return [(action,) for action in self._powers(state, seat)]

    def far(self, begun: State, state: State, actions: int) -> bool:
        """Never: matches are short enough."""
        del begun, state, actions
        return False

    def value(self, state: State, seat: Seat) -> float:
        """Mostly the share of the victory, a little of the lead in points."""
        own, other = state.seats[seat], state.seats[1 - seat]
        lead = nearly(own.points - other.points, 8)
        outcome = self._rules.outcome(state)
        return lead if outcome is None else 0.75 * share(outcome, seat) + 0.25 * lead

    def _placings(self, state: State, seat: Seat) -> tuple[list[float], list[Place]]:
        """What each legal placing is worth in points, and the placings."""
        own, other = state.seats[seat], state.seats[1 - seat]
        power = self._book.powers[own.team]
        spared = 0 < power.spared_behind <= other.points - own.points
        by_piece: list[list[float]] = [[]] * len(PIECES)
        free = [space for space, piece in enumerate(own.side) if piece == EMPTY]
        top = self._top(state, 1 - seat)
        worths: list[float] = []
        places: list[Place] = []
        for reach in all_placings(self._book, state, seat):
            places += reach.places
            step, token = reach.step, reach.token
            face = (state.ball + step) % FACES
            piece = self._piece(state, seat, step, token)
            twice = token and power.token_twice and step not in power.token_steps
            if not by_piece[piece]:
                by_piece[piece] = self._spaces(own, other, power, piece)
            spaces, prices = by_piece[piece], power.mismatch[face]
            denied = self._denied(state, seat, face, top)
            for space in free:
                worth = spaces[space] + denied
                if twice:
                    worth += self._brings(power, own, other, piece, space)
                if token:
                    worth -= _TOKEN
                if not spared:
                    worth -= prices[space]
                if power.bonuses:
                    side = own.side[:]
                    side[space] = piece
                    placing = Placing(side, space, int(worth), state.faces[face][1 - seat], own.discards)
                    worth += sum(bonus(placing) for bonus in power.bonuses)
                worths.append(worth)
        return worths, places

    def _piece(self, state: State, seat: Seat, step: int, token: bool) -> int:
        """The piece that comes to be placed after so many steps."""
        own = state.seats[seat]
        power = self._book.powers[own.team]
        face = (state.ball + step) % FACES
        if token and power.token_exchange and step not in power.token_steps:
            face = (face + 1) % FACES
        elif token and power.token_dig:
            return own.stack[-1]
        return state.faces[face][seat]

    def _spaces(self, own: SeatState, other: SeatState, power: Power, piece: int) -> list[float]:
        """What a piece is worth on each space of one's side, its symbol apart."""
        side = own.side
        empty = side.count(EMPTY)
        worths = [0.0] * SPACES
        if piece == FIREWORK:
            base = power.fireworks[min(side.count(FIREWORK), 4)] + _FIREWORK
        elif piece == WAVE:
            base = float(power.waves[min(side.count(WAVE) + other.side.count(WAVE), 7)])
        elif piece == MOSAIC:
            n = min(side.count(MOSAIC), 4)
            base = _CARD * (power.draws[n] - power.returns[n]) + 0.5 * power.returns[n]
        else:
            base = 0.0
        songs, before = songs_of(side), 0
        tried, fits = -1, False
        for space in range(SPACES):
            if side[space] != EMPTY:
                before += SONG_A <= side[space] <= SONG_E
                continue
            worth = base
            left = side[space - 1] if space else HIDDEN
            right = side[space + 1] if space < SPACES - 1 else HIDDEN
            if piece == FLAG:
                worth += power.flags[min(power.flag_run(side, space), 5) - 1]
                worth += _FLAG_ROOM * ((left == EMPTY) + (right == EMPTY)) * empty / SPACES
            else:
                worth -= _FLAG_BLOCK * ((left == FLAG) + (right == FLAG)) * empty / SPACES
                if SONG_A <= piece <= SONG_E:
                    if before != tried and not own.song_broken:
                        tried, fits = before, _fits(power, songs, before, piece)
                    worth += self._song(own, power, piece, space, empty, len(songs) if fits else -1)
            worths[space] = worth
        return worths

    def _song(self, own: SeatState, power: Power, piece: int, space: int, empty: int, after: int) -> float:
        """What a song brings on a space after so many others, −1 if out of order, and what it does to those to come."""
        if own.song_broken:
            return float(power.broken_song)
        if after >= 0:
            return power.songs[after] - _SONG_PLACE * abs(space - _BELONGS[piece]) * empty / SPACES
        if power.broken_song:
            return float(power.broken_song)
        return -_SONG_BREAK * empty if power.songs_break else 0.0

    def _brings(self, power: Power, own: SeatState, other: SeatState, piece: int, space: int) -> float:
        """The points of a piece's effect, once more."""
        side = own.side
        if piece == FLAG:
            return power.flags[min(power.flag_run(side, space), 5) - 1]
        if piece == FIREWORK:
            return power.fireworks[min(side.count(FIREWORK), 4)]
        if piece == WAVE:
            return power.waves[min(side.count(WAVE) + other.side.count(WAVE), 7)]
        if not SONG_A <= piece <= SONG_E:
            return 0.0
        songs = songs_of(side[:space])
        before = len(songs)
        songs += songs_of(side[space + 1 :])
        after = len(songs) if _fits(power, songs, before, piece) else -1
        return max(0.0, self._song(own, power, piece, space, 0, after))

    def _top(self, state: State, seat: Seat) -> float:
        """What the piece that comes next to a face would bring its crowd."""
        stack = state.seats[seat].stack
        return self._likely(state, seat, stack[-1]) if stack else 0.0

    def _denied(self, state: State, seat: Seat, face: int, top: float) -> float:
        """What the other crowd loses by its piece on a face; in the 7-1 mode that piece is placed, and scores."""
        other = state.seats[1 - seat]
        piece = state.faces[face][1 - seat]
        if piece < 0:
            return 0.0
        if not state.seven_one:
            return _DENY * (self._likely(state, 1 - seat, piece) - top)
        power = self._book.powers[other.team]
        space = next((space for space in self._book.matching[face] if other.side[space] == EMPTY), None)
        if space is None:
            if EMPTY not in other.side:
                return 0.0
            return power.mismatch[face][other.side.index(EMPTY)] - self._likely(state, 1 - seat, piece)
        if piece == MOSAIC:
            return -_CARD
        return -self._brings(power, other, state.seats[seat], piece, space)

    def _likely(self, state: State, seat: Seat, piece: int) -> float:
        """What a piece would bring a crowd on a good space, symbols apart."""
        own, other = state.seats[seat], state.seats[1 - seat]
        power, side = self._book.powers[own.team], own.side
        if piece == FLAG:
            return float(power.flags[min(_longest_run(side), len(power.flags) - 1)])
        if piece == FIREWORK:
            return power.fireworks[min(side.count(FIREWORK), 4)] + _FIREWORK
        if piece == WAVE:
            return float(power.waves[min(side.count(WAVE) + other.side.count(WAVE), 7)])
        if piece == MOSAIC:
            return _CARD
        if piece < 0:
            return 0.0
        if own.song_broken:
            return float(power.broken_song)
        return float(power.songs[min(len(songs_of(side)), 4)])

    def _returns(self, state: State, seat: Seat) -> list[tuple[float, Discard]]:
        """Cards of the hand, those that bring least on the side as it stands first."""
        own = state.seats[seat]
        crowd = seen(own.side, own.discards)
        cards = sorted({card for card in own.mosaic_hand if card != HIDDEN})
        mosaics = self._book.values.mosaics
        return sorted(((mosaics[card - 1].worth(crowd), Discard(card)) for card in cards), key=lambda pair: pair[0])

    def _cycles(self, state: State) -> float:
        """What it brings to put both tops beneath the stacks (S6)."""
        return self._top(state, 1) - self._top(state, 0) - 1.5

    def _powers(self, state: State, seat: Seat) -> list[Action]:
        """What a token may buy after a placing: it is kept unless a search finds better."""
        return sorted(self._rules.legal_actions(state, seat), key=lambda action: isinstance(action, Swap))


def _fits(power: Power, songs: list[int], before: int, song: int) -> bool:
    """Whether a song is in order behind so many of the others."""
    grown = songs[:]
    grown.insert(before, song)
    return power.songs_fit(grown, song)


def _longest_run(side: list[int]) -> int:
    """The flags of the longest run."""
    best = run = 0
    for piece in side:
        run = run + 1 if piece == FLAG else 0
        best = max(best, run)
    return best


_CYCLES: Final = (Cycle(), Refill())
MIND = Camisa12Mind
