"""Writes the bill of materials of a frozen folder: ``python packaging/sbom.py FOLDER OUT.cdx.json``, run by the build's Python.

It names the packages that the folder was made of, with their versions and licences as they state them, and every
binary file in it with its checksum.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from importlib.metadata import metadata
from pathlib import Path

from build import version
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

WHEELS = ("cffi", "miniaudio", "msgspec", "PyInstaller", "PySide6-Essentials", "shiboken6")
BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How binary files begin on the three systems."""


def bill(folder: Path) -> Bom:
    """The whole bill."""
    licences = LicenseFactory()
    mit = [licences.make_with_id("MIT")]
    bom = Bom()
    bom.metadata.component = Component(
        type=ComponentType.APPLICATION, name="Table Twelve", version=version(), licenses=mit
    )
    parts = [
        Component(
            type=ComponentType.PLATFORM,
            name="CPython",
            version=platform.python_version(),
            licenses=[licences.make_from_string("PSF-2.0")],
            purl=PackageURL("generic", name="python", version=platform.python_version()),
        )
    ]
    for name in WHEELS:
        about = metadata(name)
        stated = about.get("License-Expression") or about.get("License") or "see its licence text"
        parts.append(
            Component(
                type=ComponentType.LIBRARY,
                name=name,
                version=about["Version"],
                licenses=[licences.make_from_string(stated)],
                purl=PackageURL("pypi", name=name.lower(), version=about["Version"]),
            )
        )
    parts += [file_of(file, folder) for file in sorted(folder.rglob("*")) if file.is_file() and is_binary(file)]
    bom.components.update(parts)
    bom.register_dependency(bom.metadata.component, parts)
    return bom


def file_of(file: Path, folder: Path) -> Component:
    """A binary file by its place in the folder."""
    name = file.relative_to(folder).as_posix()
    digest = HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(file.read_bytes()).hexdigest())
    return Component(type=ComponentType.FILE, name=name, bom_ref=name, hashes=[digest])


def is_binary(file: Path) -> bool:
    """Whether a file is a program or a library."""
    with file.open("rb") as opened:
        return opened.read(4).startswith(BINARY)


def main(folder: str, out: str) -> None:
    """Write the bill of a folder."""
    JsonV1Dot6(bill(Path(folder))).output_to_file(out, allow_overwrite=True, indent=2)


if __name__ == "__main__":
    main(*sys.argv[1:])
