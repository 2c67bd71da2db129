"""The check that a window opens on the screen of this machine."""

from __future__ import annotations

import os
import subprocess

from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.children import SHOWN_BY, WINDOW, command_for
from ombre_desktop.ui.self_test.finding import FailedCheckError, SkippedCheckError
from ombre_desktop.ui.shell.display import names_display

PLATFORM = "QT_QPA_PLATFORM"
PATIENCE = 30
"""The seconds to wait for the first frame on a slow machine."""


def a_window_on_the_screen(_: Bench) -> str:
    """Show the first frame in a separate process, on the person's platform."""
    variables = dict(os.environ)
    variables[PLATFORM] = variables.pop(SHOWN_BY, "")
    if not names_display(variables):
        raise SkippedCheckError("there is no display here")
    try:
        done = subprocess.run(
            command_for(WINDOW), env=variables, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise FailedCheckError(f"no window was seen in {PATIENCE} seconds") from None
    if done.returncode:
        raise FailedCheckError(f"status {done.returncode}: {done.stderr.decode('utf-8', 'replace').strip()}")
    return done.stdout.decode("utf-8", "replace").strip()
