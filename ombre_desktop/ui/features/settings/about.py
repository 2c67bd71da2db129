"""About the program: its version, its licences, and the sources of the rules."""

import sys
from html import escape
from importlib.resources import files

import PySide6
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QTextOption
from PySide6.QtWidgets import QTextBrowser, QWidget

import ombre_desktop
from ombre_desktop.players.player import solver_runs
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.rules_style import document_of, page_style
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.settings.title_card import TitleCard
from ombre_desktop.ui.texts import about as words

_FONT_LICENCES = ("OFL-SourceSerifPro.txt", "OFL-SourceSansPro.txt", "OFL-OmbreJP.txt")
_BOOKS = (
    "The Royal Game of the Ombre, London 1665",
    "Richard Seymour, The Court Gamester, London 1720",
    "Académie universelle des jeux, Paris 1718",
    "Diderot, d’Alembert, Encyclopédie, Paris 1765",
)
"""The books that the rules come from; their titles are not translated."""


class AboutDialog(Board):
    """The sheet with version, licences and credits, under a *title* card if one is given."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, title: TitleCard | None = None
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.title())
        self._page = QTextBrowser()
        self._page.setOpenLinks(False)
        self._page.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self._page.setAccessibleName(words.page_name())
        self._page.anchorClicked.connect(QDesktopServices.openUrl)
        self._card = title
        if title is not None:
            self.body.addWidget(title)
        self.body.addWidget(self._page, 1)
        self.buttons.addStretch()
        self.add_button(words.close_button(), part=Part.GOLD).clicked.connect(self.accept)
        self.open_at_size(700, 620 if title is None else 780)
        self.restyled()

    def restyled(self) -> None:
        """Write the sheet again in the present look."""
        if self._card is not None:
            self._card.restyle(self.appearance)
        document = self._page.document()
        document.setDefaultStyleSheet(page_style(self.appearance, 1.0))
        document.setDefaultFont(self.appearance.serif(16))
        document.setDocumentMargin(self.appearance.pixels(20))
        self._page.setHtml(document_of("".join((self._head(), self._credits(), self._licences()))))

    def _head(self) -> str:
        version = words.version().format(version=ombre_desktop.__version__)
        line = words.in_one_line()
        built = words.built_with().format(
            python=sys.version.split()[0], qt=qVersion(), binding=PySide6.__version__
        )
        facts = f"<p><b>{escape(version)}</b><br>{escape(built)}<br>{escape(self._solver())}</p>"
        heading = "" if self._card is not None and not self._card.isHidden() else "<h1>Ombre</h1>"
        return f"{heading}<p class='lead'>{escape(line)}</p>{facts}"

    def _solver(self) -> str:
        if solver_runs() == "compiled":
            return words.solver_compiled()
        return words.solver_interpreted()

    def _credits(self) -> str:
        heading = words.sources_heading()
        intro = words.sources_note()
        ours = words.own_work()
        books = "".join(f"<li>{escape(book)}</li>" for book in _BOOKS)
        return f"<h2>{escape(heading)}</h2><p>{escape(intro)}</p><ul>{books}</ul><p>{escape(ours)}</p>"

    def _licences(self) -> str:
        heading = words.licences_heading()
        game = words.own_licence()
        qt = words.qt_licence()
        fonts = words.font_licence()
        texts = "".join(f"<p>{_paragraphs(name)}</p>" for name in _FONT_LICENCES)
        link = QUrl("https://www.qt.io/licensing").toString()
        return (
            f"<h2>{escape(heading)}</h2><p>{escape(game)}</p>"
            f"<p>{escape(qt)} <a href='{link}'>{link}</a></p><p>{escape(fonts)}</p>{texts}"
        )


def _paragraphs(name: str) -> str:
    text = (files("ombre_desktop") / "assets" / "fonts" / name).read_text(encoding="utf-8")
    return escape(text).replace("\n\n", "</p><p>")
