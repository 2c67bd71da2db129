"""The search in the rule book: the number of hits on each page, and a page that lists them."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from functools import cache, partial
from html import escape
from itertools import islice

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.rules_pages import Table, plain_text, title
from ombre_desktop.ui.texts import rule_book

SCHEME = "rules"
"""The scheme of links between pages, such as ``rules:play``."""
EXCERPTS = 3
"""The greatest number of passages quoted from one page."""
AROUND = 70
"""The greatest number of characters quoted before a hit, and after it."""
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


def pattern(words: str) -> str:
    """
    Return a regular expression, for Python and for Qt, that finds *words* in either case.

    A letter without an accent finds the letter with any accent too, and a space finds a no-break space.
    """
    return "(?i)" + "".join(r"\s+" if each == " " else _alike(each) for each in " ".join(words.split()))


def _alike(letter: str) -> str:
    """Return a regular expression for *letter*, with any accent if it has none."""
    accented = _accented().get(letter.lower())
    return f"[{letter}{accented}]" if accented else re.escape(letter)


@cache
def _accented() -> dict[str, str]:
    """Return the accented letters of European languages, small and capital, by the plain small letter."""
    found: defaultdict[str, str] = defaultdict(str)
    for letter in map(chr, range(0xC0, 0x180)):
        parts = unicodedata.normalize("NFD", letter)
        if len(parts) > 1:
            found[parts[0].lower()] += letter
    return dict(found)


class Search:
    """
    A search in the book of one *table*.

    Each page is read once: to read them all takes several frames, and every letter typed searches them all.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._texts: dict[Topic, str] = {}
        self._words, self._hits = "", dict.fromkeys(Topic, 0)

    def text(self, topic: Topic) -> str:
        """Return the plain text of the page *topic*."""
        if topic not in self._texts:
            self._texts[topic] = plain_text(topic, self._table)
        return self._texts[topic]

    def readings(self) -> dict[Hashable, Callable[[], object]]:
        """Return the readings of all pages, to be done one by one before there is a search."""
        return {topic: partial(self.text, topic) for topic in Topic}

    def hits(self, words: str) -> dict[Topic, int]:
        """Return the number of hits for *words* on every page; blank *words* have no hits."""
        if words != self._words:
            wanted = re.compile(pattern(words)) if words.strip() else None
            self._hits = {topic: len(wanted.findall(self.text(topic))) if wanted else 0 for topic in Topic}
            self._words = words
        return self._hits

    def found_label(self, words: str) -> str:
        """Return the number of hits, in words."""
        total = sum(self.hits(words).values())
        if not total:
            return rule_book.nothing_found()
        return rule_book.hits_found().format(hits=total)

    def results_page(self, words: str) -> str:
        """Return the page that lists the hits for *words*, or says that there are none."""
        found = {topic: number for topic, number in self.hits(words).items() if number}
        if not found:
            heading = rule_book.nothing_found()
            sentence = rule_book.nothing_found_note()
            return f"<h1>{heading}</h1><p>{escape(sentence.format(words=words.strip()))}</p>"
        heading = rule_book.found_heading()
        parts = [f"<h1>{escape(heading.format(words=words.strip()))}</h1>"]
        for topic, number in found.items():
            link = f'<a href="{SCHEME}:{topic.value}">{title(topic)}</a>'
            parts.append(f"<h3>{link} ({number})</h3>")
            parts += [f"<p>{passage}</p>" for passage in self._passages(words, topic)]
        return "".join(parts)

    def _passages(self, words: str, topic: Topic) -> Iterator[str]:
        """Yield the first passages of the page *topic* that contain *words*, at most one from each line."""
        wanted = re.compile(pattern(words))
        lines = self.text(topic).replace(_PICTURE, "").splitlines()
        matches = ((line, match) for line in lines[1:] if (match := wanted.search(line)))
        for line, match in islice(matches, EXCERPTS):
            before, after = _cut(line[: match.start()], last=True), _cut(line[match.end() :], last=False)
            yield f"{escape(before)}<b>{escape(match[0])}</b>{escape(after)}"


def _cut(text: str, *, last: bool) -> str:
    """Return the *last* or the first words of *text*, about `AROUND` characters."""
    if len(text) <= AROUND:
        return text
    if last:
        return "… " + text[-AROUND:].partition(" ")[2]
    return text[:AROUND].rpartition(" ")[0] + " …"
