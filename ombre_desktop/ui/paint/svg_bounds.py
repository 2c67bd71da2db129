"""
The bounds of a drawing from outside.

A few lines of SVG can ask for more work than there is time in the world, by groups that repeat groups, or
for any file of the person's. Qt bounds the buffers of effects, but neither of these: it is refused here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from ombre_desktop.value import Value

MOST_PARTS = 100_000
"""The largest number of parts that are drawn, with all repetitions: about a second's work."""
DEEPEST = 100
"""The deepest nesting."""
EFFECT = 400
"""The number of parts that take as long as an effect, such as a blur."""

_Element = ElementTree.Element
_EFFECTS = {"filter", "mask", "pattern"}
_REFUSED = {"image", "feImage", "marker"}
"""Parts that are not needed in a card: whole pictures, and what is set at every corner of a line."""
_LINK = re.compile(r"url\(\s*['\"]?([^)'\"\s]*)")


def is_modest(svg: str) -> bool:
    """
    Tell whether the drawing *svg* refers to nothing but its own parts, and has not too many of them.

    Raises `ValueError` for what is no drawing.
    """
    if "<!ENTITY" in svg:
        return False
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        raise ValueError(str(error)) from error
    try:
        names = {one.get("id", ""): one for one in _all_in(root)}
        return _Work(names, {}).of(root) <= MOST_PARTS
    except (RecursionError, _ImmodestError):
        return False


class _ImmodestError(Exception):
    """The drawing is out of bounds."""


class _Work(Value):
    """The work that the parts of a drawing make, by their identity; the parts that have *names*."""

    names: dict[str, _Element]
    known: dict[int, int]

    def of(self, part: _Element) -> int:
        """Return the number of parts that are drawn for *part*; what repeats itself has no end."""
        if id(part) not in self.known:
            self.known[id(part)] = MOST_PARTS + 1  # until it is known: for a part inside itself
            self.known[id(part)] = 1 + sum(map(self.of, part)) + sum(map(self._of_link, _links(part)))
        return self.known[id(part)]

    def _of_link(self, link: str) -> int:
        target = self.names.get(link.removeprefix("#"))
        if not link.startswith("#"):
            raise _ImmodestError
        if target is None:
            return 0
        return self.of(target) + (EFFECT if _tag(target) in _EFFECTS else 0)


def _all_in(root: _Element) -> Iterator[_Element]:
    """Yield *root* and every part of it; raise if they are nested too deeply, or there is one too many."""
    waiting = [(root, 0)]
    count = 0
    while waiting:
        part, depth = waiting.pop()
        count += 1
        if depth > DEEPEST or count > MOST_PARTS or _tag(part) in _REFUSED:
            raise _ImmodestError
        yield part
        waiting += [(one, depth + 1) for one in part]


def _links(part: _Element) -> Iterator[str]:
    """Yield every reference of *part* to something else."""
    is_page = _tag(part) == "a"  # leads to a page when it is clicked, which nobody can do here
    for name, value in part.items():
        if name.rpartition("}")[2] == "href" and not is_page:
            yield value.strip()
        yield from _LINK.findall(value)
    if _tag(part) == "style":
        text = part.text or ""
        if "@import" in text:
            raise _ImmodestError
        yield from _LINK.findall(text)


def _tag(part: _Element) -> str:
    return part.tag.rpartition("}")[2] if isinstance(part.tag, str) else ""
