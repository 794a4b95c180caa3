"""The powers of the teams, one test or more for each."""

from collections import Counter

import pytest

from tabletop.games.camisa12.actions import Place, Skip, Swap
from tabletop.games.camisa12.events import Dug, Exchanged, PowerUsed, SongBroken, Swapped
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, WAVE, State

from .table import BOOK, RULES, only, put, scored, sketch


def of(team: str, *args, **more) -> State:
    return sketch(*args, teams=(team, None), **more)


def steps(state: State, *, token: bool = False) -> set[int]:
    return {action.step for action in RULES.legal_actions(state, 0) if action.token == token}


def test_there_are_24_teams_eight_of_each_difficulty_with_24_powers_and_ten_tokens():
    teams = BOOK.values.teams
    assert Counter(team.difficulty for team in teams) == {"easy": 8, "medium": 8, "hard": 8}
    assert len({tuple(type(ability) for ability in team.abilities) for team in teams}) == 24
    assert sum(team.tokens for team in teams) == 10
    assert len({team.colors for team in teams}) == 24


def test_bonde_da_ladeira_moves_the_ball_up_to_four_faces():
    assert steps(of("bonde-da-ladeira")) == {1, 2, 3, 4}


def test_capivaras_da_lagoa_give_one_point_for_a_mismatch():
    assert scored(put(of("capivaras-da-lagoa"), 1), 1) == {"mismatch": 1}


@pytest.mark.parametrize(
    ("own", "space", "length"),
    [("F.........", 3, 2), ("F.........", 4, 1), ("F..F..F...", 9, 4), ("FA.F......", 2, 3), ("F....F....", 9, 1)],
)
def test_sanfona_de_ouro_bridges_gaps_of_up_to_two_spaces_between_flags(own: str, space: int, length: int):
    points = BOOK.values.teams[2].abilities[1].points
    assert scored(put(of("sanfona-de-ouro", own), space))["flag"] == points[length - 1]


def test_iara_do_rio_fundo_sings_in_either_direction():
    songs = BOOK.values.teams[3].abilities[1].points
    assert scored(put(of("iara-do-rio-fundo", "E..C......", take="A"), 5))["song"] == songs[2]
    assert scored(put(of("iara-do-rio-fundo", "A..C......", take="E"), 5))["song"] == songs[2]
    assert only(put(of("iara-do-rio-fundo", "E..C......", take="D"), 5), SongBroken)


@pytest.mark.parametrize(("own", "power"), [("R.........", 0), (".R........", 1), (".....F.R..", 0), ("......R.R.", 2)])
def test_boitata_de_brasa_adds_points_for_fireworks_beside_fireworks(own: str, power: int):
    space = 0 if own[1] == "R" else 7 if own[8] == "R" else 5 if own[0] == "R" else 3
    each = BOOK.values.teams[4].abilities[0].points
    assert scored(put(of("boitata-de-brasa", own, take="R"), space)).get("power", 0) == power * each
    assert "power" not in scored(put(of("boitata-de-brasa", own, take="F"), space))


def test_azulejos_do_cais_draw_more_mosaic_cards_and_give_more_back():
    ability = next(team for team in BOOK.values.teams if team.id == "azulejos-do-cais").abilities[0]
    state = of("azulejos-do-cais", take="M")
    put(state, 0)
    assert len(state.seats[0].mosaic_hand) == 1 + ability.draws
    assert state.to_discard == ability.returns
    assert RULES.phase(state) == "discard"


def test_coruja_do_coreto_scores_twice_on_its_bandstand():
    state = of("coruja-do-coreto", "..FF......")
    assert scored(put(state, 4)) == {"flag": 5, "power": 5}
    assert "power" not in scored(put(of("coruja-do-coreto", "..FF......"), 1))


def test_coruja_do_coreto_has_fireworks_of_its_own():
    table = next(team for team in BOOK.values.teams if team.id == "coruja-do-coreto").abilities[1]
    for before, points in enumerate(table.points):
        assert scored(put(of("coruja-do-coreto", ("R" * before).ljust(10, "."), take="R"), 8))["firework"] == points


