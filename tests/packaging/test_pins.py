"""What packages are built of is pinned, with hashes, and the same on every system."""

import re
import tomllib

import pytest

from tests.packaging.conftest import ROOT

PIN = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)", re.MULTILINE)


def pins(name):
    return dict(PIN.findall((ROOT / "packaging" / name).read_text(encoding="utf-8")))


def test_everything_that_the_program_and_the_build_ask_for_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = project["dependencies"] + project["optional-dependencies"]["package"]
    assert {re.split(r"[=<>]", need)[0] for need in asked} <= pins("lock.txt").keys()
    asked = project["optional-dependencies"]["compile"]
    assert {re.split(r"[=<>[]", need)[0] for need in asked} <= pins("lock-compile.txt").keys()


@pytest.mark.parametrize("name", ["lock.txt", "lock-compile.txt"])
def test_every_pin_has_a_hash(name):
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    pinned = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    assert pinned
    assert all("--hash=sha256:" in pin for pin in pinned)


def test_the_rehearsal_for_windows_takes_the_same_versions():
    lock, wheels = pins("lock.txt"), pins("windows/wheels.txt")
    assert {name: version for name, version in wheels.items() if name != "panda3d"} == {
        name: lock[name] for name in wheels if name != "panda3d"
    }
