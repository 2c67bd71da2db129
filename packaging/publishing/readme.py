"""The readme as PyPI shows it, from where a path of the checkout leads nowhere."""

from __future__ import annotations

import re
from posixpath import join, normpath

LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?!https?://|#)(?P<path>[^)]+)\)")


def absolute(text: str, home: str, folder: str = ".") -> str:
    """Return the *text* of a readme in *folder*, with every path as an address below *home*."""

    def lead(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        path = normpath(join(folder, link["path"]))
        return f"{link['picture']}[{link['text']}]({home}/{kind}/HEAD/{path})"

    return LINK.sub(lead, text)
