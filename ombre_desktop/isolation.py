"""
Isolation: keep Python from importing modules from the current folder.

That folder may hold anybody's files, and a ``json.py`` among them would be run. Python searches that
folder for ``python -m``, in the processes of `multiprocessing`, and for every empty or relative
entry of ``PYTHONPATH``. The installed commands call `isolate` first, and the package itself does for
``python -m``. What Python loads before that, to find the module, is out of reach: only ``-P`` guards it.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder that contains this package."""
OWN = (ROOT, os.path.dirname(os.path.abspath(os.__file__)))
"""The folders that stay, even if one of them is the current folder."""


def isolate() -> None:
    """Stop importing from the current folder, in this process and in those it starts."""
    os.environ["PYTHONSAFEPATH"] = "1"
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(os.path.isabs, entries))
    try:
        searched = {os.getcwd(), *(os.path.abspath(entry) for entry in entries if not os.path.isabs(entry))}
    except FileNotFoundError:
        return  # the current folder was deleted: nothing can be found in it
    sys.path[:] = [entry for entry in sys.path if entry not in searched or entry in OWN]
