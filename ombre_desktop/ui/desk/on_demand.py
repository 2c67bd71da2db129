"""Parts of the table that are imported when they are first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.glossary import meaning_of
    from ombre_desktop.ui.portraits.people import ground_of
    from ombre_desktop.ui.table.celebration import Celebration

__all__ = ["Celebration", "ground_of", "meaning_of"]

HOMES = {
    "Celebration": "ombre_desktop.ui.table.celebration",
    "ground_of": "ombre_desktop.ui.portraits.people",
    "meaning_of": "ombre_desktop.ui.dialogs.glossary",
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
