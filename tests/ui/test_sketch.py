"""The sketch of the table, which is shown until the real one is painted."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from ombre_desktop.ui.table.sketch import paint_sketch


def test_before_the_first_painting_a_sketch_is_never_stretched(seated):
    """On a small screen the window is maximised before anything is painted, and the table fits it."""
    app = seated()
    app.window.resize(800, 700)
    QApplication.processEvents()

    scene = app.desk.scene
    sketch = QPixmap(scene.brush.layout.window.size().toSize())
    painter = QPainter(sketch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sketch(painter, scene.brush.layout.stage, scene.brush.theme)
    painter.end()
    assert sketch.toImage() == scene._surface.pixmap().toImage()
    assert 1.0 == scene._surface.scale()
