"""A package holds what the program needs, and nothing that it should not."""

import contents

GOOD = [
    "table-twelve",
    *(f"_internal/assets/i18n/{language}/ui.json" for language in ("en", "pt_BR", "zh_TW")),
    "_internal/PySide6/Qt/translations/qtbase_pt_BR.qm",
    "_internal/PySide6/Qt/translations/qtbase_zh_TW.qm",
    "_internal/assets/fonts/TableTwelveSansTC-Regular.ttf",
    *(f"_internal/rulesets/game{n}/base.toml" for n in range(5)),
    "_internal/assets/sounds/turn.wav",
    "_internal/assets/licences/Python.txt",
    "_internal/PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/PySide6/Qt/plugins/platforms/libqwayland.so",
    "_internal/PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "_internal/PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    "_internal/PySide6/Qt/lib/libQt6Svg.so.6",
    "_internal/_miniaudio.abi3.so",
    "_internal/_cffi_backend.so",
    "_internal/libxcb-cursor.so.0",
]


def test_a_sound_package_is_found_sound():
    assert contents.faults(GOOD, linux=True) == []


def test_what_is_missing_is_named():
    assert contents.faults([n for n in GOOD if "zh_TW/ui" not in n], linux=True) == [
        "It lacks the words of three languages."
    ]
    without_display = [n for n in GOOD if "offscreen" not in n]
    assert contents.faults(without_display, linux=True) == ["It lacks a platform without a display."]
    assert contents.faults([n for n in GOOD if "libqxcb" not in n], linux=True) == ["It lacks X11."]


def test_what_must_not_be_there_is_named():
    for name in (
        "_internal/PIL/_imaging.so",
        "_internal/PySide6/Qt/lib/libQt6Network.so.6",
        "_internal/libc.so.6",
        "_internal/assets/pictures/__pycache__/x.pyc",
        "_internal/libgtk-3.so.0",
    ):
        assert contents.faults([*GOOD, name], linux=True)


def test_elsewhere_nothing_of_linux_is_asked_for():
    assert contents.faults([n for n in GOOD if "xcb" not in n and "wayland" not in n], linux=False) == []


def test_the_check_of_a_folder_tells_and_fails(tmp_path, capsys):
    (tmp_path / "table-twelve").touch()
    assert contents.main(str(tmp_path)) == 1
    assert "It lacks the fonts, Chinese ones too." in capsys.readouterr().err
