"""The words of tables are complete in all languages, with the same places for values."""

import re

import pytest

from tabletop.core.paths import assets
from tabletop.core.words import LANGUAGES, catalog

DOMAINS = sorted(file.stem for file in assets("i18n", "en").glob("table*.json"))


def places(text):
    forms = text.values() if isinstance(text, dict) else [text]
    return [sorted(set(re.findall(r"\{(\w+)\}", form))) for form in forms]


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_has_every_text_with_the_same_places(domain, language):
    english, other = catalog("en", domain), catalog(language, domain)
    assert set(other) == set(english)
    for key, text in english.items():
        wanted = {name for form in places(text) for name in form}
        for form in places(other[key]):
            assert set(form) <= wanted, key
            assert wanted - set(form) <= {"n"}, key  # “one” may say it in a word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_plural_forms_are_those_of_the_language(language, domain):
    forms = {"one", "other"} if language != "zh_TW" else {"other"}
    for key, text in catalog(language, domain).items():
        if isinstance(text, dict):
            assert set(text) == forms, key
        else:
            assert text, key
