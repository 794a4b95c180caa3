"""A hint names a move in a whole sentence, in all languages, and says what the move does."""

import re
from importlib import import_module

import pytest

from tabletop.core.words import LANGUAGES, Words, catalog
from tabletop.games import catalog as games
from tabletop.games.camisa12.actions import Cycle, Place, Refill, Skip, Swap
from tabletop.games.days_of_christmas.actions import Pass as NoPlay
from tabletop.games.days_of_christmas.actions import Play as Gift
from tabletop.games.parsecs.actions import Choose, Complete, Mark, PutAside, PutOnShip, Write
from tabletop.games.parsecs.actions import Skip as Leave
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral
from tabletop.games.twelve_days.actions import Give
from tests.ai.positions import GAMES, PLACES, moments

KINDS = {
    "camisa12": "Camisa12Text",
    "thief_of_baghdad": "ThiefText",
    "twelve_days": "TwelveDaysText",
    "days_of_christmas": "ChristmasText",
    "parsecs": "ParsecsText",
}


def text_of(rules, language):
    kind = getattr(import_module(f"tabletop.ui.games.{rules.game}.text"), KINDS[rules.game])
    words = Words(language, rules.game, f"table_{rules.game}", "table")
    return kind(rules, words, ["Ana", "Bruno", "Clara", "Davi", "Eva", "Fritz", "Gil", "Hana", "Ivo", "Jo"])


def told(rules, view, action, language="en", seat=0):
    room = import_module(f"tabletop.ui.games.{rules.game}.advice")
    said = room.told(text_of(rules, language), Words(language, "advice"), view, seat, action)
    return re.sub("[\u2066-\u2069]", "", said)


def start(game, seats=2):
    rules = games.game(game).rules()
    return rules, rules.view(rules.new_game(seats, 4, {}), 0)


@pytest.mark.parametrize(("table", "seats"), PLACES)
def test_every_move_has_words_in_every_language_and_no_two_moves_the_same(table, seats):
    for rules, state, seat in moments(table, seats, every=29, most=90):
        view = rules.view(state, seat)
        actions = rules.legal_actions(view, seat)[::3]
        for language in LANGUAGES:
            said = [told(rules, view, action, language, seat) for action in actions]
            assert not any("{" in each or "." in each or "advice" in each for each in said)
            assert len(set(said)) == len(said)


def test_the_languages_have_the_same_texts():
    english = catalog("en", "advice")
    assert {key.split(".")[0] for key in english} == {"joint", *GAMES}
    for language in LANGUAGES:
        texts = catalog(language, "advice")
        assert texts.keys() == english.keys()
        for key, text in texts.items():
            forms = list(text.values()) if isinstance(text, dict) else [text]
            theirs = english[key]
            longest = theirs["other"] if isinstance(theirs, dict) else theirs
            assert all(set(re.findall(r"{(\w+)}", form)) <= set(re.findall(r"{(\w+)}", longest)) for form in forms)


def test_a_placing_names_the_piece_that_is_placed_its_face_and_its_space():
    rules, view = start("camisa12")
    view.ball, view.faces[1][0] = 0, 2
    assert told(rules, view, Place(1, 8)) == "take song B from the circle and put it on the second triangle"
    assert told(rules, view, Cycle()).startswith("cycle the stacks")
    assert told(rules, view, Refill()) == "leave the stacks as they are"
    assert told(rules, view, Swap(0)) == "spend a token to swap your pieces on the first diamond and the first circle"
    assert told(rules, view, Skip()) == "keep your token"


def test_a_move_of_thieves_and_guards_names_both_palaces_and_what_is_paid():
    rules, view = start("thief_of_baghdad")
    assert told(rules, view, Enter("yellow", ("yellow", "yellow", "dancer"))) == (
        "put a thief into the yellow palace, paying 1 dancer and 2 yellow cards"
    )
    assert told(rules, view, Move("yellow", "blue", ("blue",), thief=True)) == (
        "move your guard and a thief from the yellow to the blue palace, paying 1 blue card"
    )
    assert told(rules, view, MoveNeutral("red", "blue", ("red", "blue"))) == (
        "move a neutral guard from the red to the blue palace, paying 1 blue card and 1 red card"
    )
    assert told(rules, view, Guard("red")) == "place a guard at the red palace"
    values = rules.ruleset
    assert told(rules, view, End()) == f"do nothing this turn and draw {values.draw_idle} cards"
    assert told(rules, view, End(dancer=True)).endswith(f"take a dancer and draw {values.draw_idle - 1} cards")
    view.acted = True
    assert told(rules, view, End()) == f"end your turn and draw {values.draw} cards"


def test_a_card_is_passed_to_the_neighbour_and_one_of_several_is_called_so():
    rules, view = start("twelve_days", 3)
    view.seats[0].hand = [0, 3, *[11] * 10]
    said = [told(rules, view, action) for action in rules.legal_actions(view, 0)]
    assert said == ["pass a Claus to Bruno", "pass your 3 to Bruno", "pass one of your 11s to Bruno"]
    assert told(rules, view, Give(2)) == "give the day to Clara"


def test_cards_of_a_trick_are_said_as_one_says_them():
    rules, view = start("days_of_christmas")
    said = [told(rules, view, action) for action in (Gift((6, 6)), Gift((5, 6, 7)), Gift((4,)), NoPlay())]
    assert said == ["play the two 6s", "play the straight 5-6-7", "play the 4", "pass"]


def test_numbers_go_to_a_ship_and_a_space_and_boxes_are_those_that_are_marked():
    rules, view = start("parsecs")
    view.dice = (3, 4, 6)
    assert told(rules, view, Choose((3, 6), "academies")) == ("take 36 and 63, and mark 4 boxes of the space academies")
    assert told(rules, view, Write(34, 4, 0, 5)) == "write 34 on Far Shore, space 6"
    assert told(rules, view, Write(34, 3, 1, 2)) == "write 34 on Twin Decks, lower row, space 3"
    assert told(rules, view, Leave(34)) == "leave 34 unwritten"
    assert told(rules, view, PutOnShip("fuel", 4)) == "put the fuel on Far Shore"
    assert told(rules, view, PutAside("cadet")) == "put the cadet on the surplus track"
    assert told(rules, view, Mark("stations")) == "mark one more box of the fuel stations"
    assert told(rules, view, Complete("academies")) == "fill the next row of the space academies"
