"""The mosaic cards: what each pattern counts, and what the fifteen cards of the base ruleset give."""

import pytest

from tabletop.games.camisa12.patterns import Discarded, Pattern, seen

from .table import BOOK, pieces


def count(card: int, side: str, discards: str = "") -> int:
    pattern = BOOK.values.mosaics[card - 1]
    crowd = seen(pieces(side), pieces(discards))
    n = pattern.count(crowd)
    assert pattern.worth(crowd) == pattern.points[min(n, len(pattern.points) - 1)]
    return n


@pytest.mark.parametrize(("side", "n"), [("FFFRAWRWRW", 3), ("FABCDRRWWM", 4), ("FRFRFRFRFR", 1), ("..........", 0)])
def test_card_1_counts_the_longest_run_of_one_kind(side: str, n: int):
    assert count(1, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRFRFRFRFR", 10), ("FFRMWRMMMM", 6), ("FR.MWRMWFF", 6), ("FFFFFABCDE", 2)])
def test_card_2_counts_the_longest_stretch_of_differing_neighbours(side: str, n: int):
    assert count(2, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRMWABWMRF", 5), ("FFFFFRRRRR", 0), ("F.......RF", 1), ("AM......RB", 1)])
def test_card_3_counts_pairs_mirrored_about_the_middle(side: str, n: int):
    assert count(3, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRMWAFRMWB", 5), ("FRMWAABFFF", 0), ("FRMWAFWWWB", 3), ("..........", 0)])
def test_card_4_counts_symbols_whose_two_spaces_hold_one_kind(side: str, n: int):
    assert count(4, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRMWAFRMWB", 6), ("FARMWWWWFF", 1), ("FFRRMMWWAB", 0), ("FARM......", 0)])
def test_card_5_counts_stretches_of_five_that_hold_all_kinds(side: str, n: int):
    assert count(5, side) == n


@pytest.mark.parametrize(("side", "n"), [("RWRWFRRWMM", 4), ("RFWFRFWFFF", 0), ("RR.WWR....", 1)])
def test_card_6_counts_places_where_a_firework_and_a_wave_touch(side: str, n: int):
    assert count(6, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRMMMMMMFR", 4), ("MMFFFFRRMM", 0), ("FA......W.", 1)])
def test_card_7_counts_flags_and_fireworks_in_the_curves(side: str, n: int):
    assert count(7, side) == n


@pytest.mark.parametrize(("side", "n"), [("AFBFCFDFEF", 5), ("ABFCRDE.FF", 1), ("FFFFF.....", 0)])
def test_card_8_counts_songs_that_touch_no_song(side: str, n: int):
    assert count(8, side) == n


@pytest.mark.parametrize(("side", "n"), [("FRFMAMWWWW", 2), ("FFFWWWRRRM", 0), ("ARBRC.....", 3), ("F.F......W", 0)])
def test_card_9_counts_pieces_framed_by_another_kind(side: str, n: int):
    assert count(9, side) == n


@pytest.mark.parametrize(("side", "n"), [("FFRRMMWWAB", 5), ("FFFRRRMMMW", 0), ("FFRRR.....", 1)])
def test_card_10_counts_kinds_with_exactly_two_pieces(side: str, n: int):
    assert count(10, side) == n


@pytest.mark.parametrize(("card", "n"), [(11, 3), (12, 2), (13, 1), (14, 4), (15, 0)])
def test_cards_11_to_15_count_the_discards_beside_the_owner_by_kind(card: int, n: int):
    assert count(card, "WWWW......", "FFFABRMMMM") == n
    assert isinstance(BOOK.values.mosaics[card - 1], Discarded)


def test_there_are_25_cards_with_15_different_patterns():
    cards = BOOK.values.mosaics
    assert sum(card.copies for card in cards) == 25
    assert (
        len(
            {
                (type(card), *(getattr(card, f) for f in card.__struct_fields__ if f not in Pattern.__struct_fields__))
                for card in cards
            }
        )
        == 15
    )


@pytest.mark.parametrize("card", range(1, 16))
def test_more_of_a_pattern_is_never_worth_less_and_none_at_all_nothing(card: int):
    points = BOOK.values.mosaics[card - 1].points
    assert list(points) == sorted(points)
    assert points[0] == 0 < points[-1]


@pytest.mark.parametrize("card", range(1, 16))
def test_what_a_view_hides_matches_nothing(card: int):
    pattern = BOOK.values.mosaics[card - 1]
    hidden = [-1] * 10
    assert pattern.count(seen(hidden, hidden)) == 0
