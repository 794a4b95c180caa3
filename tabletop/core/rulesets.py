"""Rulesets: the numbers and lists of a rulebook as TOML files that may extend one another."""

from __future__ import annotations

import hashlib
import math
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tabletop.core.errors import BadRuleset
from tabletop.core.files import read_bounded
from tabletop.core.paths import rulesets

R = TypeVar("R")

MAX_BYTES = 128 * 1024
_MAX_LINE = 2000
_MAX_EXTENDS = 4
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")

_extra_folders: list[Path] = []


def add_folder(folder: Path) -> None:
    """Let players' own rulesets be found too, as ``folder/<game>/<name>.toml``; shipped names win."""
    if folder not in _extra_folders:
        _extra_folders.append(folder)


def available(game: str) -> list[str]:
    """The names of a game's rulesets, ``base`` first."""
    names = {
        file.stem for folder in _folders() for file in (folder / game).glob("*.toml") if _NAME.fullmatch(file.stem)
    }
    return sorted(names, key=lambda name: (name != "base", name))


def load(game: str, name: str, values: type[R]) -> R:
    """The ruleset of that name as a frozen ``values`` struct. Raises BadRuleset, naming file, key and bound."""
    return convert(_read_named(game, name, 0), values, f"{game}/{name}")


def load_file(path: Path, game: str, values: type[R]) -> R:
    """A ruleset from any TOML file. Raises BadRuleset, TooLarge or ReadError."""
    return load_bytes(read_bounded(path, MAX_BYTES), game, values, path.name)


def load_bytes(raw: bytes, game: str, values: type[R], where: str) -> R:
    """A ruleset from the content of a TOML file; ``where`` names it in errors. Raises BadRuleset."""
    return convert(_merged(parse(raw, where), game, where, 0), values, where)


def convert(doc: dict[str, Any], values: type[R], where: str) -> R:
    """Check a ruleset's values against their struct: types, bounds, no unknown key. Raises BadRuleset."""
    try:
        if not _finite(doc):
            raise BadRuleset(f"Ruleset {where}: nan and inf are no numbers to play with.")
        return msgspec.convert(doc, values)
    except RecursionError:
        raise BadRuleset(f"Ruleset {where} is nested too deeply.") from None
    except msgspec.ValidationError as error:
        raise BadRuleset(f"Ruleset {where}: {error}.") from None


def digest(values: Any) -> str:
    """A short fingerprint of a ruleset's values, the same on every platform."""
    canonical = msgspec.json.encode(values, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


def _finite(value: Any) -> bool:
    # Bounds do not keep NaN out: it is neither above nor below them.
    if isinstance(value, dict):
        return all(map(_finite, value.values()))
    if isinstance(value, list):
        return all(map(_finite, value))
    return not isinstance(value, float) or math.isfinite(value)


def _folders() -> list[Path]:
    return [rulesets(), *_extra_folders]


def _read_named(game: str, name: str, depth: int) -> dict[str, Any]:
    if not _NAME.fullmatch(name):
        raise BadRuleset(f"“{name[:40]}” is not a ruleset name: use small letters, digits, - and _.")
    for folder in _folders():
        path = folder / game / f"{name}.toml"
        if path.is_file():
            return _merged(parse(read_bounded(path, MAX_BYTES), path.name), game, f"{game}/{name}", depth)
    raise BadRuleset(f"There is no ruleset “{name}” for {game}; there are: {', '.join(available(game))}.")


def _merged(doc: dict[str, Any], game: str, where: str, depth: int) -> dict[str, Any]:
    base = doc.pop("extends", None)
    if base is None:
        return doc
    if not isinstance(base, str) or depth >= _MAX_EXTENDS:
        raise BadRuleset(f"Ruleset {where}: “extends” names one other ruleset, at most {_MAX_EXTENDS} deep.")
    return _overlay(_read_named(game, base, depth + 1), doc)


def _overlay(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = _overlay(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def parse(raw: bytes, where: str) -> dict[str, Any]:
    """The table that a file of TOML holds, whatever it is about. Raises BadRuleset with the line."""
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadRuleset(f"{where} is not text in UTF-8.") from None
    # The parser's time grows with the square of a dotted key's length.
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _MAX_LINE:
            raise BadRuleset(f"{where}, line {number}: longer than {_MAX_LINE} characters.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadRuleset(f"{where} is nested too deeply.") from None
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise BadRuleset(f"{where}: {error}.") from None
