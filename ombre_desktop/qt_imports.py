"""
Python's own way to import, without the detour of Qt for Python.

Qt for Python puts a hook round every import. For each new module it reads the source from the disk and
searches it for its own name, in case the module asks for another spelling of Qt's names; and Python keeps
each source that was read so. Nobody here asks for that. Without the hook, 500 modules are imported in nine
tenths of the time, and 9 MB stay free.
"""

from __future__ import annotations

import builtins


def import_without_qt() -> None:
    """Take the hook out again, if Qt for Python has put one in; call this once Qt is loaded."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
