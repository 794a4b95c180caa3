"""Laws of records and matches: what was played can be told, replayed, undone and done again."""

from tabletop.core import records
from tabletop.core.match import Match
from tabletop.games import catalog

from .laws import law, walk_law
from .tables import Table
from .walks import Walk


@walk_law
def test_a_record_comes_back_as_the_same_match(table: Table, walk: Walk):
    match = walk.begin(table)
    players = [records.Player(f"<b>{seat}</b>", None if seat else "hard") for seat in range(match.seats)]
    opened = records.read(records.write(match, players), catalog.game)
    assert opened.note is None
    assert opened.players == players
    assert opened.match.state == match.state
    assert opened.match.start == match.start
    assert [(step.seat, step.action, step.events) for step in opened.match.steps] == [
        (step.seat, step.action, step.events) for step in match.steps
    ]


@walk_law
def test_a_record_of_a_loaded_position_comes_back_as_the_same_match(table: Table, walk: Walk):
    rules = table.rules
    match = Match.load(rules, rules.encode(walk.begin(table).state), walk.seed)
    for pick in walk.picks:
        if not match.over:
            seat = rules.to_move(match.state)[0]
            actions = rules.legal_actions(match.state, seat)
            match.play(seat, actions[pick % len(actions)])
    opened = records.read(records.write(match), catalog.game)
    assert opened.match.state == match.state
    assert opened.match.start_position == match.start_position


@walk_law
def test_the_same_seed_and_actions_give_the_same_match(table: Table, walk: Walk):
    assert walk.begin(table).state == walk.begin(table).state


@law
def test_undo_and_redo_go_back_and_forth(match: Match):
    if match.steps:
        here, steps = match.state.copy(), len(match.steps)
        step = match.undo()
        assert match.redoable is step
        before = match.state.copy()
        assert match.redo() is step
        assert match.state == here
        assert len(match.steps) == steps
        match.undo()
        assert match.state == before
        match.redo()
