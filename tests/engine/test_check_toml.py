"""``tabletop check`` says where a ruleset that is no TOML breaks off, whichever game it may be for."""

import pytest

from tabletop.core.errors import BadRuleset
from tabletop.engine.check import check


def test_broken_toml_is_told_with_its_place_although_no_game_is_named(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('extends = "base"\nfirst_face = = 2\n')
    with pytest.raises(BadRuleset, match="line 2"):
        check(str(file))
