"""The words of the list of sittings."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.model.listed_sitting import Place
from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.phrases import Said, translate

_STATES = {
    Place.TABLE: Said("Sittings", "at the table"),
    Place.LEFT: Said("Sittings", "can go on"),
    Place.ENDED: Said("Sittings", "ended"),
    Place.PAST: Said("Sittings", "stopped early"),
    Place.BIN: Said("Sittings", "in the bin"),
}
_ABOUT = {
    Place.TABLE: Said("Sittings", "This sitting is at the table now."),
    Place.LEFT: Said(
        "Sittings", "It goes on at the card where you left it. The sitting at the table is kept too."
    ),
    Place.ENDED: Said(
        "Sittings", "The pool was divided. Its deals can be looked at and replayed from the score sheet."
    ),
    Place.PAST: Said("Sittings", "An older version of Ombre kept its deals, but not enough to continue it."),
    Place.BIN: Said("Sittings", "It is not counted in any statistics while it is in the bin."),
}


title = Said("Sittings", "Sittings")
"""The title of the list."""
list_name = Said("Sittings", "All sittings")
"""The name of the list for screen readers."""
bin_summary = Said("Sittings", "These sittings can be brought back until the bin is emptied.")
"""The sentence that explains the bin."""
sittings_to_come = Said(
    "Sittings", "Every sitting is kept here. You can go on with it, and replay each of its deals."
)
"""The sentence in place of the list before the first sitting."""
begin_button = Said("Sittings", "&Begin a sitting")
"""The label of the button that leads to the first sitting."""
name_heading = Said("Sittings", "Sitting")
"""The heading over the names of sittings."""
against_heading = Said("Sittings", "Against")
"""The heading over the opponents."""
played_heading = Said("Sittings", "Last played")
"""The heading over the times when the sittings were played last."""
deals_heading = Said("Sittings", "Deals")
"""The heading over the numbers of deals."""
won_heading = Said("Sittings", "Won")
"""The heading over the chips won."""
not_compared = Said("Sittings", "not compared yet")
"""The words for a duplicate sitting without a deal that the expert has played too."""
state_heading = Said("Sittings", "State")
"""The heading over the states."""
name_label = Said("Sittings", "&Name of the sitting")
"""The label of the field for a name."""
copy_button = Said("Sittings", "Co&py")
"""The label of the button that copies the list."""
throw_away_button = Said("Sittings", "&To the bin")
"""The label of the button that puts a sitting into the bin."""
bring_back_button = Said("Sittings", "B&ring back")
"""The label of the button that takes a sitting out of the bin."""
empty_button = Said("Sittings", "&Empty the bin")
"""The label of the button that empties the bin."""
close_button = Said("Sittings", "&Close")
"""The label of the button that closes the list."""
score_button = Said("Sittings", "&Score sheet")
"""The label of the button that opens a score sheet."""
go_on_button = Said("Sittings", "&Go on")
"""The label of the button that takes a sitting up again."""


def summary(count: int, chips: str) -> str:
    """Return the number of sittings, and the *chips* won in all unless *chips* is empty."""
    if not count:
        return translate("Sittings", "No sitting has been left or finished yet.")
    if not chips:
        return translate("Sittings", "Sittings: {count}.").format(count=count)
    return translate("Sittings", "Sittings: {count}. Chips won in all: {chips}.").format(
        count=count, chips=chips
    )


def own_name(game: str, opponents: Sequence[str]) -> str:
    """Return the name of a sitting to which the person has given none."""
    return translate("Sittings", "{game} with {opponents}").format(game=game, opponents=all_of(opponents))


def shown_name(title: str, game: str) -> str:
    """Return the name of a sitting in the list: its game, after the *title* if it has one."""
    return translate("Sittings", "{title} ({game})").format(title=title, game=game) if title else game


def state(place: Place) -> str:
    """Return the state of a sitting in the list."""
    return _STATES[place]()


def about(place: Place) -> str:
    """Return what can be done with a sitting."""
    return _ABOUT[place]()


def deals(played: int, planned: int | None) -> str:
    """Return the number of deals *played*, of those *planned*."""
    if planned is None:
        return str(played)
    return translate("Sittings", "{played} of {planned}").format(played=played, planned=planned)


def gained(amount: str) -> str:
    """Return what was gained in duplicate, in place of what was won."""
    return translate("Sittings", "{amount} against the expert").format(amount=amount)


def duplicate_note(deals: int) -> str:
    """Return what the gain in duplicate means; *deals* were played by both."""
    if not deals:
        return translate("Sittings", "Duplicate counts what you gain against the expert with the same cards.")
    template = translate(
        "Sittings",
        "Duplicate counts what you gain against the expert with the same cards: here in"
        " {deals:one # deal|other # deals}.",
    )
    return template.format(deals=deals)


def bin_button(count: int) -> str:
    """Return the label of the button that shows the bin, which holds *count* sittings."""
    return translate("Sittings", "&Bin ({count})").format(count=count)


def emptying() -> Confirmation:
    """Return the question before the bin is emptied."""
    return Confirmation(
        translate("Sittings", "Empty the bin?"),
        translate("Sittings", "The sittings in the bin and all their deals will be deleted for ever."),
        translate("Sittings", "Other sittings stay as they are."),
        translate("Sittings", "&Empty the bin"),
        translate("Sittings", "&Keep them"),
    )


def not_there() -> tuple[str, str]:
    """Return a notice that a sitting cannot be taken up, and what it means."""
    return (
        translate("Sittings", "This sitting cannot be continued."),
        translate("Sittings", "Its deals are still in the list."),
    )
