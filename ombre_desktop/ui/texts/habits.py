"""The habits that opponents have shown, in words."""

from __future__ import annotations

from ombre_desktop.ui.model.acquaintance import LONG, Acquaintance, HabitSeen
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.phrases import Said, figure, translate

HABITS = {
    "kings_first": Said("Habits", "Leads a king at once, though it may be trumped."),
    "trumps_wait": Said("Habits", "As Ombre, leads other suits before the trumps of the others are drawn."),
    "trumps_at_the_ombre": Said("Habits", "Leads a trump as a defender, and so does the Ombre's work."),
    "same_suit_again": Said(
        "Habits", "Leads the same suit again, although it brought nothing the first time."
    ),
    "short_suit": Said("Habits", "As a defender, leads the shortest suit, even if that bares a good card."),
    "spadille_sleeps": Said("Habits", "Saves spadille for later, and plays the next trump instead."),
    "trumps_on_the_table": Said("Habits", "As Ombre, leads every trump from the top before anything else."),
    "over_the_partner": Said("Habits", "Takes a trick that the partner is winning already."),
    "ruffs_at_sight": Said("Habits", "Trumps a trick at sight, whether it is worth it or not."),
    "second_hand_low": Said("Habits", "Plays low as the second to play, even with the king."),
    "never_small_ruff": Said("Habits", "Trumps high where a small trump would do."),
}
"""A sentence on each habit, by its name."""


heading = Said("Habits", "What they have shown at this table")
"""The heading of the section on the opponents at the table."""
note = Said(
    "Habits",
    "A habit stands here once two settled deals of this sitting have shown it. After ten deals, one"
    " is enough.",
)
"""The sentence that says when a habit is told."""


def told(habit: HabitSeen) -> str:
    """Return the *habit*, how often it showed, and in which deals."""
    seen = translate(
        "Habits",
        "Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.",
    ).format(times=habit.count, deals=len(habit.deals), numbers=all_of([figure(one) for one in habit.deals]))
    return sentences([HABITS[habit.name]() if habit.name in HABITS else "", seen])


def nothing(opponent: Acquaintance) -> str:
    """Return why nothing is told of *opponent*."""
    if opponent.has_none:
        return translate("Habits", "Plays without habits.")
    if not opponent.complete:
        return translate("Habits", "The deals of this sitting are being looked through.")
    if opponent.looked_at < LONG:
        return translate("Habits", "Nothing to notice yet.")
    return translate("Habits", "Nothing to notice in {deals:one # deal|other # deals} so far.").format(
        deals=opponent.looked_at
    )
