"""
The private Python environment, and the stamp that says what is in it.

The stamp holds the name of the interpreter and the whole text of the installed lock file: comparing the text
is faster than hashing it, and people can read it. While an installation is under way, the stamp says so. So
an interrupted installation is noticed and repeated.
"""

import os
import shutil
import sys
from pathlib import Path

UNDER_WAY = "The set-up is under way, or was interrupted.\n"


class Environment:
    """A folder made by `venv`, and the few files the set-up keeps in it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.latch = directory / "ombre-setup.latch"  # locked while one process works in this folder
        self.log = directory / "ombre-setup.log"
        self.lacking = directory / "ombre-lacks.txt"  # exists while the system lacks a library that Qt needs
        self._stamp = directory / "ombre-setup.txt"

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self._program("python")

    @property
    def windowed_python(self) -> Path:
        """The environment's interpreter that opens no console on Windows; elsewhere, the ordinary one."""
        return self._program("pythonw") if sys.platform == "win32" else self.python

    def is_ours(self) -> bool:
        """Return True if the set-up made or began this environment: the latch is the first file it writes."""
        return self.latch.is_file()

    def is_complete(self) -> bool:
        """Return True if a set-up was finished here, and its interpreter is still in place."""
        return self._read_stamp().startswith(self._interpreter_line())

    def holds(self, lock: Path) -> bool:
        """Return True if exactly the packages of *lock* are installed, ready to run."""
        return self._read_stamp() == self._stamp_for(lock)

    def clear(self) -> None:
        """
        Empty the folder, except for the latch, and mark the set-up as under way.

        Call this only while holding the latch.
        """
        for path in self.directory.iterdir():
            if path == self.latch:
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        self.mark_under_way()

    def mark_under_way(self) -> None:
        """Mark the environment as unfinished before it is changed."""
        self._stamp.write_text(UNDER_WAY, encoding="utf-8")

    def mark_complete(self, lock: Path) -> None:
        """Record, in one step, that *lock* is installed."""
        fresh = self._stamp.with_suffix(".new")
        fresh.write_text(self._stamp_for(lock), encoding="utf-8", newline="\n")
        os.replace(fresh, self._stamp)

    def _program(self, name: str) -> Path:
        if sys.platform == "win32":
            return self.directory / "Scripts" / f"{name}.exe"
        return self.directory / "bin" / name

    def _read_stamp(self) -> str:
        try:
            return self._stamp.read_text(encoding="utf-8")
        except OSError:
            return ""

    def _stamp_for(self, lock: Path) -> str:
        return self._interpreter_line() + lock.read_text(encoding="utf-8")

    def _interpreter_line(self) -> str:
        """
        Return the name of the interpreter behind the environment, so that its removal is noticed.

        The line changes if the link to the interpreter is broken, if the system has a newer Python in its
        place, or (on Windows, where the interpreter is a copy) if Python was uninstalled.
        """
        program = self.python.resolve()
        if not program.exists() or not self._home_exists():
            return "no interpreter\n"
        return f"{program.name}\n"

    def _home_exists(self) -> bool:
        try:
            lines = (self.directory / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        homes = [line.partition("=")[2].strip() for line in lines if line.startswith("home")]
        return bool(homes) and Path(homes[0]).is_dir()
