"""The entry point: from the command line to the table, the demonstration or the self-test."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ombre_desktop.ui.shell.application import show_table
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.shell.display import has_display
from ombre_desktop.ui.shell.standard_error import say
from ombre_desktop.ui.shell.variables import drop_strange

# All other modules are imported after the first frame, because that waits for this file.
# In milliseconds: the cost of an import here.


def run(arguments: Sequence[str]) -> int:
    """Start the program with *arguments*; return the exit status of the process."""
    options = parsed(arguments)
    _drop_strange_variables()
    if options.self_test:
        from ombre_desktop.ui.self_test.command import self_test  # 185 ms of the start

        return self_test(options.self_test, options.report)
    if not has_display():
        from ombre_desktop.ui.shell.without_display import do_without_display

        return do_without_display(options)
    return show_table(options)


def _drop_strange_variables() -> None:
    """Remove unusable environment variables, and report each of them."""
    before = dict(os.environ)
    for name in drop_strange(os.environ):
        from ombre_desktop.ui.texts.start import not_heeded

        say(not_heeded(name, before[name]))
