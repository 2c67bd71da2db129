"""The parts of the table, made together: cloth, cards, hand and panels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance

from ombre_desktop.engine.events import DealSettled
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.background.paint_thread import Studio, Urgency
from ombre_desktop.ui.desk.drawing import Drawing
from ombre_desktop.ui.desk.front import Front
from ombre_desktop.ui.desk.ground import Ground
from ombre_desktop.ui.desk.hand_voice import HandVoice
from ombre_desktop.ui.desk.helps.helping import Helping
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.desk.rest import Rest
from ombre_desktop.ui.desk.scenery import Scenery
from ombre_desktop.ui.desk.source_switch import SourceSwitch
from ombre_desktop.ui.desk.spoken.announcer import Announcer
from ombre_desktop.ui.desk.spoken.reader import TableReader
from ombre_desktop.ui.desk.word_teller import WordTeller
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.own_cloth import ClothFlaw
from ombre_desktop.ui.panels.wishes import Wishes
from ombre_desktop.ui.sound.table_sounds import TableSounds
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.finale import Ending, Finale
from ombre_desktop.ui.table.gallery import Gallery
from ombre_desktop.ui.table.hand_control import HandControl
from ombre_desktop.ui.table.hand_order import Sorting
from ombre_desktop.ui.table.pace import Pace
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.table.tempo import pace_of, pause_of, tempo_of, trick_hold_of
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.cloth import flaw_told, plain_cloth_told

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.deck_news import DeckNews
    from ombre_desktop.ui.paint.card_deck import DeckFlaw

_FIRST_DEAL = (
    "ombre_desktop.players.hand_reading",
    "ombre_desktop.ui.desk.informing",
    "ombre_desktop.ui.panels.settlement",
    "ombre_desktop.ui.panels.log",
    "ombre_desktop.ui.panels.last_trick",
    "ombre_desktop.ui.panels.word_bubble",
    "ombre_desktop.ui.desk.word_spots",
    "ombre_desktop.ui.dialogs.glossary",
    "ombre_desktop.ui.sound.copies",
    "ombre_desktop.ui.sound.speaker",
    "ombre_desktop.ui.table.hand_motion",
    "ombre_desktop.ui.table.celebration",
)
"""The modules that the first deal needs and a table that is ready to play does not."""


class TableParts:
    """
    The parts of the table, made, fitted to window and preferences, and closed together.

    *now* returns the present situation, for parts that draw in a later turn.
    """

    def __init__(
        self, source: SourceSwitch, families: Families, now: Callable[[], Situation], owner: QObject
    ) -> None:
        self._now = now
        self.studio = Studio(owner)
        self.art = DeckArt(self.studio, owner)
        self.gallery = Gallery(self.studio, owner)
        self.scene = TableScene(self.art)
        self.view = TableView(self.scene)
        self.player = EventPlayer(self.scene, owner)
        self.pace = Pace(now)
        self.player.pace = self.pace.before
        self.rest = Rest(self.scene, now, self.player.hurry, owner)
        self.player.rest, self.player.stage = self.rest.after, self.rest.before
        self.player.rested.connect(self.rest.end)
        self.player.cut.connect(self.rest.cut)
        self.sounds = TableSounds(now, owner)
        self.rest.staged.connect(self._stage)
        self.player.begun.connect(self.sounds.begin)
        self.player.ended.connect(self.sounds.hear)
        self.hand = HandControl(self.view, self.player, source.home.refusal, parent=owner)
        self.ground = Ground(self.scene, self.view, self.studio, families, owner)
        self.helping = Helping(now, owner)
        self.scenery = Scenery(self.scene, self.art, self.gallery, now, owner)
        self.reader = TableReader(self.scene, self.view.viewport(), now, owner)
        self.wishes = Wishes(owner)
        self.announcer = Announcer(self.view.viewport(), owner)
        self.dock = PanelDock(self.art, self.view.viewport(), self.announcer, self.wishes, owner)
        self.front = Front(self.art, self.view.viewport(), owner)
        self.voice = HandVoice(self.view, self.scene, self.hand, self.dock, now)
        self.teller = WordTeller(self.view, self.announcer, self.dock, now, owner)
        self.drawing = Drawing(self.scenery, self.dock, self.voice, now, owner, read=self._read)
        self.ground.flawed.connect(self._tell_flaw)
        self._deck_news: DeckNews | None = None
        self.art.flawed.connect(self._hear_deck)
        self.front.changed.connect(self._lay_places)
        self.scenery.faces.changed.connect(self.drawing.seats_soon)

    def _read(self) -> None:
        """Put the table into words, with their meanings where a screen reader looks for help."""
        self.reader.show()
        self.teller.describe(self.reader)

    def _lay_places(self) -> None:
        """Lay counters in every hollow while the first page is shown, one place in a turn."""
        self.drawing.order(self.scenery.places(laid=self.front.page is not None))

    def _stage(self, event: DealSettled, finale: Finale) -> None:
        """Let a bell, the faces and the announcer tell what a finale shows."""
        if not finale.is_short:
            self.sounds.toll()
        self.scenery.hear(event, self._now().sitting)
        if finale.ending is Ending.LAST:  # of any other end the settlement tells
            self.announcer.collect(self.rest.celebration.words(finale))

    def _tell_flaw(self, flaw: ClothFlaw) -> None:
        """Tell what is wrong with the picture that should be the cloth."""
        self.dock.note(flaw_told(flaw), plain_cloth_told())

    def _hear_deck(self, flaw: DeckFlaw) -> None:
        """Collect what is wrong with the person's own deck."""
        if self._deck_news is None:
            from ombre_desktop.ui.desk.deck_news import DeckNews

            self._deck_news = DeckNews(self.dock.note, self.ground)
        self._deck_news.hear(flaw, self.ground.preferences)

    def prefer(self, liked: Preferences) -> None:
        """Adopt the preferences *liked* at once."""
        self.player.tempo = tempo_of(liked)
        self.player.trick_hold = trick_hold_of(liked)
        self.player.own.liked = Sorting(liked.sort, liked.sort_reversed)
        self.rest.moves = self.player.tempo.moves
        self.scenery.faces.lively = self.player.tempo.moves
        self.rest.pause = pause_of(liked)
        self.pace.share = pace_of(liked)
        self.player.badges = liked.matador_badges
        self.helping.prefer(liked)
        self.player.helps = self.helping.helps
        self.art.set_print(print_of(liked))
        self.hand.click = liked.play
        self.announcer.wanted = liked.announcements
        self.sounds.prefer(liked)
        self.ground.prefer(liked)
        if self.ground.is_laid_out:
            self.adapt()
        else:
            self.drawing.one("adapt", self.adapt)  # unless the view is given its size before

    def help_by(self, told: SignalInstance) -> None:
        """Set the helps by the events *told* and by the person's answers, before these are carried out."""
        self.wishes.acted.connect(self.helping.act)
        told.connect(self.helping.hear)
        self.hand.refused.connect(self.helping.refuse)
        self.helping.changed.connect(self._show_helps)

    def _show_helps(self) -> None:
        """Show the helps as they are now."""
        self.player.helps = self.helping.helps
        self.player.lay()
        self.drawing.soon()

    def adapt(self) -> None:
        """Lay everything out again for the present window, game, theme, text and deck."""
        self.drawing.forget("adapt")
        self.rest.break_off()
        if self.ground.lay_out():
            context = self.ground.context(self.wishes)
            self.dock.stand_on(context)
            self.front.stand_on(context)
            self.drawing.anew(self.player.lay)

    def fit_to_window(self) -> None:
        """Adapt in the next turn, once the window has been painted; the first time, adapt at once."""
        if self.ground.is_laid_out:
            self.drawing.one("adapt", self.adapt)
        else:
            self.adapt()

    def prepare(self) -> None:
        """Import in a thread what the first deal will need."""
        for module in _FIRST_DEAL:
            self.studio.order(partial(import_module, module), Urgency.BEFOREHAND)

    def wait_until_painted(self) -> None:
        """Wait until everything ordered is painted, so that the window can be photographed."""
        self.drawing.finish()
        self.ground.paint_now()
        self.gallery.finish()
        self.drawing.at_once()
        self.scene.finish_dressing()

    def close(self) -> None:
        """End the work in the background."""
        self.sounds.close()
        self.ground.close()
        self.helping.close()
        self.drawing.drop()
        self.player.stop()
        self.studio.close()
