"""The file of the weights of hands, and the tool that writes it."""

from __future__ import annotations

import json

import pytest

from ombre_desktop.players.valuation import KEPT, WEIGHTS
from tools.training.counts import with_row

TEXT = WEIGHTS.read_text(encoding="utf-8")
ROWS = json.loads(TEXT)


def test_the_players_reckon_with_the_file():
    """The weights of nine cards as dealt are a row of it."""
    assert ROWS["nine"]["kept"] == {name: _listed(getattr(KEPT, name)) for name in KEPT._fields}


def test_a_row_is_written_in_its_place():
    """All other rows stay as they are, to the byte."""
    other = {**ROWS["eight"]["kept"], "king": 9.0}
    written = with_row(TEXT, "eight", "kept", other)

    assert other == json.loads(written)["eight"]["kept"]
    assert TEXT == with_row(written, "eight", "kept", ROWS["eight"]["kept"])


def test_no_row_is_invented():
    """A mistyped name changes nothing."""
    with pytest.raises(SystemExit, match=r"nine\.sold"):
        with_row(TEXT, "nine", "sold", {})


def _listed(weight: object) -> object:
    return list(weight) if isinstance(weight, tuple) else weight
