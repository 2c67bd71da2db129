"""The rows of the preferences that depend on the deck: those on offer, and what the chosen one can do."""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.ui.dialogs.controls import Choice, Segments, TickBox
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.features.settings.deck_shelf import FoundDeck
from ombre_desktop.ui.paint.card_deck import CardDeck, DeckFlaw, Flaw
from ombre_desktop.ui.texts import decks as words
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.ui.texts.preferences import SECTIONS
from ombre_desktop.value import replace

_ROWS = {row.key: row for part in SECTIONS for row in part.rows}
MOST_FLAWS = 2
"""The number of decks with a flaw that the note names."""


class DeckRows:
    """
    The rows, by the preferences they are for: *segments*, *ticks*, and the *fields* round the former.

    The value of a deck is its kind, if it is ours, or the name of its folder.
    """

    def __init__(
        self, segments: dict[str, Segments], ticks: dict[str, TickBox], fields: dict[str, NamedField]
    ) -> None:
        self._segments, self._ticks, self._fields = segments, ticks, fields
        self._found: Mapping[str, FoundDeck] | None = None

    def offer(self, found: tuple[FoundDeck, ...], liked: Preferences) -> None:
        """Offer the decks that were *found*, beside ours."""
        self._found = {one.name: one for one in found}
        ours = [Choice(value, name) for value, name in _ROWS["deck"].choices]
        own = [
            Choice(one.name, _label(outside.name(one.deck.told["name"])))
            for one in found
            if one.deck is not None
        ]
        self._segments["deck"].offer([*ours, *own], self.value(liked))
        self.show(liked)

    def value(self, liked: Preferences) -> object:
        """Return the value of the deck in the preferences *liked*."""
        return liked.deck if self.chosen(liked) is None else liked.own_deck

    def chosen(self, liked: Preferences) -> CardDeck | None:
        """Return the person's own deck if its cards are those of the preferences *liked*."""
        found = (self._found or {}).get(liked.own_deck)
        return found.deck if found and found.deck and found.deck.kind is liked.deck else None

    def with_deck(self, liked: Preferences, value: object) -> Preferences:
        """Return the preferences *liked* with the deck of this *value*."""
        if isinstance(value, Deck):
            return replace(liked, deck=value, own_deck="")
        found = (self._found or {}).get(str(value))
        if found is None or found.deck is None:
            return liked
        return replace(liked, deck=found.deck.kind, own_deck=str(value))

    def show(self, liked: Preferences) -> None:
        """Show what the deck in the preferences *liked* can do, and who made it."""
        own = self.chosen(liked)
        lacks = own.lacks if own is not None else frozenset()
        for key in ("index", "colours", "letters"):
            self._segments[key].setEnabled(key not in lacks)
            self._fields[key].explain(words.drawn_one_way() if key in lacks else _ROWS[key].note())
        reason = words.drawn_one_way() if "old_print" in lacks else ""
        tick = self._ticks["old_print"]
        tick.setEnabled(not reason)
        tick.setToolTip(tip(reason))
        tick.setAccessibleDescription(reason)
        self._offer_backs(own, liked)
        self._fields["deck"].explain(self._note(own, liked))

    def _offer_backs(self, own: CardDeck | None, liked: Preferences) -> None:
        """Offer the backs of the deck: ours have names, those of others have numbers."""
        backs, ours = self._segments["back"], _ROWS["back"].choices
        choices = [Choice(value, name) for value, name in ours]
        if own is not None:
            choices = [Choice(back, words.back_number(at)) for at, back in enumerate(own.backs, start=1)]
        labels = [choice.label for choice in choices]
        value = liked.back if liked.back in [choice.value for choice in choices] else choices[0].value
        if labels != [button.text() for button in backs.buttons]:
            backs.offer(choices, value)
        backs.set_value(value)

    def _note(self, own: CardDeck | None, liked: Preferences) -> str:
        if own is not None:
            return words.credit(own)
        found = self._found
        if found is None:
            return ""
        if liked.own_deck and (one := found.get(liked.own_deck, _gone(liked.own_deck))).flaw is not None:
            return words.kept_for_later(one.flaw, one.name)
        flawed = [words.flaw_told(one.flaw, one.name, liked.deck) for one in found.values() if one.flaw]
        return sentences(flawed[:MOST_FLAWS])


def _gone(name: str) -> FoundDeck:
    return FoundDeck(name, None, DeckFlaw(Flaw.GONE), 0)


def _label(name: str) -> str:
    """Return *name* for a button, on which a single ampersand would mark a key."""
    return name.replace("&", "&&")
