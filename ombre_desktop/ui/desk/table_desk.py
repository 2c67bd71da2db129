"""The whole table: the scene, the hand, and the panel that asks; fed by the controller."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from ombre_desktop.engine import Card, ExchangeRequest, Pack, Refusal, Request, Seat
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.background.turns import Piece, Turns
from ombre_desktop.ui.desk.exclamation import Exclamation
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.deck_choice import deck_for, shows_in_any_deck
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.session.source import Source
from ombre_desktop.ui.table.arrangement import Arrangement, Staging, talon_home
from ombre_desktop.ui.table.centre_decor import CentreFacts
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.gallery import Gallery
from ombre_desktop.ui.table.hand_control import HandControl
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.seat_decor import Brush, SeatDecor, SeatFacts
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.table.surface_painter import SurfacePainter
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.table.tempo import tempo_of, trick_hold_of
from ombre_desktop.ui.texts.cards import spoken_name
from ombre_desktop.ui.texts.refusals import refusal_sentence, withheld_sentence
from ombre_desktop.ui.texts.seats import pool_text
from ombre_desktop.value import Value, replace

SEATS = 3
"""The seats of an empty table."""


class Shown(Value):
    """What the desk last laid out for: a change of any of it means a new layout."""

    size: tuple[float, float]
    seats: int
    pool: bool
    text: float


class TableDesk(QObject):
    """
    Keeps scene, hand and panels together.

    `quiet` says that everything was shown and the person's turn, if it is one,
    is on the table.
    """

    quiet = Signal()
    told = Signal(object)

    def __init__(self, controller: SessionController, families: Families, parent: QObject) -> None:
        super().__init__(parent)
        self.controller = controller
        self.source: Source = controller
        self.studio = Studio(self)
        self.art = DeckArt(self.studio, self)
        self.gallery = Gallery(self.studio, self)
        self.scene = TableScene(self.art)
        self.view = TableView(self.scene)
        self.player = EventPlayer(self.scene, self)
        self.hand = HandControl(self.view, self.player, controller, parent=self)
        self.preferences = Preferences()
        self._families = families
        self._painter = SurfacePainter(self.studio, self)
        self._pending: Request | None = None
        self._sitting: Sitting | None = None
        self._shown: Shown | None = None
        self._repaint = QTimer(self)
        self._repaint.setSingleShot(True)
        self._repaint.setInterval(120)
        self._drawing = Turns(self)
        self._exclamation = Exclamation(self)
        self.dock = PanelDock(self)
        self._connect()

    @property
    def context(self) -> TableContext:
        """What the panels must know."""
        brush, liked = self.scene.brush, self.preferences
        return TableContext(brush.layout, brush.theme, brush.fonts, self.deck, liked.text, liked.printed)

    @property
    def deck(self) -> Deck:
        """The cards on the table: those the person likes, if the game can be played with them."""
        return deck_for(self.preferences.deck, self._sitting.ruleset.pack if self._sitting else Pack.SPANISH)

    @property
    def can_switch_deck(self) -> bool:
        """True if the game can be played with either deck."""
        return self._sitting is None or shows_in_any_deck(self._sitting.ruleset.pack)

    @property
    def sitting(self) -> Sitting | None:
        """The sitting whose table this is."""
        return self._sitting

    @property
    def is_watched(self) -> bool:
        """True while a deal is played at this table and the person is asked nothing."""
        return self.source is self.controller and self.dock.panel is None

    def set_preferences(self, preferences: Preferences) -> None:
        """Take preferences; they apply at once."""
        self.preferences = preferences
        self.player.tempo = tempo_of(preferences)
        self.player.trick_hold = trick_hold_of(preferences)
        self.player.order = preferences.hand_order
        self.player.badges = preferences.matador_badges
        self.art.set_print(preferences.printed)
        self.hand.click = preferences.card_click
        self.adapt()

    def adapt(self) -> None:
        """Lay everything out anew for the window, the theme, the text and the deck of now."""
        size = QSizeF(self.view.viewport().size())
        if size.isEmpty():
            return
        game = self._sitting.ruleset if self._sitting else None
        seats, pool = (game.seats, game.plays_for_chips) if game else (SEATS, True)
        shown = Shown((size.width(), size.height()), seats, pool, self.preferences.text)
        another = self._shown is None or self._shown.seats != seats
        if shown == self._shown:
            layout = self.scene.brush.layout
        else:
            layout = layout_for(size, seats, self.preferences.text, pool=pool)
        self._shown = shown
        theme = theme_for(self.preferences.cloth, chrome_of(self.preferences))
        ratio = self.view.devicePixelRatioF()
        self.scene.adapt(Brush(layout, theme, self._families, ratio), self.deck)
        if another:
            # Until it is painted: another number of seats has a table of another shape.
            self.scene.settle_surface()
            self.scene.show_sketch()
        else:
            self.scene.stretch_surface(layout.window)
        self._repaint.start()
        adapted: dict[Hashable, Piece] = {"cards": self.player.lay, **self._pieces, "dock": self.dock.adapt}
        self._drawing.order(adapted)

    def paint_now(self) -> None:
        """Order the painted table and the pictures of the pack."""
        brush = self.scene.brush
        self._painter.order(brush.layout, brush.theme, brush.ratio)
        pack = self._sitting.ruleset.pack if self._sitting else Pack.SPANISH
        self.scene.order_pictures(pack.cards)

    def wait_until_painted(self) -> None:
        """For pictures that are taken of the window: everything ordered is there."""
        self._drawing.finish()
        self._repaint.stop()
        self.paint_now()
        self.gallery.finish()
        self._show()

    def close(self) -> None:
        """End what runs beside."""
        self._repaint.stop()
        self._drawing.drop()
        self.player.stop()
        self.studio.close()

    def hurry(self) -> None:
        """A click on the table."""
        self.dock.dismiss_tip()
        self.player.hurry()

    def press(self, key: int) -> bool:
        """A key that belongs to no panel: figures choose cards, Enter goes on, Escape undoes; True if so."""
        keys = Qt.Key
        if keys.Key_0 <= key <= keys.Key_9:
            self.hand.choose_number(key - keys.Key_0 or 10)
        elif key in (keys.Key_Return, keys.Key_Enter, keys.Key_Space):
            self.hurry()
        elif key == keys.Key_Escape:
            self.hand.undo()
        else:
            return False
        return True

    def attend(self, source: Source) -> None:
        """Show from now on what *source* tells; only the controller ever asks for anything."""
        self.source.opened.disconnect(self._open)
        self.source.stepped.disconnect(self._step)
        self.source = source
        self._listen()

    def _listen(self) -> None:
        self.source.opened.connect(self._open)
        self.source.stepped.connect(self._step)

    def _connect(self) -> None:
        self._listen()
        self.controller.asked.connect(self._asked)
        self.player.idle.connect(self._idle)
        self.player.changed.connect(self._show_soon)
        self.player.shown.connect(self.told)
        self.player.shown.connect(self._exclamation.hear)
        self._exclamation.changed.connect(self._show_soon)
        self.hand.refused.connect(self._refused)
        self.hand.withheld.connect(self._withheld)
        self.hand.staged.connect(self._staged)
        self.view.resized.connect(self._resized)
        self.view.clicked.connect(self.hurry)
        self._repaint.timeout.connect(self.paint_now)
        self._painter.painted.connect(self._painted)
        # Of all that is drawn here only the sign of the trumps is a picture of the deck's.
        self.art.ready.connect(lambda: self._drawing.order({"centre": self._show_centre}))
        self.gallery.hung.connect(lambda: self._drawing.order(self._seats))
        self.dock.taken_back.connect(self.hand.undo)

    def _resized(self) -> None:
        """Adapt in a turn of its own: the window has been laid out in this one, and is painted."""
        if self._shown is None:
            self.adapt()
        else:
            self._drawing.order({"adapt": self.adapt})

    def _painted(self, pixmap: QPixmap) -> None:
        self.scene.settle_surface()
        self.scene.show_surface(pixmap)

    def _open(self, sitting: Sitting) -> None:
        """A sitting begins or goes on: lay the table as it stands."""
        changed = self._sitting is None or _kind(self._sitting) != _kind(sitting)
        self._sitting = sitting
        self._pending = None
        self._exclamation.hush()
        self.player.stop()
        self.player.forget()
        self.dock.clear()
        if changed:
            self.adapt()
        view = self.source.view
        if view is None:
            # The cards of another sitting are nobody's any more, and its log is closed.
            self.scene.lay(Arrangement(()))
            self._place_proxies()
            self.dock.retell()
        else:
            self.player.rebuild(TableStep((), view, sitting))
            self._show_soon()
            self.dock.prepare()
            self.dock.retell()
            if sitting.state is not None and sitting.state.is_over:
                QTimer.singleShot(0, self, self._idle)
        self._drawing.forget("cards")  # they lie anew already, or fly
        # The cards that lie there have ordered their pictures by now. The rest of the pack and the
        # painting of the table come after: they would take the time in which the first player answers.
        if self._repaint.isActive():
            self._repaint.start()
        else:
            self.scene.order_pictures(sitting.ruleset.pack.cards)

    def _step(self, step: TableStep) -> None:
        self._sitting = step.sitting
        self._pending = None
        self.hand.rest()
        self.dock.clear()
        self.player.play(step)

    def _asked(self, asked: Request) -> None:
        self._pending = asked
        self.player.take_time()
        if self.player.is_idle:
            self._idle()

    def _idle(self) -> None:
        """All was shown: put the question, or the settlement, on the table."""
        asked = self._pending
        state = self._sitting.state if self._sitting else None
        if asked is not None:
            self.hand.ask(asked)
            self.dock.ask(asked)
            self._show()
        elif state is not None and state.is_over and self._sitting is not None:
            self._drawing.order({**self._pieces, "settlement": partial(self._settle, self._sitting)})
            return
        elif self._sitting is not None and self._sitting.begins_with_draw:
            self.controller.end_draw()
        else:
            self._show_soon()
        self.quiet.emit()

    def _settle(self, sitting: Sitting) -> None:
        """In a turn of its own: put the settlement on the table, if *sitting* has not gone on meanwhile."""
        if self._sitting is sitting and self.player.is_idle:
            self.dock.settle(sitting)
            self.quiet.emit()

    def _staged(self, staging: Staging) -> None:
        self.dock.dismiss_tip()
        self.dock.stage(staging)
        self._place_proxies()

    def _refused(self, card: Card | None, refusal: Refusal) -> None:
        self.dock.tell(refusal_sentence(refusal, self.deck), card, refusal.rule)

    def _withheld(self, card: Card) -> None:
        view = self.source.view
        if view is not None:
            self.dock.tell(withheld_sentence(card, view.position.ranking), card)

    def _show(self) -> None:
        """Draw portraits, words, counters and panels as the cards lie now."""
        self._drawing.order(self._pieces)
        self._drawing.finish()

    def _show_soon(self) -> None:
        """The same piece by piece: something has changed, or a picture has come that was waited for."""
        self._drawing.order(self._pieces)

    @property
    def _pieces(self) -> dict[Hashable, Piece]:
        """What is drawn beside the cards; each looks how things stand when its turn comes."""
        panels: dict[Hashable, Piece] = {"standing": self.dock.prepare, "panels": self._show_panels}
        return {**self._seats, "centre": self._show_centre, **panels}

    @property
    def _seats(self) -> dict[Hashable, Piece]:
        return {decor.seat: partial(self._show_seat, decor) for decor in self.scene.seats}

    def _show_seat(self, decor: SeatDecor) -> None:
        picture, sitting = self.player.picture, self._sitting
        if picture is not None and sitting is not None and decor in self.scene.seats:
            decor.show(self._facts(picture, Seat(decor.seat), sitting), self.scene.brush, self.gallery)

    def _show_centre(self) -> None:
        picture = self.player.picture
        if picture is not None:
            self.scene.centre.show(self._centre(picture), self.scene.brush, self._sign(picture))

    def _show_panels(self) -> None:
        picture, sitting = self.player.picture, self._sitting
        if picture is not None and sitting is not None:
            self.dock.picture(picture, sitting)
            self._place_proxies()

    def _facts(self, picture: TablePicture, seat: Seat, sitting: Sitting) -> SeatFacts:
        facts = seat_facts(picture, seat, sitting, self.deck)
        exclaimed = self._exclamation.words(seat)
        return replace(
            facts,
            words=exclaimed or facts.words,
            strong=bool(exclaimed) or facts.strong,
            turn=self._turn() == seat,
        )

    def _turn(self) -> Seat | None:
        """Whose turn it is as far as things have been shown."""
        shown = self.player.next_seat
        return shown if shown is not None else self.source.turn

    def _centre(self, picture: TablePicture) -> CentreFacts:
        return CentreFacts(
            pool=picture.pool,
            pool_words=pool_text(picture.pool),
            talon=0 if picture.settlement else picture.talon,
            talon_place=talon_home(picture, self.scene.brush.layout),
            trump=picture.trump.value if picture.trump and not picture.settlement else "",
            throwing=isinstance(self._pending, ExchangeRequest) and self.player.is_idle,
        )

    def _sign(self, picture: TablePicture) -> QPixmap | None:
        if picture.trump is None:
            return None
        height = self.scene.brush.layout.centre.trump_plate.height()
        return self.art.sign(self.deck, picture.trump, height, self.scene.brush.ratio)

    def _place_proxies(self) -> None:
        self.view.place_proxies(self.scene.arrangement.own)
        view = self.source.view
        if view is None:
            return
        for proxy in self.view.proxies:
            name = spoken_name(proxy.card, view.position.ranking, self.deck)
            proxy.describe(name, self.dock.describe(proxy.card, self.hand.staging))


def _kind(sitting: Sitting) -> tuple[int, bool, Pack]:
    """What the table is laid out for: how many sit there, whether chips lie on it, which cards."""
    game = sitting.ruleset
    return game.seats, game.plays_for_chips, game.pack
