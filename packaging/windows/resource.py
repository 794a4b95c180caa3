"""What Windows shows among the properties of the program's file."""

from __future__ import annotations

from PyInstaller.utils.win32.versioninfo import (
    FixedFileInfo,
    StringFileInfo,
    StringStruct,
    StringTable,
    VarFileInfo,
    VarStruct,
    VSVersionInfo,
)

ENGLISH, UNICODE = 0x0409, 1200


def resource(version: str) -> VSVersionInfo:
    """The version resource."""
    numbers = (*map(int, version.split(".")), 0)
    texts = {
        "ProductName": "Table Twelve",
        "FileDescription": "Table Twelve",
        "CompanyName": "The Table Twelve authors",
        "LegalCopyright": "© 2026 The Table Twelve authors. MIT licence.",
        "OriginalFilename": "table-twelve.exe",
        "FileVersion": version,
        "ProductVersion": version,
    }
    table = StringTable(f"{ENGLISH:04x}{UNICODE:04x}", [StringStruct(key, text) for key, text in texts.items()])
    languages = VarFileInfo([VarStruct("Translation", [ENGLISH, UNICODE])])
    return VSVersionInfo(FixedFileInfo(filevers=numbers, prodvers=numbers), [StringFileInfo([table]), languages])
