"""The paper beside the table, whose text shows small pictures of cards and people."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.dialogs.soft_foot import SoftFoot
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.replay.pictures import CARD, FACE, Pictures
from ombre_desktop.ui.replay.reading import CARD_PICTURE, FACE_PICTURE, SIGN_PICTURE, reading_style
from ombre_desktop.ui.replay.sign_painting import sign_picture


class Page(QTextBrowser):
    """The text about a moment; *pictures* come when the board is connected with the table."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = appearance
        self._html = ""
        self._pictures: Pictures | None = None
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        SoftFoot(self, lambda: self._look.theme.chrome.paper_bottom)

    def set_pictures(self, pictures: Pictures) -> None:
        """Take the pictures of the text from *pictures*."""
        self._pictures = pictures
        pictures.arrived.connect(self._draw_again)

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self._look = appearance
        self.document().setDefaultStyleSheet(reading_style(appearance))
        self.document().setDocumentMargin(appearance.pixels(10))
        self.setHtml(self._html)

    def sizeHint(self) -> QSize:
        """Return the least size: the page takes the room that is left."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def read(self, html: str, heard: str = "") -> None:
        """
        Show the text *html*, if it is another one; the reader's place in it is kept.

        A screen reader, which sees no portraits, also tells what is *heard*.
        """
        self.setAccessibleDescription(heard)
        if html != self._html:
            self._html = html
            self._set()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture at an address of the text."""
        name = QUrl(name)
        is_picture = kind == QTextDocument.ResourceType.ImageResource.value
        if not is_picture or self._pictures is None:
            return super().loadResource(kind, name)
        ratio, pixels = self.devicePixelRatioF(), self._look.pixels
        if name.scheme() == CARD_PICTURE:
            return self._pictures.edged(Card.parse(name.path()), pixels(CARD), ratio)
        if name.scheme() == FACE_PICTURE:
            return self._pictures.medallion(name.path(), pixels(FACE), ratio)
        if name.scheme() == SIGN_PICTURE:
            return sign_picture(Sign[name.path()], self._look, ratio)
        return super().loadResource(kind, name)

    def _draw_again(self) -> None:
        if "<img" in self._html and self.isVisible():
            self._set()

    def _set(self) -> None:
        place = self.verticalScrollBar().value()
        self.setHtml(self._html)
        self.verticalScrollBar().setValue(place)
