"""The rule book on the screen: contents, search, text size, and the open page."""

from collections.abc import Iterator

from PySide6.QtCore import QRegularExpression, QSizeF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QColor, QShortcut, QShowEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.name_tip import NameTip
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.rules_style import BODY, document_of, lay_on, page_style
from ombre_desktop.ui.dialogs.rules_tokens import SIGN_HEIGHT, sign_url
from ombre_desktop.ui.dialogs.style import Appearance, Part, line
from ombre_desktop.ui.dialogs.suit_signs import suit_sign
from ombre_desktop.ui.features.rule_book.plate_press import PlatePress
from ombre_desktop.ui.features.rule_book.rules_contents import Contents
from ombre_desktop.ui.features.rule_book.rules_lessons import LESSON, LessonsOn, lessons_line, no_lessons
from ombre_desktop.ui.features.rule_book.rules_numbers import anchor
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page
from ombre_desktop.ui.features.rule_book.rules_plates import Plates, Sheet
from ombre_desktop.ui.features.rule_book.rules_search import SCHEME, Search, pattern
from ombre_desktop.ui.features.rule_book.search_box import SearchBox
from ombre_desktop.ui.model.acquaintance import Acquaintance
from ombre_desktop.ui.texts import rule_book
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.value import replace

ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
MARGIN = 24
"""The margin of a page, in pixels."""
_FOUND = QColor("#f2c14e")
_ROUNDED = 2
"""The pixels by which Qt's rounding may make a table wider than the page."""


