"""The benchmark of the convention: who does not read it plays lawfully, and nobody else forgets it."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert import play_likelihood

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
TABLE = Table(seed="convention", worlds=3)


@pytest.fixture(name="convention", scope="module")
def _convention() -> ModuleType:
    """Provide the benchmark."""
    sys.path.insert(0, str(BENCHMARKS))
    try:
        return import_module("convention")
    finally:
        sys.path.remove(str(BENCHMARKS))


def test_who_does_not_read_the_convention_leaves_it_to_others(convention, monkeypatch):
    """A deal is played to its end, and the likelihood is again what it was."""
    monkeypatch.setattr(convention, "EXPERTS", sitter("expert", 3))
    before = play_likelihood.AGAINST_CONVENTION

    opened = TABLE.opened(0, sitter("textbook"))
    ended = TABLE.played(0, opened, [convention.Unreading()] * 3)

    assert ended.is_over
    assert before == play_likelihood.AGAINST_CONVENTION < 1.0


def test_differences_that_are_kept_are_gone_on_with(convention, tmp_path, monkeypatch, capsys):
    """The gain is the mean over the deals that somebody plays."""
    kept = tmp_path / "kept"
    kept.write_text("[4.0, null, 0.0]")
    monkeypatch.setattr(convention, "gain", lambda _, number: {3: -1.0}[number])
    monkeypatch.setattr(sys, "argv", ["convention.py", "--deals", "4", "--keep", str(kept)])

    assert convention.main() == 0

    assert "[4.0, null, 0.0, -1.0]" == kept.read_text()
    assert "brings the defenders +1.00 ± 1.53 chips a deal" in capsys.readouterr().out
