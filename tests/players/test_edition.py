"""A compiled solver is taken only beside the text that it was compiled from."""

import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ombre_desktop
from ombre_desktop.players.solver.edition import edition_of, is_outdated

ROOT = Path(ombre_desktop.__file__).parents[1]
COMPILING = ROOT / "packaging" / "solver" / "__main__.py"
ASKED = """
import sys, types
if {edition}:
    found = types.ModuleType("ombre_desktop.players.solver.core")
    found.COMPILED, found.EDITION = True, {edition}
    sys.modules[found.__name__] = found
from ombre_desktop.players.player import solver_runs
from ombre_desktop.players.solver import open_cards
print(solver_runs())
print(open_cards.Core().searched())
"""


@pytest.fixture
def text(tmp_path):
    path = tmp_path / "core.py"
    path.write_text("one = 1\n")
    return path


def core(*, compiled=True, **contents):
    module = ModuleType("core")
    vars(module).update(COMPILED=compiled, **contents)
    return module


def test_what_was_compiled_from_the_text_is_taken(text):
    assert not is_outdated(core(EDITION=edition_of(text)), text)


def test_what_was_compiled_from_another_text_is_refused(text):
    before = edition_of(text)
    text.write_text("one = 2\n")

    assert is_outdated(core(EDITION=before), text)


def test_what_does_not_know_its_text_is_refused(text):
    """So was compiled what is older than editions."""
    assert is_outdated(core(), text)


def test_where_no_text_lies_beside_it_it_is_taken(tmp_path):
    """A frozen program has no texts."""
    assert not is_outdated(core(EDITION=1), tmp_path / "core.py")


def test_the_text_itself_is_never_outdated(text):
    assert not is_outdated(core(compiled=False, EDITION=0), text)


def test_compiling_says_which_text_it_was(text):
    with_edition = runpy.run_path(str(COMPILING))["with_edition"]
    known: dict[str, int] = {}

    exec(with_edition(text.read_bytes()), known)

    assert (1, edition_of(text)) == (known["one"], known["EDITION"])


def test_the_text_runs_instead_of_an_outdated_core():
    """The program says so, and what imports the core has that of the text."""
    told = ask(edition=1)

    assert ["interpreted; the compiled one is outdated", "0"] == told


def test_nothing_is_outdated_here():
    """Else all that follows would test the text alone."""
    assert ask(edition=0)[0] in ("compiled", "interpreted")


def ask(edition: int) -> list[str]:
    code = ASKED.format(edition=edition)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
