"""The texts that set the person's results beside the expert's."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.phrases import translate


def title() -> str:
    """Return the title of the dialog."""
    return translate("Beside", "Beside the expert")


def note() -> str:
    """Return the sentence that says how the expert plays."""
    return translate(
        "Beside",
        "The expert plays each deal with your cards against the same opponents, and sees no more than you. "
        "The result is shown once you have played the deal.",
    )


def sum_line(deals: int, gained: str) -> str:
    """Return what the person has gained against the expert."""
    template = translate("Beside", "{gained} against the expert in {deals:one # deal|other # deals}")
    return template.format(gained=gained, deals=deals)


def deal_heading() -> str:
    """Return the heading of the column of deals."""
    return translate("Beside", "Deal")


def own_heading() -> str:
    """Return the heading of the person's results."""
    return translate("Beside", "You")


def par_heading(name: str) -> str:
    """Return the heading of the expert's results with the cards of a seat."""
    return translate("Beside", "Expert: {name}").format(name=name)


def others_heading() -> str:
    """Return the heading over the expert's results in all other seats, in one column."""
    return translate("Beside", "Expert in the other seats, from your right")


def gained_heading() -> str:
    """Return the heading of the differences."""
    return translate("Beside", "Gained")


def being_worked_out() -> str:
    """Return the words for a par that is not known yet."""
    return translate("Beside", "being played")


def close_button() -> str:
    """Return the label of the button that closes the dialog."""
    return translate("Beside", "&Close")


def replay_button() -> str:
    """Return the label of the button that replays the expert's deal."""
    return translate("Beside", "&Replay the expert's deal")


def replay_title(number: int) -> str:
    """Return the title of the replay of the expert's deal."""
    return translate("Beside", "Deal {number}, played by the expert").format(number=number)


def told(own: str, par: str) -> str:
    """Return the notice after a deal: the person's result and the expert's with the same cards."""
    return translate("Beside", "You: {own}. The expert with your cards: {par}.").format(own=own, par=par)


def still_playing() -> str:
    """Return the notice after a deal that the expert has not finished."""
    return translate("Beside", "The expert is still playing this deal.")


def gave_up() -> str:
    """Return the notice that the expert could not play the deal."""
    return translate("Beside", "The expert could not finish this deal.")


def other_seats(pars: Sequence[str]) -> str:
    """Return the expert's results with the cards of the other seats; empty if there are none."""
    if not pars:
        return ""
    return translate("Beside", "With the other cards: {pars}.").format(pars=all_of(pars))


def where_to_look(key: str) -> str:
    """Return where the whole comparison is."""
    return translate("Beside", "{key} shows the comparison.").format(key=key)


def expert_box() -> str:
    """Return the label of the wish that the expert plays the deal too."""
    return translate("Beside", "The &expert plays it too, with my cards")
