"""The Debian package depends on exactly what its libraries name and it does not bring."""

import needs
import pytest


@pytest.fixture
def folder(tmp_path, monkeypatch):
    asked = {"program": ["libc.so.6", "libours.so.1"], "libours.so.1": ["libglib-2.0.so.0", "libgthread-2.0.so.0"]}
    for name in asked:
        (tmp_path / name).write_bytes(b"\x7fELF")
    (tmp_path / "words.json").write_text("{}")
    monkeypatch.setattr(needs, "named", lambda file: asked[file.name])
    monkeypatch.setattr(needs, "versions_of", lambda _: ["2.9", "2.34"])
    return tmp_path, asked


def test_each_package_is_named_once_and_the_newest_version_of_the_c_library(folder):
    assert needs.depends(folder[0]) == "libc6 (>= 2.34), libglib2.0-0 | libglib2.0-0t64"


def test_a_library_that_nobody_brings_is_named(folder):
    where, asked = folder
    asked["program"].append("libstrange.so.9")
    with pytest.raises(SystemExit, match=r"libstrange\.so\.9"):
        needs.depends(where)
