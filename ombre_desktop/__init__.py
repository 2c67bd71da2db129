"""Ombre at a desktop card table: the engine, the players and the table."""

import sys

if sys.argv[:1] == ["-m"]:  # Python is still looking for the module to run, in the current folder first
    from ombre_desktop.isolation import isolate

    isolate()

__version__ = "0.1.0"
