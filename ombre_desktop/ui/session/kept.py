"""The contents of the files at the start."""

from __future__ import annotations

from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import Value


class Kept(Value):
    """Everything that was read, with the problems found."""

    preferences: PreferencesDocument
    sitting: Sitting | None
    problems: tuple[Problem, ...]
