"""The checks of the self-test by name, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.checks.cards import every_card
from ombre_desktop.ui.self_test.checks.dialogs import every_dialog, every_rules_page
from ombre_desktop.ui.self_test.checks.killing import killed_and_resumed
from ombre_desktop.ui.self_test.checks.program import (
    compiled_solver,
    every_language,
    every_module,
    nothing_outside,
)
from ombre_desktop.ui.self_test.checks.screen import a_window_on_the_screen
from ombre_desktop.ui.self_test.checks.table import a_table, every_game

Check = Callable[[Bench], str]
"""A check, which returns what it saw, or raises `FailedCheckError` or `SkippedCheckError`."""

CHECKS: Mapping[str, Check] = {
    "modules": every_module,
    "solver": compiled_solver,
    "screen": a_window_on_the_screen,
    "languages": every_language,
    "cards": every_card,
    "table": a_table,
    "games": every_game,
    "dialogs": every_dialog,
    "rules": every_rules_page,
    "killed": killed_and_resumed,
    "outside": nothing_outside,
}
