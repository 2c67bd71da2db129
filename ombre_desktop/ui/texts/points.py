"""Numbers of points in words."""

from ombre_desktop.ui.texts.phrases import translate


def points_text(points: int) -> str:
    """Return a number of points: "1 point", "5 points"."""
    return translate("Points", "{points:one # point|other # points}").format(points=points)


def points_win_text(points: int) -> str:
    """Return the number of points that wins the game: "1 point wins", "5 points win"."""
    return translate("Points", "{points:one # point wins|other # points win}").format(points=points)
