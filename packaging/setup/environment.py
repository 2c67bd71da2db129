"""
The private Python environment, and the stamp that says what is in it.

The stamp is the whole text of the lock file that was installed, under the name of the
interpreter: comparing it is quicker than any hash, and reading it tells a person
everything. While work is under way the stamp says so; what was interrupted is
therefore always known, and made again.
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
        self.latch = directory / "ombre-setup.latch"  # held while one process works here
        self.log = directory / "ombre-setup.log"
        self.lacking = directory / "ombre-lacks.txt"  # there while the system lacks something Qt wants
        self._stamp = directory / "ombre-setup.txt"

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self._program("python")

    @property
    def windowed_python(self) -> Path:
        """The interpreter inside that opens no console, where there is such a thing."""
        return self._program("pythonw") if sys.platform == "win32" else self.python

    def is_ours(self) -> bool:
        """Return True if the set-up made, or began to make, this environment: its first file is the latch."""
        return self.latch.is_file()

    def is_complete(self) -> bool:
        """Return True if a set-up was finished here, and the interpreter is still the one it used."""
        return self._read_stamp().startswith(self._interpreter_line())

    def holds(self, lock: Path) -> bool:
        """Return True if exactly the packages of *lock* are installed, ready to run."""
        return self._read_stamp() == self._stamp_for(lock)

    def clear(self) -> None:
        """Begin afresh: nothing but the latch, and a stamp that says so. Hold the latch to call this."""
        for path in self.directory.iterdir():
            if path == self.latch:
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        self.mark_under_way()

    def mark_under_way(self) -> None:
        """Let no earlier stamp vouch for what is about to change."""
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
        Name the interpreter behind the environment, so that its going away is noticed.

        A link that leads nowhere, a system that moved on to its next Python, and (on Windows,
        where the program is a copy) a Python that was uninstalled all change this line.
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
