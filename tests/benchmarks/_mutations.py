"""Ways in which a file comes to harm, each a function of its bytes and a source of chance."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 12, 99, 2**31, 2**64, -(10**40), 1.0, 0.5, "", "1", "red", "x" * 5000, [], {}, [[]],
    [0] * 3000, {"type": "place"}, [None] * 10,
]  # fmt: skip
TOKENS = [
    b"NaN",
    b"Infinity",
    b"-Infinity",
    b"1e999",
    b"9" * 6000,
    b"0x10",
    b"01",
    b"nan",
    b"inf",
    b"'",
    b'"',
    b"\\ud800",
]


def flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice([1, 1, 1, 3, 30])):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def truncate(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def swap(data: bytes, chance: random.Random) -> bytes:
    a, b, c, d = sorted(chance.sample(range(len(data) + 1), 4))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def cut(data: bytes, chance: random.Random) -> bytes:
    a, b = sorted(chance.sample(range(len(data) + 1), 2))
    return data[:a] + data[min(b, a + 200) :]


def token(data: bytes, chance: random.Random) -> bytes:
    """Something that is no value in place of a number."""
    digits = [i for i, byte in enumerate(data) if byte in b"0123456789"]
    at = chance.choice(digits) if digits else 0
    return data[:at] + chance.choice(TOKENS) + data[at + 1 :]


def nest(data: bytes, chance: random.Random) -> bytes:
    at, depth = data.find(b":") + 1 or data.find(b"=") + 1, chance.choice([100, 1500, 100_000])
    opening, closing = chance.choice([(b"[", b"]"), (b'{"a":', b"}"), (b"{a=", b"}")])
    return data[:at] + opening * depth + b"1" + closing * depth + data[at:]


def mark(data: bytes, chance: random.Random) -> bytes:
    return chance.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\xef\xbb\xbf\xef\xbb\xbf", b"\0"]) + data


def line_ends(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", chance.choice([b"\r\n", b"\r", b"\n\n"])) + b"\r\n"


def recode(data: bytes, chance: random.Random) -> bytes:
    return data.decode().encode(chance.choice(["utf-16", "utf-32", "utf-7", "cp500"]), "replace")


def garble(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + chance.choice([b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\0", b"\x1b[2J"]) + data[at:]


def swell(data: bytes, chance: random.Random) -> bytes:
    """Ten megabytes."""
    filler = chance.choice([b" ", b"[", b"#", b"a.", b"\n", b"1"]) * 10_000_000
    return chance.choice([filler + data, data + filler, data[:-2] + b',"' + filler])[: 10 * 2**20]


def dotted(data: bytes, chance: random.Random) -> bytes:
    """Keys that make a careless parser quadratic."""
    return chance.choice([b"a." * 20_000 + b"a = 1\n", (b"a." * 990 + b"a = 1\n") * 60]) + data


def empty(_data: bytes, chance: random.Random) -> bytes:
    return chance.choice([b"", b"{}", b"[]", b"null", b"0", b'"', b"\n", b"{", b"extends = 1", b"="])


BYTES: list[Callable[[bytes, random.Random], bytes]] = [
    flip, flip, flip, truncate, swap, cut, token, nest, mark, line_ends, recode, garble, dotted, empty,
]  # fmt: skip


def tree(doc: Any, chance: random.Random) -> Any:
    """A JSON value in which one place is another value, missing, double, or exchanged with another place."""
    doc = json.loads(json.dumps(doc))
    places = list(_places(doc))
    holder, key = chance.choice(places)
    other_holder, other_key = chance.choice(places)
    kind = chance.randrange(6)
    if kind < 2:
        holder[key] = chance.choice(VALUES)
    elif kind == 2 and isinstance(holder[key], int):
        holder[key] += chance.choice([-100, -1, 1, 100])
    elif kind == 3:
        del holder[key]
    elif kind == 4 and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif kind == 4:
        holder["more"] = holder[key]
    else:
        here, there = json.dumps(holder[key]), json.dumps(other_holder[other_key])
        holder[key] = json.loads(there)
        # The first exchange can have taken the second place away with it.
        if _still(other_holder, other_key):
            other_holder[other_key] = json.loads(here)
    return doc


def seal(doc: dict[str, Any]) -> dict[str, Any]:
    """The record with a true checksum, as a forger would write it."""
    rest = {key: value for key, value in doc.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**rest, "checksum": hashlib.sha256(text.encode()).hexdigest()}


def _places(value: Any) -> Any:
    items = list(value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ())
    for key, item in items:
        yield value, key
        yield from _places(item)


def _still(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)
