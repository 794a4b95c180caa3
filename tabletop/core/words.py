"""The program's words: flat catalogs of texts by key, one a language and domain, below ``assets/i18n``."""

from __future__ import annotations

import json
from functools import cache
from typing import TypeAlias

from tabletop.core.paths import assets

LANGUAGES = ("en", "pt_BR", "zh_TW")

Text: TypeAlias = str | dict[str, str]
"""A text with named ``{places}``, or its plural forms by category: ``one`` and ``other``."""


@cache
def catalog(language: str, domain: str) -> dict[str, Text]:
    """All texts of a domain, by key. Raises OSError or ValueError: the files ship with the program."""
    texts: dict[str, Text] = json.loads(assets("i18n", language, f"{domain}.json").read_bytes())
    return texts


class Words:
    """Texts of some domains in one language: ``words("trick_won", player="Ana", n=3)``.

    Keys are looked up in the domains in order. A plural form is chosen by the value named ``n`` (English and
    Portuguese: one and other; Chinese: other). A missing key is shown as itself, so that a slip is seen, not fatal.
    """

    def __init__(self, language: str, *domains: str) -> None:
        self.language = language if language in LANGUAGES else "en"
        self._texts: dict[str, Text] = {}
        for domain in reversed(domains):
            self._texts.update(catalog(self.language, domain))

    def __call__(self, key: str, **values: object) -> str:
        text = self._texts.get(key, key)
        if isinstance(text, dict):
            text = text[_plural(self.language, values.get("n"))]
        return text.format(**values) if values else text

    def __contains__(self, key: str) -> bool:
        return key in self._texts


def _plural(language: str, n: object) -> str:
    # CLDR puts 0 with one in Brazilian Portuguese, with other in English.
    ones = {"en": (1,), "pt_BR": (0, 1)}.get(language, ())
    return "one" if n in ones else "other"
