"""Mixed and transparent colours."""

from PySide6.QtGui import QColor


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """Return the colour at *share* of the way from *a* to *b*."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """Return *colour* with this opacity, 0 to 1."""
    faint = QColor(colour)
    faint.setAlphaF(max(0.0, min(1.0, alpha)))
    return faint
