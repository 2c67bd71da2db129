"""A wheel carries the compiled catalogues, and the solver compiled where there is a C compiler."""

import sys
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from types import ModuleType

import pytest

PLACE = "ombre_desktop/players/solver/core"
LANGUAGES = "ombre_desktop/assets/languages"


class Announcing:
    """Hatchling's own voice."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        """Kept, not said."""
        self.warnings.append(text)


class Hook:
    """The part of hatchling's hooks that ours uses; hatchling itself comes only with building."""

    def __init__(self) -> None:
        self.app = Announcing()


@pytest.fixture
def hook(monkeypatch):
    """Provide the module of the step."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = Hook
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    for parent in accumulate(interface.__name__.split(".")[:-1], "{}.{}".format):
        monkeypatch.setitem(sys.modules, parent, ModuleType(parent))
    module = import_module("wheels.hook")
    monkeypatch.setattr(module, "platform", lambda: "linux_x86_64")
    yield module
    del sys.modules["wheels.hook"]


def built(hook: ModuleType, version: str = "standard") -> tuple[dict, Hook]:
    """Return the build data of a wheel after the step."""
    data: dict = {"force_include": {}}
    step = hook.CompiledParts()
    step.initialize(version, data)
    step.finalize(version, data, "")
    return data, step


def test_the_compiled_solver_is_carried(hook, monkeypatch):
    """For one kind of system, and for every Python from 3.11 on."""
    monkeypatch.setattr(hook, "compiled", lambda folder: folder / "compiled-00000001")

    data, _ = built(hook)

    assert [LANGUAGES, f"{PLACE}/compiled-00000001"] == list(data["force_include"].values())
    assert ("cp311-abi3-linux_x86_64", False) == (data["tag"], data["pure_python"])


def test_without_a_compiler_the_wheel_is_for_all(hook, monkeypatch):
    """And it is said why."""

    def fails(folder: Path) -> Path:
        raise SystemExit("no compiler")

    monkeypatch.setattr(hook, "compiled", fails)

    data, step = built(hook)

    assert [LANGUAGES] == list(data.pop("force_include").values())
    assert {} == data
    assert "no compiler" in step.app.warnings[0]


def test_an_install_on_the_checkout_compiles_nothing(hook, monkeypatch):
    """There the program that compiles does it."""
    monkeypatch.setattr(hook, "compiled", pytest.fail)

    data, _ = built(hook, "editable")

    assert {"force_include": {}} == data
