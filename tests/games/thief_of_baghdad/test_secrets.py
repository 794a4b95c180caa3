"""What a seat and an onlooker see, and worlds that agree with it."""

import pytest

from tabletop.core.hidden import HIDDEN
from tabletop.core.match import Match
from tabletop.games.thief_of_baghdad.actions import End, Enter
from tabletop.games.thief_of_baghdad.events import DancerTaken, Drawn, Reshuffled
from tabletop.games.thief_of_baghdad.state import DANCER

from .table import RULES, table

RED = 0


def test_T1_own_hand_discards_and_dancers_are_open_other_hands_and_the_deck_are_not():
    match = table({}, [["red", "dancer"], ["blue", "blue", "dancer"]], deck=["white"])
    view = RULES.encode(RULES.view(match.state, 0))
    whole = RULES.encode(match.state)
    assert view["seats"][0]["hand"] == ["dancer", "red"]
    assert view["seats"][1]["hand"] == [None, None, None]
    assert view["deck"] == [None]
    assert (view["discard"], view["dancers"]) == (whole["discard"], 6)
    assert RULES.encode(RULES.view(match.state, None))["seats"][0]["hand"] == [None, None]


def test_T13_cards_drawn_are_their_owner_s_secret_and_a_dancer_taken_is_not():
    match = table({}, [[], []])
    events = match.play(0, End(dancer=True)).events
    assert [RULES.redact(event, 0) for event in events] == events
    seen = [RULES.redact(event, 1) for event in events]
    assert DancerTaken(0) in seen
    assert seen[-1] == Drawn(0, (None, None, None))


def test_T13_nobody_learns_in_which_order_the_cards_lay_in_the_deck():
    match = table({}, [[], []], deck=["white", "red", "yellow", "red"])
    assert match.play(0, End()).events[-1] == Drawn(0, (0, 0, 3, 5))


def test_T13_on_a_view_hidden_cards_are_drawn_hidden():
    match = table({}, [["red"], ["blue"]])
    view = RULES.view(match.state, 0)
    events = RULES.apply(view, 0, End())
    assert events[-1] == Drawn(0, (None,) * 4)
    assert (view.seats[0].hand[RED], view.seats[0].unknown) == (1, 4)
    assert sum(card is None for card in RULES.encode(view)["seats"][0]["hand"]) == 4


def test_T12_on_a_view_a_hidden_hand_pays_with_cards_nobody_knew():
    match = table({"red": ["neutral", 0]}, [["red", "dancer"], []])
    view = RULES.view(match.state, 1)
    RULES.apply(view, 0, Enter("red", ("red",)))
    assert view.seats[0].unknown == 1
    assert view.discard[RED] == 1
    assert view == RULES.view(match.play(0, Enter("red", ("red",))).after, 1)


def test_T14_on_a_view_the_discards_are_shuffled_face_down():
    match = table({}, [["red"], ["blue"]], deck=["white"])
    view = RULES.view(match.state, 0)
    events = RULES.apply(view, 0, End())
    assert Reshuffled(99) in events
    assert events[-1] == Drawn(0, (None,) * 4)
    assert view.deck == [HIDDEN] * 96
    assert view.discard == [0] * 6
    assert view.rng == 0
    world = RULES.sample(view, 0, 1)
    assert RULES.encode(RULES.decode(RULES.encode(world), 0)) == RULES.encode(world)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_sampled_world_is_whole_and_holds_every_dancer_in_a_hand_or_the_supply(seat):
    match = Match.new(RULES, 3, 4, {"start": 0})
    while RULES.phase(match.state) == "guards":
        (mover,) = RULES.to_move(match.state)
        match.play(mover, RULES.legal_actions(match.state, mover)[0])
    for _ in range(7):
        (mover,) = RULES.to_move(match.state)
        match.play(mover, End(dancer=True))
    view = RULES.view(match.state, seat)
    hands = set()
    for seed in range(20):
        world = RULES.sample(view, seat, seed)
        assert RULES.view(world, seat) == view
        assert RULES.encode(RULES.decode(RULES.encode(world), 0)) == RULES.encode(world)
        assert sum(own.hand[DANCER] for own in world.seats) == 7
        hands.add(tuple(tuple(own.hand) for own in world.seats))
    assert len(hands) > 10
