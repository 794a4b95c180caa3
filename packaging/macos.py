"""Builds the macOS application and its disk image into dist/; signs and notarises where the secrets are. Runs on macOS."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from build import DIST, ROOT, freeze, megabytes, version

APP = DIST / "Table Twelve.app"
HERE = ROOT / "packaging" / "macos"


def sign(target: Path) -> bool:
    """Sign with the identity in SIGNING_IDENTITY; without one, leave PyInstaller's ad-hoc signature."""
    identity = os.environ.get("SIGNING_IDENTITY")
    if not identity:
        print(f"{target.name}: not signed, SIGNING_IDENTITY is not set")
        return False
    options = [
        "--force",
        "--deep",
        "--options",
        "runtime",
        "--timestamp",
        "--entitlements",
        HERE / "entitlements.plist",
    ]
    subprocess.run(["codesign", *options, "--sign", identity, target], check=True)
    return True


def notarise(image: Path) -> None:
    """Have the disk image notarised and staple the ticket, with the keychain profile in NOTARY_PROFILE."""
    profile = os.environ.get("NOTARY_PROFILE")
    if not profile:
        print(f"{image.name}: not notarised, NOTARY_PROFILE is not set")
        return
    subprocess.run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", image], check=True)


def disk_image() -> Path:
    """A disk image with the application, a link to Applications, and a window that shows what to do."""
    import dmgbuild

    out = DIST / f"Table-Twelve-{version()}.dmg"
    out.unlink(missing_ok=True)
    told = runpy.run_path(str(HERE / "window.py"))["settings"](APP)
    dmgbuild.build_dmg(str(out), "Table Twelve", settings=told)
    return out


def main() -> None:
    if sys.platform != "darwin":
        sys.exit("The macOS application is built on macOS: run this there, or let the hosted workflow do it.")
    freeze()
    shutil.copy(ROOT / "assets/pictures/match.icns", APP / "Contents/Resources/match.icns")
    signed = sign(APP)
    image = disk_image()
    if signed:
        sign(image)
        notarise(image)
    for artefact in (APP, image):
        print(f"{artefact.relative_to(ROOT)}: {megabytes(artefact):.1f} MB")


if __name__ == "__main__":
    main()
