"""The words of an opponent who gives the game up."""

from __future__ import annotations

from ombre_desktop.engine import Card, Seat, SeatView
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.giving_up import plea, quitter_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.phrases import Said

_PLEAS: dict[str, Said] = {
    "no_trump_left": Said("Events", "I have no trumps left."),
    "matador_against": Said("Events", "{card:The} was against me."),
    "no_trick_yet": Said("Events", "{tricks:one # trick is gone|other # tricks are gone}, and I have none."),
    "behind_in_tricks": Said(
        "Events",
        "The others have {tricks:one # trick|other # tricks} together, and I have only {own}.",
    ),
    "trump_by_chance": Said("Events", "I did not choose this trump: it was turned up."),
}
"""The sentence for each reason to give up, by its key; the Ombre says it to the others."""
_quoted = Said("Events", "“{words}”")


def plea_told(view: SeatView, deck: Deck, person: Seat | None, tricks: int | None = None) -> str:
    """
    Return what the Ombre in *view* says in giving up after this number of *tricks*, in quotation marks.

    It is empty if the Ombre is the *person*, or if nothing that all have seen speaks for it.
    """
    found = plea(view.position, tricks)
    if found is None or person == quitter_of(view.position):
        return ""
    return _quoted().format(words=_told(found, deck))


def last_plea(sitting: Sitting, deck: Deck) -> str:
    """Return what the Ombre said who has given up the last deal; empty if it was played out."""
    state = sitting.state
    if state is None or state.playing is None or not state.playing.given_up:
        return ""
    return plea_told(SeatView(PERSON, state), deck, sitting.company.addressed)


def _told(found: Motive, deck: Deck) -> str:
    facts = {
        name: card_label(Card.parse(str(value)), deck) if name == "card" else value
        for name, value in found.facts
    }
    return _PLEAS[found.key]().format(**facts)
