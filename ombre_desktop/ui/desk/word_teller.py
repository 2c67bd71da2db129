"""Explanations of the words on the table: on hover, at a click, by a key, and in the accessibility tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.ui.desk.helps.helping import Helping
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.desk.spoken.announcer import Announcer
from ombre_desktop.ui.desk.spoken.reader import TableReader
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.term import Explanation
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.word_spots import Spot
    from ombre_desktop.ui.panels.word_bubble import WordBubble


class WordTeller(QObject):
    """
    A bubble with the meaning of a word, shown until the pointer leaves the word or anything happens.

    The bubble keeps clear of the asking panel in the *dock*. *now* returns the present situation.
    """

    def __init__(
        self,
        view: TableView,
        announcer: Announcer,
        dock: PanelDock,
        now: Callable[[], Situation],
        owner: QObject,
    ) -> None:
        super().__init__(owner)
        self._view, self._announcer, self._dock, self._now = view, announcer, dock, now
        self._stays = False
        self._bubble: WordBubble | None = None
        self._spot: Spot | None = None
        view.pointed.connect(self.point)
        view.moved.connect(self._follow)

    @property
    def bubble(self) -> WordBubble | None:
        """The bubble, while a word is explained."""
        return self._bubble

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The words on the table now, with their places."""
        scene = self._view.scene()
        if not isinstance(scene, TableScene):
            return ()
        from ombre_desktop.ui.desk.word_spots import spots_of

        standing = self._dock.standing
        settlement = standing.settlement if standing is not None else None
        sheet = settlement.sheet if settlement is not None else None
        return spots_of(self._now(), scene.brush.layout, scene.arrangement, sheet)

    def explanations(self, spot: Spot) -> tuple[Explanation, ...]:
        """Return the meanings of the words at *spot*; the ladder's also tell which plain cards are gone."""
        from ombre_desktop.ui.desk.terms_of_games import bid_told
        from ombre_desktop.ui.desk.word_spots import plain_cards_gone
        from ombre_desktop.ui.dialogs.glossary import meaning_of
        from ombre_desktop.ui.texts.words import gone_words

        now = self._now()
        told = tuple(meaning_of(term, now.deck) for term in spot.terms)
        if now.picture is None or now.sitting is None:
            return told
        told = (*(bid_told(bid, now.sitting.ruleset, now.deck) for bid in spot.bids), *told)
        if not spot.is_ladder:
            return told
        ranking = now.sitting.ruleset.ranking_in(now.picture.contract, now.picture.trump)
        return (*told, Explanation(gone_words(plain_cards_gone(now.picture, ranking), now.deck)))

    def words(self, spot: Spot) -> str:
        """Return the meanings at *spot* as one text."""
        from ombre_desktop.ui.texts.words import spoken_explanation

        return sentences(map(spoken_explanation, self.explanations(spot)))

    def point(self, point: QPointF) -> bool:
        """Explain the word at *point*; return False if no word is there."""
        spot = next((one for one in self.spots if one.place.contains(point)), None)
        if spot is None:
            self.hush()
            return False
        self._show(spot, self._asking(point))
        return True

    def _asking(self, point: QPointF) -> tuple[Explanation, ...]:
        """Return the sentence that a click tells more, where something that a player did is at *point*."""
        from ombre_desktop.ui.desk.act_spots import act_at
        from ombre_desktop.ui.texts.words import click_told

        picture, scene = self._now().picture, self._view.scene()
        if picture is None or not isinstance(scene, TableScene):
            return ()
        return (Explanation(click_told()),) if act_at(point, picture, scene.brush.layout) else ()

    def explains(self, point: QPointF) -> bool:
        """Tell whether the word at *point* is being explained."""
        return self._bubble is not None and self._spot is not None and self._spot.place.contains(point)

    def ask(self) -> None:
        """Explain, also aloud, the word in focus, or the next one if that is explained already."""
        spots = self.spots
        if not spots:
            return
        focused = self._focused()
        found = next((one for one in spots if focused and one.place.contains(focused.center())), None)
        if found is None or found == self._spot:
            at = spots.index(self._spot) + 1 if self._spot in spots else 0
            found = spots[at % len(spots)]
        self._show(found)
        self._announcer.answer(self.words(found))

    def introduce(self, helping: Helping) -> None:
        """
        Explain the words that the person meets for the first time in this game: those of one spot at a time.

        The bubble stays until something happens, since nobody points at the words. Where there is no room
        for it, or while the others decide, the words are met another time.
        """
        now = self._now()
        sitting = now.sitting
        if sitting is None or (now.asked is None and not now.is_settled):
            return
        from ombre_desktop.ui.desk.terms_of_games import PLAIN

        game = sitting.ruleset.name
        for spot in self.spots:
            terms = {f"{game}/{term.value}": term for term in spot.terms if term not in PLAIN}
            bids = {f"{game}/{bid}": bid for bid in spot.bids}
            new = () if spot.is_own or spot.is_ladder else helping.unmet([*terms, *bids])
            if not new:
                continue
            told = (terms[word] for word in new if word in terms)
            said = (bids[word] for word in new if word in bids)
            self._show(replace(spot, terms=tuple(told), bids=tuple(said)))
            if self._bubble is not None and not any(map(self._bubble.place.intersects, self._beside(spot))):
                self._stays = True
                helping.meet(new)
                return
            self.hush()

    def hush(self) -> bool:
        """Remove the bubble; return False if there is none."""
        was_told = self._bubble is not None
        self._spot, self._stays = None, False
        self._view.viewport().setMouseTracking(False)
        if self._bubble is not None:
            self._bubble.hide()
            self._bubble.deleteLater()
            self._bubble = None
        return was_told

    def describe(self, reader: TableReader) -> None:
        """
        Put the meanings where a screen reader looks for help, if one is running.

        Several lines about one thing on the table have its meaning once, with the first.
        """
        if not QAccessible.isActive():
            return
        spots = list(self.spots)
        for zone in reader.zones.values():
            for line in zone.lines:
                centre = QRectF(line.geometry().translated(zone.pos())).center()
                spot = next((one for one in spots if one.place.contains(centre)), None)
                line.setAccessibleDescription(self.words(spot) if spot is not None else "")
                if spot is not None:
                    spots.remove(spot)

    def _show(self, spot: Spot, more: tuple[Explanation, ...] = ()) -> None:
        if spot == self._spot and self._bubble is not None:
            return
        from ombre_desktop.ui.panels.word_bubble import WordBubble

        self.hush()
        self._spot = spot
        told, context = (*self.explanations(spot), *more), self._dock.context
        self._bubble = WordBubble(told, context, spot.place, self._beside(spot), self._view.viewport())
        self._view.viewport().setMouseTracking(True)

    def _beside(self, spot: Spot) -> tuple[QRectF, ...]:
        """Return the places that the bubble must not cover: panels to answer or read, tools, other cards."""
        corner = self._view.hand_zone.pos()
        cards = [QRectF(card.geometry().translated(corner)) for card in self._view.proxies]
        others = [card for card in cards if not card.contains(spot.place.center())]
        tools = self._dock.context.layout.room.tools.places(len(Tool))
        return (*self._dock.kept_clear, *tools, *others)

    def _follow(self, point: QPointF) -> None:
        if self._spot is not None and not self._stays and not self._spot.place.contains(point):
            self.hush()

    def _focused(self) -> QRectF | None:
        """Return the place of the widget in focus, if it lies on the table."""
        widget, table = QApplication.focusWidget(), self._view.viewport()
        if widget is None or not table.isAncestorOf(widget):
            return None
        return _place_in(widget, table)


def _place_in(widget: QWidget, table: QWidget) -> QRectF:
    corner = widget.mapTo(table, widget.rect().topLeft())
    return QRectF(QPointF(corner), QSizeF(widget.size()))