def test_trovao_da_serra_scores_twice_for_its_token_once():
    state = of("trovao-da-serra", "FF........", take="FM", points=(3, 0))
    events = put(state, 2, token=True)
    assert scored(events) == {"flag": 5, "power": 5}
    assert only(events, PowerUsed) == PowerUsed(0, "token_twice", 0)
    state.to_act = 0
    assert not any(action.token for action in RULES.legal_actions(state, 0))
    assert RULES.why_not(state, 0, Place(1, 5, token=True)) is Why.NONE_LEFT


def test_trovao_da_serra_cannot_waste_its_token_on_a_mosaic():
    state = of("trovao-da-serra", take="M")
    assert RULES.why_not(state, 0, Place(1, 0, token=True)) is Why.IN_VAIN


def test_curupira_da_mata_holds_the_other_seats_ball():
    state = sketch(teams=(None, "curupira-da-mata"))
    held = BOOK.values.teams[8].abilities[0].steps
    assert steps(state) == set(held)
    assert RULES.why_not(state, 0, Place(3, 2)) is Why.HELD_BACK
    assert steps(of("curupira-da-mata")) == {1, 2, 3}


def test_curupira_da_mata_has_flags_that_give_less():
    assert scored(put(of("curupira-da-mata", "F........."), 1))["flag"] == 2


def test_caranguejo_do_mangue_swaps_neighbours_for_a_token_after_placing():
    state = of("caranguejo-do-mangue", ".M.AB.....")
    put(state, 0)
    assert RULES.phase(state) == "power"
    assert RULES.legal_actions(state, 0) == [Swap(0), Swap(3), Skip()]
    assert RULES.why_not(state, 0, Swap(1)) is Why.NOTHING_TO_SWAP
    assert RULES.why_not(state, 0, Place(1, 5)) is Why.POWER_FIRST
    points = RULES.scores(state)
    events = RULES.apply(state, 0, Swap(0))
    assert only(events, Swapped).space == 0
    assert state.seats[0].side[:2] == [MOSAIC, FLAG]
    assert RULES.scores(state) == points
    assert (state.seats[0].tokens, state.to_act) == (1, 1)


def test_caranguejo_do_mangue_may_keep_its_token_and_is_not_asked_in_vain():
    state = of("caranguejo-do-mangue", ".M........")
    put(state, 0)
    RULES.apply(state, 0, Skip())
    assert (state.seats[0].tokens, state.to_act) == (2, 1)
    state = of("caranguejo-do-mangue", "F.........")
    put(state, 1)
    assert state.to_act == 1


def test_caranguejo_do_mangue_sings_for_more():
    assert scored(put(of("caranguejo-do-mangue", "A....B....", take="C"), 9))["song"] == 6


def test_caranguejo_do_mangue_decides_after_giving_cards_back():
    state = of("caranguejo-do-mangue", "MM........", take="M")
    put(state, 5)
    assert RULES.phase(state) == "discard"
    state = of("caranguejo-do-mangue", "MMF.......", take="M")
    put(state, 5)
    RULES.apply(state, 0, RULES.legal_actions(state, 0)[0])
    assert RULES.phase(state) == "power"


def test_estacao_velha_scores_twice_with_the_piece_that_fills_its_side():
    assert scored(put(of("estacao-velha", ".FFFABCDER"), 0))["power"] == 7
    assert "power" not in scored(put(of("estacao-velha", ".FFFABCDE."), 0))


def test_varal_de_cordel_looks_only_at_the_nearest_songs_and_never_breaks():
    songs = BOOK.values.teams[11].abilities[1].points
    state = of("varal-de-cordel", "E..A.....C", take="B")
    assert scored(put(state, 5))["song"] == songs[3]
    state = of("varal-de-cordel", "E..A.....C", take="D")
    events = put(state, 5)
    assert scored(events)["song"] == 0
    assert not state.seats[0].song_broken


@pytest.mark.parametrize("space", range(10))
def test_jangadeiros_da_aurora_also_match_the_next_symbol(space: int):
    price = scored(put(of("jangadeiros-da-aurora"), space), 1).get("mismatch", 0)
    assert price == (0 if space % 5 in (0, 1) else 2)


def test_jangadeiros_da_aurora_match_the_diamond_from_the_star():
    state = of("jangadeiros-da-aurora")
    state.ball = 2
    assert scored(put(state, 0, 2), 1) == {}


