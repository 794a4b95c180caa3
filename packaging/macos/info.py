"""What macOS is told about the program: its Info.plist."""

from __future__ import annotations

from typing import Any

IDENTIFIER = "org.tabletwelve.TableTwelve"


def plist(version: str) -> dict[str, Any]:
    """The property list of the application bundle, its document type included."""
    return {
        "CFBundleName": "Table Twelve",
        "CFBundleDisplayName": "Table Twelve",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleExecutable": "table-twelve",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleIconFile": "icon.icns",
        "CFBundleLocalizations": ["en", "pt-BR", "zh-Hant"],
        "CFBundleDevelopmentRegion": "en",
        "LSMinimumSystemVersion": "13.0",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 The Table Twelve authors. MIT licence.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Table Twelve match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "match.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.match"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.match",
                "UTTypeDescription": "Table Twelve match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["twelve"],
                    "public.mime-type": ["application/x-table-twelve"],
                },
            }
        ],
    }
