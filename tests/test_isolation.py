"""The isolation of our programs from the folder in which they are started."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from dialect import dealt

from ombre_desktop.engine.notation import format_view
from ombre_desktop.isolation import isolate
from ombre_desktop.ui.session.players_process import player_command

ROOT = Path(__file__).resolve().parents[1]
MARK = "OMBRE_TEST_MARK"
HOSTILE = f"import os\nwith open(os.environ[{MARK!r}], 'a') as mark: mark.write(__name__ + ' ')\n"
OTHERS = ("sitecustomize", "usercustomize", "setup", "solver", "pip", "PySide6", "pydantic", "platformdirs")

UNSEEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
AWKWARD = "-" + "".join(sorted({*map(chr, range(ord(" "), ord("~"))), "é", "札"} - {"/"})) + "\n~ "
"""A folder's name with every character of a keyboard, and some more."""

TRIAL = ("duplicate", "novice", "--against", "textbook", "--deals", "1", "--workers", "1")
INSTALLED = {
    "the rules": ("ombre", "rulesets"),
    "a deal by number": ("ombre", "deal", "1", "--game", "renegado"),
    "self-play": ("ombre", "play", "--deals", "1"),
    "workers": ("ombre", *TRIAL),
    "the table": ("ombre-desktop", "--version"),
}


class Folder:
    """A current folder in which every module has a namesake that leaves a mark when it is imported."""

    def __init__(self, path: Path, modules: tuple[str, ...] = (*sys.stdlib_module_names, *OTHERS)) -> None:
        self._path = path / "hostile"
        self._mark = path / "mark"
        (self._path / "ombre_desktop").mkdir(parents=True)
        (self._path / "ombre_desktop" / "__init__.py").write_text(HOSTILE)
        for name in modules:
            (self._path / f"{name}.py").write_text(HOSTILE)

    def run(self, *program: str | Path, search: str | None = str(ROOT), told: str = "") -> str:
        """
        Run *program* in this folder, with *search* as ``PYTHONPATH``; check that it succeeds, and return
        its output.
        """
        variables = {**os.environ, MARK: str(self._mark)}
        variables.pop("PYTHONSAFEPATH", None)
        if search is None:
            variables.pop("PYTHONPATH", None)
        else:
            variables["PYTHONPATH"] = search
        done = subprocess.run(
            program, cwd=self._path, env=variables, input=told, capture_output=True, text=True, check=False
        )
        assert 0 == done.returncode, done.stderr
        return done.stdout

    @property
    def imported(self) -> str:
        """The modules of this folder that were imported."""
        return self._mark.read_text() if self._mark.exists() else ""


@pytest.fixture(autouse=True)
def as_before(monkeypatch):
    """Undo the changes of isolating."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONSAFEPATH", "")


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


def installed(command: str, place: Path) -> Path:
    """Return the script that pip makes of the entry point of this *command*."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, function = {**project["scripts"], **project["gui-scripts"]}[command].split(":")
    place.mkdir()
    script = place / command
    start = f"if __name__ == '__main__':\n    sys.exit({function}())\n"
    script.write_text(f"import sys\nfrom {module} import {function}\n{start}")
    return script


def checkout(place: Path) -> Path:
    """Return a copy of the checkout as far as the start needs it, with this environment as its own."""
    place.mkdir()
    for name in ("play.py", "requirements.lock"):
        shutil.copy(ROOT / name, place)
    shutil.copytree(ROOT / "packaging" / "setup", place / "packaging" / "setup")
    for name in ("languages.py", "documents.py"):
        shutil.copy(ROOT / "packaging" / name, place / "packaging")
    for name in ("ombre_desktop", "tools"):
        (place / name).symlink_to(ROOT / name)
    environment = place / ".venv"
    environment.mkdir()
    for name in ("bin", "lib"):
        (environment / name).symlink_to(Path(sys.prefix) / name)
    shutil.copy(Path(sys.prefix) / "pyvenv.cfg", environment)
    (environment / "ombre-setup.latch").touch()
    stamp = (
        "from setup.checkout import PLAY_LOCK, choose_environment\n"
        "from setup.solver import CORE, EDITION\n"
        "environment = choose_environment()\nenvironment.mark_complete(PLAY_LOCK)\n"
        "note = environment.directory / 'ombre-solver.txt'\n"
        "note.write_text(EDITION['folder_name'](CORE) + '\\n')\n"
    )
    subprocess.run([sys.executable, "-c", stamp], cwd=place / "packaging", check=True)
    return place


