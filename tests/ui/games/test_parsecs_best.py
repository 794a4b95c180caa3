"""The best list of 12 Parsecs: what gets into it, where it is shown, and that a damaged file loses nothing."""

import errno

import msgspec
import pytest
from PySide6.QtWidgets import QLabel

from tabletop.core import files
from tabletop.core.errors import ReadError, SaveError
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.words import LANGUAGES
from tabletop.games import catalog
from tabletop.ui.games.parsecs import best
from tabletop.ui.games.parsecs.best import Kind, Score
from tabletop.ui.games.parsecs.best_page import BestPage
from tests.ui.table.hands import Keyboard

ANA = [Player("Ana", None)]
USUAL = Kind("base", cards=True)


def score(points, **changes):
    usual = {"name": "Ana", "ships": 2, "turns": 16, "when": points, "seed": points, "ruleset": "base", "cards": True}
    return Score(points=points, **{**usual, **changes})


def finished(seed=7, seats=1, **options):
    """A match in which everybody always takes the first choice there is."""
    match = Match.new(catalog.game("parsecs").rules(), seats, seed, options)
    return play_on(match)


def play_on(match):
    while not match.over:
        seat = match.rules.to_move(match.state)[0]
        match.play(seat, match.rules.legal_actions(match.state, seat)[0])
    return match


def spoil(path, content=b'[{"name": "Ana", "poi'):
    path.write_bytes(content)
    return content


def test_a_match_a_person_played_alone_counts_once_it_is_over():
    match = finished()
    found = best.score_of(match, ANA)
    assert (found.name, found.points, found.turns) == ("Ana", match.state.result.scores[0], 16)
    assert found.kind == USUAL
    assert best.score_of(finished(upgrade_cards=False), ANA).kind == Kind("base", cards=False)
    match.undo()
    assert best.score_of(match, ANA) is None


def test_opponents_company_and_positions_do_not_count():
    assert best.score_of(finished(), [Player("Bot", "hard")]) is None
    assert best.score_of(finished(seats=2), [*ANA, Player("Bia", None)]) is None
    rules = catalog.game("parsecs").rules()
    loaded = play_on(Match.load(rules, rules.encode(Match.new(rules, 1, 7, {}).state)))
    assert best.score_of(loaded, ANA) is None


def test_the_best_twelve_of_each_kind_stay_the_highest_first(tmp_path):
    for points in range(100, 115):
        best.add(tmp_path, score(points))
    best.add(tmp_path, score(50, cards=False))
    lists = best.load(tmp_path)
    assert [s.points for s in lists.of(USUAL)] == list(range(114, 102, -1))
    assert [s.points for s in lists.of(Kind("base", cards=False))] == [50]
    assert best.add(tmp_path, score(10)).scores == lists.scores


def test_a_match_ended_twice_is_listed_once_with_the_better_score(tmp_path):
    best.add(tmp_path, score(200, seed=1))
    best.add(tmp_path, score(150, seed=1))
    assert [s.points for s in best.load(tmp_path).scores] == [200]
    best.add(tmp_path, score(210, seed=1))
    assert [s.points for s in best.load(tmp_path).scores] == [210]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1]", b'[{"points": -1}]', b"\xff" * 9, b"[" * 100_000, b" " * 300_000]
)
def test_a_damaged_file_is_put_aside_and_the_content_before_it_taken(tmp_path, content):
    best.add(tmp_path, score(100))
    best.add(tmp_path, score(120))
    spoil(tmp_path / best.FILE, content)
    lists = best.load(tmp_path)
    assert [s.points for s in lists.scores] == [100]
    assert lists.damaged.read_bytes() == content
    best.add(tmp_path, score(90))
    assert [s.points for s in best.load(tmp_path).scores] == [100, 90]
    assert best.load(tmp_path).damaged is None


def test_no_damaged_file_is_written_over_by_a_later_one(tmp_path):
    for n in range(3):
        spoil(tmp_path / best.FILE, b"spoilt %d" % n)
        assert best.load(tmp_path) == ([], tmp_path / f"best-parsecs.damaged{f'-{n + 1}' if n else ''}.json")
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == [b"spoilt 0", b"spoilt 1", b"spoilt 2"]


