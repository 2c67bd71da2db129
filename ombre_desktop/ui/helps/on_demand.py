"""Parts of the helps that are imported once there are files to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.helps.helps_file import HelpsFile

__all__ = ["HelpsFile"]

HOMES = {"HelpsFile": "ombre_desktop.ui.helps.helps_file"}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
