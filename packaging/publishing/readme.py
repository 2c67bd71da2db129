"""The readme as PyPI shows it, from where a path of the checkout leads nowhere."""

from __future__ import annotations

import re

LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?!https?://|#)(?P<path>[^)]+)\)")


def absolute(text: str, home: str) -> str:
    """Return *text* with every path of the checkout as an address below *home*."""

    def lead(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['text']}]({home}/{kind}/HEAD/{link['path']})"

    return LINK.sub(lead, text)
