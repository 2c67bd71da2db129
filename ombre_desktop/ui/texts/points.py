"""Numbers of points in words."""

from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.texts.results import figure

translate = QCoreApplication.translate


def points_text(points: int) -> str:
    """So many points: "1 point", "5 points"."""
    if abs(points) == 1:
        return translate("Points", "{points} point").format(points=figure(points))
    return translate("Points", "{points} points").format(points=figure(points))


def points_win_text(points: int) -> str:
    """How many points win the game: "1 point wins", "5 points win"."""
    if points == 1:
        return translate("Points", "{points} point wins").format(points=points)
    return translate("Points", "{points} points win").format(points=points)
