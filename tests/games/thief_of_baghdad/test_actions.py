"""Entering, moving guards, robbing, paying (T5–T12)."""

from tabletop.games.thief_of_baghdad.actions import End, Enter, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.events import GuardMoved, Paid, Robbed, ThiefEntered
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.state import NEUTRAL

from .table import RULES, table

RED, BLUE, GREEN, YELLOW = range(4)


def legal(match, seat=0):
    return RULES.legal_actions(match.state, seat)


def test_T5_a_thief_costs_one_card_for_each_foreign_guard_own_guards_nothing():
    match = table({"red": ["neutral", 0, 0, 1]}, [["red", "red"], []])
    assert Enter("red", ("red", "red")) in legal(match)
    assert Enter("red", ("red",)) not in legal(match)
    match.play(0, Enter("red", ("red", "red")))
    assert match.state.palaces[RED].thieves == [1, 0]
    assert match.state.seats[0].stock == 11


def test_T5_without_an_own_guard_or_without_a_foreign_guard_the_palace_is_closed():
    standing = {"red": ["neutral", 1], "blue": [0, 0], "green": ["neutral", "neutral"]}
    match = table(standing, [["red"] * 3 + ["blue"] * 3 + ["green"] * 3, []])
    assert RULES.why_not(match.state, 0, Enter("red", ("red", "red"))) == Why.NO_OWN_GUARD
    assert RULES.why_not(match.state, 0, Enter("blue", ("blue",))) == Why.NO_FOREIGN_GUARD
    assert RULES.why_not(match.state, 0, Enter("green", ("green", "green"))) == Why.NO_OWN_GUARD
    assert not any(isinstance(action, Enter) and action.palace in {"red", "blue", "green"} for action in legal(match))


def test_T5_a_thief_comes_from_the_stock_and_from_nowhere_else():
    thieves = {"red": [3, 0], "blue": [3, 0], "green": [3, 0], "white": [3, 0]}
    match = table({"red": ["neutral", 0]}, [["red"], []], thieves=thieves)
    assert match.state.seats[0].stock == 0
    assert RULES.why_not(match.state, 0, Enter("red", ("red",))) == Why.NO_THIEF_IN_STOCK
    assert not any(isinstance(action, Enter) for action in legal(match))


def test_T5_the_guards_of_several_players_and_neutral_ones_count_alike():
    match = table({"red": ["neutral", 0, 1, 2]}, [["red"] * 3, [], []])
    assert Enter("red", ("red",) * 3) in legal(match)
    assert Enter("red", ("red",) * 2) not in legal(match)


def test_T5_a_dancer_stands_for_any_card_even_where_real_cards_would_do():
    match = table({"red": ["neutral", 0, 1]}, [["red", "red", "dancer"], []])
    entering = [action for action in legal(match) if isinstance(action, Enter) and action.palace == "red"]
    assert entering == [Enter("red", ("red", "red")), Enter("red", ("red", "dancer"))]


def test_T6_an_own_guard_moves_for_a_card_of_the_palace_left_or_entered():
    match = table({"red": ["neutral", 0]}, [["red", "blue", "green"], []])
    assert {Move("red", "blue", (card,)) for card in ("red", "blue")} <= set(legal(match))
    assert Move("red", "blue", ("green",)) not in legal(match)
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("green",))) == Why.WRONG_CARDS
    assert Move("red", "blue", ("dancer",)) not in legal(match)
    match.play(0, Move("red", "blue", ("blue",)))
    assert match.state.palaces[RED].guards[0] == 0
    assert match.state.palaces[BLUE].guards[0] == 1


def test_T6_a_dancer_pays_for_the_walk_of_an_own_guard_too():
    match = table({"red": ["neutral", 0]}, [["red", "dancer"], []])
    assert {Move("red", "blue", (card,)) for card in ("red", "dancer")} <= set(legal(match))
    match.play(0, Move("red", "blue", ("dancer",)))
    assert (match.state.seats[0].hand[RED], match.state.dancers) == (1, 8)


def test_T6_there_must_be_a_free_square_and_another_palace():
    match = table({"red": ["neutral", 0], "blue": ["neutral", 1, 1, 1], "green": ["neutral"]}, [["red"], []])
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("red",))) == Why.FOUR_GUARDS
    assert RULES.why_not(match.state, 0, Move("red", "red", ("red",))) == Why.SAME_PALACE
    assert RULES.why_not(match.state, 0, Move("green", "red", ("red",))) == Why.NO_OWN_GUARD
    assert not any(isinstance(action, Move) and action.to in {"blue", action.start} for action in legal(match))


def test_T6_a_move_without_a_thief_leaves_the_thieves_and_the_three_of_the_turn_alone():
    match = table({"red": ["neutral", 0]}, [["red"], []], thieves={"red": [1, 0]})
    events = match.play(0, Move("red", "blue", ("red",))).events
    assert events == [Paid(0, (RED,)), GuardMoved(0, RED, BLUE, thief=False)]
    assert match.state.palaces[RED].thieves == [1, 0]
    assert (match.state.acted, match.state.thief_actions) == (True, 0)


def test_T7_a_guard_may_take_a_thief_along_whatever_foreign_guards_stand_there():
    standing = {"red": ["neutral", 0], "green": ["neutral", "neutral"], "blue": []}
    match = table(standing, [["red"], []], thieves={"red": [1, 0]})
    match.play(0, Move("red", "blue", ("red",), thief=True))
    assert match.state.palaces[BLUE].thieves == [1, 0]
    assert match.state.palaces[RED].thieves == [0, 0]
    assert match.state.thief_actions == 1


