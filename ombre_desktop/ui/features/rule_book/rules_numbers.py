"""
The numbers of the rule book on the pages: ``{rule 1.9}`` marks the text of paragraph 1.9.

The engine's refusals carry the same numbers, and so do the paragraphs of ``docs/rules``.
"""

import re

_NUMBER = re.compile(r"\s*\{rule ([\w.]+)\}")
_HEADING = re.compile(r"<(h[1-3])>(.*?)</\1>", re.DOTALL)


def anchor(rule: str) -> str:
    """Return the anchor of the paragraph *rule* on a page, as in ``docs/rules``."""
    return "r-" + rule.lower().replace(".", "-")


def numbers(page: str) -> tuple[str, ...]:
    """Return the paragraph numbers on *page*, in order."""
    return tuple(_NUMBER.findall(page))


def with_numbers(page: str) -> str:
    """Return *page* with every number in small print, as an anchor."""
    return _NUMBER.sub(lambda found: _place(found[1]) + _printed(found[1]), _HEADING.sub(_heading, page))


def without_numbers(text: str) -> str:
    """Return *text* without its numbers."""
    return _NUMBER.sub("", text)


def _heading(found: re.Match[str]) -> str:
    """Return a heading with its anchors first, so that scrolling to one shows the whole heading."""
    places = "".join(map(_place, numbers(found[2])))
    return f"<{found[1]}>{places}{_NUMBER.sub(lambda number: _printed(number[1]), found[2])}</{found[1]}>"


def _place(rule: str) -> str:
    return f'<a name="{anchor(rule)}"></a>'


def _printed(rule: str) -> str:
    return f' <span class="rule">{rule}</span>'
