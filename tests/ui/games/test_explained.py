"""Whatever a newcomer points at says what it is, also when it cannot be chosen, and never comes in the keyboard's way."""

import pytest

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.actions import Move
from tabletop.games.thief_of_baghdad.state import DANCER
from tabletop.ui.table import telling
from tests.ui.table.hands import Luck
from tests.ui.table.test_secrets import HIDING, worlds

LONGEST = 260


def after(game, seats, actions, *, seed=5, **options):
    """A match so many random actions on, with seat 0 to act."""
    match = Match.new(catalog.game(game).rules(), seats, seed, options)
    luck = Luck(seed)
    while actions > 0 or 0 not in match.rules.to_move(match.state):
        seat = luck.choice(match.rules.to_move(match.state))
        match.play(seat, luck.choice(match.rules.legal_actions(match.state, seat)))
        actions -= 1
    return match


def said(page, target):
    """What the bubble says when the mouse is on a target."""
    page.pointing.point_at(target)
    return plain(page.scene._said[0])


def plain(text):
    """Without what keeps names and numbers together."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


TABLES = {
    "twelve_days": (3, 21, {}),
    "days_of_christmas": (3, 0, {}),
    "days_of_christmas:later": (3, 21, {"length": "short"}),
    "camisa12": (2, 0, {}),
    "camisa12:later": (2, 14, {"teams": "random"}),
    "camisa12:alone": (1, 10, {"mode": "seven-one"}),
    "thief_of_baghdad": (3, 4, {}),
    "thief_of_baghdad:later": (3, 40, {}),
    "parsecs": (2, 0, {}),
    "parsecs:later": (2, 60, {}),
}


@pytest.fixture(params=TABLES)
def table(request, sit):
    seats, actions, options = TABLES[request.param]
    match = after(request.param.split(":")[0], seats, actions, **options)
    return sit(request.param.split(":")[0], ["Ana", *[("Otto", "easy"), ("Luz", "easy")][: seats - 1]], match=match)


def test_every_place_has_words_that_fit_into_two_lines_of_the_prompt(table):
    for place in table.scene._places:
        told = said(table, place.target)
        assert told, place.target
        assert "{" not in told
        assert len(told) <= LONGEST, told


def test_what_cannot_be_chosen_is_no_stop_of_the_keyboard_and_has_no_mark(table):
    stops = {place.target for place in table.view.spots.places}
    assert stops == table.controller.selection.can_be
    assert stops < {place.target for place in table.scene._places}


@pytest.fixture
def days(sit):
    return sit("twelve_days", ["Ana", ("Otto", "easy"), ("Luz", "easy")], match=after("twelve_days", 3, 21))


def test_windows_and_places_of_12_days_tell_what_they_mean(days):
    view = days.controller.view
    for day in range(1, 13):
        assert f"Day {day}, worth {day}" in said(days, ("day", day))
    assert "played for now" in said(days, ("day", view.day))
    assert "Otto: points from days won" in said(days, ("seat", 1))


def test_a_claus_is_no_rank_to_collect(days):
    told = days.controller.text.about_card(days.controller.view, 0, 0)
    assert "lower than any other card" in told
    assert "you keep" not in told


def test_one_is_told_to_whom_a_card_goes(sit):
    page = sit("twelve_days", ["Ana", ("Otto", "easy"), ("Luz", "easy")])
    assert "Otto" in page.prompt.text()


def test_an_upgrade_card_and_a_ship_of_12_parsecs_tell_what_they_ask_and_bring(sit):
    page = sit("parsecs", ["Ana"])
    view, text = page.controller.view, page.controller.text
    (card, *_) = view.upgrades
    told = said(page, ("upgrade", card))
    assert text.goal(page.controller.rules.values.upgrades[card]) in told
    assert "Reward:" in told
    assert "still missing numbers: 6, fuel: 9, cadets: 8" in said(page, ("callout", 0))
    assert "10 instead of 5" in said(page, ("ship", 0))
    assert "1 point at the end" in said(page, ("plate",))
    assert "one fuel every turn" in said(page, ("group", "stations"))


def test_a_ship_without_room_says_so_when_supplies_are_placed(sit):
    match = after("parsecs", 1, 60)
    while match.rules.phase(match.state) != "supply":
        match.play(0, match.rules.legal_actions(match.state, 0)[0])
    page = sit("parsecs", ["Ana"], match=match)
    free = {target[1] for target in page.controller.selection.can_be}
    for ship in set(range(5)) - free:
        assert "no free space" in said(page, ("ship", ship))


@pytest.fixture
def palaces(sit):
    match = after("thief_of_baghdad", 3, 30)
    while not any(isinstance(action, Move) for action in match.rules.legal_actions(match.state, 0)):
        (seat,) = match.rules.to_move(match.state)
        match.play(seat, simplest(match.rules, match.rules.view(match.state, seat), seat, len(match.steps)))
    return sit("thief_of_baghdad", ["Ana", ("Otto", "easy"), ("Luz", "easy")], match=match)


def test_nothing_speaks_of_wrong_cards_after_a_guard_was_picked(palaces):
    c = palaces.controller
    guard = next(target for target in c.selection.can_be if target[0] == "own")
    palaces.view.chosen.emit(guard)
    assert c.selection.picked == [guard]
    for place in palaces.scene._places:
        assert "do not pay" not in said(palaces, place.target), place.target
    free = next(target for target in c.selection.can_be if target[0] == "palace")
    assert "for one card" in said(palaces, free)


def test_cards_dancers_and_trays_of_the_thief_of_baghdad_tell_what_they_are_for(palaces):
    text = palaces.controller.text
    assert "a joker" in text.about_card(DANCER)
    assert "Otto: thieves in stock" in said(palaces, ("tray", 1))
    assert "the red palace" in text.about_card(0).lower()


@pytest.fixture
def stadium(sit):
    return sit("camisa12", ["Ana", ("Otto", "easy")], match=after("camisa12", 2, 14))


def test_a_mosaic_card_tells_what_each_of_its_numbers_means(stadium):
    text, view = stadium.controller.text, stadium.controller.view
    told = text.mosaic(view, 0, 6)
    for part in ("Mosaic card 6, Spray", "A count of 1, 2, 3 … gives 2, 4, 6, 8 points", "“≤ 8”", "Now worth"):
        assert part in told


def test_a_face_out_of_reach_tells_how_far_the_ball_goes(stadium):
    ball = stadium.controller.view.ball
    assert said(stadium, ("face", (ball + 4) % 5)) == "The ball goes 1, 2 or 3 faces clockwise; this one is 4 away."
    assert "The ball lies here" in said(stadium, ("face", ball))


def test_what_lies_on_the_pitch_tells_what_it_is(stadium):
    text, view = stadium.controller.text, stadium.controller.view
    assert said(stadium, ("penalty", 0)).startswith("Your penalty card:")
    assert "hidden until the end" in said(stadium, ("penalty", 1))
    assert f"Mosaic cards: {len(view.mosaic_deck)} left" in said(stadium, ("deck",))
    assert "out of play" in said(stadium, ("sent", 0))
    assert said(stadium, ("goal", 16)).startswith("Goal 1:")
    assert "at 16 points" in said(stadium, ("goal", 16))
    assert text.piece(view.seats[1].stack[-1]) in said(stadium, ("stack", 1))


def test_the_log_tells_each_goal_with_the_score(sit):
    match = after("camisa12", 2, 20)
    page = sit("camisa12", ["Ana", ("Otto", "easy")], match=match)
    lines = [line for line in telling.Log(page.controller).lines(len(match.steps)) if "GOAL!" in line]
    a, b = page.controller.text.goals(page.controller.view)
    assert len(lines) == a + b > 0
    assert lines[-1].endswith((f"{a}:{b}", f"{b}:{a}"))


@pytest.fixture
def cycling(sit):
    match = after("camisa12", 1, 0, mode="seven-one")
    while match.rules.phase(match.state) != "cycle":
        match.play(0, match.rules.legal_actions(match.state, 0)[0])
    return sit("camisa12", ["Ana"], match=match)


def test_S6_refilling_is_the_main_button_and_both_tell_what_they_cost(cycling):
    refill, cycle = cycling.prompt.buttons()
    assert (refill.text(), refill.property("kind")) == ("Refill the face", "primary")
    assert "empty face" in refill.toolTip()
    assert "the opponent gets 1 point" in plain(cycle.toolTip())
    assert "gets 1 point" in plain(cycling.controller.text.guide(cycling.controller.view, 0))


def test_S3_who_plays_7_1_is_told_that_the_face_decides_the_opponents_piece(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    assert "decides the opponent’s piece" in page.controller.text.guide(page.controller.view, 0)
    _, other = telling.player_lines(page.controller, page.words)
    assert other.startswith("2  Opponent")


def test_gifts_piles_and_players_of_12_days_of_christmas_tell_what_they_are(sit):
    page = sit("days_of_christmas", ["Ana", ("Otto", "easy"), ("Luz", "easy")], match=after("days_of_christmas", 3, 9))
    view = page.controller.view
    assert said(page, ("supply",)) == "12 gifts still to be won: whoever wins a hand takes one."
    assert f"{len(view.unseen)} cards were dealt to nobody" in said(page, ("unseen",))
    assert "The star marks who leads" in said(page, ("seat", view.leader))
    assert "are 12 cards of this rank" in page.controller.text.about_card(12)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", HIDING)
def test_nothing_that_is_told_depends_on_what_a_seat_cannot_see(sit, game, seat):
    told = []
    for match in worlds(game, seat, 14):
        players = [("Bot", "normal")] * match.seats
        players[seat] = "Ana"
        page = sit(game, players, match=match)
        told.append([(place.target, place.name, page.controller.explain(place.target)) for place in page.scene._places])
        page.close()
    assert told[0] == told[1]
    assert len(told[0]) > 10
