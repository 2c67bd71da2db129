"""Portrait medallions of the players, drawn in the style of the cards from small records."""

from ombre_desktop.ui.paint.portraits.medallion import paint_portrait
from ombre_desktop.ui.paint.portraits.people import PORTRAITS
from ombre_desktop.ui.paint.portraits.portrait import Portrait

__all__ = ["PORTRAITS", "Portrait", "paint_portrait"]
