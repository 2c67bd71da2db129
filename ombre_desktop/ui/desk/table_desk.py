"""The whole table: the scene, the hand and the panels, told what happens and telling what the person does."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ombre_desktop.engine import Pack, Request
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.background.turns import Piece, Turns
from ombre_desktop.ui.desk.ground import Ground
from ombre_desktop.ui.desk.hand_voice import HandVoice
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.desk.scenery import Scenery
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.deck_choice import deck_for, shows_in_any_deck
from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.panels.chooser import UnansweredRequestError
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.session.source import Source
from ombre_desktop.ui.table.arrangement import Arrangement, Staging
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.gallery import Gallery
from ombre_desktop.ui.table.hand_control import HandControl
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.table.tempo import tempo_of, trick_hold_of


class TableDesk(QObject):
    """
    Keeps scene, hand and panels together; shows what a `Source` tells, at first the one of its home.

    Signals:
        quiet: everything was shown, and the person's turn, if it is one, is on the table.
        told: an event has been shown.
        acted: the person's answer, an engine ``Action``.
        play_out_wanted: the rest of the deal is to be played without asking.
        take_back_wanted: the person wants to decide anew.
        draw_seen: the draw for the first deal has been shown.
        changed: the person has done something with their cards.
        unanswered: the `UnansweredRequestError` of a question that cannot be put.
    """

    quiet = Signal()
    told = Signal(object)
    acted = Signal(object)
    play_out_wanted = Signal()
    take_back_wanted = Signal()
    draw_seen = Signal()
    changed = Signal()
    unanswered = Signal(object)

    def __init__(self, home: Source, families: Families, parent: QObject) -> None:
        super().__init__(parent)
        self._home = home
        self.source = home
        self.studio = Studio(self)
        self.art = DeckArt(self.studio, self)
        self.gallery = Gallery(self.studio, self)
        self.scene = TableScene(self.art)
        self.view = TableView(self.scene)
        self.player = EventPlayer(self.scene, self)
        self.hand = HandControl(self.view, self.player, home.refusal, parent=self)
        self.preferences = Preferences()
        self._ground = Ground(self.scene, self.view, self.studio, families, self)
        self.scenery = Scenery(self.scene, self.art, self.gallery, lambda: self.situation, self)
        self._pending: Request | None = None
        self._sitting: Sitting | None = None
        self._drawing = Turns(self)
        self.dock = PanelDock(self.art, self.view.viewport(), self)
        self.voice = HandVoice(self.view, self.scene, self.hand, self.dock, lambda: self.situation)
        self._connect()

    @property
    def context(self) -> TableContext:
        """What the panels must know of how the table looks."""
        brush, liked = self.scene.brush, self.preferences
        return TableContext(brush.layout, brush.theme, brush.fonts, self.deck, liked.text, liked.printed)

    @property
    def situation(self) -> Situation:
        """The table as the person sees it now."""
        source, player, liked = self.source, self.player, self.preferences
        is_played = source is self._home
        shown = player.next_seat
        return Situation(
            sitting=self._sitting,
            view=source.view,
            picture=player.picture,
            asked=self._pending if player.is_idle else None,
            turn=shown if shown is not None else source.turn,
            deck=self.deck,
            wants_ladder=liked.trump_ladder,
            has_score=is_played and self._sitting is not None,
            is_other_deck=self.deck is not liked.deck,
            is_played=is_played,
            is_watched=self.is_watched,
            can_take_back=self.can_take_back,
        )

    @property
    def deck(self) -> Deck:
        """The cards on the table: those the person likes, if the game can be played with them."""
        return deck_for(self.preferences.deck, self._sitting.ruleset.pack if self._sitting else Pack.SPANISH)

    @property
    def can_switch_deck(self) -> bool:
        """True if the game can be played with either deck."""
        return self._sitting is None or shows_in_any_deck(self._sitting.ruleset.pack)

    @property
    def can_take_back(self) -> bool:
        """True if the person has thrown a card, or decided something, that can be taken back."""
        return self.hand.can_take_back or self.source.can_take_back

    @property
    def sitting(self) -> Sitting | None:
        """The sitting whose table this is."""
        return self._sitting

    @property
    def is_watched(self) -> bool:
        """True while a deal is played at this table and the person is asked nothing."""
        return self.source is self._home and self.dock.panel is None

    @property
    def is_idle(self) -> bool:
        """True if nothing moves and nothing waits to be shown."""
        return self.player.is_idle

    @property
    def holds_trick(self) -> bool:
        """True while a full trick lies there, until its time is over or somebody hurries."""
        return self.player.holds

    def hold_tricks(self, hold: int | None) -> None:
        """Let full tricks lie that long, in milliseconds; None until they are clicked."""
        self.player.trick_hold = hold

    def land(self) -> None:
        """Land what moves and end what waits."""
        self.player.hurry()

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
        game = self._sitting.ruleset if self._sitting else None
        if not self._ground.lay_out(game, self.preferences, self.deck):
            return
        self.dock.stand_on(self.context)
        adapted: dict[Hashable, Piece] = {"cards": self.player.lay, **self._pieces, "dock": self._adapt_dock}
        self._drawing.order(adapted)

    def _adapt_dock(self) -> None:
        self.dock.adapt(self.situation)

    def wait_until_painted(self) -> None:
        """For pictures that are taken of the window: everything ordered is there."""
        self._drawing.finish()
        self._ground.paint_now()
        self.gallery.finish()
        self._show()

    def close(self) -> None:
        """End what runs beside."""
        self._ground.close()
        self._drawing.drop()
        self.player.stop()
        self.studio.close()

    def hurry(self) -> None:
        """A click on the table."""
        self.dock.dismiss_tip()
        self.player.hurry()

    def take_back(self) -> None:
        """Take back what the person did last: a card that is thrown and not yet drawn for, or a decision."""
        if self.hand.can_take_back:
            self.hand.undo()
        else:
            self.take_back_wanted.emit()

    def clear(self) -> None:
        """Take away whatever asks or settles."""
        self.dock.clear()

    def announce(self, sentence: str) -> bool:
        """Have a screen reader say *sentence*; False while there is nothing that could."""
        return self.dock.announce(sentence)

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
        """Show from now on what *source* tells."""
        self.source.opened.disconnect(self._open)
        self.source.stepped.disconnect(self._step)
        self.source = source
        self._listen()

    def go_home(self) -> None:
        """Show again what is played at this table."""
        self.attend(self._home)

    def shows(self, source: Source) -> bool:
        """Tell whether *source* has the table."""
        return self.source is source

    def _listen(self) -> None:
        self.source.opened.connect(self._open)
        self.source.stepped.connect(self._step)

    def _connect(self) -> None:
        self._listen()
        self._home.asked.connect(self._asked)
        self.player.idle.connect(self._idle)
        self.player.changed.connect(self._show_soon)
        self.player.shown.connect(self._tell)
        self.scenery.changed.connect(self._show_soon)
        self.hand.acted.connect(self.acted)
        self.hand.staged.connect(self._staged)
        self.view.resized.connect(self._resized)
        self.view.clicked.connect(self.hurry)
        # Of all that is drawn here only the sign of the trumps is a picture of the deck's.
        self.art.ready.connect(lambda: self._drawing.order({"centre": self.scenery.show_centre}))
        self.gallery.hung.connect(lambda: self._drawing.order(self.scenery.seats))
        self._connect_dock(self.dock)

    def _connect_dock(self, dock: PanelDock) -> None:
        dock.acted.connect(self.acted)
        dock.play_out_wanted.connect(self.play_out_wanted)
        dock.take_back_wanted.connect(self.take_back)
        dock.gano_meant.connect(self.hand.mean_gano)
        dock.undone.connect(self.hand.undo)
        dock.hand_wanted.connect(self.view.focus_hand)
        dock.hurried.connect(self.player.hurry)
        dock.rushed.connect(self.player.rush)

    def _tell(self, event: Event) -> None:
        """An event has been shown."""
        self.dock.hear(event, self.situation)
        self.scenery.hear(event)
        self.told.emit(event)

    def _resized(self) -> None:
        """Adapt in a turn of its own: the window has been laid out in this one, and is painted."""
        if self._ground.is_laid_out:
            self._drawing.order({"adapt": self.adapt})
        else:
            self.adapt()

    def _open(self, sitting: Sitting) -> None:
        """A sitting begins or goes on: lay the table as it stands."""
        changed = self._sitting is None or _kind(self._sitting) != _kind(sitting)
        self._sitting = sitting
        self._pending = None
        self.scenery.hush()
        self.player.stop()
        self.player.forget()
        self.dock.clear()
        if changed:
            self.adapt()
        view = self.source.view
        if view is None:
            # The cards of another sitting are nobody's any more, and its log is closed.
            self.scene.lay(Arrangement(()))
            self.voice.name_cards()
            self._retell()
        else:
            self.player.rebuild(TableStep((), view, sitting))
            self._show_soon()
            self.dock.furnish()
            self._retell()
            if sitting.state is not None and sitting.state.is_over:
                QTimer.singleShot(0, self, self._idle)
        self._drawing.forget("cards")  # they lie anew already, or fly
        # The cards that lie there have ordered their pictures by now. The rest of the pack and the
        # painting of the table come after: they would take the time in which the first player answers.
        self._ground.paint_soon()

    def _retell(self) -> None:
        self.dock.retell(self.situation, self.source.story)

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
        asked, sitting = self._pending, self._sitting
        if asked is not None:
            self.hand.ask(asked)
            try:
                self.dock.ask(asked, self.situation, can_play_out=self._home.can_play_out)
            except UnansweredRequestError as error:
                self.unanswered.emit(error)
            self._show()
        elif sitting is not None and sitting.state is not None and sitting.state.is_over:
            self._drawing.order({**self._pieces, "settlement": partial(self._settle, sitting)})
            return
        elif sitting is not None and sitting.begins_with_draw:
            self.draw_seen.emit()
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
        self.dock.stage(staging, can_take_back=self.can_take_back)
        self.voice.name_cards()
        self.changed.emit()

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
        panels: dict[Hashable, Piece] = {"standing": self._prepare, "panels": self._show_panels}
        return {**self.scenery.seats, "centre": self.scenery.show_centre, **panels}

    def _prepare(self) -> None:
        """Have the standing panels stand a turn before they are told anything; on an empty table none do."""
        if self._sitting is not None:
            self.dock.furnish()

    def _show_panels(self) -> None:
        if self.player.picture is not None and self._sitting is not None:
            self.dock.show(self.situation)
            self.voice.name_cards()


def _kind(sitting: Sitting) -> tuple[int, bool, Pack]:
    """What the table is laid out for: how many sit there, whether chips lie on it, which cards."""
    game = sitting.ruleset
    return game.seats, game.plays_for_chips, game.pack
