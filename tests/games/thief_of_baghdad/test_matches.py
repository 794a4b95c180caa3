"""Whole matches: they end, lose nothing on the way, and are the same for the same seed."""

import msgspec
import pytest

from tabletop.core.match import Match
from tabletop.core.rng import seeded
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.actions import End
from tabletop.games.thief_of_baghdad.events import Ended
from tabletop.games.thief_of_baghdad.state import NEUTRAL

from .table import OWN_GUARDS, RULES, Chance, by_chance, sensibly

CHESTS_TO_WIN = {2: 6, 3: 5, 4: 4}


def play(rules, state, choose, seed, check=None):
    """The state played to its end in place; turns ended, and the last events."""
    chance, turns, events = Chance(seeded(seed)), 0, []
    while rules.to_move(state):
        action = choose(rules, state, chance)
        turns += isinstance(action, End)
        events = rules.apply(state, state.to_act, action)
        if check is not None:
            check(state)
    return turns, events


def whole(state):
    """Nothing is lost or made: the conservation of the page, counted on the state."""
    seats = len(state.seats)
    for card in range(6):
        held = sum(own.hand[card] for own in state.seats)
        assert held + state.deck.count(card) + state.discard[card] == 17
    assert state.dancers + sum(own.hand[6] for own in state.seats) == 8
    for seat, own in enumerate(state.seats):
        assert own.stock + sum(palace.thieves[seat] for palace in state.palaces) == 12
        assert own.guards_left + sum(palace.guards[seat] for palace in state.palaces) == OWN_GUARDS[seats]
        assert min(own.hand) >= 0
    neutrals = sum(own.neutrals_left for own in state.seats) + sum(palace.guards[NEUTRAL] for palace in state.palaces)
    assert neutrals == (2 * seats if state.tactical else 6)
    chests = [
        *(chest for palace in state.palaces for chest in palace.chests),
        *(c for o in state.seats for c in o.chests),
    ]
    assert sorted(chests) == sorted([4, 5, 6, 7] * 6)
    assert all(sum(palace.guards) <= 4 for palace in state.palaces)
    assert all(not palace.chests or max(palace.thieves) < palace.chests[0] for palace in state.palaces)
    assert state.thief_actions <= 3


@pytest.mark.parametrize("variant", ["base", "tactical"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_T15_sensible_players_come_to_the_last_chest_with_all_pieces_at_every_step(seats, variant, seed):
    state = RULES.new_game(seats, seed, {"variant": variant})
    turns, events = play(RULES, state, sensibly, seed, whole)
    assert isinstance(events[-1], Ended)
    assert max(RULES.scores(state)) == CHESTS_TO_WIN[seats]
    assert RULES.outcome(state).winners == events[-1].winners
    assert turns < 400
    assert RULES.decode(RULES.encode(state), 0).result == state.result


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "tactical"), (4, "base")])
def test_players_by_chance_come_to_an_end_with_all_pieces_at_every_step(seats, variant):
    state = RULES.new_game(seats, 12, {"variant": variant})
    _, events = play(RULES, state, by_chance, 5, whole)
    assert isinstance(events[-1], Ended)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T16_players_who_never_act_come_to_a_stand_off(seats):
    def idly(rules, state, chance):
        return End() if End() in rules.legal_actions(state, state.to_act) else by_chance(rules, state, chance)

    state = RULES.new_game(seats, 3, {})
    turns, events = play(RULES, state, idly, 3, whole)
    assert events[-1] == Ended(tuple(range(seats)), (0,) * seats, stand_off=True)
    assert sum(sum(own.hand[:6]) for own in state.seats) == 102
    drawing = -(-(102 - sum(range(6, 6 + seats))) // 4)
    assert turns == drawing + seats


def test_the_same_seed_and_choices_give_the_same_match():
    one, other = (RULES.new_game(3, 9, {"variant": "tactical"}) for _ in range(2))
    assert play(RULES, one, sensibly, 4) == play(RULES, other, sensibly, 4)
    assert one == other


def test_another_seed_gives_another_deal():
    assert len({tuple(RULES.new_game(2, seed, {}).deck) for seed in range(20)}) == 20


def test_a_seed_deals_the_same_on_every_platform():
    position = RULES.encode(RULES.new_game(2, 12, {}))
    assert position["to_act"] == 1
    assert position["deck"][:8] == ["purple", "white", "purple", "red", "purple", "yellow", "green", "green"]
    assert [own["hand"] for own in position["seats"]] == [
        ["blue", "blue", "blue", "blue", "purple", "yellow", "yellow"],
        ["blue", "blue", "green", "purple", "white", "yellow"],
    ]


def test_T4_setting_the_start_player_keeps_the_deck_of_the_seed():
    drawn = RULES.new_game(4, 12, {})
    named = RULES.new_game(4, 12, {"start": drawn.to_act})
    assert named == drawn
    assert RULES.new_game(4, 12, {"start": 2}).deck == drawn.deck


def test_a_ruleset_of_an_owner_is_played_by_its_own_numbers():
    rules = catalog.game("thief_of_baghdad").rules("two-chests")
    state = rules.new_game(4, 1, {})
    play(rules, state, sensibly, 1)
    assert max(rules.scores(state)) == 2
    assert rules.encode(state)["ruleset"] == "two-chests"


def test_every_action_of_a_match_is_read_back_from_json():
    match = Match.new(RULES, 2, 3, {"variant": "tactical"})
    chance = Chance(seeded(3))
    kinds = set()
    for _ in range(150):
        seat, action = match.state.to_act, by_chance(RULES, match.state, chance)
        for step in match.play(seat, action).events:
            assert msgspec.json.decode(msgspec.json.encode(step), type=RULES.event_type) == step
        kinds.add(type(action).__name__)
        assert msgspec.json.decode(msgspec.json.encode(action), type=RULES.action_type) == action
    assert kinds == {"Guard", "Enter", "Move", "MoveNeutral", "End"}
