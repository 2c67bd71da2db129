"""The signs of the suits as small pictures, for panels that name a suit or a card."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import Size, render
from ombre_desktop.ui.texts.cards import suit_name

_KEPT = 160
_TINT, _COATS = 0.25, 3
"""The opacity of the lightest parts of a silhouette, and the coats of ink on the others."""


@lru_cache(maxsize=_KEPT)
def picture(deck: Deck, name: str, size: Size, printed: CardPrint) -> QImage | None:
    """
    Return the picture *name* of the *deck* at this size in device pixels; None if there is no picture.

    Reading a picture takes a few milliseconds, so this is for a handful of small ones only.
    """
    if min(size) < 1:
        return None
    image = render(deck, name, size, printed)
    return None if image.isNull() else image


def paint_sign(
    painter: QPainter, rect: QRectF, suit: Suit, context: TableContext, *, opacity: float = 1.0
) -> None:
    """Paint the suit's sign as the largest square that fits into *rect*."""
    box, image = _picture(painter, rect, suit, context)
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if image:
        painter.drawImage(box, image)
    else:
        _paint_initial(painter, box, suit, context=context)
    painter.restore()


def paint_silhouette(
    painter: QPainter, rect: QRectF, suit: Suit, context: TableContext, *, ink: QColor
) -> None:
    """
    Paint the suit's sign in a single *ink*, which shows on any ground.

    The darker a part of the sign, the more ink it has: a coin would be a blank disc otherwise.
    """
    box, image = _picture(painter, rect, suit, context)
    if not image:
        _paint_initial(painter, box, suit, context=context)
        return
    inked, dark = QImage(image), _darkness(image)
    inked.fill(QColor("transparent"))
    with QPainter(inked) as brush:
        brush.setOpacity(_TINT)
        brush.drawImage(0, 0, image)
        brush.setOpacity(1.0)
        for _ in range(_COATS):
            brush.drawImage(0, 0, dark)
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        brush.fillRect(inked.rect(), ink)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, inked)
    painter.restore()


def _darkness(image: QImage) -> QImage:
    """Return a mask of the dark parts of *image*."""
    mask = QImage(image.size(), QImage.Format.Format_Grayscale8)
    mask.fill(QColor("white"))
    with QPainter(mask) as brush:
        brush.drawImage(mask.rect(), image)
    mask.invertPixels()
    mask.reinterpretAsFormat(QImage.Format.Format_Alpha8)
    return mask


def _picture(
    painter: QPainter, rect: QRectF, suit: Suit, context: TableContext
) -> tuple[QRectF, QImage | None]:
    """Return the largest square in *rect*, on whole pixels, and the picture for it if there is one."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device else 1.0
    side = round(min(rect.width(), rect.height()) * ratio)
    reach = QSizeF(side, side) / (2 * ratio)
    box = QRectF(rect.center(), rect.center())
    box.adjust(-reach.width(), -reach.height(), reach.width(), reach.height())
    return box, picture(context.deck, f"sign_{suit.value}", (side, side), context.printed)


def _paint_initial(painter: QPainter, box: QRectF, suit: Suit, *, context: TableContext) -> None:
    """Paint a disc with the suit's first letter instead of a missing picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = QColor("#1d1b26") if suit.is_black else QColor("#c8352b")
    painter.setPen(QPen(ink, max(1.0, box.width() * 0.05)))
    painter.setBrush(context.theme.chrome.paper_top)
    inset = box.width() * 0.05
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    letter = suit_name(suit, context.deck)[:1].upper()
    Lettering(letter, context.families.serif_font(box.height() * 0.6, bold=True)).draw(painter, box, ink)
