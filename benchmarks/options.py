"""The options of a benchmark, whose values are checked before any work."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any


class _Shape(argparse.RawDescriptionHelpFormatter, argparse.ArgumentDefaultsHelpFormatter):
    """A help page that keeps the lines of the description and gives the defaults."""


class Options(argparse.ArgumentParser):
    """A parser that is described by its script's first lines; it refuses wrong values with status 2."""

    def __init__(self, about: str | None) -> None:
        super().__init__(description=about, formatter_class=_Shape)

    def platform(self) -> Options:
        """Add the platform of Qt, for a benchmark that opens a window, and return the parser."""
        self.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen, xcb, windows …")
        return self

    def count(
        self, flag: str, default: int | None, about: str = "how many", least: int = 1, **more: Any
    ) -> None:
        """Add a whole number of at least *least*."""

        def number(said: str) -> int:
            if int(said) < least:
                raise argparse.ArgumentTypeError(f"{said} is less than {least}")
            return int(said)

        self.add_argument(flag, type=number, default=default, help=about, **more)

    def seed(self, default: int | str, about: str = "of all chance") -> None:
        """Add the seed of all chance, of the type of its *default*."""
        self.add_argument("--seed", type=type(default), default=default, help=about)

    def one(self, flag: str, known: Collection[str], default: str | None = None, about: str = "") -> None:
        """Add one of the names that are *known*."""
        told = about or f"one of {', '.join(known)}"
        self.add_argument(flag, choices=known, default=default, metavar="NAME", help=told)

    def some(
        self, flag: str, known: Collection[str], default: Sequence[str] = (), about: str = "a,b,…"
    ) -> None:
        """Add a list of names, with commas; every one of those *known* unless there is a *default*."""
        chosen = list(default or known)

        def names(said: str) -> list[str]:
            wrong = [name for name in said.split(",") if name not in known]
            if wrong:
                raise argparse.ArgumentTypeError(f"unknown {wrong[0]!r}; there are {', '.join(known)}")
            return said.split(",")

        self.add_argument(flag, type=names, default=chosen, metavar="NAMES", help=about)

    def place(self, flag: str, about: str, default: Path | None = None) -> None:
        """Add the path of a file or folder."""
        self.add_argument(flag, type=Path, default=default, help=about)
