"""The loader of features."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module

from ombre_desktop.ui.background.opening import Openings, Steps
from ombre_desktop.ui.background.preload import imported
from ombre_desktop.ui.frame.commands import FEATURES, HOME, WAKES
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.situation import Situation


class Features:
    """
    The features of one *program*, by name.

    A feature is imported in another thread when it is first used, while the table goes on; *coming* has
    what is under way.
    """

    def __init__(self, program: Program, coming: Openings) -> None:
        self._program, self._coming = program, coming
        self._loaded: dict[str, Feature] = {}
        self._wanted: dict[str, list[Callable[[Feature], None]]] = {}

    def __getitem__(self, name: str) -> Feature:
        """Return the feature *name*, loaded at once; raise `ImportError` if it is not there."""
        if name not in self._loaded:
            make: Callable[[Program], Feature] = import_module(_home(name)).FEATURE
            self._loaded[name] = make(self._program)
        return self._loaded[name]

    def use(self, name: str, deed: Callable[[Feature], None]) -> None:
        """Call *deed* with the feature *name*, once it is loaded and has done what was wanted before."""
        if _opening(name) in self._coming:
            self._wanted[name].append(deed)
        elif name in self._loaded or _home(name) in sys.modules:
            deed(self[name])
        else:
            self._wanted[name] = [deed]
            self._coming.begin(_opening(name), self._steps_to(name), partial(self._carry_out, name))

    def follow(self, now: Situation) -> None:
        """Let all loaded features follow the table; load those that are wanted *now*."""
        for name, is_wanted in WAKES.items():
            is_loaded = name in self._loaded or _opening(name) in self._coming
            if name in FEATURES and not is_loaded and is_wanted(now):
                self.use(name, lambda feature: feature.follow(self._program.situation))
        for feature in tuple(self._loaded.values()):
            feature.follow(now)

    def reword(self) -> None:
        """Let all loaded features speak another language."""
        for feature in self._loaded.values():
            feature.reword()

    def close(self) -> None:
        """Close all loaded features."""
        for feature in self._loaded.values():
            feature.close()

    def _steps_to(self, name: str) -> Steps[Feature]:
        yield from imported(_home(name))
        return self[name]

    def _carry_out(self, name: str, feature: Feature) -> None:
        for deed in self._wanted.pop(name):
            deed(feature)


def _opening(name: str) -> str:
    """Return the name under which the feature *name* is under way."""
    return f"feature {name}"


def _home(name: str) -> str:
    return f"{HOME}.{name}.host"
