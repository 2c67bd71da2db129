"""Parts of the table that are imported when they are first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.glossary import meaning_of

__all__ = ["meaning_of"]

HOMES = {"meaning_of": "ombre_desktop.ui.dialogs.glossary"}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
