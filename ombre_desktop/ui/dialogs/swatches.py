"""The cloths as choices, each with a round swatch."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QRadialGradient

from ombre_desktop.ui.dialogs.controls import Choice
from ombre_desktop.ui.dialogs.preference_names import choices_of
from ombre_desktop.ui.model.preferences import ClothName
from ombre_desktop.ui.paint.theme import CLOTHS, Cloth
from ombre_desktop.value import replace

_SIDE = 72


def cloth_choices() -> tuple[Choice, ...]:
    """Return the cloths with their names and swatches."""
    return tuple(
        replace(choice, icon=_patch(CLOTHS[choice.value]))
        for choice in choices_of("cloth")
        if isinstance(choice.value, ClothName)
    )


def _patch(cloth: Cloth) -> QIcon:
    picture = QPixmap(_SIDE, _SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(QPointF(_SIDE * 0.45, _SIDE * 0.35), _SIDE * 0.6)
    for place, colour in ((0, cloth.middle), (0.6, cloth.base), (1, cloth.edge)):
        light.setColorAt(place, colour)
    painter.setBrush(light)
    painter.setPen(QPen(cloth.stitch, 5))
    painter.drawEllipse(QRectF(4, 4, _SIDE - 8, _SIDE - 8))
    painter.end()
    return QIcon(picture)
