"""Pictures of the company for boxes and labels."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ombre_desktop.ui.paint.portraits.picture import portrait_picture
from ombre_desktop.ui.paint.theme import Theme


def small_portrait(ident: str, theme: Theme) -> QIcon:
    """Return the portrait *ident* as an icon beside a name."""
    return QIcon(medallion(ident, theme, 64))


def medallion(ident: str, theme: Theme, side: int, ratio: float = 1.0) -> QPixmap:
    """Return the portrait *ident* in a square of *side* logical pixels, at this pixel *ratio*."""
    return QPixmap.fromImage(portrait_picture(ident, theme, side, ratio))


class MedallionLabel(QLabel):
    """A portrait that repeats a choice made beside it, so screen readers skip it."""

    def __init__(self, ident: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_person(self, ident: str, theme: Theme, side: int) -> None:
        """Show the portrait *ident*, *side* pixels high."""
        self.ident = ident
        self.setPixmap(medallion(ident, theme, side, self.devicePixelRatioF()))
