"""
Keep Python from looking for modules in the person's current folder.

An empty or relative entry of `PYTHONPATH` means that folder. `play.py` and `run_tests.py`
import this file first, so old Pythons must be able to read it.
"""

import os
import sys

PACKAGING = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def isolate():
    # type: () -> None
    """Stop importing modules from the current folder."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    try:
        searched = [os.path.abspath(entry) for entry in entries if not os.path.isabs(entry)]
    except OSError:
        return  # the current folder was deleted, so nothing can be imported from it
    sys.path[:] = [entry for entry in sys.path if entry not in searched or entry == PACKAGING]