def test_the_folder_is_hostile(folder):
    """Plain ``python -m`` runs the modules of the current folder."""
    with pytest.raises(AssertionError):
        folder.run(sys.executable, "-m", "ombre_desktop.engine", "rulesets")

    assert "" != folder.imported


def test_a_module_started_safely_runs_nothing_of_it(folder):
    """The test starts modules with ``python -P -m``, as the README says."""
    assert "renegado" in folder.run(sys.executable, "-P", "-m", "ombre_desktop.engine", "rulesets")
    assert "" == folder.imported


@pytest.mark.parametrize("module", ["ombre_desktop.engine", "ombre_desktop"])
def test_a_module_started_plainly_runs_nothing_that_python_does_not(tmp_path, module):
    """Python itself loads some modules from the folder before the program can end that, but not these."""
    folder = Folder(tmp_path, ("argparse", "json", "pathlib", "random", "tempfile", "platformdirs"))
    shutil.rmtree(tmp_path / "hostile" / "ombre_desktop")

    folder.run(sys.executable, "-m", module, *(("rulesets",) if "engine" in module else ("--version",)))

    assert "" == folder.imported


@pytest.mark.parametrize("what", INSTALLED)
def test_an_installed_command_runs_nothing_of_it(folder, tmp_path, what):
    """Commands whose workers are processes of their own are among them."""
    name, *arguments = INSTALLED[what]

    assert folder.run(sys.executable, installed(name, tmp_path / "bin"), *arguments)
    assert "" == folder.imported


@pytest.mark.skipif(sys.platform == "win32", reason="the environment is made of links here")
def test_the_start_command_runs_nothing_of_it(folder, tmp_path):
    """Nothing is run from the set-up's first line to the game's last."""
    place = checkout(tmp_path / AWKWARD)

    assert "ombre-desktop" in folder.run(sys.executable, place / "play.py", "--version", search=None)
    assert "" == folder.imported


@pytest.mark.skipif(sys.platform == "win32", reason="Windows allows fewer characters, and Qt finds its place")
def test_a_checkout_opens_its_window_in_a_folder_of_any_name(tmp_path):
    """Python divides its search path at colons, and Qt reads its own place as a text of settings."""
    place = checkout(tmp_path / AWKWARD)

    command = [sys.executable, "-I", place / "play.py", "--self-test", "window"]
    done = subprocess.run(command, env=UNSEEN, capture_output=True, text=True, check=False)

    assert (0, "offscreen") == (done.returncode, done.stdout.partition(",")[0]), done.stderr


def test_the_players_process_runs_nothing_of_it(folder):
    """The process ignores ``PYTHONPATH``, and uses its own place and Python's library."""
    asked = {"id": 1, "player": "textbook", "seed": 1, "view": format_view(dealt().seen_by(1))}

    answer = folder.run(*player_command(), search=os.pathsep, told=json.dumps(asked) + "\n")

    assert "action" in json.loads(answer)
    assert "" == folder.imported


@pytest.mark.parametrize("entries", ["", os.pathsep, os.curdir, f"{os.pathsep}{ROOT}", str(ROOT)])
def test_the_current_folder_is_taken_off_the_search_path(entries, monkeypatch, tmp_path):
    """The folder was there through an empty or relative entry, and processes started later never see it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", entries)
    monkeypatch.setattr(sys, "path", [str(tmp_path), os.path.dirname(os.__file__), str(ROOT)])

    isolate()

    assert [os.path.dirname(os.__file__), str(ROOT)] == sys.path
    assert os.environ["PYTHONPATH"] in ("", str(ROOT))
    assert "1" == os.environ["PYTHONSAFEPATH"]


def test_the_program_itself_is_still_found(monkeypatch):
    """In a checkout, only a relative entry may lead to the program."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", os.curdir)
    monkeypatch.setattr(sys, "path", [str(ROOT)])

    isolate()

    assert [str(ROOT)] == sys.path


def test_python_itself_is_still_found(monkeypatch):
    """Also where its library is the current folder."""
    library = os.path.dirname(os.__file__)
    monkeypatch.chdir(library)
    monkeypatch.setattr(sys, "path", [library])

    isolate()

    assert [library] == sys.path
