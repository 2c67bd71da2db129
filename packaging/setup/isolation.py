"""
Keep Python from looking for modules in the person's current folder.

An empty or relative entry of `PYTHONPATH` means that folder. `play.py` and `run_tests.py`
come here first, so old Pythons read this file too.
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
        return  # the current folder was deleted: nothing can be found in it
    sys.path[:] = [entry for entry in sys.path if entry not in searched or entry == PACKAGING]