def test_T7_only_an_own_thief_walks_along():
    match = table({"red": ["neutral", 0]}, [["red"], []], thieves={"red": [0, 2]})
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("red",), thief=True)) == Why.NO_THIEF_THERE


def test_T8_a_neutral_guard_costs_a_card_of_each_of_the_two_palaces():
    match = table({"red": ["neutral"]}, [["red", "blue", "dancer", "dancer"], []])
    paid = {
        action.cards
        for action in legal(match)
        if isinstance(action, MoveNeutral) and (action.start, action.to) == ("red", "blue")
    }
    assert paid == {("blue", "red"), ("dancer", "red"), ("blue", "dancer"), ("dancer", "dancer")}
    match.play(0, MoveNeutral("red", "blue", ("red", "blue")))
    assert match.state.palaces[BLUE].guards[NEUTRAL] == 2
    assert RULES.why_not(match.state, 0, MoveNeutral("red", "blue", ("dancer", "dancer"))) == Why.NO_NEUTRAL_GUARD


def test_T9_guards_of_other_players_are_never_moved():
    match = table({"red": ["neutral", 1]}, [["red", "red", "blue", "blue"], []])
    moved = [action for action in legal(match) if isinstance(action, Move) and action.start == "red"]
    assert moved == []
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("red",))) == Why.NOT_YOUR_GUARD


def test_T8_a_neutral_guard_needs_a_free_square_and_another_palace():
    match = table({"red": ["neutral", 1, 1, 1]}, [["red", "blue"], []])
    assert RULES.why_not(match.state, 0, MoveNeutral("blue", "red", ("blue", "red"))) == Why.FOUR_GUARDS
    assert RULES.why_not(match.state, 0, MoveNeutral("blue", "blue", ("blue", "blue"))) == Why.SAME_PALACE
    assert RULES.why_not(match.state, 0, MoveNeutral("red", "blue", ("red", "red"))) == Why.WRONG_CARDS
    assert MoveNeutral("red", "blue", ("red", "blue")) in legal(match)


def test_T9_a_thief_leaves_a_palace_with_a_guard_or_a_chest_alone():
    match = table({"red": ["neutral", 0]}, [["red", "blue", "blue"], []], thieves={"red": [2, 1]})
    for action in legal(match):
        if not isinstance(action, Move) or not action.thief:
            after = match.state.copy()
            RULES.apply(after, 0, action)
            assert after.palaces[RED].thieves[0] >= 2
            assert after.palaces[RED].thieves[1] == 1


def test_T10_at_most_three_actions_of_a_turn_involve_a_thief():
    match = table({"red": ["neutral", 0], "blue": ["neutral", 0]}, [["red"] * 4 + ["blue"] * 3, []])
    match.play(0, Enter("red", ("red",)))
    match.play(0, Enter("blue", ("blue",)))
    match.play(0, Move("blue", "green", ("blue",), thief=True))
    assert match.state.thief_actions == 3
    assert RULES.why_not(match.state, 0, Enter("red", ("red",))) == Why.THIRD_THIEF_USED
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("red",), thief=True)) == Why.THIRD_THIEF_USED
    assert Move("red", "blue", ("red",)) in legal(match)
    match.play(0, End())
    match.play(1, End())
    assert Enter("red", ("red",)) in legal(match)


def test_T11_the_chest_is_taken_at_once_and_the_thieves_are_ready_again():
    match = table({"red": ["neutral", 0]}, [["red", "red"], []], thieves={"red": [3, 2]})
    events = match.play(0, Enter("red", ("red",))).events
    assert events == [Paid(0, (RED,)), ThiefEntered(0, RED), Robbed(0, RED, 4)]
    state = match.state
    assert state.palaces[RED].chests == [5, 6, 7]
    assert state.palaces[RED].thieves == [0, 2]
    assert (state.seats[0].stock, state.seats[0].chests) == (12, [4])
    assert Enter("red", ("red",)) in legal(match)


def test_T11_a_thief_taken_along_completes_a_robbery_too():
    standing = {"green": ["neutral", 0], "yellow": ["neutral"]}
    match = table(standing, [["green"], []], thieves={"yellow": [3, 0], "green": [1, 0]})
    events = match.play(0, Move("green", "yellow", ("green",), thief=True)).events
    assert events[-2:] == [GuardMoved(0, GREEN, YELLOW, thief=True), Robbed(0, YELLOW, 4)]
    assert match.state.palaces[YELLOW].thieves == [0, 0]
    assert match.state.palaces[YELLOW].guards[0] == 1
    assert (match.state.seats[0].stock, match.state.seats[0].chests) == (12, [4])


def test_T11_a_palace_without_chests_may_still_be_entered():
    match = table({"red": ["neutral", 0]}, [["red"], []], chests={"red": []}, taken={0: [4, 5], 1: [6, 7]})
    match.play(0, Enter("red", ("red",)))
    assert match.state.palaces[RED].thieves == [1, 0]


def test_T12_cards_spent_are_discarded_and_dancers_return_to_their_supply():
    match = table({"red": ["neutral", 0, 1]}, [["red", "dancer"], []])
    match.play(0, Enter("red", ("dancer", "red")))
    assert match.state.discard[RED] == 1
    assert match.state.dancers == 8
    assert sum(match.state.seats[0].hand) == 0


def test_T12_a_payment_may_be_named_in_any_order():
    assert Enter("red", ("red", "dancer")) == Enter("red", ("dancer", "red"))
    assert MoveNeutral("red", "blue", ("red", "blue")) == MoveNeutral("red", "blue", ("blue", "red"))
