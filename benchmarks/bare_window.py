"""A measured child process: the smallest possible Qt program with a graphics view."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
from report import Report, resident

SETTLED = 300
"""The time after the first frame at which the memory is measured, in milliseconds."""


class View(QGraphicsView):
    """A window that reports when its first frame is on the screen."""

    def __init__(self, scene: QGraphicsScene, report: Report) -> None:
        super().__init__(scene)
        self._report = report

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        QTimer.singleShot(0, self._painted)

    def _painted(self) -> None:
        self._report.mark("first_frame")
        if "--memory" in sys.argv:
            QTimer.singleShot(SETTLED, self._weigh)
        else:
            self._report.end()

    def _weigh(self) -> None:
        self._report.sizes["resident"] = resident()
        self._report.end()


def main() -> None:
    application = QApplication(sys.argv[:1])
    report = Report()
    window = QMainWindow()
    scene = QGraphicsScene(window)
    window.setCentralWidget(View(scene, report))
    window.resize(1280, 800)
    window.show()
    application.exec()


main()
