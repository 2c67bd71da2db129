"""The benchmark of close bids: it finds a line in the wrong place, and hands that differ in truth."""

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
DEALS, WORLDS = 600, 8


@pytest.fixture(name="margins", scope="module")
def _margins() -> ModuleType:
    """Provide the benchmark."""
    sys.path.insert(0, str(BENCHMARKS))
    try:
        return import_module("margins")
    finally:
        sys.path.remove(str(BENCHMARKS))


def made(margins: ModuleType, *, shift: float = 0.0, between: float = 0.0) -> list:
    """Return decisions in which the textbook errs by *shift*, and hands differ by *between* besides."""
    rng = Random(1)
    found = []
    for number in range(DEALS):
        thought = rng.uniform(-0.9, 0.9)
        truth = thought + shift + rng.gauss(0.0, between)
        worlds = tuple(rng.gauss(truth, 1.0) for _ in range(WORLDS))
        found.append(margins.Close(number, margins.BID_OR_PASS, thought, worlds, 0.0, heard=False, chips=2.0))
    return found


def test_a_line_in_its_place_cannot_be_moved_with_gain(margins):
    """A line that is fitted to chance gains nothing in other deals."""
    gain, error = margins.moved(made(margins), DEALS)

    assert gain == pytest.approx(0.0, abs=3 * error + 0.01)


def test_a_line_in_the_wrong_place_is_moved_with_gain(margins):
    """Bids that the textbook thinks up to half a stake worse than a pass gain a quarter on average."""
    gain, error = margins.moved(made(margins, shift=0.5), DEALS)

    share, chips = 0.5 / 1.8, 2.0
    assert share * 0.25 * chips == pytest.approx(gain, abs=3 * error)
    assert gain > 3 * error


@pytest.mark.parametrize("between", [0.0, 0.5])
def test_hands_that_differ_are_told_from_worlds_that_do(margins, between):
    """The chance of the worlds is no difference of hands; somebody who knew such a difference would gain."""
    close = made(margins, between=between)
    line = margins.fitted(close)

    variance, error = margins.between_hands(close, line)

    assert between**2 == pytest.approx(variance, abs=3 * error)
    assert (margins.known(close, line, between**2, DEALS) > 0.03) is (between > 0)


def test_close_decisions_are_kept_and_gone_on_with(margins, tmp_path, monkeypatch, capsys):
    """The deals that are in the file are not played again."""
    kept = tmp_path / "kept"
    for deals in ("1", "1", "2"):
        asked = [
            "margins.py",
            "tresillo",
            "--seats",
            "3",
            "--worlds",
            "1",
            "--deals",
            deals,
            "--keep",
            str(kept),
        ]
        monkeypatch.setattr(sys, "argv", asked)

        assert margins.main() == 0

    numbers = [one.number for one in margins._read(kept)]
    assert numbers == sorted(numbers)
    assert {0, 1} == set(numbers)
    assert "2 deals" in capsys.readouterr().out
