"""Positions: what the notation says, and what is refused with the place."""

import copy

import pytest

from tabletop.core.errors import BadPosition

from .table import RULES, play, table

DELETED = "deleted"


def changed(position, path, value):
    """The position with one thing in it changed; DELETED takes it away."""
    position = copy.deepcopy(position)
    inner = position
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    if value is DELETED:
        del inner[path[-1]]
    return position


def refuses(position, path, value, says):
    with pytest.raises(BadPosition, match=says):
        RULES.decode(changed(position, path, value), 0)


def test_a_position_is_written_as_the_page_has_it():
    match = table([11, 11], [4, 4], [5, 12])
    play(match, [11, 11], [])
    position = RULES.encode(match.state)
    assert list(position) == [
        "game", "ruleset", "length", "phase", "to_act", "hand_number", "leader", "supply", "trick", "discard",
        "unseen", "seats", "result",
    ]  # fmt: skip
    assert position["trick"] == [{"seat": 0, "cards": [11, 11]}, {"seat": 1, "cards": []}]
    assert position["seats"][2] == {"hand": [5, 12], "gifts": 0}
    assert (position["phase"], position["to_act"], position["leader"]) == ("follow", 2, 0)


def test_N8_cards_of_the_trick_the_discards_and_the_undealt_ones_are_ascending():
    match = table([7, 8, 9], [4, 4], [5, 12])
    play(match, [9, 7, 8])
    position = RULES.encode(match.state)
    assert position["trick"][0]["cards"] == [7, 8, 9]
    assert position["discard"] == sorted(position["discard"])
    assert position["unseen"] == sorted(position["unseen"])
    other = changed(position, ["trick", 0, "cards"], [8, 9, 7])
    for path in (["discard"], ["unseen"], ["seats", 2, "hand"]):
        inner = position
        for key in path:
            inner = inner[key]
        other = changed(other, path, inner[::-1])
    assert RULES.encode(RULES.decode(other, 0)) == position


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["extra"], 1, "extra"),
        (["seats", 0, "name"], "Ana", "name"),
        (["game"], "twelve_days", "game"),
        (["ruleset"], "own", "ruleset"),
        (["length"], "long", "length"),
        (["length"], "short", "gifts"),
        (["length"], DELETED, "length"),
        (["phase"], "follow", "trick"),
        (["phase"], "over", "to_act"),
        (["to_act"], None, "to_act"),
        (["to_act"], 1, "leader"),
        (["to_act"], 3, "seats"),
        (["to_act"], True, "to_act"),
        (["leader"], 7, "seats"),
        (["leader"], 8, "leader"),
        (["leader"], None, "leader"),
        (["hand_number"], 0, "hand_number"),
        (["hand_number"], 2, "gifts"),
        (["hand_number"], 13, "12 hands"),
        (["hand_number"], 1.0, "hand_number"),
        (["supply"], 11, "gifts"),
        (["supply"], -1, "supply"),
        (["seats", 0, "gifts"], 1, "gifts"),
        (["seats", 0, "gifts"], True, "gifts"),
        (["seats", 0, "gifts"], DELETED, "gifts"),
        (["seats", 0, "hand"], [], "no cards"),
        (["seats", 0, "hand"], [1] * 13, "more than the 12"),
        (["seats", 0, "hand", 0], None, "null"),
        (["seats", 0, "hand", 0], 13, "hand"),
        (["seats", 0, "hand", 0], 0, "hand"),
        (["seats"], [], "seats"),
        (["seats", 2], DELETED, "undealt"),
        (["unseen"], [], "undealt"),
        (["unseen", 0], None, "null"),
        (["discard"], [4], "rank 4"),
        (["discard"], [None], "discard"),
        (["trick"], [{"seat": 0, "cards": []}], "trick"),
        (["trick"], [{"seat": 3, "cards": [4]}], "trick"),
        (["trick"], None, "trick"),
        (["result"], {"winners": [0], "gifts": [0, 0, 0]}, "result"),
        (["result"], DELETED, "result"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(path, value, says):
    refuses(RULES.encode(RULES.new_game(3, 2, {"start": 0})), path, value, says)


@pytest.mark.parametrize("position", [None, [], "lead", 7, {}, {"game": "days_of_christmas"}])
def test_what_is_no_position_at_all_is_refused(position):
    with pytest.raises(BadPosition):
        RULES.decode(position, 0)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["to_act"], 3, "goes round"),
        (["to_act"], 1, "goes round"),
        (["to_act"], None, "to_act"),
        (["leader"], 1, "goes round"),
        (["phase"], "lead", "trick is empty"),
        (["trick"], [], "rank 4"),
        (["trick", 1, "seat"], 2, "goes round"),
        (["trick", 1, "seat"], 7, "not at this table"),
        (["trick", 1, "cards"], None, "cards"),
        (["trick", 1, "cards", 0], None, "cards"),
        (["trick", 1, "note"], "", "note"),
    ],
)
def test_N5_a_trick_goes_round_from_the_leader_to_who_acts(path, value, says):
    match = table([7, 8, 9], [4, 5, 12], [5, 12], [11, 12])
    play(match, [8, 9], [4, 5])
    position = RULES.encode(match.state)
    assert RULES.encode(RULES.decode(position, 0)) == position
    refuses(position, path, value, says)


