"""The entry point of a frozen program to be measured; it also serves as its own players' process."""

from __future__ import annotations

import sys

from ombre_desktop import __main__ as program
from ombre_desktop.frozen import settle

if sys.argv[1:] == ["--players"]:
    sys.exit(program.main())
settle()
import whole_program  # noqa: E402, F401 - runs the table and ends