class RulesReader(Board):
    """
    The rule book; it may stay open beside the table.

    The results of a search replace the page until another page is opened. *lessons_on* returns the name and
    the title of each lesson about a page; ``lesson_wanted`` carries the name of the one to begin. Without a
    *press* the book has no pictures.
    """

    lesson_wanted = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        table: Table,
        topic: Topic = Topic.FIVE_MINUTES,
        parent: QWidget | None = None,
        *,
        rule: str = "",
        lessons_on: LessonsOn = no_lessons,
        press: PlatePress | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self._press = press
        self._plates: Plates | None = None
        if press is not None:
            press.ready.connect(self._show_plates)
        self.set_title(rule_book.title())
        self._table = table
        self._searched, self._reading = Search(table), Turns(self)
        self._topic = topic
        self._lessons_on = lessons_on
        self._paragraph = rule
        self._past: list[Topic] = []
        self._zoom = ZOOMS.index(1.0)
        self._lists_hits = False
        self._contents = Contents()
        self._contents.wanted.connect(self._go_to)
        self._browser = self._page_view()
        self.body.addLayout(self._search_row())
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._contents)
        self._splitter.addWidget(self._browser)
        self._splitter.setStretchFactor(1, 1)
        self.body.addWidget(self._splitter, 1)
        self._build_buttons()
        self._build_keys()
        self.open_at_size(1000, 760)

    def build(self) -> Iterator[None]:
        """Print the page, after the suit signs."""
        for deck in Deck:
            self._provide_signs(deck)
            yield
        self.restyled()
        self._browser.setFocus()

    @property
    def topic(self) -> Topic:
        """The open page."""
        return self._topic

    def open_at(self, topic: Topic, rule: str = "") -> None:
        """Open the page *topic* at its paragraph *rule*; `go_back` returns to the page before."""
        if topic is not self._topic:
            self._past.append(self._topic)
        self._show(topic, rule)

    def turn_to(self, table: Table, topic: Topic, rule: str = "") -> None:
        """Show the book for another *table*, open at the page *topic* and its paragraph *rule*."""
        self.set_table(table)
        self.open_at(topic, rule)

    def go_back(self) -> None:
        """Open the previous page."""
        if self._past:
            self._show(self._past.pop())

    def set_table(self, table: Table) -> None:
        """Show the cards and settings of another table."""
        if table != self._table:
            self._lay_on(table)
            self._print()

    def show_opponents(self, opponents: tuple[Acquaintance, ...]) -> None:
        """Tell what the *opponents* have shown so far; the page stays where it is scrolled."""
        table = replace(self._table, opponents=opponents)
        if table == self._table:
            return
        self._lay_on(table)
        if self._lists_hits or self._topic is Topic.OPPONENTS:
            bar = self._browser.verticalScrollBar()
            place = bar.value()
            self._print()
            bar.setValue(place)

    def _lay_on(self, table: Table) -> None:
        """Search the book as it is for *table*."""
        self._table = table
        self._searched = Search(table)
        self._count_hits()

    def restyled(self) -> None:
        """Reprint the page in the colours and at the size of the appearance."""
        self._contents.set_least(self.appearance.least)
        wide = min(self.appearance.pixels(215), round(0.3 * self.width()))
        self._splitter.setSizes([wide, max(wide, self.width() - wide)])
        self._print()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the paragraph, which is possible only when the lines have their final lengths."""
        super().showEvent(event)
        self._scroll()

    def search(self, words: str) -> None:
        """Search all pages for *words*."""
        self._search_box.setText(words)

    def _page_view(self) -> QTextBrowser:
        browser = QTextBrowser()
        browser.setOpenLinks(False)
        # Words are never broken: a table that is too wide is scrolled instead.
        browser.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        # A scroll bar that appeared only with a long page would cover it and bring the horizontal bar too.
        browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        browser.setAccessibleName(rule_book.page_name())
        browser.anchorClicked.connect(self._follow)
        browser.document().documentLayout().documentSizeChanged.connect(self._set_bar)
        return browser

    def _set_bar(self, size: QSizeF) -> None:
        """Enable horizontal scrolling, except for the pixel that Qt's rounding may add to a table."""
        policy = Qt.ScrollBarPolicy
        seen = size.width() - self._browser.viewport().width() > _ROUNDED
        self._browser.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if seen else policy.ScrollBarAlwaysOff
        )

    def _search_row(self) -> QHBoxLayout:
        self._search_box = SearchBox()
        self._search_box.entered.connect(lambda: self._reading.order(self._searched.readings()))
        self._search_box.textChanged.connect(self._search)
        self._search_box.returnPressed.connect(self._next_hit)
        label = line(rule_book.search_label())
        label.setBuddy(self._search_box)
        self._hits = line(part=Part.NOTE)
        self._hits.hide()
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self._search_box, 1)
        row.addWidget(self._hits)
        return row

    def _build_buttons(self) -> None:
        self._back = self.add_button(rule_book.back_button())
        self._back.clicked.connect(self.go_back)
        for label, name, step in (("A−", rule_book.smaller_text(), -1), ("A+", rule_book.larger_text(), 1)):
            button: QPushButton = self.add_button(label)
            button.setAccessibleName(name)
            NameTip(button)
            button.clicked.connect(lambda _=False, step=step: self._resize_text(step))
        self.buttons.addStretch()
        self.add_button(rule_book.close_button()).clicked.connect(self.accept)

    def _build_keys(self) -> None:
        for key, deed in (
            (Key.PAGE_BEFORE, self.go_back),
            (Key.FIND, self._search_box.setFocus),
            (Key.FIND_NEXT, self._next_hit),
            (Key.LARGER, lambda: self._resize_text(1)),
            (Key.SMALLER, lambda: self._resize_text(-1)),
        ):
            QShortcut(key.sequences[0], self, deed)

    @property
    def _sign_height(self) -> int:
        """The height of the suit signs in the text."""
        return round(SIGN_HEIGHT * self.appearance.text * ZOOMS[self._zoom])

    def _show(self, topic: Topic, rule: str = "") -> None:
        self._topic, self._paragraph, self._lists_hits = topic, rule, False
        self._print()

    def _scroll(self) -> None:
        """Scroll the paragraph at which the page was opened to the top."""
        if self._paragraph and not self._lists_hits:
            self._browser.scrollToAnchor(anchor(self._paragraph))

    def _print(self) -> None:
        """Print the open page or the search results in the present look."""
        document = self._browser.document()
        document.setDefaultStyleSheet(page_style(self.appearance, ZOOMS[self._zoom]))
        document.setDefaultFont(self.appearance.serif(BODY * ZOOMS[self._zoom]))
        document.setDocumentMargin(MARGIN)
        for deck in Deck:
            self._provide_signs(deck)
        words = self._search_box.text()
        if self._lists_hits:
            printed = self._searched.results_page(words)
        else:
            printed = page(self._topic, self._table, self._sign_height)
            printed += lessons_line(self._lessons_on(self._topic))
            printed = self._illustrated(printed)
        lay_on(self._browser, document_of(printed))
        self._contents.show_topic(None if self._lists_hits else self._topic)
        self._back.setEnabled(bool(self._past))
        self._mark_hits()
        self._scroll()

    def _illustrated(self, printed: str) -> str:
        """Return the *printed* page with its plates, if this book has any."""
        if self._press is None:
            return printed
        self._plates = self._new_plates(self._press)
        printed = self._plates.illustrated(printed, self._topic)
        self._plates.provide(self._browser.document())
        return printed

    def _new_plates(self, press: PlatePress) -> Plates:
        room = self._browser.viewport().width() - 2 * MARGIN
        return Plates(press, self.appearance, Sheet(room, ZOOMS[self._zoom], self.devicePixelRatioF()))

    @Slot()
    def _show_plates(self) -> None:
        """Show the plates that have been printed meanwhile."""
        if self._plates is not None:
            self._plates.provide(self._browser.document())
            self._browser.viewport().update()

    def _provide_signs(self, deck: Deck) -> None:
        # A document scales pictures badly, so the signs are drawn at their final size.
        ratio = self.devicePixelRatioF()
        kind = int(QTextDocument.ResourceType.ImageResource.value)
        for suit in Suit:
            image = suit_sign(suit, deck, round(self._sign_height * ratio))
            image.setDevicePixelRatio(image.height() / self._sign_height)
            self._browser.document().addResource(kind, QUrl(sign_url(suit, deck)), image)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == SCHEME:
            self._go_to(Topic(url.path()))
        elif url.scheme() == LESSON:
            self.lesson_wanted.emit(url.path())

    def _go_to(self, topic: Topic) -> None:
        """Open the page *topic*, at the first hit of a search."""
        self.open_at(topic)
        self._find()

    def _resize_text(self, step: int) -> None:
        self._zoom = min(len(ZOOMS) - 1, max(0, self._zoom + step))
        self._print()

    def _search(self, words: str) -> None:
        """Show the search results instead of the page; without words, show the page again."""
        self._lists_hits = bool(words.strip())
        self._count_hits()
        self._print()

    def _count_hits(self) -> None:
        """Show the number of hits, and list only the pages with hits."""
        words = self._search_box.text()
        wanted = bool(words.strip())
        self._contents.show_hits(self._searched.hits(words) if wanted else None)
        self._hits.setText(self._searched.found_label(words))
        self._hits.setVisible(wanted)

    def _mark_hits(self) -> None:
        wanted = None if self._lists_hits else self._wanted()
        marks: list[QTextEdit.ExtraSelection] = []
        at = QTextCursor(self._browser.document())
        while wanted and not (at := self._browser.document().find(wanted, at)).isNull():
            found = QTextEdit.ExtraSelection()
            found.cursor = at
            found.format.setBackground(_FOUND)
            found.format.setForeground(QColor("#000000"))
            marks.append(found)
        self._browser.setExtraSelections(marks)

    def _wanted(self) -> QRegularExpression | None:
        """Return what is searched for; None if nothing is."""
        words = self._search_box.text()
        return QRegularExpression(pattern(words)) if words.strip() else None

    def _find(self) -> bool:
        """Go to the next hit on this page; return True if there is one."""
        wanted = self._wanted()
        return wanted is not None and self._browser.find(wanted)

    def _next_hit(self) -> None:
        """Go to the next hit on this page, or to the next page with a hit."""
        if not self._wanted() or (not self._lists_hits and self._find()):
            return
        order, found = list(Topic), self._searched.hits(self._search_box.text())
        here = order.index(self._topic) + (not self._lists_hits)
        for topic in (*order[here:], *order[:here]):
            if found[topic]:
                self._go_to(topic)
                return
