"""Portrait medallions of the players, drawn from small records in the style of the cards."""

from ombre_desktop.ui.portraits.medallion import paint_portrait
from ombre_desktop.ui.portraits.people import PORTRAITS
from ombre_desktop.ui.portraits.portrait import Portrait

__all__ = ["PORTRAITS", "Portrait", "paint_portrait"]
