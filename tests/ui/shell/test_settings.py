"""Settings survive: damage, newer versions, a disk that refuses."""

import json

import pytest

from tabletop.core.words import LANGUAGES
from tabletop.ui.fields import Switch
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import DAMAGED, FILE, Preferences, Settings, system_language

pytestmark = pytest.mark.usefixtures("qapp")


def test_settings_are_there_again_after_a_restart(tmp_path):
    Settings(tmp_path).change(language="pt_BR", speed="fast", text_size=150, sound=False)
    again = Settings(tmp_path)
    assert (again.language, again.speed, again.text_size, again.sound) == ("pt_BR", "fast", 1.5, False)


def test_each_change_is_told_once_and_none_is_told_when_nothing_changes(qtbot, tmp_path):
    settings = Settings(tmp_path)
    with qtbot.waitSignal(settings.changed, timeout=100):
        settings.change(volume=10)
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(volume=10)


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\x00" * 300,
        b"\xff\xfe{}",
        b'{"language": "klingon"}',
        b'{"text_size": 1e9}',
        b'{"seat_colours": [0,0,1,2,3,4,5,6,7,8]}',
        b'{"volume": NaN}',
        b"[" * 20_000,
        b'{"theme": "dark"',
        b" " * 70_000,
    ],
)
def test_a_damaged_file_gives_the_defaults_and_is_kept_aside(tmp_path, damage):
    (tmp_path / FILE).write_bytes(damage)
    settings = Settings(tmp_path)
    assert settings.values == Preferences()
    assert (tmp_path / DAMAGED).read_bytes() == damage
    settings.change(theme="dark")
    assert Settings(tmp_path).values.theme == "dark"


def test_what_a_newer_version_added_does_no_harm(tmp_path):
    (tmp_path / FILE).write_text(json.dumps({"theme": "light", "hologram": True}))
    assert Settings(tmp_path).values == Preferences(theme="light")


def test_out_of_bounds_is_refused_and_changes_nothing(tmp_path):
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="text_size"):
        settings.change(text_size=500)
    assert settings.text_size == 1


def test_a_folder_that_cannot_be_written_is_said_once_and_the_settings_hold(qtbot, tmp_path):
    (tmp_path / "blocked").write_text("a file where the folder should be")
    settings = Settings(tmp_path / "blocked" / "config")
    with qtbot.waitSignal(settings.failed, timeout=100) as said:
        settings.change(theme="dark")
    assert "blocked" in said.args[0]
    with qtbot.assertNotEmitted(settings.failed):
        settings.change(theme="light")
    assert settings.values.theme == "light"


def test_motion_follows_the_system_until_a_person_chooses(tmp_path):
    settings = Settings(tmp_path)
    assert settings.speed == "normal"
    settings.follow_system_motion(reduced=True)
    assert settings.speed == "off"
    settings.change(speed="slow")
    assert settings.speed == "slow"


@pytest.mark.parametrize(
    ("system", "chosen"),
    [
        (["pt-BR", "en"], "pt_BR"),
        (["pt-PT"], "pt_BR"),
        (["zh-Hant-TW"], "zh_TW"),
        (["de-DE", "zh-TW", "en-US"], "zh_TW"),
        (["de-DE"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_the_program_speaks_is_chosen(system, chosen):
    assert system_language(system) == chosen


def test_the_window_is_named_anew_with_the_language(window, settings):
    settings.change(language="en")
    window.pages.show_settings()
    before = window.windowTitle()
    settings.change(language="zh_TW")
    assert window.windowTitle() != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_for_guidance_says_what_it_does_and_when_hints_come_unasked(window, settings, language):
    settings.change(language=language)
    window.pages.show_settings()
    page = window.pages.page
    words = settings.words("ui")
    assert page.findChild(Switch, "hints").accessibleName() == words("settings.hints")
    assert words("settings.hints.note") in [label.text() for label in page.findChildren(PlainLabel)]
