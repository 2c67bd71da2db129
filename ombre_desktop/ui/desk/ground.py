"""The ground of the table: its layout for the present window, and the surface painted in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSizeF, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Pack, Ruleset
from ombre_desktop.storage.display_options import Deck, Preferences, TableWords
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.model.deck_choice import deck_for, shows_in_any_deck
from ombre_desktop.ui.model.ease import Ease, ease_of
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import Theme, theme_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.wishes import Wishes
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.surface_painter import SurfacePainter
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.old_words import manner_in
from ombre_desktop.value import Value

SEATS = 3
"""The seats of an empty table."""
MANY_BIDS = 5
"""The number of bids of a game from which on they need the place of the talon."""
SOON = 120
"""Milliseconds after the last change of the window before its table is painted."""


class Shown(Value):
    """The facts behind the last layout of the table: a change in any of them needs a new one."""

    size: tuple[float, float]
    seats: int
    pool: bool
    many_bids: bool
    text: float
    ease: Ease


class Ground(QObject):
    """
    The layout of the table; its surface is painted once the window is at rest.

    `flawed` is the painter's own signal.
    """

    def __init__(
        self, scene: TableScene, view: TableView, studio: Studio, families: Families, owner: QObject
    ) -> None:
        super().__init__(owner)
        self._scene, self._view, self._families = scene, view, families
        self._painter = SurfacePainter(studio, self)
        self._painter.painted.connect(self._painted)
        self.flawed = self._painter.flawed
        self._shown: Shown | None = None
        self._sketched: tuple[Shown, Theme] | None = None
        self._is_painted = False
        self._game: Ruleset | None = None
        self._spoken_of: Deck | None = None
        self._liked = Preferences()
        self._repaint = QTimer(self)
        self._repaint.setSingleShot(True)
        self._repaint.setInterval(SOON)
        self._repaint.timeout.connect(self.paint_now)

    @property
    def is_laid_out(self) -> bool:
        """True once the window has had a size."""
        return self._shown is not None

    @property
    def preferences(self) -> Preferences:
        """The person's preferences."""
        return self._liked

    @property
    def deck(self) -> Deck:
        """The deck on the table: the one that is spoken of, or the person's choice, if it has the cards."""
        return self._spoken_of or deck_for(self._liked.deck, self._pack)

    @property
    def has_either_deck(self) -> bool:
        """True if the game can be played with either deck, and no words beside it speak of one."""
        return self._spoken_of is None and shows_in_any_deck(self._pack)

    @property
    def manner(self) -> TableWords:
        """The way in which words are said at the table: the person's choice, if the game allows it."""
        return manner_in(self._game.name if self._game else "", self._liked.table_words)

    def context(self, wishes: Wishes) -> TableContext:
        """Return the context of the panels: how the table looks, and the *wishes* that they tell."""
        brush, liked = self._scene.brush, self._liked
        contracts = tuple(contract.name for contract in self._game.contracts) if self._game else ()
        game = self._game.name if self._game else ""
        return TableContext(
            brush.layout,
            brush.theme,
            brush.fonts,
            self.deck,
            liked.text,
            print_of(liked),
            contracts,
            game,
            wishes,
        )

    def prefer(self, liked: Preferences) -> None:
        """Lay out by the preferences *liked* from now on."""
        self._liked = liked
        QApplication.setStartDragDistance(ease_of(liked).shake)

    def play(self, game: Ruleset, deck: Deck | None = None) -> None:
        """Lay out for *game* from now on; with a *deck* of which words speak, in that one."""
        self._game, self._spoken_of = game, deck

    def rest(self) -> None:
        """Leave the choice of the deck to the person again, since nothing speaks of one."""
        self._spoken_of = None

    def lay_out(self) -> bool:
        """Lay the table out for the game and the window; False while the window has no size."""
        view, game, liked = self._view, self._game, self._liked
        size = QSizeF(view.viewport().size())
        if size.isEmpty():
            return False
        seats, pool = (game.seats, game.has_pool) if game else (SEATS, True)
        many = game is not None and len(game.contracts) >= MANY_BIDS
        shown = Shown((size.width(), size.height()), seats, pool, many, liked.text, ease_of(liked))
        another = self._shown is None or self._shown.seats != seats
        if shown == self._shown:
            layout = self._scene.brush.layout
        else:
            layout = layout_for(size, seats, liked.text, pool=pool, many_bids=many, ease=ease_of(liked))
        self._shown = shown
        # A painting that comes before the next order would cover the sketch with a table of another shape.
        self._painter.drop()
        theme = theme_for(liked.cloth, chrome_of(liked))
        self._scene.adapt(Brush(layout, theme, self._families, view.devicePixelRatioF()), self.deck)
        if another:
            self._is_painted = False
        if not self._is_painted:
            # A sketch stands in for the painting, since another number of seats changes the table's shape.
            self._scene.settle_surface()
            if self._sketched != (shown, theme):
                self._scene.show_sketch()
                self._sketched = shown, theme
        else:
            self._scene.stretch_surface(layout.window)
        self._repaint.start()
        return True

    def paint_soon(self) -> None:
        """Order the pictures of the pack, or put them off again together with the painting of the table."""
        if self._repaint.isActive():
            self._repaint.start()
        else:
            self._scene.order_pictures(self._pack.cards)

    def paint_now(self) -> None:
        """Order the painted table and the pictures of the pack."""
        self._repaint.stop()
        brush = self._scene.brush
        self._painter.order(brush.layout, brush.theme, brush.ratio, self._liked.cloth_picture)
        self._scene.order_pictures(self._pack.cards)

    def close(self) -> None:
        """Order no more pictures."""
        self._repaint.stop()

    @property
    def _pack(self) -> Pack:
        return self._game.pack if self._game else Pack.SPANISH

    def _painted(self, pixmap: QPixmap) -> None:
        self._is_painted = True
        self._scene.settle_surface()
        self._scene.show_surface(pixmap)
