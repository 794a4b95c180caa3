"""The numbers that a hint's reasons are made of are those of the rules, or were counted in playouts."""

import pytest

from tabletop.ai.facts import Why, reasons
from tabletop.ai.mind import mind
from tabletop.ai.reasons import (
    camisa12,
    camisa12_room,
    days_of_christmas,
    parsecs,
    thief_of_baghdad,
    twelve_days,
)
from tabletop.ai.search import FOREVER, Tally, search
from tabletop.games import catalog as games
from tabletop.games.camisa12.state import EMPTY, FLAG, SONG_A, SONG_C
from tabletop.games.parsecs.state import GROUPS
from tabletop.games.thief_of_baghdad.actions import End, Guard
from tabletop.games.thief_of_baghdad.state import NEUTRAL, PALACES
from tabletop.games.twelve_days.actions import Play
from tabletop.games.twelve_days.scoring import majorities

from .positions import FEW, moments


def keys(told):
    return [why.key for why in told]


class TestCamisa12:
    rules = games.game("camisa12").rules()

    def facts(self, view, action, seat=0):
        return camisa12.facts(self.rules, view, seat, Tally((action,)), None, 0)

    def test_what_is_gained_and_given_away_is_what_the_rules_score(self):
        for table, seats in (p.values for p in FEW if p.values[0].game == "camisa12"):
            for rules, state, seat in moments(table, seats, every=1, most=30):
                if rules.phase(state) != "place":
                    continue
                view = rules.view(state, seat)
                for action in rules.legal_actions(view, seat)[::4]:
                    after = state.copy()
                    rules.apply(after, seat, action)
                    if not after.agenda or len(after.agenda) > 1:
                        continue
                    told = camisa12.facts(rules, view, seat, Tally((action,)), None, 0)
                    assert told["gain"].worth == after.seats[seat].points - state.seats[seat].points
                    assert -told["gives"].worth == after.seats[1 - seat].points - state.seats[1 - seat].points

    def test_points_given_away_never_stand_alone_as_a_reason(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        placings = sorted(self.rules.legal_actions(view, 0), key=lambda action: self.facts(view, action)["gives"].worth)
        told = reasons(self.facts(view, placings[0]), self.facts(view, placings[-1]))
        assert not told or not keys(told)[0].startswith("camisa12.gives")
        assert Why("camisa12.gives.none") in reasons(self.facts(view, placings[-1]), self.facts(view, placings[0]))

    def test_what_a_piece_could_bring_is_the_best_of_all_spaces(self):
        state = self.rules.new_game(2, 1, {})
        state.seats[0].side[2:4] = [0, 0]
        assert camisa12_room.could_bring(self.rules, state, 0, 0) == 5  # C9: a third flag beside two
        assert camisa12_room.could_bring(self.rules, state, 0, 6) == 1  # C11: the first firework
        assert camisa12_room.could_bring(self.rules, state, 0, 8) == 3  # C13: the first wave
        assert camisa12_room.could_bring(self.rules, state, 0, 7) == 0  # a mosaic brings cards, not points

    def test_free_spaces_beside_flags_are_counted_once_each(self):
        side = [FLAG, EMPTY, FLAG, SONG_A, EMPTY, EMPTY, EMPTY, EMPTY, FLAG, EMPTY]
        assert camisa12_room.free_beside_flags(side) == 3
        assert camisa12_room.free_beside_flags([EMPTY] * 10) == 0

    def test_songs_left_are_those_that_still_have_a_space_in_order(self):
        power = self.rules.book.powers[-1]
        side = [SONG_C] + [EMPTY] * 9
        assert camisa12_room.songs_left(side, power) == 2  # D and E; nothing fits before C
        assert camisa12_room.songs_left([EMPTY, SONG_C, *[EMPTY] * 8], power) == 4

    def test_a_quick_match_of_the_seven_one_mode_is_forecast_in_goals(self):
        view = self.rules.view(self.rules.new_game(1, 3, {"mode": "seven-one"}), 0)
        plans = mind(self.rules).plans(view, 0)[:2]
        best = search(self.rules, mind(self.rules), view, 0, plans, iterations=12, seed=1, keep=True).tallies[0]
        goals = [end.result.goals for end, _ in best.ends]
        told = camisa12.forecast(self.rules, view, best)
        assert told == [
            Why(
                "camisa12.goals",
                {who: round(sum(g[n] for g in goals) / len(goals)) for n, who in ((0, "own"), (1, "other"))},
            )
        ]
        view.seats[0].side = [FLAG] * 9 + [EMPTY]
        assert keys(camisa12.forecast(self.rules, view, best)) == ["camisa12.goals.late"]


class TestThiefOfBaghdad:
    rules = games.game("thief_of_baghdad").rules()

    def view(self):
        view = self.rules.view(self.rules.new_game(3, 1, {"start": 0}), 0)
        view.seats[0].hand = [0, 3, 2, 1, 0, 0, 0]
        return view

    def facts(self, view, action):
        return thief_of_baghdad.facts(self.rules, view, 0, Tally((action,)), None, 0)

    def test_no_card_of_a_palace_is_never_a_reason_for_it(self):
        view = self.view()
        none, three = Guard(PALACES[0]), Guard(PALACES[1])
        assert "thief_of_baghdad.cards" not in keys(reasons(self.facts(view, none), self.facts(view, three)))
        told = reasons(self.facts(view, three), self.facts(view, none))
        assert Why("thief_of_baghdad.cards", {"n": 3}) in told
        assert Why("thief_of_baghdad.pays", {"n": 3}) in told  # T5: one neutral guard stands there

    def test_thieves_that_a_hand_pays_for_cost_a_card_for_each_foreign_guard(self):
        view = self.view()
        view.palaces[1].guards = [1, 1, 0, 0, 1]
        view.palaces[2].guards = [1, 0, 0, 0, 1]
        view.palaces[3].guards = [2, 0, 0, 0, 0]  # closed: no foreign guard
        assert view.palaces[1].guards[NEUTRAL] == 1
        assert thief_of_baghdad.payable(view, 0) == 1 + 2

    def test_thieves_are_dearer_for_others_where_a_guard_joins_the_foreign_ones(self):
        view = self.view()
        view.palaces[1].guards = [0, 1, 1, 0, 1]
        after = view.copy()
        after.palaces[1].guards[0] = 1
        assert thief_of_baghdad.dearer(view, after, 0).pro == Why("thief_of_baghdad.dearer", {"n": 2})
        assert thief_of_baghdad.dearer(after, view, 0).pro is None
        assert thief_of_baghdad.dearer(after, view, 0).worth == -2

    def test_chests_taken_in_matches_played_on_are_those_of_the_seats_at_their_end(self):
        view = self.view()
        plans = mind(self.rules).plans(view, 0)[:2]
        best = search(self.rules, mind(self.rules), view, 0, plans, iterations=8, seed=1, keep=True).tallies[0]
        told = thief_of_baghdad.facts(self.rules, view, 0, best, None, 1)
        taken = [[len(own.chests) for own in end.seats] for end, _ in best.ends]
        assert told["own"].worth == 10 * sum(chests[0] for chests in taken) / len(taken)
        assert told["others"].worth == -10 * sum(sum(chests[1:]) for chests in taken) / len(taken)

    def test_an_idle_turn_draws_more_and_that_is_told_with_both_numbers(self):
        view = self.view()
        view.phase, view.acted = 1, False
        told = thief_of_baghdad.facts(self.rules, view, 0, Tally((End(),)), None, 0)
        values = self.rules.ruleset
        assert told["draw"].pro == Why("thief_of_baghdad.draw.idle", {"n": values.draw_idle, "other": values.draw})
        view.acted = True
        told = thief_of_baghdad.facts(self.rules, view, 0, Tally((End(),)), None, 0)
        assert told["draw"].worth == values.draw

    def test_a_price_is_a_reason_only_if_the_next_best_costs_more(self):
        for table, seats in (p.values for p in FEW if p.values[0].game == "thief_of_baghdad"):
            for rules, state, seat in moments(table, seats, every=5, most=60):
                if rules.phase(state) != "act":
                    continue
                view = rules.view(state, seat)
                actions = rules.legal_actions(view, seat)
                told = {
                    action: thief_of_baghdad.facts(rules, view, seat, Tally((action,)), None, 0) for action in actions
                }
                for one in actions[::5]:
                    for other in actions[::7]:
                        found = keys(reasons(told[one], told[other]))
                        cost = [len(getattr(action, "cards", ())) for action in (one, other)]
                        assert "thief_of_baghdad.price.only" not in found or cost[0] < cost[1]
                        assert "thief_of_baghdad.price" not in found or cost[0] > cost[1]


class TestTwelveDays:
    rules = games.game("twelve_days").rules()

    def view(self):
        state = self.rules.new_game(3, 2, {})
        for seat in range(3):
            self.rules.apply(state, seat, self.rules.legal_actions(state, seat)[-1])
        view = self.rules.view(state, 0)
        view.seats[0].hand = [1, *[12] * 11]
        view.discard = [0, 0]
        del view.deck[:2]
        return view

    def test_a_card_that_cannot_lose_takes_the_day_in_every_match_and_the_other_seldom(self):
        view = self.view()
        plans = [(Play(1),), (Play(12),)]
        found = search(self.rules, mind(self.rules), view, 0, plans, iterations=40, seed=5, keep=True, caution=99.0)
        low, high = found.tallies
        mine = twelve_days.facts(self.rules, view, 0, low, high, 5)
        theirs = twelve_days.facts(self.rules, view, 0, high, low, 5)
        assert mine["day"].worth == 1
        assert theirs["day"].worth < 0.3  # when others tie, or a later card takes the day that waits
        told = reasons(mine, theirs)
        assert told[0].key == "twelve_days.day"
        assert told[0].values["pot"] == 1
        assert told[0].values["n"] == 100
        assert told[0].values["other"] < 30

    def test_what_later_days_and_the_hand_bring_add_up_to_the_score_with_todays_points(self):
        view = self.view()
        plans = [(Play(1),), (Play(12),)]
        low, high = search(
            self.rules, mind(self.rules), view, 0, plans, iterations=12, seed=5, keep=True, caution=99.0
        ).tallies
        told = twelve_days.facts(self.rules, view, 0, low, high, 5)
        parts = told["later"].worth + told["hand"].worth + told["day"].worth * self.rules.ruleset.day_points[0]
        assert parts == pytest.approx(low.points / low.ended)

    def test_majorities_that_are_told_of_are_those_in_the_hands_at_the_end(self):
        view = self.view()
        plans = [(Play(1),), (Play(12),)]
        low, high = search(
            self.rules, mind(self.rules), view, 0, plans, iterations=12, seed=5, keep=True, caution=99.0
        ).tallies
        told = twelve_days.facts(self.rules, view, 0, low, high, 5)["most 12"]
        assert told.pro == Why("twelve_days.together", {"held": 11, "rank": 12})
        most = [
            placed in {rank: seats for rank, _, seats in majorities([own.hand for own in end.seats])}[12]
            for end, placed in low.ends
        ]
        assert told.worth == sum(most) / low.tries

    def test_a_card_is_called_needless_only_if_keeping_it_seldom_brings_its_majority(self):
        view = self.view()
        plans = [(Play(1),), (Play(12),)]
        low, high = search(
            self.rules, mind(self.rules), view, 0, plans, iterations=12, seed=5, keep=True, caution=99.0
        ).tallies
        kept = [end.seats[placed].hand.count(1) == 1 for end, placed in high.ends]
        assert ("needless 1" in twelve_days.facts(self.rules, view, 0, low, high, 5)) == (sum(kept) <= 0.1 * len(kept))
        assert "needless 12" not in twelve_days.facts(self.rules, view, 0, high, low, 5)


class TestDaysOfChristmas:
    rules = games.game("days_of_christmas").rules()

    def view(self):
        view = self.rules.view(self.rules.new_game(3, 2, {"start": 0}), 0)
        view.seats[0].hand = [1, *[12] * 11]
        return view

    def play(self, view, *cards):
        return next(action for action in self.rules.legal_actions(view, 0) if getattr(action, "cards", None) == cards)

    def test_the_one_wins_every_trick_it_is_played_to_and_that_is_told_beside_the_other(self):
        view = self.view()
        one, twelve = Tally((self.play(view, 1),)), Tally((self.play(view, 12),))
        taken = days_of_christmas.taken(self.rules, view, 0, one.plan[0], 3)
        assert taken == [1.0] * days_of_christmas.DEALS
        mine = days_of_christmas.facts(self.rules, view, 0, one, twelve, 3)
        theirs = days_of_christmas.facts(self.rules, view, 0, twelve, one, 3)
        told = reasons(mine, theirs)
        assert told[0].key == "days_of_christmas.trick"
        assert told[0].values["n"] == 100
        assert "days_of_christmas.trick" not in keys(reasons(theirs, mine))

    def test_cards_shed_are_told_only_if_they_are_more_than_the_next_best_sheds(self):
        view = self.view()
        one, twelves = Tally((self.play(view, 1),)), Tally((self.play(view, 12, 12, 12),))
        mine = days_of_christmas.facts(self.rules, view, 0, twelves, one, 3)
        theirs = days_of_christmas.facts(self.rules, view, 0, one, twelves, 3)
        assert Why("days_of_christmas.sheds", {"n": 3, "left": 9}) in reasons(mine, theirs)
        assert "days_of_christmas.sheds" not in keys(reasons(theirs, mine))

    def test_hands_won_are_those_after_which_the_seat_leads(self):
        view = self.view()
        plans = [(self.play(view, 1),), (self.play(view, *[12] * 11),)]
        found = search(self.rules, mind(self.rules), view, 0, plans, iterations=16, seed=1, keep=True, seconds=FOREVER)
        for tally in found.tallies:
            told = days_of_christmas.facts(self.rules, view, 0, tally, None, 1)
            assert told["hand"].worth == sum(end.leader == placed for end, placed in tally.ends) / tally.tries


class TestParsecs:
    def test_numbers_that_fit_are_those_between_their_neighbours(self):
        assert parsecs.fitting((11, 0, 12)) == {11, 12}
        assert parsecs.fitting((66, 0, 66)) == {66}
        assert len(parsecs.fitting((0, 0, 0))) == 36

    def test_all_numbers_still_fitting_is_a_reason_only_if_the_next_best_shuts_some_out(self):
        rules = games.game("parsecs").rules()
        for table, seats in (p.values for p in FEW if p.values[0].game == "parsecs"):
            for _, state, seat in moments(table, seats, every=3, most=120):
                view = rules.view(state, seat)
                writes = [action for action in rules.legal_actions(view, seat) if type(action).__name__ == "Write"]
                told = [parsecs.facts(rules, view, seat, Tally((action,)), None, 0) for action in writes[:6]]
                for mine in told:
                    for theirs in told:
                        said = keys(reasons(mine, theirs))
                        if "parsecs.open" in said or "parsecs.fits" in said:
                            assert "fits" not in theirs or mine["fits"].worth > theirs["fits"].worth

    def test_a_gap_is_divided_well_if_spaces_and_numbers_are_in_proportion(self):
        assert parsecs.sides((0, 0, 0), 36, 1).pro is None or parsecs.sides((0, 0, 0), 36, 1).worth == 0
        rising = (11, 0, 0, 0, 66)
        middle = parsecs.sides(rising, 36, 2)
        assert middle.worth == 0
        assert middle.pro == Why("parsecs.sides", {"before": 1, "low": 18, "after": 1, "high": 19})
        assert parsecs.sides(rising, 12, 2).pro is None
        assert parsecs.sides(rising, 12, 2).worth < middle.worth

    def test_boxes_marked_and_missing_are_those_of_the_sheet(self):
        rules = games.game("parsecs").rules()
        view = rules.view(rules.new_game(2, 4, {}), 0)
        for action in rules.legal_actions(view, 0):
            told = parsecs.facts(rules, view, 0, Tally((action,)), None, 0)
            after = view.copy()
            marked = next(event for event in rules.apply(after, 0, action) if event.__struct_config__.tag == "marked")
            length = rules.sheet.lengths[GROUPS.index(action.group)][marked.row]
            assert told["boxes"].worth == marked.boxes
            assert told["boxes"].pro.values["missing"] == length - marked.total

    def test_what_is_lacking_and_what_comes_in_are_told_of_the_group_that_the_third_die_goes_to(self):
        rules = games.game("parsecs").rules()
        view = rules.view(rules.new_game(2, 4, {}), 0)
        me = view.seats[0]
        me.fuel = tuple(rules.sheet.room[0])  # all the fuel is there
        stations, academies = (
            next(action for action in rules.legal_actions(view, 0) if action.group == group) for group in GROUPS
        )
        mine, theirs = (parsecs.facts(rules, view, 0, Tally((each,)), None, 0) for each in (academies, stations))
        lacking = sum(rules.sheet.room[1]) - sum(me.cadets)
        assert mine["needs"].pro == Why("parsecs.needs.cadet", {"n": lacking})
        assert theirs["needs"].worth == 0
        assert mine["income"].worth == -rules.sheet.full_box_rows(me, 1)