def test_what_cannot_be_read_is_not_written_over(tmp_path, monkeypatch):
    best.add(tmp_path, score(100))

    def refuse(path, limit):
        raise ReadError("forbidden", f"{path}: {limit}")

    with monkeypatch.context() as patch:
        patch.setattr(files, "read_bounded", refuse)
        with pytest.raises(ReadError):
            best.add(tmp_path, score(120))
    assert [s.points for s in best.load(tmp_path).scores] == [100]


@pytest.fixture
def end(sit, tmp_path):
    """``end(match)`` shows a table whose saves lie in a folder, and lets its person play the last choices."""

    def play(match, folder=tmp_path, players=("Ana",)):
        page = sit("parsecs", list(players), match=match)
        page.controller._saves.folder = folder
        page.controller.undo()
        Keyboard(page).play_out()
        return page

    return play


def shown(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_the_result_card_shows_where_a_score_stands(end, tmp_path):
    best.add(tmp_path, score(900, name="Bia"))
    page = end(finished())
    mine = best.load(tmp_path).of(USUAL)[1]
    texts = shown(page.result)
    assert "Place 2 of the best list" in texts
    assert {"900", "Bia", "★ 2", str(mine.points)} <= set(texts)


def test_a_table_of_two_has_no_best_list(end, tmp_path):
    page = end(finished(seats=2), players=("Ana", "Bia"))
    assert not any("best list" in text for text in shown(page.result))
    assert list(tmp_path.glob("best*")) == []


def test_where_nothing_is_kept_nothing_is_shown(end):
    assert not any("best" in text for text in shown(end(finished(), folder=None).result))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_card_says_in_one_sentence_that_the_list_was_damaged(end, settings, tmp_path, language):
    settings.change(language=language)
    content = spoil(tmp_path / best.FILE)
    page = end(finished())
    kept = tmp_path / "best-parsecs.damaged.json"
    assert any(str(kept) in text for text in shown(page.result))
    assert kept.read_bytes() == content
    assert len(best.load(tmp_path).scores) == 1


def test_a_full_disk_costs_one_sentence_and_no_list(end, monkeypatch, tmp_path):
    best.add(tmp_path, score(900))

    def refuse(path, data):
        raise SaveError("full", f"{path}: {len(data)} bytes, {errno.ENOSPC}")

    with monkeypatch.context() as patch:
        patch.setattr(files, "save_atomically", refuse)
        page = end(finished())
    assert any("no room left" in text for text in shown(page.result))
    assert [s.points for s in best.load(tmp_path).scores] == [900]


@pytest.fixture
def open_page(qtbot, settings, tmp_path):
    def show():
        page = BestPage(settings, tmp_path)
        qtbot.addWidget(page)
        page.resize(960, 600)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return show


def test_the_page_shows_one_list_and_offers_the_others(qtbot, open_page, tmp_path):
    best.add(tmp_path, score(300))
    best.add(tmp_path, score(200, name="Bia", cards=False))
    page = open_page()
    assert "300" in shown(page)
    assert "200" not in shown(page)
    page.kinds._group.button(1).click()
    qtbot.waitUntil(lambda: "200" in shown(page))
    assert "300" not in shown(page)


def test_the_page_without_scores_says_how_to_get_one(open_page):
    page = open_page()
    assert any("alone" in text for text in shown(page))
    assert page.kinds.isHidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_of_a_damaged_file(open_page, settings, tmp_path, language):
    settings.change(language=language)
    spoil(tmp_path / best.FILE)
    assert "best-parsecs.damaged.json" in open_page().trouble


def test_names_are_shown_as_text(open_page, tmp_path):
    best.add(tmp_path, score(300, name="<b>Ana</b>\n& co"))
    assert "<b>Ana</b> & co" in shown(open_page())


def test_a_file_of_this_program_is_read_again(tmp_path):
    lists = best.add(tmp_path, score(300))
    assert msgspec.json.decode((tmp_path / best.FILE).read_bytes(), type=list[Score]) == lists.scores
