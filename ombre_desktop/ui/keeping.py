"""
Keeps the sitting, the preferences and the history on the disk.

Imported after the first frame: the documents cost more to load than the table.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage import documents, preferences
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.saves import PreferencesStore, SaveStore
from ombre_desktop.ui.dialogs.choices import (
    FIRST_GAME,
    USUAL_COMPANY,
    ClothName,
    Deck,
    NewGame,
    Opponent,
    Preferences,
    Surroundings,
    TrickStays,
)
from ombre_desktop.ui.dialogs.company import company_of
from ombre_desktop.ui.session_controller import record_text, row_of
from ombre_desktop.ui.sitting import Company, DealRow, Sitting
from ombre_desktop.ui.surroundings import chrome_of
from ombre_desktop.value import Value, replace

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History


class Kept(Value):
    """What was found at the start."""

    preferences: preferences.PreferencesDocument
    sitting: Sitting | None
    problems: tuple[Problem, ...]


class Keeper(QObject):
    """
    Writes off the GUI thread, one document after another.

    `failed` brings the `Problem` when something could not be kept, the first time; the
    game goes on and the next write tries again.
    """

    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folders = folders
        self._saves = SaveStore(folders.save)
        self._preferences = PreferencesStore(folders.preferences)
        self._writer = ThreadPoolExecutor(1, "ombre-keeper")
        self._done.connect(_call)
        self._told: set[Path] = set()

    def load(self) -> Kept:
        """Everything that was kept, with what was wrong with it."""
        liked = self._preferences.read()
        save = self._saves.read()
        sitting = None if save.document is None else sitting_of(save.document)
        return Kept(liked.document, sitting, liked.problems + save.problems)

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Keep *sitting*; *done* is called on the GUI thread when it is on the disk."""
        self._submit(self._write, sitting, done)

    def keep_preferences(self, document: preferences.PreferencesDocument) -> None:
        """Keep the preferences."""
        self._submit(self._try, self.folders.preferences, lambda: self._preferences.write(document))

    def with_choices(
        self, document: preferences.PreferencesDocument, chosen: Preferences, games: tuple[NewGame, ...]
    ) -> preferences.PreferencesDocument:
        """*document* with the preferences as they were chosen, and with *games*, if there are any."""
        document = with_preferences(document, chosen)
        for game in games:
            document = with_game(document, game)
        return document

    def last_games(self, document: preferences.PreferencesDocument) -> tuple[NewGame, ...]:
        """The last new game of every kind, to be offered for the next; the very last first."""
        return games_of(document)

    def history(self) -> History:
        """The history of all deals, opened anew for this thread."""
        from ombre_desktop.storage.history import History  # noqa: PLC0415 - wanted when a deal is settled

        return History(self.folders.history)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.shutdown(wait=True)

    def _submit(self, work: Callable[..., None], *what: object) -> None:
        self._writer.submit(work, *what).add_done_callback(self._look_after)

    def _look_after(self, written: Future[None]) -> None:
        """A defect of ours must not stay unseen: what it concerned was not kept."""
        error = written.exception()
        if error is not None:
            log.critical("nothing was kept", exc_info=error)
            self.failed.emit(Problem(ProblemKind.UNWRITABLE, self.folders.save, detail=str(error)))

    def _write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        try:
            self._try(self.folders.save, lambda: self._saves.write(document_of(sitting)))
            settled = sitting.state is not None and sitting.state.is_over
            if sitting.ended:
                log.info("sitting %s ended", sitting.game_id)
            if settled or sitting.ended:
                self._try(self.folders.history, lambda: self._keep_history(sitting))
        finally:
            # Whatever went wrong, the game goes on.
            self._done.emit(done)

    def _keep_history(self, sitting: Sitting) -> None:
        history = self.history()
        try:
            history.keep(sitting_document(sitting, sitting.rows, staked=False))
        finally:
            history.close()

    def _try(self, path: Path, write: Callable[[], None]) -> None:
        """Write *path*; that it fails is told once, not at every card, until it has been written again."""
        try:
            write()
        except StorageError as error:
            log.warning("not kept: %s", error)
            if path not in self._told:
                self._told.add(path)
                self.failed.emit(error.problem)
        else:
            self._told.discard(path)


def _call(done: Callable[[], None]) -> None:
    done()


def document_of(sitting: Sitting) -> documents.SaveDocument:
    """The save of *sitting*: a deal that is settled is kept as it was staked, with its record."""
    staked = sitting.state is not None and not sitting.ended
    rows = sitting.rows
    if staked and sitting.state is not None and sitting.state.is_over:
        rows = rows[:-1]
    return documents.SaveDocument(
        saved_at=datetime.now(UTC),
        sitting=sitting_document(sitting, rows, staked=staked),
        deal=record_text(sitting) if staked else None,
    )


def sitting_document(
    sitting: Sitting, rows: tuple[DealRow, ...], *, staked: bool
) -> documents.SittingDocument:
    """*sitting* with these *rows*, as it stands now or, *staked*, as it was when its deal began."""
    session = sitting.staked if staked and sitting.staked else sitting.session
    game = session.ruleset
    document = documents.SittingDocument(
        game_id=sitting.game_id,
        ruleset=game.name,
        house=house_text(sitting),
        seats=game.seats,
        names=sitting.company.names,
        players=sitting.company.players,
        portraits=sitting.company.portraits,
        deals_wanted=sitting.deals_wanted,
        draw=documents.DrawDocument.of(sitting.draw) if sitting.draw else None,
        dealer=int(session.dealer),
        chips=tuple(int(chips) for chips in session.chips),
        pool=int(session.pool),
        scores=session.scores,
        deals=session.deals,
        antes_paid=staked,
        ended=sitting.ended,
        results=tuple(documents.DealRow(**_fields(row)) for row in rows),
    )
    # A sitting that contradicts itself is a defect of ours, to be told now and not at the next start.
    document.check()
    return document


