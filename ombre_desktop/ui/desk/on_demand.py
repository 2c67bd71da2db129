"""Parts of the table that are imported when they are first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes
from ombre_desktop.ui.sound.on_demand import HOMES as SOUNDS

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


def import_beforehand() -> None:
    """Import what the first deal needs, in a thread, so that the window does not wait for it later."""
    for module in (*HOMES.values(), *SOUNDS.values()):
        import_module(module)


if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
