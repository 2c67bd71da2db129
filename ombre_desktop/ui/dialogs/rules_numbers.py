"""
The numbers of the rule book on the pages: ``{rule 1.9}`` stands where paragraph 1.9 is told.

They are the numbers by which the engine refuses an action and by which ``docs/rules`` is ordered.
"""

import re

_NUMBER = re.compile(r"\s*\{rule ([\w.]+)\}")
_HEADING = re.compile(r"<(h[1-3])>(.*?)</\1>", re.DOTALL)


def anchor(rule: str) -> str:
    """The name of the place on a page where the paragraph *rule* is told, as in ``docs/rules``."""
    return "r-" + rule.lower().replace(".", "-")


def numbers(page: str) -> tuple[str, ...]:
    """The paragraphs that *page* tells, in its order."""
    return tuple(_NUMBER.findall(page))


def with_numbers(page: str) -> str:
    """*page* with every number printed small, at a place that can be gone to."""
    return _NUMBER.sub(lambda found: _place(found[1]) + _printed(found[1]), _HEADING.sub(_heading, page))


def without_numbers(text: str) -> str:
    """*text* without its numbers."""
    return _NUMBER.sub("", text)


def _heading(found: re.Match[str]) -> str:
    """A heading with its places before the words, so that one of several lines is seen whole."""
    places = "".join(map(_place, numbers(found[2])))
    return f"<{found[1]}>{places}{_NUMBER.sub(lambda number: _printed(number[1]), found[2])}</{found[1]}>"


def _place(rule: str) -> str:
    return f'<a name="{anchor(rule)}"></a>'


def _printed(rule: str) -> str:
    return f' <span class="rule">{rule}</span>'
