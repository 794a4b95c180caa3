"""The numbers that a hint's reasons are made of are those of the rules, or were counted in playouts."""

import pytest

from tabletop.ai.facts import Why, sides
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
from tabletop.games.camisa12.actions import Cycle, Discard, Refill
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.state import EMPTY, FACES, FLAG, SONG_A, SONG_C, SYMBOLS
from tabletop.games.days_of_christmas.actions import Play as Gift
from tabletop.games.parsecs.state import GROUPS
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard
from tabletop.games.thief_of_baghdad.scoring import chests_to_win
from tabletop.games.thief_of_baghdad.state import NEUTRAL, PALACES
from tabletop.games.twelve_days.actions import Pass, Play
from tabletop.games.twelve_days.scoring import majorities

from .positions import FEW, moments


def keys(told):
    return [why.key for why in told]


def reasons(mine, theirs):
    """What is told for a choice beside another, and then what is told against it."""
    pros, cons = sides(mine, theirs)
    return [*pros, *cons.values()]


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
                    gain = after.seats[seat].points - state.seats[seat].points
                    assert told["gain"].worth == gain
                    assert told["gain"].plain == (Why("camisa12.gain", {"n": gain}) if gain > 0 else None)
                    assert -told["gives"].worth == after.seats[1 - seat].points - state.seats[1 - seat].points

    def test_points_given_away_are_always_told_with_their_number_and_who_gets_them(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        for action in self.rules.legal_actions(view, 0):
            mine = self.facts(view, action)
            matches = self.rules.ruleset.spaces[action.space] == SYMBOLS[(view.ball + action.step) % FACES]
            price = Why("camisa12.gives", {"n": 2, "seat": 1})  # C7
            assert (price in reasons(mine, mine)) == (not matches)
            assert mine["gives"].plain == (Why("camisa12.gives.none.match", {"seat": 1}) if matches else None)

    def test_a_piece_that_the_other_crowd_loses_is_the_one_on_the_face_with_what_it_could_have_scored(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        for action in self.rules.legal_actions(view, 0):
            piece = view.faces[(view.ball + action.step) % FACES][1]
            n = camisa12_room.could_bring(self.rules, view, 1, piece)
            told = self.facts(view, action)["sends"].pro
            assert told == (Why("camisa12.sends", {"n": n, "piece": piece, "seat": 1}) if n else None)

    def test_a_card_that_is_served_is_told_with_what_it_is_worth_more(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        card = next(n for n, each in enumerate(self.rules.ruleset.mosaics, 1) if type(each).__name__ == "LongestRun")
        view.seats[0].mosaic_hand = [card]
        pattern = self.rules.ruleset.mosaics[card - 1]
        for action in self.rules.legal_actions(view, 0):
            after = view.copy()
            self.rules.apply(after, 0, action)
            n = pattern.worth(seen(after.seats[0].side, [])) - pattern.worth(seen(view.seats[0].side, []))
            told = self.facts(view, action)["serves"]
            assert told.pro == (Why("camisa12.serves", {"n": n, "card": card}) if n > 0 else None)
        full = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        full.seats[0].side[0] = FLAG
        after = full.copy()
        after.seats[0].side[0] = EMPTY
        full.seats[0].mosaic_hand = after.seats[0].mosaic_hand = [card]
        n = pattern.worth(seen(full.seats[0].side, [])) - pattern.worth(seen(after.seats[0].side, []))
        assert camisa12.serves(self.rules, full, after, 0)["serves"].con == (
            Why("camisa12.spoils", {"n": n, "card": card}) if n else None
        )

    def test_points_that_the_next_best_would_bring_more_are_told_as_its_own(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        found = sorted(
            (self.facts(view, action) for action in self.rules.legal_actions(view, 0)),
            key=lambda told: told["gain"].worth,
        )
        low, high = found[0], found[-1]
        assert Why("camisa12.gain.less", {"n": int(high["gain"].worth)}) in reasons(low, high)
        assert "camisa12.gain.less" not in keys(reasons(high, low))

    def test_a_card_given_back_is_told_with_what_it_would_score_as_the_side_stands(self):
        view = self.rules.view(self.rules.new_game(2, 1, {"start": 0}), 0)
        for number, each in enumerate(self.rules.ruleset.mosaics, 1):
            n = each.worth(seen(view.seats[0].side, []))
            told = self.facts(view, Discard(number))["card"].plain
            assert told == (Why("camisa12.card", {"n": n}) if n else Why("camisa12.card.none"))

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

    def test_stacks_left_as_they_are_spare_what_cycling_gives_the_other_crowd(self):
        state = self.rules.new_game(1, 3, {"mode": "seven-one"})
        self.rules.apply(state, 0, next(a for a in self.rules.legal_actions(state, 0) if self.quiet(state, a)))
        view = self.rules.view(state, 0)
        spares = Why("camisa12.spares", {"n": 1, "seat": 1})  # S6
        assert reasons(self.facts(view, Refill()), self.facts(view, Cycle())) == [spares]
        assert Why("camisa12.gives", {"n": 1, "seat": 1}) in reasons(
            self.facts(view, Cycle()), self.facts(view, Refill())
        )

    def quiet(self, state, action):
        """Whether a placing leads to the question of cycling at once."""
        after = state.copy()
        self.rules.apply(after, 0, action)
        return Cycle() in self.rules.legal_actions(after, 0)

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
        assert Why("thief_of_baghdad.pays.guard", {"n": 3}) in told  # T5: one neutral guard stands there

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
        assert thief_of_baghdad.dearer(view, after, 0).pro == Why("thief_of_baghdad.dearer.all", {"n": 2})
        view.palaces[1].guards, after.palaces[1].guards = [0, 0, 1, 0, 1], [1, 0, 1, 0, 1]
        assert thief_of_baghdad.dearer(view, after, 0).pro == Why("thief_of_baghdad.dearer", {"seat": 2})
        view.palaces[1].guards, after.palaces[1].guards = [0, 1, 1, 0, 1], [1, 1, 1, 0, 1]
        assert thief_of_baghdad.dearer(after, view, 0).pro is None
        assert thief_of_baghdad.dearer(after, view, 0).worth == -2

    def robbery(self):
        """Three thieves of four stand in the red palace, and a card brings in the last one."""
        view = self.view()
        view.phase, view.acted = 1, False
        view.palaces[0].guards = [1, 0, 0, 0, 1]
        view.palaces[0].thieves[0], view.seats[0].stock = 3, 9
        view.seats[0].hand = [1, 3, 2, 1, 0, 0, 0]
        return view

    def test_a_chest_is_told_with_the_thieves_it_asks_for_and_beside_it_that_the_next_best_takes_it(self):
        view = self.robbery()
        robs, ends = self.facts(view, Enter("red", ("red",))), self.facts(view, End())
        assert Why("thief_of_baghdad.robs", {"n": 4}) in reasons(robs, ends)
        assert Why("thief_of_baghdad.robs.less") in reasons(ends, robs)

    def test_the_chest_that_decides_the_match_is_told_as_such(self):
        view = self.robbery()
        view.seats[0].chests = [4] * (chests_to_win(self.rules.ruleset, view) - 1)
        told = self.facts(view, Enter("red", ("red",)))
        assert told["robs"].pro == Why("thief_of_baghdad.wins", {"n": chests_to_win(self.rules.ruleset, view)})

    def test_a_chest_that_can_still_be_taken_this_turn_is_told_with_its_palace(self):
        view = self.robbery()
        assert thief_of_baghdad.still_robbed(self.rules, view, 0) == 0
        view.palaces[1].guards = [1, 0, 0, 0, 1]
        told = self.facts(view, Enter("blue", ("blue",)))
        assert told["robs"].plain == Why("thief_of_baghdad.robs.still", {"palace": 0})
        view.seats[0].hand = [0, 1, 0, 0, 0, 0, 0]
        assert thief_of_baghdad.still_robbed(self.rules, view, 0) is None
        assert self.facts(view, Enter("blue", ("blue",)))["robs"].plain is None

    def test_thieves_that_a_chest_still_lacks_are_those_of_the_courtyard(self):
        view = self.robbery()
        view.palaces[0].thieves[0], view.seats[0].stock = 1, 11
        told = self.facts(view, Enter("red", ("red",)))
        assert told["near"].plain == Why("thief_of_baghdad.missing", {"there": 2, "all": 4})

    def test_cards_kept_at_the_end_of_a_turn_are_those_of_the_hand(self):
        view = self.robbery()
        assert self.facts(view, End())["price"].plain == Why("thief_of_baghdad.saves", {"n": 7})
        view.seats[0].hand, view.acted = [0] * 7, True
        assert self.facts(view, End())["price"].plain == Why("thief_of_baghdad.draw", {"n": self.rules.ruleset.draw})

    def test_a_neutral_guard_opens_a_palace_for_thieves_or_makes_them_dearer_or_stands_elsewhere(self):
        view = self.view()
        view.seats[0].neutrals_left = 1
        view.palaces[0].guards, view.palaces[1].guards = [1, 0, 0, 0, 0], [1, 0, 0, 0, 1]
        told = [self.facts(view, Guard(PALACES[number], neutral=True)) for number in range(3)]
        assert told[0]["opens"].plain == Why("thief_of_baghdad.opens")
        assert told[1]["opens"].plain is None
        assert told[1]["price"].plain == Why("thief_of_baghdad.costs.neutral", {"n": 2})
        assert told[2]["price"].plain == Why("thief_of_baghdad.elsewhere")

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
        assert told[0].key.startswith("twelve_days.day")
        assert told[0].values["pot"] == 1
        assert told[0].values["n"] == 100
        assert told[0].key.endswith(".sure")

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
        assert told.pro == Why("twelve_days.together", {"rank": 12})
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

    def test_what_stays_in_hand_besides_a_card_is_counted_there(self):
        hand = [0, 2, 7, 7, 7, 9]
        said = [
            twelve_days.hand_after(hand, action)["kept"].plain
            for action in (Pass(7), Pass(9), Play(2), Play(9), Pass(2), Play(0), Pass(0))
        ]
        assert said == [
            Why("twelve_days.twins", {"n": 2, "rank": 7}),
            Why("twelve_days.alone", {"rank": 9}),
            Why("twelve_days.alone", {"rank": 2}),  # the Claus is lower
            Why("twelve_days.alone", {"rank": 9}),
            Why("twelve_days.alone", {"rank": 2}),
            Why("twelve_days.claus"),
            Why("twelve_days.claus.pass"),
        ]
        assert twelve_days.hand_after([2, 7], Play(2))["kept"].plain == Why("twelve_days.lowest")


HIGH_LOW_MIDDLE = (Gift((12,)), Gift((3,)), Gift((8, 8)))


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
        assert told[0] == Why("days_of_christmas.trick.sure", {"n": 100})
        against = [key for key in keys(reasons(theirs, mine)) if "trick" in key]
        assert against in (["days_of_christmas.trick.less"], ["days_of_christmas.trick.less.hardly"])

    def test_cards_shed_are_told_only_if_they_are_more_than_the_next_best_sheds(self):
        view = self.view()
        one, twelves = Tally((self.play(view, 1),)), Tally((self.play(view, 12, 12, 12),))
        mine = days_of_christmas.facts(self.rules, view, 0, twelves, one, 3)
        theirs = days_of_christmas.facts(self.rules, view, 0, one, twelves, 3)
        assert Why("days_of_christmas.sheds", {"n": 3}) in reasons(mine, theirs)
        assert "days_of_christmas.sheds" not in keys(reasons(theirs, mine))

    def test_what_a_play_spends_or_keeps_is_in_the_hand(self):
        hand = [3, 5, 8, 8, 11, 12]
        high, low, middle = (days_of_christmas.hand_after(hand, play)["kept"].plain for play in HIGH_LOW_MIDDLE)
        assert high == Why("days_of_christmas.high", {"rank": 12})
        assert low is None
        assert days_of_christmas.hand_after([*hand, 12], HIGH_LOW_MIDDLE[0])["kept"].plain == Why(
            "days_of_christmas.saves", {"rank": 3}
        )
        assert middle == Why("days_of_christmas.saves", {"rank": 3})
        assert days_of_christmas.hand_after([12], HIGH_LOW_MIDDLE[0]) == {}

    def test_a_pass_is_told_with_how_often_the_play_beside_it_would_lose_its_trick(self):
        view = self.view()
        told = days_of_christmas.vain(self.rules, view, 0, self.play(view, 12), 3)
        lost = 100 - 100 * sum(days_of_christmas.taken(self.rules, view, 0, self.play(view, 12), 3)) / 60
        assert told.worth == max(0, round(lost) - 50)
        assert told.pro.values["n"] == 5 * round(round(lost) / 5)
        assert days_of_christmas.vain(self.rules, view, 0, self.play(view, 1), 3).worth == 0

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

    def test_numbers_of_a_ship_are_told_with_the_one_to_be_written(self):
        rules = games.game("parsecs").rules()
        view = rules.view(rules.new_game(2, 4, {}), 0)
        me, ship = view.seats[0], 2  # two numbers are printed on it
        me.phase, me.numbers = 1, (12, 21)
        write = next(each for each in rules.legal_actions(view, 0) if getattr(each, "ship", None) == ship)
        told = parsecs.facts(rules, view, 0, Tally((write,)), None, 0)
        size = rules.sheet.ships[ship][1] - rules.sheet.ships[ship][0]
        assert told["begun"].plain == Why("parsecs.begun", {"n": 3, "all": size})

    def test_a_gap_is_divided_well_if_spaces_and_numbers_are_in_proportion(self):
        assert parsecs.sides((0, 0, 0), 36, 1).pro is None or parsecs.sides((0, 0, 0), 36, 1).worth == 0
        rising = (11, 0, 0, 0, 66)
        middle = parsecs.sides(rising, 36, 2)
        assert middle.worth == 0
        assert middle.pro == Why("parsecs.sides", {"n": 1, "low": 18, "after": 1, "high": 19})
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
            what = "fuel" if action.group == "stations" else "cadet"
            assert told["near"].plain == Why(f"parsecs.boxes.{what}", {"n": length - marked.total})

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
