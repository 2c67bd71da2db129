"""
``python -m tools.fonts FOLDER``: cut the Japanese fonts from Noto CJK in FOLDER.

The Debian package fonts-noto-cjk has the four files; fontTools (``pip install fonttools``) cuts them.
The results get names of our own, and keep the copyright and the licence of their origin.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from tools.fonts.characters import ASSETS, common, japanese

_STYLES = {
    "OmbreSansJP-Regular": ("NotoSansCJK-Regular.ttc", "Ombre Sans JP", "Regular"),
    "OmbreSansJP-Bold": ("NotoSansCJK-Bold.ttc", "Ombre Sans JP", "Bold"),
    "OmbreSerifJP-Regular": ("NotoSerifCJK-Regular.ttc", "Ombre Serif JP", "Regular"),
    "OmbreSerifJP-Bold": ("NotoSerifCJK-Bold.ttc", "Ombre Serif JP", "Bold"),
}
_NAMES = "OmbreSansJP-Regular"
"""The font in which people's names are found when the one asked for lacks a character."""
_NAME = ("OmbreNameJP-Regular", ("NotoSansCJK-Regular.ttc", "Ombre Name JP", "Regular"))
"""The font that has only the language's own name, which every first page shows."""


def main() -> int:
    """Write the fonts, and say how large they are."""
    parser = argparse.ArgumentParser(prog="python -m tools.fonts", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    try:
        cut = import_module("tools.fonts.cutting").cut
    except ImportError:
        parser.error("fontTools is missing; install it with: pip install fonttools")
    for stem, style in _STYLES.items():
        signs = japanese() | common() if stem == _NAMES else japanese()
        cut(folder, style, ASSETS / "fonts" / f"{stem}.otf", signs)
    stem, style = _NAME
    cut(folder, style, ASSETS / "fonts" / f"{stem}.otf", set("日本語"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
