"""What the three desktops are told agrees with the program."""

import plistlib
import re
import runpy
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtGui import QImage

from tabletop import __version__
from tests.packaging.conftest import ROOT

LINUX = ROOT / "packaging" / "linux"
ID = "org.tabletwelve.TableTwelve"
TYPE = "application/x-table-twelve"


def test_linux_knows_this_version_and_the_file_type():
    about = ET.parse(LINUX / f"{ID}.metainfo.xml")
    assert about.find("releases/release").get("version") == __version__
    assert about.findtext("provides/mediatype") == TYPE
    entry = (LINUX / f"{ID}.desktop").read_text(encoding="utf-8")
    assert f"MimeType={TYPE};" in entry
    assert f"Icon={ID}\n" in entry
    assert {"Comment[pt_BR]", "Comment[zh_TW]"} <= {line.partition("=")[0] for line in entry.splitlines()}


def test_linux_has_an_icon_of_every_size_for_the_program_and_for_a_match():
    sizes = (16, 24, 32, 48, 64, 128, 256, 512)
    for name in ("icon", "match"):
        assert all((ROOT / "assets/pictures" / f"{name}-{size}.png").is_file() for size in sizes)


def test_windows_asks_in_three_languages_before_it_removes_matches_and_never_when_silent():
    script = (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    assert len(re.findall(r"LangString ASK_SAVES", script)) == 3
    assert "/SD IDNO" in script
    assert r"$LOCALAPPDATA\table-twelve" in script  # where Qt puts an application of this name
    assert 'setApplicationName("table-twelve")' in (ROOT / "tabletop/ui/app.py").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script


def test_the_disk_image_sets_the_program_beside_applications_on_its_background():
    window = runpy.run_path(str(ROOT / "packaging/macos/window.py"))
    told = window["settings"](Path("dist/Table Twelve.app"))
    assert told["symlinks"] == {"Applications": "/Applications"}
    assert set(told["icon_locations"]) == {"Table Twelve.app", "Applications"}
    assert QImage(told["background"]).size().toTuple() == window["SIZE"] == told["window_rect"][1]
    assert all(0 < x < 640 and 0 < y < 400 for x, y in told["icon_locations"].values())
    assert Path(told["icon"]).is_file()


def test_macos_knows_this_version_the_file_type_and_the_languages():
    told = runpy.run_path(str(ROOT / "packaging/macos/info.py"))["plist"](__version__)
    read = plistlib.loads(plistlib.dumps(told))
    assert read["CFBundleShortVersionString"] == __version__
    assert read["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]["public.mime-type"] == [TYPE]
    assert read["CFBundleLocalizations"] == ["en", "pt-BR", "zh-Hant"]
    assert read["NSHighResolutionCapable"] is True
    entitlements = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert entitlements


def test_every_system_is_tried_and_summed_by_the_hosted_builds():
    flow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert all(word in flow for word in ("ubuntu", "windows", "macos", "try_frozen.py", "SHA256SUMS", "cdx.json"))
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license"] == "MIT"
