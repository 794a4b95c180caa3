"""Upgrade cards at the table of 12 Parsecs are told from the ruleset: those of an owner as well as our own."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.core.match import Match
from tabletop.core.words import LANGUAGES
from tabletop.games import catalog
from tabletop.games.parsecs.events import UpgradeGained
from tabletop.ui.games.parsecs import cards


@pytest.fixture
def sit_with(sit):
    """``sit_with(ruleset)`` shows the table of a lone player."""

    def sit_down(ruleset):
        return sit("parsecs", ["Ana"], match=Match.new(catalog.game("parsecs").rules(ruleset), 1, 7, {}))

    return sit_down


@pytest.mark.parametrize(
    ("language", "title"), [("en", "First Light"), ("pt_BR", "Primeira Luz"), ("zh_TW", "第一道光")]
)
def test_a_card_of_an_owner_has_the_title_its_file_gives(sit_with, settings, language, title):
    page = sit_with("printed-example")
    settings.change(language=language)
    text = page.controller.text
    assert text.upgrade("first_circle") == title
    assert title in text.event(UpgradeGained(0, "first_circle"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["base", "printed-example"])
def test_every_card_of_a_ruleset_is_told_with_its_numbers(sit_with, settings, ruleset, language):
    page = sit_with(ruleset)
    settings.change(language=language)
    text = page.controller.text
    for card in page.controller.rules.values.upgrades:
        told = text.goal(card)
        assert "{" not in told
        assert not told.startswith("goal.")
        assert text.upgrade(card.id) not in {card.id, card.id.replace("_", " ")}


def test_a_title_of_the_file_goes_before_ours(sit_with):
    page = sit_with("printed-example")
    text = page.controller.text
    known = next(card for card in page.controller.rules.values.upgrades if card.id == "reserve")
    assert text.upgrade("reserve") == "Deep Reserve"
    known.names["en"] = "Larder"
    try:
        assert text.upgrade("reserve") == "Larder"
    finally:
        known.names.clear()


def test_a_card_without_words_in_the_language_is_called_by_another_title_of_its_own_or_its_id(sit_with):
    page = sit_with("printed-example")
    text = page.controller.text
    card = next(card for card in page.controller.rules.values.upgrades if card.id == "triplet")
    kept = dict(card.names)
    try:
        del card.names["en"]
        assert text.upgrade("triplet") in kept.values()
        card.names.clear()
        assert text.upgrade("triplet") == "triplet"
    finally:
        card.names.update(kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spoken_summary_tells_ships_boxes_and_cards(sit_with, settings, language):
    page = sit_with("printed-example")
    settings.change(language=language)
    text, view = page.controller.text, page.controller.view
    told = text.summary(view, 0)
    for card in view.upgrades:
        assert text.upgrade(page.controller.rules.values.upgrades[card].id) in told
    assert all(text.ship(ship) in told for ship in range(5))
    assert "0/0, 0/10, 0/14, 0/18" in told
    assert "{" not in told
    assert len(text.summary(view, None)) < len(told)


def test_the_texts_of_a_card_grow_with_it_however_much_it_is_magnified(dressed):
    assert dressed
    face = cards.Face("Depot", "", (), 0, 4, (), mine=False)

    def title_height(scale):
        image = QImage(230 * scale, 70 * scale, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            cards.card(painter, QRectF(image.rect()), face)
        head = [(x, y) for y in range(24 * scale) for x in range(8, 60 * scale)]
        rows = {y for x, y in head if image.pixelColor(x, y).red() > 200}
        return max(rows) - min(rows) + 1

    assert title_height(4) > 3.5 * title_height(1)
