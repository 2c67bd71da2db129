"""The program's icon for windows and task bars."""

from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

ICON = Path(str(files("ombre_desktop"))) / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256)


def window_icon() -> QIcon:
    """Return the icon in every size a system may ask for; each size is read when it is needed."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(ICON / f"ombre-{size}.png"), QSize(size, size))
    return icon