@pytest.mark.parametrize(("own", "framed"), [("A.B.......", True), ("F.F.......", True), ("A.F.......", False)])
def test_zabumba_da_vila_scores_between_two_of_one_kind(own: str, framed: bool):
    bonus = BOOK.values.teams[13].abilities[0].points
    assert scored(put(of("zabumba-da-vila", own), 1)).get("power", 0) == bonus * framed
    assert "power" not in scored(put(of("zabumba-da-vila", own), 9))


@pytest.mark.parametrize(("behind", "pays"), [(0, False), (-1, True), (-9, True)])
def test_mandacaru_valente_pays_no_mismatch_while_so_many_points_behind(behind: int, pays: bool):
    by = next(team for team in BOOK.values.teams if team.id == "mandacaru-valente").abilities[0].by + behind
    state = of("mandacaru-valente", points=(10 - by, 10))
    events = put(state, 1)
    assert scored(events, 1) == ({"mismatch": 2} if pays else {})
    assert [e.effect for e in events if isinstance(e, PowerUsed)] == ([] if pays else ["spared_behind"])


@pytest.mark.parametrize("before", range(4, 8))
def test_mare_alta_has_a_tide_that_does_not_ebb(before: int):
    table = BOOK.values.teams[15].abilities[0].points
    own = before // 2
    state = of("mare-alta", ("W" * own).rjust(10, "."), ("W" * (before - own)).rjust(10, "."), take="W")
    assert scored(put(state, 0))["wave"] == table[before] > BOOK.values.points.waves[before]


def test_saci_do_redemoinho_spends_tokens_on_the_balls_way():
    state = of("saci-do-redemoinho")
    assert steps(state) == {1, 2, 3}
    assert steps(state, token=True) == {4, 5}
    assert RULES.why_not(state, 0, Place(4, 0)) is Why.STEP_IS_PAID
    assert RULES.why_not(state, 0, Place(1, 0, token=True)) is Why.IN_VAIN
    events = put(state, 0, 5, token=True)
    assert state.ball == 4
    assert only(events, PowerUsed) == PowerUsed(0, "token_steps", 1)


def test_feira_do_sereno_takes_the_piece_of_the_next_face_for_a_token():
    state = of("feira-do-sereno", take="FWW", tops=("R", ""))
    events = put(state, 0, token=True)
    assert only(events, Exchanged) == Exchanged(0, 0, 1)
    assert state.seats[0].side[0] == WAVE
    assert scored(events)["wave"] == 3
    assert [pair[0] for pair in state.faces[:2]] == [FIREWORK, FLAG]
    assert state.seats[0].tokens == 1


def test_feira_do_sereno_does_not_barter_like_for_like():
    state = of("feira-do-sereno", take="FWW")
    assert steps(state, token=True) == {1, 3}
    assert RULES.why_not(state, 0, Place(2, 0, token=True)) is Why.IN_VAIN


def test_tatu_do_cerrado_digs_up_the_top_of_its_stack_for_a_token():
    state = of("tatu-do-cerrado", take="F", tops=("WR", ""))
    events = put(state, 0, token=True)
    assert only(events, Dug) == Dug(0, 0, WAVE, FLAG, FIREWORK)
    assert scored(events) == {"wave": 3}
    assert state.seats[0].stack[0] == FLAG
    assert state.faces[0][0] == FIREWORK
    assert state.seats[0].tokens == 2


def test_tatu_do_cerrado_may_dig_like_for_like_as_another_piece_comes_up_then():
    state = of("tatu-do-cerrado", take="WFF", tops=("WR", ""))
    assert steps(state, token=True) == {1, 2, 3}
    put(state, 0, token=True)
    assert state.seats[0].stack[0] == WAVE
    assert state.faces[0][0] == FIREWORK


def test_tatu_do_cerrado_does_not_dig_in_vain_nor_without_a_stack():
    state = of("tatu-do-cerrado", take="WFF")
    state.seats[0].stack = [WAVE]
    assert steps(state, token=True) == {2, 3}
    assert RULES.why_not(state, 0, Place(1, 0, token=True)) is Why.IN_VAIN
    state.seats[0].stack.clear()
    assert steps(state, token=True) == set()


