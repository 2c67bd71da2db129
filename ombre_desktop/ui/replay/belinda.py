"""The hand of Pope's Rape of the Lock as a programme: the record with the verses, and the remarks."""

from __future__ import annotations

from ombre_desktop.engine.notation import read_records
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, Remark, itself
from ombre_desktop.ui.replay.showing import Page, Section, Showing
from ombre_desktop.ui.texts.belinda import at_the_end, belinda_title, remarks_on, trick_five
from ombre_desktop.ui.texts.documents import ASSETS, translation_of
from ombre_desktop.ui.texts.grammar import language

PORTRAITS = ("viajera", "hilario", "viajero")
"""The portraits of Belinda with her locks, the Baron, and the Knight. The poem describes French cards."""

_RECORD = "records/belinda.ombre"
TRICK_FOUR = Page(Section.PLAY, 4)


def belinda() -> Programme:
    """Return both readings of the hand, with notes in the language in use if they are translated."""
    text = translation_of(_RECORD, language()) or (ASSETS / _RECORD).read_text(encoding="utf-8")
    readings = read_records(text)
    deals = [
        RecordedDeal(itself(reading.record), reading.record.tag("Event") or "", PORTRAITS, deck=Deck.FRENCH)
        for reading in readings
        if reading.record is not None
    ]
    return Programme(belinda_title(), tuple(deals), remarks, belinda)


def remarks(showing: Showing, at: int, deck: Deck) -> tuple[Remark, ...]:
    """Return the remarks on what is certain and what is conjecture, and before trick five an invitation."""
    page = showing.pages[at]
    told = remarks_on(page.section.value, page.trick, deck)
    if page == TRICK_FOUR and at in showing.marks:
        told = (trick_five(deck), *told)
    if at == showing.last:
        told = (*told, at_the_end(deck))
    return tuple(Remark(heading, text) for heading, text in told)
