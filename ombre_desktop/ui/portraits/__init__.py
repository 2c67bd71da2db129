"""Portrait medallions of the company at the table, drawn from small records in the cards' manner."""

from ombre_desktop.ui.portraits.medallion import paint_portrait
from ombre_desktop.ui.portraits.people import PORTRAITS
from ombre_desktop.ui.portraits.portrait import Portrait

__all__ = ["PORTRAITS", "Portrait", "paint_portrait"]
