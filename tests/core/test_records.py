"""The record tells how a match came about, and is believed only as far as it proves itself."""

import hashlib
from typing import Any

import msgspec
import pytest

from tabletop.core import records, rulesets
from tabletop.core.errors import BadRecord, TooLarge
from tabletop.core.match import Match
from tabletop.core.records import MENDED, Player, read, write

from .toy import RULES, Roll, Take, ToyRules, Values, shelf

PLAYERS = [Player("Ana", None), Player("阿文", "hard")]


@pytest.fixture
def match() -> Match:
    match = Match.new(RULES, 2, 5, {})
    match.play(0, Roll())
    match.play(0, Take(2))
    match.play(1, Take(3))
    return match


def altered(data: bytes, **changes: Any) -> bytes:
    """The record with some fields changed and its checksum made anew."""
    doc = msgspec.json.decode(data)
    doc |= changes
    doc.pop("checksum")
    doc["checksum"] = hashlib.sha256(msgspec.json.encode(doc, order="sorted")).hexdigest()
    return msgspec.json.encode(doc)


def test_a_record_comes_back_whole(match: Match):
    opened = read(write(match, PLAYERS), shelf)
    assert opened.match.state == match.state
    assert [step.action for step in opened.match.steps] == [step.action for step in match.steps]
    assert opened.players == PLAYERS
    assert opened.note is None


def test_a_record_is_one_line_of_json_with_the_documented_fields(match: Match):
    data = write(match, PLAYERS)
    assert data.count(b"\n") == 1
    doc = msgspec.json.decode(data)
    assert doc["format"] == "table-twelve-match"
    assert doc["version"] == 1
    assert doc["ruleset"] == {
        "id": "base",
        "digest": rulesets.digest(RULES.ruleset),
        "values": {"heap": 7, "cards": [1, 2, 3, 4]},
    }
    assert doc["actions"] == [[0, {"type": "roll"}], [0, {"type": "take", "n": 2}], [1, {"type": "take", "n": 3}]]
    assert doc["start"] is None
    assert doc["generator"] == match.state.rng


def test_what_was_undone_is_not_stored(match: Match):
    match.undo()
    opened = read(write(match), shelf)
    assert len(opened.match.steps) == 2
    assert opened.match.redoable is None


def test_a_match_from_a_position_is_replayed_from_there(match: Match):
    loaded = Match.load(RULES, RULES.encode(match.state), 77)
    loaded.play(0, Take(1))
    loaded.play(1, Roll())
    opened = read(write(loaded), shelf)
    assert opened.match.state == loaded.state
    assert opened.match.start_position == RULES.encode(match.state)


@pytest.mark.parametrize("name", ["", "x" * 200, "👩‍👩‍👧", "שלום", "<img src=x>", "&amp;", 'a"b\\\n', "\x00"])
def test_names_are_text(match: Match, name: str):
    players = [Player(name, None), Player("B", "easy")]
    assert read(write(match, players), shelf).players == players


def test_half_a_surrogate_in_a_name_does_not_lose_the_match(match: Match):
    players = [Player("a\ud800b", None), Player("B", None)]
    assert read(write(match, players), shelf).players[0].name == "a?b"


def test_any_integer_is_a_seed():
    for seed in (0, -3, 2**63, 2**64 + 1, -(10**30)):
        match = Match.new(RULES, 2, seed, {})
        assert read(write(match), shelf).match.state == match.state


def test_a_record_is_read_with_a_byte_order_mark_and_windows_line_ends(match: Match):
    data = b"\xef\xbb\xbf" + write(match).rstrip() + b"\r\n"
    assert read(data, shelf).match.state == match.state


def test_a_record_laid_out_by_a_person_is_the_same_record(match: Match):
    assert read(msgspec.json.format(write(match), indent=4), shelf).match.state == match.state


def test_the_values_in_the_record_are_played_by_whatever_the_shipped_ruleset_says():
    own = Match.new(ToyRules(Values(heap=20), "base"), 2, 1, {})
    own.play(0, Take(1))
    opened = read(write(own), shelf)
    assert opened.match.state.heap == 19
    assert opened.match.rules.ruleset.heap == 20


def test_a_changed_record_is_refused_by_its_checksum(match: Match):
    with pytest.raises(BadRecord, match="checksum"):
        read(write(match).replace(b'"seed":5', b'"seed":6'), shelf)


@pytest.mark.parametrize(
    "changes",
    [
        {"actions": [[0, {"type": "take", "n": 2}]]},
        {"actions": [[1, {"type": "roll"}]]},
        {"actions": [[0, {"type": "take", "n": 9}]]},
        {"generator": 5},
        {"seed": 6},
    ],
)
def test_a_record_of_this_version_that_does_not_replay_is_refused(match: Match, changes: dict[str, Any]):
    with pytest.raises(BadRecord, match="replay"):
        read(altered(write(match), **changes), shelf)


def test_a_record_of_another_version_goes_on_from_its_position_and_says_so(match: Match):
    data = altered(write(match, PLAYERS), program="0.9.0", actions=[[0, {"type": "take", "n": 1}]])
    opened = read(data, shelf)
    assert opened.note == MENDED
    assert RULES.encode(opened.match.state) == RULES.encode(match.state)
    assert opened.match.steps == []
    opened.match.play(0, Take(1))
    again = read(write(opened.match, opened.players), shelf)
    assert again.note is None
    assert again.match.state == opened.match.state


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 2},
        {"version": 0},
        {"version": True},
        {"version": "1"},
        {"format": "another"},
        {"seats": 2.0},
        {"seats": 0},
        {"seats": 10**9},
        {"seed": "5"},
        {"players": [{"name": "Ana", "level": None}]},
        {"players": [{"name": 3, "level": None}] * 2},
        {"actions": {}},
        {"actions": [[0]]},
        {"actions": [[0, {"type": "fly"}]]},
        {"actions": [[True, {"type": "roll"}]]},
        {"generator": -1},
        {"generator": 2**64},
        {"ruleset": {"id": "base", "digest": "", "values": {"heap": 0}}},
        {"ruleset": {"id": "base", "digest": "", "values": {"heap": 7, "hats": 1}}},
        {"position": None},
        {"more": 1},
    ],
)
def test_wrong_fields_are_refused_even_with_a_true_checksum(match: Match, changes: dict[str, Any]):
    with pytest.raises(BadRecord) as error:
        read(altered(write(match), **changes), shelf)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"seed": NaN}',
        b'{"seed": ' + b"9" * 9999 + b"}",
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(data: bytes):
    with pytest.raises(BadRecord, match="record"):
        read(data, shelf)


def test_a_record_without_bound_is_not_even_parsed():
    with pytest.raises(TooLarge):
        read(b" " * (records.MAX_BYTES + 1), shelf)
