"""The style of the rule pages: a book in the serif font, with ruled tables."""

import re
from math import ceil
from string import Template

from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QTextEdit

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.ui.paint.texture import mixed

_PAGE = Template("""
body { font-family: "$serif"; color: $ink; }
h1 { font-size: ${h1}px; font-weight: 600; margin-top: 0px; margin-bottom: ${wide}px; }
h2 { font-size: ${h2}px; font-weight: 600; color: $sepia; margin-top: ${wide}px; margin-bottom: ${small}px; }
h3 { font-size: ${h3}px; font-weight: 600; margin-top: ${gap}px; margin-bottom: ${small}px; }
p { margin-top: 0px; margin-bottom: ${gap}px; line-height: $pitch%; }
span.initial { font-size: ${initial}px; font-style: normal; font-weight: 600; color: $sepia; }
p.lead, p.upright { font-size: ${lead}px; font-style: italic; color: $faint; }
p.upright { font-style: normal; }
li { margin-bottom: ${small}px; line-height: 110%; }
ul { list-style-type: none; }
ul li { text-indent: -${dot}px; }
a { color: $sepia; text-decoration: underline; }
span.rule { color: $faint; font-size: small; font-style: normal; font-weight: normal; }
table { border-collapse: collapse; margin-top: ${above}px; margin-bottom: ${gap}px; }
table.grid td, table.grid th { border: 1px solid $rule; padding: ${small}px ${cell}px; }
table.list td, table.list th { border-bottom: 1px solid $rule; padding: ${small}px ${cell}px; }
table td, table th { font-size: ${table}px; }
b { font-weight: 600; }
th { font-weight: 600; text-align: left; background-color: $shade; color: $ink; }
""")

_ITALICS = re.compile("<i>([^<]*)</i>")
_LEAD = re.compile("""<p class="lead">(?=(.*?)</p>)""", re.DOTALL)
_LIST = re.compile("<ul>.*?</ul>", re.DOTALL)
_DOT = "\N{BULLET}\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}"
"""The mark of a list item: the dots that Qt paints itself are a third of a line thick."""
_PITCH = 112
"""The distance of lines in a paragraph, as a percentage of the height of the font."""
BODY = 16.5
_LARGEST = 1.4
"""The text size, as a factor, above which the text of tables no longer grows."""


def page_style(appearance: Appearance, zoom: float) -> str:
    """Return the stylesheet of the pages, with text *zoom* times as large as in dialogs."""
    chrome = appearance.theme.chrome

    def size(nominal: float) -> int:
        return max(1, round(nominal * appearance.text * zoom))

    return _PAGE.substitute(
        serif=appearance.families.serif,
        ink=chrome.ink.name(),
        faint=chrome.faint_ink.name(),
        sepia=_sepia(appearance).name(),
        rule=mixed(chrome.paper_bottom, chrome.ink, 0.28).name(),
        shade=mixed(chrome.paper_bottom, QColor("#a67c3d"), 0.0 if appearance.theme.plain else 0.2).name(),
        h1=size(28),
        h2=size(20),
        h3=size(17),
        lead=size(18),
        initial=size(33),
        gap=size(9),
        # The text of tables grows less, so that no table becomes wider than a small window.
        cell=min(10, size(9)),
        table=max(1, round(BODY * min(appearance.text, _LARGEST) * zoom)),
        wide=size(16),
        small=size(4),
        above=size(12),
        pitch=_PITCH,
        dot=round(QFontMetricsF(appearance.serif(BODY * zoom)).horizontalAdvance(_DOT)),
    )


def document_of(page: str) -> str:
    """
    Return *page* as a document, with text upright in a script without italics.

    List items begin with a dot.
    """
    page = _ITALICS.sub(lambda words: words[1] if is_upright(words[1]) else words[0], page)
    page = _LEAD.sub(lambda lead: "<p class='upright'>" if is_upright(lead[1]) else lead[0], page)
    return f"<body>{_LIST.sub(lambda found: found[0].replace('<li>', '<li>' + _DOT), page)}</body>"


def lay_on(browser: QTextEdit, page: str) -> None:
    """Show a *page*; Qt would leave paragraphs blank if lines were evened while it lays them out."""
    document = browser.document()
    document.setLayoutEnabled(False)
    browser.setHtml(page)
    even_lines(document)
    document.setLayoutEnabled(True)


def even_lines(document: QTextDocument) -> None:
    """Set the lines of a paragraph with an initial as close as all others; the initial rises above them."""
    block = document.begin()
    while block.isValid():
        sizes = [part.charFormat().font().pixelSize() for part in _parts(block)]
        is_heading = block.blockFormat().headingLevel() > 0
        if not is_heading and len(sizes) > 1 and sizes[0] > sizes[1]:
            words = QFontMetricsF(_parts(block)[1].charFormat().font())
            line = ceil(words.ascent() + words.descent()) * _PITCH / 100
            even = QTextBlockFormat()
            even.setLineHeight(line, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            QTextCursor(block).mergeBlockFormat(even)
            return
        block = block.next()


def _parts(block: QTextBlock) -> list[QTextFragment]:
    """Return the first two pieces of text in *block* that are written alike."""
    found: list[QTextFragment] = []
    at = block.begin()
    while len(found) < 2 and not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found


def _sepia(appearance: Appearance) -> QColor:
    return mixed(QColor("#6d3b10"), appearance.theme.chrome.ink, 0.1 if not appearance.theme.plain else 1.0)
