"""Numbers of points in words."""

from ombre_desktop.ui.texts.phrases import translate


def points_text(points: int) -> str:
    """Return a number of points: "1 point", "5 points"."""
    return translate("Points", "{points:one # point|other # points}").format(points=points)
