"""Portrait medallions of the players, drawn in the style of the cards from small records."""

from ombre_desktop.ui.portraits.medallion import paint_portrait
from ombre_desktop.ui.portraits.people import PORTRAITS
from ombre_desktop.ui.portraits.portrait import Portrait

__all__ = ["PORTRAITS", "Portrait", "paint_portrait"]
