"""The whole table: the scene, the hand and the panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.ui.desk.conductor import Conductor
from ombre_desktop.ui.desk.source_switch import SourceSwitch
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.desk.table_parts import TableParts
from ombre_desktop.ui.desk.zone_walk import Stop, walk
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.source import Source
from ombre_desktop.ui.table.arrangement import card_key
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.texts.key_table import Key

P = TypeVar("P", bound=Panel)


class TableDesk(QObject):
    """
    The table as the program sees it; it shows a `Source`, at first its home.

    Signals:
        take_back_wanted: the person's last decision is to be taken back.
        changed: the person has done something with their cards.
        reworded: all words were written again, in another language or for another deck.
        pausing, quiet, told, draw_seen, unanswered: the conductor's own.
    """

    take_back_wanted = Signal()
    changed = Signal()
    reworded = Signal()

    def __init__(self, home: Source, families: Families, parent: QObject) -> None:
        super().__init__(parent)
        self.source = SourceSwitch(home, self)
        parts = self._parts = TableParts(self.source, families, lambda: self.situation, self)
        self.studio, self.art, self.gallery = parts.studio, parts.art, parts.gallery
        self.scene, self.view, self.player, self.hand = parts.scene, parts.view, parts.player, parts.hand
        self.own_hand = self.player.own
        self.scenery, self.voice = parts.scenery, parts.voice
        self.dock, self.wishes = parts.dock, parts.wishes
        self.reader, self.announcer, self.front = parts.reader, parts.announcer, parts.front
        self.teller, self.helping, self.rest = parts.teller, parts.helping, parts.rest
        self.ground, self._drawing = parts.ground, parts.drawing
        conductor = self._conductor = Conductor(parts, self.source, lambda: self.situation, self)
        self.pausing, self.quiet, self.told = conductor.pausing, conductor.quiet, conductor.told
        self.draw_seen, self.unanswered = conductor.draw_seen, conductor.unanswered
        self._connect_cards()
        self._connect_wishes()

    @property
    def situation(self) -> Situation:
        """The table as the person sees it now."""
        switch, player, ground, dock = self.source, self.player, self.ground, self.dock
        source = switch.current
        liked, shown, sitting = ground.preferences, player.next_seat, self._conductor.sitting
        return Situation(
            sitting=sitting,
            view=source.view,
            picture=player.picture,
            asked=self._conductor.asked,
            turn=shown if shown is not None else source.turn,
            deck=ground.deck,
            wants_ladder=liked.trump_ladder,
            manner=ground.manner,
            has_score=switch.is_home and sitting is not None,
            has_log=dock.has_log,
            has_last_trick=dock.can_use(Tool.LAST_TRICK),
            has_either_deck=ground.has_either_deck,
            is_other_deck=ground.deck is not liked.deck,
            is_played=switch.is_home,
            is_watched=switch.is_home and dock.panel is None,
            can_take_back=self.can_take_back,
            can_redo=source.can_redo,
            can_finish=dock.can_finish,
            is_hand_moved=player.own.is_moved,
            helps=self.helping.helps,
            is_heard=self._parts.sounds.is_on,
        )

    @property
    def deck(self) -> Deck:
        """The deck on the table: the person's choice, if the game can be played with it."""
        return self.ground.deck

    @property
    def can_take_back(self) -> bool:
        """True if the person has a discard or a decision to take back."""
        return self.hand.can_take_back or self.source.current.can_take_back

    # Showing the table.

    def shows(self, source: Source) -> bool:
        """Tell whether the table shows *source*."""
        return self.source.current is source

    def set_preferences(self, preferences: Preferences) -> None:
        """Adopt *preferences* at once."""
        self._parts.prefer(preferences)

    def clear(self) -> None:
        """Remove the panels that ask or settle."""
        self.dock.clear()

    def note(self, sentence: str, detail: str = "") -> None:
        """Show a quiet notice of something done."""
        self.dock.note(sentence, detail)

    def clear_away(self) -> None:
        """Clear everything away, since nothing is on the table any more."""
        self._conductor.clear_away()
        self.changed.emit()

    def announce(self, sentence: str) -> None:
        """Have a screen reader say *sentence*, after the sentences collected before."""
        self.announcer.collect(sentence)
        self.announcer.tell()

    def remark(self, sentence: str) -> None:
        """Have a screen reader say *sentence* before the question that is about to be put."""
        self.announcer.collect(sentence)

    def seat_guest(self, made: Callable[[TableContext, QWidget], P]) -> P:
        """Return a panel of another part of the program, *made* for this table and kept in its layout."""
        guest = made(self.dock.context, self.view.viewport())
        self.dock.seat_guest(guest)
        return guest

    def dismiss_guest(self, guest: Panel) -> None:
        """Remove the panel *guest*."""
        self.dock.dismiss_guest(guest)

    def place_of(self, card: Card) -> Placement | None:
        """Return the place where *card* lies face up on the table; None if it does not lie there."""
        sprite = self.scene.arrangement.by_key.get(card_key(card))
        return None if sprite is None else sprite.place

    def reword(self) -> None:
        """Write all words again, since the language or the deck has changed."""
        self.reader.forget()
        self._drawing.at_once()
        self.dock.reword(self.situation, self.hand.staging)
        self.reworded.emit()

    def wait_until_painted(self) -> None:
        """Wait until everything ordered is painted, so that the window can be photographed."""
        self._parts.wait_until_painted()

    def close(self) -> None:
        """End the work in the background."""
        self._parts.close()

    # What the person does.

    def hurry(self) -> None:
        """Hurry the animation, and remove any explanation."""
        self.dock.dismiss_tip()
        self.teller.hush()
        self.player.hurry()

    def click(self, point: QPointF) -> None:
        """
        Hurry the animation or, if nothing moves, explain the word at *point*.

        Where no word is, or a word was explained already, ask what the player there told with their last act.
        """
        moves, stood = not self.player.is_idle, self.teller.explains(point)
        self.hurry()
        if not moves and (stood or not self.teller.point(point)):
            self._ask_at(point)

    def _ask_at(self, point: QPointF) -> None:
        from ombre_desktop.ui.desk.act_spots import act_at  # nobody has clicked at the start

        picture = self.player.picture
        spot = None if picture is None else act_at(point, picture, self.scene.brush.layout)
        if spot is not None:
            self.wishes.act_wanted.emit(spot)

    def _explain_card(self, card: Card, point: QPointF) -> None:
        """Explain the word at *point*, where a finger rests on *card*, or else name the card."""
        self.dock.dismiss_tip()
        if not self.teller.point(point):
            self.voice.tell_name(card)

    def take_back(self) -> None:
        """Take back the person's last discard, if nothing was drawn for it, or their last decision."""
        if self.hand.can_take_back:
            self.hand.undo()
        else:
            self.take_back_wanted.emit()

    def look(self, *parts: Part) -> None:
        """Read out these *parts* of the table, and show the words."""
        self._drawing.at_once()
        told = self.reader.text(*parts)
        if told:
            self.dock.note(told)

    def repeat(self) -> None:
        """Repeat the last announcement: what happened and what is asked."""
        if self.announcer.last:
            self.dock.note(self.announcer.last)

    def walk(self, by: int) -> None:
        """Move the focus to the next part of the table, or to the one before."""
        hand = [Stop(self.view.hand_zone, self.view.enter_hand)] if self.view.proxies else []
        zones = [Stop(zone, zone.begin) for zone in self.reader.zones.values() if zone.lines]
        panels = [Stop(panel, panel.begin) for panel in self.dock.stops]
        page = [] if self.front.page is None else [Stop(self.front.page, self.front.page.begin)]
        walk([*page, *hand, *panels[:1], *zones, *panels[1:]], by)

    def press(self, key: int) -> bool:
        """
        Handle a key that no panel has handled; return False if it has no use at the table.

        Digits choose cards, Enter goes on, Escape undoes, and a question mark explains a word.
        """
        if key in Key.FIGURES.codes:
            self.hand.choose_number(key - Qt.Key.Key_0 or 10)
        elif key in Key.HURRY.codes:
            self.hurry()
        elif key in Key.UNDO.codes:
            was_told, was_done = self.teller.hush(), self.hand.undo()
            return was_told or was_done
        elif key in Key.EXPLAIN.codes:
            self.teller.ask()
        else:
            return False
        return True

    # Connections.

    def _connect_cards(self) -> None:
        drawing, view = self._drawing, self.view
        self.player.changed.connect(drawing.soon)
        self.scenery.changed.connect(drawing.soon)
        self._parts.help_by(self.told)
        self.hand.acted.connect(self.wishes.acted)
        self.hand.staged.connect(self._staged)
        view.resized.connect(self._parts.fit_to_window)
        view.clicked.connect(self.click)
        view.held.connect(self._explain_card)
        self.player.changed.connect(self.teller.hush)
        self.pausing.connect(self.teller.hush)
        # The sign of the trump suit is the only picture from the deck that is drawn here.
        self.art.ready.connect(drawing.centre_soon)
        self.gallery.hung.connect(drawing.seats_soon)

    def _connect_wishes(self) -> None:
        wishes, hand, player = self.wishes, self.hand, self.player
        wishes.take_back_wanted.connect(self.take_back)
        wishes.gano_meant.connect(hand.mean_gano)
        wishes.undone.connect(hand.undo)
        wishes.hand_wanted.connect(self.view.focus_hand)
        for zone in self.reader.zones.values():
            zone.left.connect(self.view.focus_hand)
        wishes.hurried.connect(player.hurry)
        wishes.rushed.connect(player.rush)
        self.dock.adapted.connect(self.changed)
        self.quiet.connect(self.view.paint_anew)
        self.quiet.connect(lambda: self.teller.introduce(self.helping))

    def _staged(self, staging: Staging) -> None:
        self.dock.dismiss_tip()
        self.dock.stage(staging, can_take_back=self.can_take_back)
        self.voice.name_cards()
        self.changed.emit()
