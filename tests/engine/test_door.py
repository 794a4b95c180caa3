"""The engine door keeps its protocol, whatever the other side says."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from .door import Door

STATUS = {"to_act", "phase", "over", "scores", "result"}


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    with Door() as door:
        yield door


@pytest.fixture
def table(door: Door) -> Door:
    """A fresh match of 12 Days for three."""
    door.ask("new", game="twelve_days", seats=3, seed=1)
    return door


def test_hello_tells_what_there_is_to_play(door: Door):
    reply = door.ask("hello")
    assert reply["protocol"] == 1
    assert reply["name"] == "Table Twelve"
    games = {game["id"]: game for game in reply["games"]}
    assert list(games) == ["camisa12", "thief_of_baghdad", "twelve_days", "days_of_christmas", "parsecs"]
    assert games["parsecs"]["seats"] == [1, 10]
    for game in games.values():
        assert set(game) == {"id", "title", "seats", "rulesets", "options"}
        assert game["rulesets"][0] == "base"
    assert set(games["camisa12"]["options"]) == {"mode", "teams", "start", "final_tie", "start_points"}
    assert set(games["thief_of_baghdad"]["options"]) == {"variant", "start"}
    assert set(games["twelve_days"]["options"]) == {"clauses_give"}
    assert set(games["days_of_christmas"]["options"]) == {"length", "start"}
    assert set(games["parsecs"]["options"]) == {"upgrade_cards"}


def test_a_new_match_tells_its_status(door: Door):
    reply = door.ask("new", game="twelve_days", seats=3, seed=1)
    assert set(reply) == {"id", "ok"} | STATUS
    assert reply["to_act"] == [0, 1, 2]
    assert (reply["phase"], reply["over"], reply["scores"], reply["result"]) == ("pass", False, [0, 0, 0], None)


def test_a_whole_match_is_played(door: Door):
    status = door.ask("new", game="twelve_days", seats=3, seed=1)
    while not status["over"]:
        seat = status["to_act"][-1]
        action = door.ask("legal", seat=seat)["actions"][0]
        status = door.ask("play", seat=seat, action=action)
        assert isinstance(status["events"], list)
        assert all("type" in event for event in status["events"])
    assert status["to_act"] == []
    assert status["phase"] == "over"
    assert set(status["result"]) == {"winners", "scores", "days", "hand"}
    assert status["scores"] == status["result"]["scores"]
    assert door.refused("play", seat=0, action=action) == "not_your_turn"
    assert door.ask("legal", seat=0)["actions"] == []


@pytest.mark.parametrize("verb", ["position", "view", "legal", "why_not", "play", "undo", "redo", "best", "record"])
def test_there_is_no_table_at_first(verb: str):
    fields: dict[str, Any] = {"seat": 0} if verb in ("view", "legal", "why_not", "play", "best") else {}
    fields |= {"action": {}} if verb in ("why_not", "play") else {"level": "easy"} if verb == "best" else {}
    with Door() as door:
        assert door.refused(verb, **fields) == "no_table"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b"3",
        b'"hello"',
        b'{"id": 1, "do": "hello"',
        b'{"id": NaN, "do": "hello"}',
        b'{"id": 1, "do": "h\xff"}',
        b'{"id": 1, "do": "\\ud800"}',
        b'{"id": 1, "do": hello}',
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"\0" * 100,
        b'{"seed": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_json_object_is_a_bad_request(door: Door, line: bytes):
    reply = door.say(line)
    assert (reply["id"], reply["ok"], reply["error"]["kind"]) == (None, False, "bad_request")


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"do": None},
        {"do": 3},
        {"do": ["hello"]},
        {"do": "Hello"},
        {"do": "hello", "more": 1},
        {"do": "new", "game": "twelve_days", "seats": 3},
        {"do": "new", "game": "twelve_days", "seed": 3},
        {"do": "new", "game": "twelve_days", "seats": 3.0, "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": True, "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": "3", "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": 3, "seed": 1.0},
        {"do": "new", "game": "twelve_days", "seats": 3, "seed": None},
        {"do": "new", "game": "twelve_days", "seats": 3, "seed": 1, "options": []},
        {"do": "new", "game": "twelve_days", "seats": 3, "seed": 1, "options": {"hats": 1}},
        {"do": "new", "game": "twelve_days", "seats": 3, "seed": 1, "options": {"clauses_give": 1}},
        {"do": "new", "game": "twelve_days", "seats": 2, "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": 6, "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": -1, "seed": 1},
        {"do": "new", "game": "twelve_days", "seats": 10**30, "seed": 1},
        {"do": "new", "game": 12, "seats": 3, "seed": 1},
        {"do": "view"},
        {"do": "view", "seat": 3},
        {"do": "view", "seat": -1},
        {"do": "view", "seat": False},
        {"do": "view", "seat": 0.0},
        {"do": "legal", "seat": None},
        {"do": "legal", "seat": 3},
        {"do": "why_not", "seat": 0},
        {"do": "why_not", "seat": 0, "action": None},
        {"do": "play", "seat": 3, "action": {"type": "pass", "card": 1}},
        {"do": "play", "seat": 0, "action": {"type": "dance"}},
        {"do": "play", "seat": 0, "action": {"card": 1}},
        {"do": "play", "seat": 0, "action": {"type": "pass"}},
        {"do": "play", "seat": 0, "action": {"type": "pass", "card": "1"}},
        {"do": "play", "seat": 0, "action": {"type": "pass", "card": 1.0}},
        {"do": "play", "seat": 0, "action": {"type": "pass", "card": True}},
        {"do": "play", "seat": 0, "action": {"type": "pass", "card": 1, "hat": 1}},
        {"do": "play", "seat": 0, "action": [{"type": "pass", "card": 1}]},
        {"do": "best", "seat": 0},
        {"do": "best", "seat": 0, "level": "easy", "iterations": 10},
        {"do": "best", "seat": 0, "level": "unheard"},
        {"do": "best", "seat": 0, "iterations": 0},
        {"do": "best", "seat": 0, "iterations": True},
        {"do": "best", "seat": 0, "seconds": 0},
        {"do": "best", "seat": 0, "seconds": -1.5},
        {"do": "best", "seat": 0, "seconds": "1"},
        {"do": "best", "seat": 9, "level": "easy"},
        {"do": "load"},
        {"do": "open"},
        {"do": "quit", "now": True},
    ],
    ids=str,
)
def test_a_request_of_a_wrong_shape_is_refused_and_the_table_is_as_before(table: Door, request_: dict[str, Any]):
    before = table.ask("position")["position"]
    reply = table.say(json.dumps({"id": "x", **request_}).encode())
    assert (reply["id"], reply["ok"], reply["error"]["kind"]) == ("x", False, "bad_request")
    assert "mistake" not in reply["error"]["message"]
    assert table.ask("position")["position"] == before


def test_every_other_refusal_has_its_kind_and_leaves_the_table_as_it_was(table: Door):
    position = table.ask("position")["position"]
    hand = position["seats"][0]["hand"]
    absent = next(card for card in range(13) if card not in hand)
    record = table.ask("record")["record"]
    for kind, do, fields in [
        ("unknown_game", "new", {"game": "chess", "seats": 2, "seed": 1}),
        ("bad_ruleset", "new", {"game": "twelve_days", "seats": 3, "seed": 1, "ruleset": "none"}),
        ("bad_ruleset", "new", {"game": "twelve_days", "seats": 3, "seed": 1, "ruleset": "../base"}),
        ("bad_position", "load", {"position": None}),
        ("bad_position", "load", {"position": []}),
        ("bad_position", "load", {"position": {}}),
        ("bad_position", "load", {"position": {**position, "hats": 3}}),
        ("bad_position", "load", {"position": {**position, "day": 13}}),
        ("bad_position", "load", {"position": {**position, "game": None}}),
        ("unknown_game", "load", {"position": {**position, "game": "chess"}}),
        ("bad_ruleset", "load", {"position": {**position, "ruleset": "none"}}),
        ("bad_record", "open", {"record": None}),
        ("bad_record", "open", {"record": {}}),
        ("bad_record", "open", {"record": {**record, "seed": 2}}),
        ("illegal_action", "play", {"seat": 0, "action": {"type": "pass", "card": absent}}),
        ("illegal_action", "play", {"seat": 0, "action": {"type": "pass", "card": -1}}),
        ("illegal_action", "play", {"seat": 0, "action": {"type": "pass", "card": 10**30}}),
        ("illegal_action", "play", {"seat": 0, "action": {"type": "play", "card": hand[0]}}),
        ("nothing_to_undo", "undo", {}),
        ("nothing_to_undo", "redo", {}),
    ]:
        assert table.refused(do, **fields) == kind, (do, fields)
        assert table.ask("position")["position"] == position
    table.ask("play", seat=0, action={"type": "pass", "card": hand[0]})
    assert table.refused("play", seat=0, action={"type": "pass", "card": hand[1]}) == "not_your_turn"
    assert table.refused("best", seat=0, level="easy") == "not_your_turn"


def test_a_seat_that_is_not_to_act_has_no_legal_action(table: Door):
    action = table.ask("legal", seat=0)["actions"][0]
    table.ask("play", seat=0, action=action)
    assert table.ask("legal", seat=0)["actions"] == []


def test_why_not_gives_a_word_and_a_sentence(table: Door):
    hand = table.ask("position")["position"]["seats"][0]["hand"]
    absent = next(card for card in range(13) if card not in hand)
    assert table.ask("why_not", seat=0, action={"type": "pass", "card": hand[0]})["reason"] is None
    reason = table.ask("why_not", seat=0, action={"type": "pass", "card": absent})["reason"]
    assert set(reason) == {"word", "sentence"}
    assert " " in reason["sentence"]
    assert not reason["sentence"].startswith("why.")


def test_undo_and_redo(table: Door):
    start = table.ask("position")["position"]
    action = table.ask("legal", seat=1)["actions"][0]
    played = table.ask("play", seat=1, action=action)
    after = table.ask("position")["position"]
    assert set(table.ask("undo")) == {"id", "ok"} | STATUS
    assert table.ask("position")["position"] == start
    assert table.ask("redo")["to_act"] == played["to_act"]
    assert table.ask("position")["position"] == after


def test_a_view_hides_what_its_seat_cannot_see(table: Door):
    position = table.ask("position")["position"]
    view = table.ask("view", seat=1)["view"]
    assert view["seats"][1] == position["seats"][1]
    assert view["seats"][0]["hand"] == [None] * 12
    assert table.ask("view", seat=None)["view"]["seats"][1]["hand"] == [None] * 12


def test_a_position_is_a_new_start(table: Door):
    action = table.ask("legal", seat=1)["actions"][0]
    table.ask("play", seat=1, action=action)
    position = table.ask("position")["position"]
    assert set(table.ask("load", position=position)) == {"id", "ok"} | STATUS
    assert table.ask("position")["position"] == position
    assert table.refused("undo") == "nothing_to_undo"


def test_the_same_seed_gives_the_same_chance_after_loading(door: Door):
    door.ask("new", game="parsecs", seats=1, seed=3)
    position = door.ask("position")["position"]

    def next_roll(**seed: int) -> list[int]:
        door.ask("load", position=position, **seed)
        while (here := door.ask("position")["position"])["turn"] == position["turn"]:
            door.ask("play", seat=0, action=door.ask("legal", seat=0)["actions"][0])
        return here["dice"]

    assert next_roll(seed=0) == next_roll()
    assert next_roll(seed=7) == next_roll(seed=7)
    assert len({tuple(next_roll(seed=seed)) for seed in range(8)}) > 1


def test_a_record_is_opened_again(table: Door):
    action = table.ask("legal", seat=1)["actions"][0]
    table.ask("play", seat=1, action=action)
    position, record = table.ask("position")["position"], table.ask("record")["record"]
    assert record["format"] == "table-twelve-match"
    table.ask("new", game="parsecs", seats=1, seed=3)
    reply = table.ask("open", record=record)
    assert set(reply) == {"id", "ok", "note"} | STATUS
    assert table.ask("position")["position"] == position
    assert table.ask("record")["record"] == record
    table.ask("undo")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("camisa12", 2), ("thief_of_baghdad", 3), ("twelve_days", 3), ("days_of_christmas", 4), ("parsecs", 2)],
)
def test_best_answers_a_legal_action_and_why(door: Door, game: str, seats: int):
    door.ask("new", game=game, seats=seats, seed=4)
    before = door.ask("position")
    seat = before["position"]["to_act"]
    seat = seat[-1] if isinstance(seat, list) else seat
    for how in ({"level": "easy"}, {"iterations": 20}, {"seconds": 0.05}):
        reply = door.ask("best", seat=seat, seed=1, **how)
        assert set(reply) == {"id", "ok", "action", "win", "why", "iterations"}
        assert reply["action"] in door.ask("legal", seat=seat)["actions"]
        assert 0 <= reply["win"] <= 1
        assert all(set(why) == {"word", "values", "sentence"} for why in reply["why"])
        assert not any("{" in why["sentence"] or "why." in why["sentence"] for why in reply["why"])
        assert isinstance(reply["iterations"], int)
    advice = door.ask("best", seat=seat, iterations=20, seed=2)
    assert advice == door.ask("best", seat=seat, iterations=20, seed=2)
    assert door.ask("position") == before


def test_any_integer_is_a_seed(door: Door):
    positions = []
    for seed in (0, -1, 2**64 - 1, 10**40, -(10**40)):
        door.ask("new", game="twelve_days", seats=3, seed=seed)
        positions.append(door.ask("position")["position"])
    assert positions[1] == positions[2]
    assert positions[0] != positions[1]


@pytest.mark.parametrize("identity", [None, 0, -7, 10**30, "é", [1, {"a": None}], {"b": 2}, True, 1.5])
def test_the_id_comes_back_as_it_was(door: Door, identity: Any):
    assert door.say(json.dumps({"do": "hello", "id": identity}).encode())["id"] == identity
    assert door.say(json.dumps({"do": "nothing", "id": identity}).encode())["id"] == identity


def test_a_missing_id_comes_back_as_null(door: Door):
    assert door.say(b'{"do": "hello"}')["id"] is None


def test_a_line_of_a_mebibyte_is_read_and_a_longer_one_is_skipped_whole(door: Door):
    line = b'{"do": "hello", "id": 5}'
    assert door.say(line.ljust(2**20))["ok"]
    reply = door.say(line.ljust(2**20 + 1))
    assert (reply["id"], reply["error"]["kind"]) == (None, "too_large")
    assert door.say(b" " * 5_000_000 + line)["error"]["kind"] == "too_large"
    assert door.say(line)["id"] == 5


def test_windows_line_ends_are_no_matter(door: Door):
    assert door.say(b'{"do": "hello", "id": 5}\r')["ok"]


def test_quit_answers_and_ends_with_0():
    with Door() as door:
        assert door.ask("quit") == {"id": 1, "ok": True}
        assert door.end() == (0, b"")


def test_the_end_of_the_input_ends_with_0_and_a_last_line_without_end_is_answered():
    command = [sys.executable, "-m", "tabletop", "engine"]
    ended = subprocess.run(command, input=b'{"do": "hello", "id": 1}', capture_output=True, check=True)
    assert json.loads(ended.stdout)["ok"]
    ended = subprocess.run(command, input=b"", capture_output=True, check=True)
    assert (ended.stdout, ended.stderr) == (b"", b"")


def test_a_reader_who_has_gone_is_no_error():
    with Door() as door:
        door.ask("hello")
        door.process.stdout.close()
        door.process.stdin.write(b'{"do": "hello"}\n' * 3)
        door.process.stdin.flush()
        assert door.process.wait(timeout=20) == 0
        assert door.process.stderr.read() == b""


def test_the_engine_loads_no_qt_and_starts_quickly():
    script = (
        "import io, sys\n"
        "from tabletop.engine.door import serve\n"
        'requests = b\'{"do": "hello"}\\n{"do": "new", "game": "camisa12", "seats": 2, "seed": 1}\\n\'\n'
        "serve(io.BytesIO(requests), io.BytesIO())\n"
        "heavy = {'PySide6', 'PIL', 'miniaudio', 'asyncio', 'random'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
    began = time.perf_counter()
    with Door() as door:
        door.ask("hello")
    assert time.perf_counter() - began < 3


def test_S3_the_opponents_seat_of_7_1_is_never_to_act_and_its_secrets_are_not_shown(door: Door):
    door.ask("new", game="camisa12", seats=1, seed=1, options={"mode": "seven-one"})
    assert door.ask("legal", seat=1)["actions"] == []
    assert door.refused("play", seat=1, action={"type": "place", "step": 1, "space": 1}) == "not_your_turn"
    assert door.refused("view", seat=1) == "bad_request"
