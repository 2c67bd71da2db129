"""The text on the board beside the table: notes, remarks and events of the moment shown."""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN
from ombre_desktop.engine.events import CardPlayed, Dealt, Event
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.kinds import replaced
from ombre_desktop.ui.replay.programme import played_on
from ombre_desktop.ui.replay.reading import Line, reading_page
from ombre_desktop.ui.replay.replay_controller import ReplayController
from ombre_desktop.ui.texts import replay as words
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.pleas import plea_told
from ombre_desktop.value import replace


def page_of(replay: ReplayController, deck: Deck, reviewed: str = "", noted: str = "") -> str:
    """
    Return what the person *noted*, what the review has to say of the moment, and the notes and remarks on it.

    Without remarks, the events on the moment's page are told as well.
    """
    showing, at = replay.showing, replay.at
    find = replay.programme.remarks
    remarks = find(showing, at, deck) if find and not replay.deal.is_other else ()
    lines = [] if remarks else _events(replay, deck)
    if at == showing.last and not showing.is_whole:
        lines.append(Line(words.breaks_off()))
    return noted + reviewed + reading_page(showing.notes(at), remarks, lines)


def playing_on(replay: ReplayController) -> tuple[str, str]:
    """Return the title and the page while the person plays on, which say who plays for whom."""
    names = played_on(replay.sitting).company.names
    seats, first = replay.deal.record.tag("Seats") or "", replay.showing.first
    unknown = replaced(seats, names, first)
    others = words.played_by_the_book(unknown) if unknown else words.as_recorded()
    return words.playing_title(names[PERSON]), reading_page((words.playing_text(), others), (), ())


def _events(replay: ReplayController, deck: Deck) -> list[Line]:
    """Return the lines for the events on the present page, as in the log but for the hands of a deal."""
    showing, state, sitting = replay.showing, replay.view.position, replay.sitting
    watched = sitting.company
    company = Company(shown_names(watched.names), watched.addressed, state.ruleset.name)
    contract = state.contract.name if state.contract else None
    plea = plea_told(replay.view, deck, watched.addressed) if state.playing else ""
    chronicle = Chronicle(company, deck, contract, state.ombre, sitting.side, state.ranking, plea)
    moments = range(showing.begins(replay.at), replay.at + 1)
    events = (e for at in moments for e in showing.events(at, is_open=replay.is_open))
    told = ((chronicle.line(_unseen(event)), event) for event in events)
    return [Line(line, event.card if isinstance(event, CardPlayed) else None) for line, event in told if line]


def _unseen(event: Event) -> Event:
    """Return *event*; of a deal, without the hands, since they lie on the table to be seen."""
    if not isinstance(event, Dealt):
        return event
    return replace(event, hands=tuple((HIDDEN,) * len(hand) for hand in event.hands))