def test_tatu_do_cerrado_may_dig_with_the_last_piece_of_its_stack():
    state = of("tatu-do-cerrado", take="F")
    state.seats[0].stack = [WAVE]
    put(state, 0, token=True)
    assert state.seats[0].stack == []
    assert state.faces[0][0] == FLAG


@pytest.mark.parametrize(
    ("take", "others", "alike"), [("F", "F", True), ("A", "E", True), ("F", "R", False), ("R", "R", False)]
)
def test_garimpo_da_chapada_scores_for_sending_away_its_own_kind(take: str, others: str, alike: bool):
    bonus = BOOK.values.teams[19].abilities[0].points
    state = of("garimpo-da-chapada", take=take, others=others)
    assert scored(put(state, 0)).get("power", 0) == bonus * alike


@pytest.mark.parametrize(
    ("sent", "hunted"), [("", False), ("RR", False), ("RRR", True), ("RRRR", True), ("FFM", False)]
)
def test_onca_do_luar_scores_from_the_fourth_of_a_kind_that_it_sends_away(sent: str, hunted: bool):
    bonus = BOOK.values.teams[20].abilities[0].points
    own = ("M" * len(sent)).rjust(10, ".")
    state = of("onca-do-luar", own, others="R", sent=sent)
    assert scored(put(state, 0)).get("power", 0) == bonus * hunted


def test_vaga_lumes_do_brejo_score_for_songs_from_the_break_on():
    points = BOOK.values.teams[21].abilities[0].points
    state = of("vaga-lumes-do-brejo", "B.........", take="A")
    events = put(state, 5)
    assert only(events, SongBroken)
    assert scored(events)["song"] == points
    state = of("vaga-lumes-do-brejo", "B....A....", take="C")
    state.seats[0].song_broken = True
    assert scored(put(state, 9))["song"] == points


@pytest.mark.parametrize(("own", "mirrored"), [(".........F", True), ("F.........", False), (".........A", False)])
def test_boi_de_fita_scores_opposite_its_own_kind(own: str, mirrored: bool):
    bonus = BOOK.values.teams[22].abilities[0].points
    space = 0 if own[0] == "." else 5
    assert scored(put(of("boi-de-fita", own), space)).get("power", 0) == bonus * mirrored


@pytest.mark.parametrize(("own", "kinds"), [("FFRRRMMMM", 2), ("FRRMMWWAB", 0), ("WRRABCMMM", 2)])
def test_cafezal_de_cima_scores_for_kinds_of_exactly_three_at_the_end(own: str, kinds: int):
    bonus = BOOK.values.teams[23].abilities[0].points
    other = "FFFFABCDEM"
    events = put(of("cafezal-de-cima", "." + own, other), 0)
    assert scored(events).get("power", 0) == bonus * kinds


def test_a_team_of_seat_1_uses_its_power_too():
    state = sketch(teams=(None, "capivaras-da-lagoa"), others="RF")
    put(state, 0)
    events = RULES.apply(state, 1, Place(1, 0))
    assert scored(events, 0) == {"mismatch": 1}


@pytest.mark.parametrize("team", [team.id for team in BOOK.values.teams])
def test_whole_matches_are_played_with_each_team_and_no_power_hangs(team: str):
    solo = next(t for t in BOOK.values.teams if t.id == team).solo
    tables = [(2, {"teams": [team, None]}), (2, {"teams": ["random", team]})]
    tables += [(1, {"mode": "seven-one", "teams": [team]})] if solo else []
    for seats, options in tables:
        state = RULES.new_game(seats, 5, options)
        for turn in range(90):
            if not RULES.to_move(state):
                break
            actions = RULES.legal_actions(state, state.to_act)
            RULES.apply(state, state.to_act, actions[-1 - turn % min(3, len(actions))])
            position = RULES.encode(state)
            assert RULES.encode(RULES.decode(position, 0)) == position
        assert state.result is not None


def test_pieces_hidden_from_a_view_earn_no_bonus():
    for team in BOOK.values.teams:
        state = of(team.id, "FRMA......")
        view = RULES.view(state, 0)
        view.faces[0] = [-1, -1]
        events = RULES.apply(view, 0, Place(1, 5))
        assert set(scored(events)) <= {"power"}, team.id