@pytest.mark.parametrize("cards", [[5, 5], [9, 10], [9], [4, 6], [5, 6, 8]])
def test_N6_the_cards_of_a_trick_go_with_its_lead(cards):
    match = table([7, 8, 9], [*cards, 12], [11, 12])
    play(match, [8, 9], [])
    position = RULES.encode(match.state)
    position["seats"][1]["hand"] = [12]
    refuses(position, ["trick", 1, "cards"], cards, "do not go with the lead")


@pytest.mark.parametrize("cards", [[], [4, 6], [4, 4, 5]])
def test_N4_a_lead_is_a_play(cards):
    match = table([*cards, 9], [4, 12], [11, 12])
    play(match, [9])
    position = RULES.encode(match.state)
    position["seats"][0]["hand"] = [9]
    refuses(position, ["trick", 0, "cards"], cards, "do not go with the lead")


def test_N5_a_trick_in_which_all_have_acted_is_over():
    match = table([8, 9], [8, 9])
    play(match, [9])
    position = RULES.encode(match.state)
    position["seats"][1]["hand"] = [9]
    position["trick"].append({"seat": 1, "cards": [8]})
    refuses(position, ["to_act"], 0, "goes round")


def test_N9_a_seat_whose_last_cards_lie_in_the_trick_is_no_mistake():
    match = table([9], [8, 9], [4, 5])
    play(match, [9])
    position = RULES.encode(match.state)
    assert position["seats"][0]["hand"] == []
    assert RULES.encode(RULES.decode(position, 0)) == position


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["result"], None, "result"),
        (["result", "gifts", 0], 7, "result"),
        (["result", "winners"], [0, 1], "result"),
        (["to_act"], 0, "to_act"),
        (["leader"], 1, "no cards"),
        (["hand_number"], 2, "3 hands"),
        (["supply"], 7, "gifts"),
        (["phase"], "lead", "to_act"),
        (["seats", 1, "hand"], [], "no cards"),
        (["seats", 0, "hand"], [9], "holds no card"),
        (["trick"], [{"seat": 0, "cards": []}], "trick"),
    ],
)
def test_N13_a_finished_position_holds_its_result_and_a_last_winner_without_cards(path, value, says):
    match = table([4], [9, 9], [8, 11, 12], gifts=[2, 2, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    position = RULES.encode(match.state)
    assert RULES.decode(position, 0).result == match.state.result
    refuses(position, path, value, says)


def test_N10_the_last_winner_holds_a_gift():
    match = table([4], [9, 9], [8, 11, 12], gifts=[2, 2, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    position = RULES.encode(match.state)
    position["seats"][0]["gifts"] = 0
    refuses(position, ["seats", 1, "gifts"], 6, "holds a gift")


def test_a_view_is_no_position_to_load():
    with pytest.raises(BadPosition, match="null"):
        RULES.decode(RULES.encode(RULES.view(RULES.new_game(3, 5, {}), 0)), 0)
