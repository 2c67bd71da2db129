"""The texts that set the person's results beside the expert's."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("Beside", "Beside the expert")
"""The title of the dialog."""
note = Said(
    "Beside",
    "The expert plays your cards against the same opponents, seeing no more than you. The result is"
    " shown once you have played the deal.",
)
"""The sentence that says how the expert plays."""
deals_to_come = Said("Beside", "Play this deal to its end: your result and the expert’s will stand here.")
"""The sentence in place of the list before the first deal is played."""
deal_heading = Said("Beside", "Deal")
"""The heading of the column of deals."""
own_heading = Said("Beside", "You")
"""The heading of the person's results."""
others_heading = Said("Beside", "Expert in the other seats, from your right")
"""The heading over the expert's results in all other seats, in one column."""
gained_heading = Said("Beside", "Gained")
"""The heading of the differences."""
being_worked_out = Said("Beside", "being played")
"""The words for a par that is not known yet."""
close_button = Said("Beside", "&Close")
"""The label of the button that closes the dialog."""
replay_button = Said("Beside", "&Replay the expert's deal")
"""The label of the button that replays the expert's deal."""
still_playing = Said("Beside", "The expert is still playing this deal.")
"""The notice after a deal that the expert has not finished."""
gave_up = Said("Beside", "The expert could not finish this deal.")
"""The notice that the expert could not play the deal."""
expert_box = Said("Beside", "The &expert plays it too, with my cards")
"""The label of the wish that the expert plays the deal too."""


def sum_line(deals: int, gained: str) -> str:
    """Return what the person has gained against the expert."""
    template = translate("Beside", "{gained} against the expert in {deals:one # deal|other # deals}")
    return template.format(gained=gained, deals=deals)


def par_heading(name: str) -> str:
    """Return the heading of the expert's results with the cards of a seat."""
    return translate("Beside", "Expert: {name}").format(name=name)


def replay_title(number: int) -> str:
    """Return the title of the replay of the expert's deal."""
    return translate("Beside", "Deal {number}, played by the expert").format(number=number)


def told(own: str, par: str) -> str:
    """Return the notice after a deal: the person's result and the expert's with the same cards."""
    return translate("Beside", "You: {own}. The expert with your cards: {par}.").format(own=own, par=par)


def other_seats(pars: Sequence[str]) -> str:
    """Return the expert's results with the cards of the other seats; empty if there are none."""
    if not pars:
        return ""
    return translate("Beside", "With the other cards: {pars}.").format(pars=all_of(pars))


def where_to_look(key: str) -> str:
    """Return where the whole comparison is."""
    return translate("Beside", "{key} shows the comparison.").format(key=key)