def _fields(row: DealRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__slots__}


def house_text(sitting: Sitting) -> str:
    """The house rules of *sitting* that differ from the game's own, as text."""
    game = sitting.ruleset
    return game.house.differences(variant(game.name).standard)


def sitting_of(document: documents.SaveDocument) -> Sitting:
    """The sitting that *document* kept; a deal that is settled is written down again."""
    kept = document.sitting
    record = document.replayed()
    session = kept.session
    sitting = Sitting(
        game_id=kept.game_id,
        company=Company(kept.names, kept.players, kept.portraits),
        session=session,
        deals_wanted=kept.deals_wanted,
        draw=kept.draw.draw if kept.draw else None,
        state=record.state if record else None,
        staked=session if record else None,
        rows=tuple(_row(row) for row in kept.results),
        ended=kept.ended,
    )
    if record is None or record.state.settlement is None:
        return sitting
    return sitting.settled(record.state.settlement, row_of(sitting, session))


def _row(row: documents.DealRow) -> DealRow:
    fields = {name: getattr(row, name) for name in DealRow.__slots__}
    fields["dealer"] = Seat(row.dealer)
    return DealRow(**fields)


def preferences_of(document: preferences.PreferencesDocument) -> Preferences:
    """The preferences as the dialogs have them."""
    stays = {item.value: item for item in TrickStays}
    hold = document.trick_hold or 0
    return Preferences(
        name=document.person.name,
        deck=Deck(document.deck.value),
        letters=document.letters,
        index=document.index,
        colours=document.colours,
        back=document.back,
        cloth=ClothName(document.cloth.value),
        surroundings=Surroundings(document.chrome.value),
        text_size=round(document.text_scale * 10) * 10,
        speed=document.speed,
        trick_stays=stays.get(hold, TrickStays.TWO_SECONDS),
        card_click=document.play,
        hand_order=document.sort,
        matador_badges=document.matador_badges,
        trump_ladder=document.trump_ladder,
        reduced_motion=document.reduced_motion,
    )


def with_preferences(
    document: preferences.PreferencesDocument, chosen: Preferences
) -> preferences.PreferencesDocument:
    """*document* with what was *chosen* in the dialog."""
    stays = chosen.trick_stays
    return dataclasses.replace(
        document,
        person=dataclasses.replace(document.person, name=chosen.name),
        deck=preferences.Deck(chosen.deck.value),
        letters=chosen.letters,
        index=chosen.index,
        colours=chosen.colours,
        back=chosen.back,
        cloth=preferences.Cloth(chosen.cloth.value),
        chrome=preferences.Chrome(chosen.surroundings.value),
        shown=preferences.Chrome(chrome_of(chosen).value),
        text_scale=chosen.text,
        speed=chosen.speed,
        trick_hold=None if stays is TrickStays.UNTIL_CLICK else stays.value,
        play=chosen.card_click,
        sort=chosen.hand_order,
        matador_badges=chosen.matador_badges,
        trump_ladder=chosen.trump_ladder,
        reduced_motion=chosen.reduced_motion,
    )


def games_of(document: preferences.PreferencesDocument) -> tuple[NewGame, ...]:
    """The new games that *document* keeps, one of a kind, the last one first."""
    last = document.new_game
    # A name that leads to another game was spoilt: its choices are those of no game.
    others = (kept for name, kept in document.other_games.items() if name == kept.ruleset != last.ruleset)
    return tuple(_game(kept, document) for kept in (last, *others))


def _game(kept: preferences.NewGameDocument, document: preferences.PreferencesDocument) -> NewGame:
    seats = kept.seats or variant(kept.ruleset).seats[0]
    usual = (one.portrait for one in USUAL_COMPANY)
    who = zip(kept.portraits or usual, kept.opponents, strict=False)
    opponents = tuple(Opponent(portrait, "", player) for portrait, player in who)
    return replace(
        FIRST_GAME,
        ruleset=kept.ruleset,
        seats=seats,
        house=kept.house,
        name=document.person.name,
        portrait=document.person.portrait,
        opponents=company_of(opponents, seats - 1),
        deals=kept.deals,
        deck=Deck(document.deck.value),
    )


def with_game(document: preferences.PreferencesDocument, game: NewGame) -> preferences.PreferencesDocument:
    """*document* with *game* as the last new game."""
    kept = preferences.NewGameDocument(
        ruleset=game.ruleset,
        seats=game.seats,
        house=game.house,
        opponents=tuple(one.player for one in game.opponents),
        portraits=tuple(one.portrait for one in game.opponents),
        deals=game.deals,
    )
    person = preferences.PersonDocument(name=game.name, portrait=game.portrait)
    others = {**document.other_games, document.new_game.ruleset: document.new_game}
    others.pop(game.ruleset, None)
    return dataclasses.replace(document, new_game=kept, other_games=others, person=person)
