"""The first page, which covers the empty table while nobody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import DeckArt

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.title.offer import Offer
    from ombre_desktop.ui.desk.title.title_page import TitlePage
    from ombre_desktop.ui.table.small_table import SmallTables


class Front(QObject):
    """The place of the first page; `changed` is emitted when it is shown, fitted to the table, or removed."""

    changed = Signal()

    def __init__(self, art: DeckArt, parent: QWidget, owner: QObject) -> None:
        super().__init__(owner)
        self._art, self._parent = art, parent
        self._context: TableContext | None = None
        self._page: TitlePage | None = None

    @property
    def page(self) -> TitlePage | None:
        """The page, while it is shown."""
        return self._page

    def stand_on(self, context: TableContext) -> None:
        """Fit the page, now or later, to the table of *context*."""
        self._context = context
        if self._page is not None:
            self._page.adapt(context)
            self.changed.emit()

    def show(self, offer: Offer, tables: SmallTables | None = None) -> None:
        """Show a new page with this *offer*, in place of another; *tables* has the pictures of sittings."""
        from ombre_desktop.ui.desk.title.title_page import TitlePage  # 3 ms, at an empty table only

        self.leave()
        page = self._page = TitlePage(
            offer, self._art, present(self._context, "table yet"), self._parent, tables
        )
        page.destroyed.connect(lambda: self._forget(page))
        page.show()
        page.begin()
        self.changed.emit()

    def tell(self, offer: Offer) -> None:
        """Show *offer* on the page, if it is shown; see `TitlePage.tell`."""
        if self._page is not None:
            self._page.tell(offer)

    def _forget(self, page: TitlePage) -> None:
        """Hold no *page* that has gone with its window: news for it may still arrive."""
        if self._page is page:
            self._page = None

    def leave(self) -> None:
        """Remove the page."""
        page, self._page = self._page, None
        if page is not None:
            # From a button of the page the focus would pass to a tool, which the next Enter would press.
            self._parent.window().setFocus()
            page.hide()
            page.deleteLater()
            self.changed.emit()
