"""Frozen and measured by others: the whole program, which is its own players' process as well."""

from __future__ import annotations

import sys

from ombre_desktop import __main__ as program
from ombre_desktop.frozen import settle

if sys.argv[1:] == ["--players"]:
    sys.exit(program.main())
settle()
import whole_program  # noqa: E402, F401 - runs the table and ends
