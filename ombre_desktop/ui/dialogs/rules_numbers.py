"""
The numbers of the rule book on the pages: ``{rule 1.9}`` stands where paragraph 1.9 is told.

They are the numbers by which the engine refuses an action and by which ``docs/rules`` is ordered.
"""

import re

_NUMBER = re.compile(r"\s*\{rule ([\w.]+)\}")


def anchor(rule: str) -> str:
    """The name of the place on a page where the paragraph *rule* is told, as in ``docs/rules``."""
    return "r-" + rule.lower().replace(".", "-")


def printed(rule: str) -> str:
    """The number *rule*, small, as a place that can be gone to."""
    return f'<a class="rule" name="{anchor(rule)}">{rule}</a>'


def numbers(page: str) -> tuple[str, ...]:
    """The paragraphs that *page* tells, in its order."""
    return tuple(_NUMBER.findall(page))


def with_numbers(page: str) -> str:
    """*page* with every number printed."""
    return _NUMBER.sub(lambda found: f" {printed(found[1])}", page)


def without_numbers(text: str) -> str:
    """*text* without its numbers."""
    return _NUMBER.sub("", text)
