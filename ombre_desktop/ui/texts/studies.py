"""The words of studies: notes, marks and variations on a replayed deal."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request
from ombre_desktop.engine.notation.study import Note, StudyMark
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.hints import action_label
from ombre_desktop.ui.texts.phrases import Said, translate

FEW_LETTERS = 60
"""The number of characters of a note that a row of a list shows."""

title = Said("Studies", "A note on this moment")
"""The title of the board on which a note is written."""
mark_label = Said("Studies", "Mark")
"""The label of the choice of a mark."""
text_label = Said("Studies", "N&ote")
"""The label of the field for the text."""
kept_note = Said("Studies", "The note stays with the deal, and goes into its record.")
"""The explanation under the field."""
keep_button = Said("Studies", "&Keep")
"""The label of the button that keeps the note."""
cancel_button = Said("Studies", "&Cancel")
"""The label of the button that changes nothing."""
remove_button = Said("Studies", "&Remove this variation")
"""The label of the button that removes the variation shown."""
no_mark = Said("Studies", "None")
"""The choice of no mark."""
list_name = Said("Studies", "Notes and variations")
"""The name of the list of notes, and its first row."""
as_played = Said("Studies", "Back to the deal as it was played")
"""The row that leads back from a variation."""
own_note = Said("Studies", "Your note")
"""The heading over a note without a mark."""
note_kept = Said("Studies", "The note is kept.")
"""The sentence for a screen reader after a note was written."""
taken_back = Said("Studies", "Taken back.")
"""The sentence for a screen reader after a change of the notes was undone."""
put_back = Said("Studies", "Put back.")
"""The sentence for a screen reader after a change of the notes was done again."""

MARKS: dict[StudyMark, Said] = {
    StudyMark.QUESTION: Said("Studies", "A question"),
    StudyMark.GOOD: Said("Studies", "Well played"),
    StudyMark.MISTAKE: Said("Studies", "A mistake"),
    StudyMark.REMEMBER: Said("Studies", "To remember"),
}
"""The names of the marks."""


def heading_of(note: Note) -> str:
    """Return the heading over *note* on the page."""
    return own_note() if note.mark is None else MARKS[note.mark]()


def lines_of(note: Note) -> list[str]:
    """Return the text of *note* in its lines, made plain."""
    return [line for told in outside.comments((note.text,)) for line in told.splitlines() if line]


def note_told(note: Note) -> str:
    """Return mark and text of *note* on one line, for a tip and a screen reader."""
    text = " ".join(lines_of(note))
    if note.mark is None:
        return text
    if not text:
        return MARKS[note.mark]()
    return translate("Studies", "{mark}: {text}").format(mark=MARKS[note.mark](), text=text)


def note_row(place: str, note: Note) -> str:
    """Return the row of *note* in the list; *place* is the name of its page, such as a trick."""
    told = note_told(note)
    short = told if len(told) <= FEW_LETTERS else f"{told[: FEW_LETTERS - 1].rstrip()}…"
    return translate("Studies", "{place}: {note}").format(place=place, note=short)


def variation_title(number: int, name: str, action: Action, asked: Request, deck: Deck) -> str:
    """Return the title of a variation: its number, and what the player of this *name* does otherwise."""
    label = action_label(action, asked, deck)
    template = translate("Studies", "Variation {number}, {name}: {action}")
    return template.format(number=number, name=name, action=label)


def variation_kept(number: int) -> str:
    """Return that what the person has played is kept."""
    template = translate("Studies", "What you played is kept as variation {number}.")
    return template.format(number=number)
