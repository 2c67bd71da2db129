"""The glossary's explanations of words, for questions at the table."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtGui import QTextDocumentFragment

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic, in_language_of, source
from ombre_desktop.ui.dialogs.rules_tokens import with_cards
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.term import Explanation, Term

_ROW = (
    r'<tr><th><a name="{anchor}"></a>(?P<word>.*?)(?:<br><i>(?P<say>.*?)</i>)?</th>'
    r"<td>(?P<meaning>.*?)</td></tr>"
)


def meaning_of(term: Term, deck: Deck) -> Explanation:
    """Return the glossary's explanation of *term*, which names cards as *deck* does."""
    with in_language_of(Topic.GLOSSARY):
        return _meaning(term, deck, source(Topic.GLOSSARY))


@lru_cache(maxsize=128)
def _meaning(term: Term, deck: Deck, glossary: str) -> Explanation:
    row = re.search(_ROW.format(anchor=term.value), glossary, re.DOTALL)
    found = present(row, f"row of the glossary with the anchor {term.value}")
    return Explanation(_plain(found["meaning"], deck), _plain(found["word"], deck), found["say"] or "")


def _plain(html: str, deck: Deck) -> str:
    return QTextDocumentFragment.fromHtml(with_cards(html, deck, 1)).toPlainText().strip()
