"""Three wheels share the package: each file has one owner, and each needs only those below it."""

import subprocess
import sys
import tomllib
from importlib import import_module
from itertools import accumulate, chain
from pathlib import Path
from shutil import copy
from types import ModuleType, SimpleNamespace

import pytest
from publishing.distribution import IN_THIS_FOLDER, WHEELS

ROOT = Path(__file__).resolve().parents[2]
PLACE = "ombre_desktop/players/solver/core"
WITH_EXTRAS = {"__main__.py", "arena", "aec.py", "open_spiel_game.py"}
"""Modules that run as programs, or need one of the extras `cluster`, `envs` and `openspiel`."""
WORDS = {"da.qm": "", "da/LC_MESSAGES/ombre.mo": "", "da/rules/french.html": ""}
PROJECTS = {
    name: tomllib.loads((ROOT / place / "pyproject.toml").read_text(encoding="utf-8"))
    for name, place in WHEELS.items()
}


class Hook:
    """The part of hatchling's hooks that ours uses; hatchling itself comes only with building."""

    def __init__(self, name: str) -> None:
        built = PROJECTS[name]["tool"]["hatch"]["build"]["targets"]["wheel"]
        self.config = built["hooks"]["custom"]
        self.metadata = SimpleNamespace(name=name)
        self.warnings: list[str] = []
        self.app = SimpleNamespace(display_warning=self.warnings.append)


@pytest.fixture
def hook(monkeypatch, tmp_path):
    """Provide the module of the step; there is no compiler."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = Hook
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    for parent in accumulate(interface.__name__.split(".")[:-1], "{}.{}".format):
        monkeypatch.setitem(sys.modules, parent, ModuleType(parent))
    module = import_module("wheels.hook")
    monkeypatch.setattr(module, "platform", lambda: "linux_x86_64")
    monkeypatch.setattr(module, "compiled", without_a_compiler)
    monkeypatch.setattr(module.languages, "compile_all", lambda _: written(tmp_path / "words", WORDS))
    monkeypatch.delenv(module.UNCOMPILED, raising=False)
    yield module
    del sys.modules["wheels.hook"]


def without_a_compiler(folder: Path) -> Path:
    raise SystemExit("no compiler")


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def built(hook: ModuleType, name: str, version: str = "standard") -> tuple[dict, Hook]:
    """Return the build data of a wheel after the step."""
    data: dict = {"force_include": {}}
    step = hook.Parts(name)
    step.initialize(version, data)
    step.finalize(version, data, "")
    return data, step


def files_in(hook: ModuleType, name: str) -> dict[str, str]:
    """Return where each file of a wheel comes from, by its place."""
    return {place: source for source, place in built(hook, name)[0]["force_include"].items()}


# The owners.


def test_each_file_has_one_owner(hook):
    """Everything that git tracks in the package is in one wheel, and nothing else is in any."""
    owned = list(chain.from_iterable(files_in(hook, name) for name in WHEELS))
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "ombre_desktop"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    compiled = {f"ombre_desktop/assets/languages/{name}" for name in WORDS}

    assert len(owned) == len(set(owned))
    assert {*listed.stdout.splitlines(), *compiled} == set(owned)


@pytest.mark.parametrize(
    ("wheels", "words"),
    [
        (["ombre-engine"], ["-m", "ombre_desktop.engine", "rulesets", "--json"]),
        (
            ["ombre-engine", "ombre-players"],
            ["-m", "ombre_desktop.players", "play", "--deals", "1", "--seats", "steady,random,textbook"],
        ),
    ],
    ids=["engine", "players"],
)
def test_a_wheel_needs_nothing_above_it(hook, tmp_path, wheels, words):
    """It finds no library either; each of its modules is loaded."""
    for name in wheels:
        for place, source in files_in(hook, name).items():
            (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
            copy(source, tmp_path / place)
    modules = [
        ".".join(path.relative_to(tmp_path).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((tmp_path / "ombre_desktop").rglob("*.py"))
        if not WITH_EXTRAS & set(path.parts)
    ]
    load = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); "
    loads = load + "import importlib; [importlib.import_module(name) for name in sys.argv[1:]]"
    runs = load + "import runpy; del sys.argv[0]; runpy.run_module(sys.argv[1], alter_sys=True)"

    for told in ([loads, *modules], [runs, *words]):
        done = subprocess.run(
            [sys.executable, "-I", "-S", "-c", *told], capture_output=True, text=True, check=False
        )
        assert ("", 0) == (done.stderr[-500:], done.returncode)


def test_the_engine_speaks_in_the_terminal(hook):
    """The words of the screen come with the table."""
    place = "ombre_desktop/assets/languages/da"

    assert f"{place}/LC_MESSAGES/ombre.mo" in files_in(hook, "ombre-engine")
    assert {f"{place}.qm", f"{place}/rules/french.html"} <= files_in(hook, "ombre-desktop").keys()


def test_what_is_published_asks_for_the_same_version():
    """In a checkout each asks for the others in the same folder."""
    for name, project in PROJECTS.items():
        lines = [line for line in project["project"]["dependencies"] if line.startswith("ombre-")]
        below = list(WHEELS)[: list(WHEELS).index(name)][-1:]

        assert [f"{one}==1.2.3" for one in below] == [
            IN_THIS_FOLDER.sub("==1.2.3", f'"{line}"').strip('"') for line in lines
        ]


def test_each_has_the_licence():
    texts = {(ROOT / place / "LICENSE").read_bytes() for place in WHEELS.values()}

    assert 1 == len(texts)


# What is compiled.


def test_the_compiled_solver_is_carried(hook, monkeypatch):
    """For one kind of system, and for every Python from 3.11 on."""

    def compiled(folder: Path) -> Path:
        return written(folder / "compiled-00000001", {"entry.so": ""})

    monkeypatch.setattr(hook, "compiled", compiled)

    data, _ = built(hook, "ombre-players")

    assert f"{PLACE}/compiled-00000001/entry.so" in data["force_include"].values()
    assert ("cp311-abi3-linux_x86_64", False) == (data["tag"], data["pure_python"])


def test_without_a_compiler_the_wheel_is_for_all(hook):
    """And it is said why."""
    data, step = built(hook, "ombre-players")

    assert "tag" not in data
    assert "no compiler" in step.warnings[0]


def test_a_wheel_for_all_can_be_asked_for(hook, monkeypatch):
    monkeypatch.setattr(hook, "compiled", pytest.fail)
    monkeypatch.setenv(hook.UNCOMPILED, "1")

    assert "tag" not in built(hook, "ombre-players")[0]


def test_what_the_checkout_compiled_for_itself_stays_there(hook, monkeypatch, tmp_path):
    place = written(
        tmp_path / "ombre_desktop", {f"players/{name}/a.py": "" for name in ("solver", "compiled-1")}
    )
    monkeypatch.setattr(hook, "PACKAGE", place)

    assert [place / "players/solver/a.py"] == list(hook.files_of(["players"]))


def test_an_install_on_the_checkout_compiles_nothing(hook, monkeypatch):
    """There the program that compiles does it."""
    monkeypatch.setattr(hook, "compiled", pytest.fail)

    data, _ = built(hook, "ombre-players", "editable")

    assert {"force_include": {}} == data
