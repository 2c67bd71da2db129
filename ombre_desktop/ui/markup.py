"""Plain words in a page: Python's own `html` would load two thousand names of letters, most of a frame."""

from __future__ import annotations


def escape(text: str) -> str:
    """*text* so that a page shows it as it is, between tags or in an attribute."""
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        text = text.replace(sign, name)
    return text
