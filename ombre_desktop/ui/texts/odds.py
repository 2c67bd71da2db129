"""The words of the board that tells where the cards are, and what an act told."""

from __future__ import annotations

from ombre_desktop.engine import Card, Ranking
from ombre_desktop.players.odds import Finding, Trait
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import card_name, spoken_name, suit_name, trump_name
from ombre_desktop.ui.texts.hints import wins_told
from ombre_desktop.ui.texts.phrases import Named, Said, translate

title = Said("Odds", "Where the cards are")
acts_heading = Said("Odds", "What was done")
card_heading = Said("Odds", "Card")
place_heading = Said("Odds", "Who may have it")
trait_heading = Said("Odds", "The hand has")
before_heading = Said("Odds", "Before")
after_heading = Said("Odds", "After")
dealt_label = Said("Odds", "The cards are dealt.")
thinking_told = Said("Odds", "Working it out…")
little_told = Said("Odds", "That told hardly anything new.")
own_told = Said("Odds", "Choose what another player did, to see what it told.")
unknown_told = Said("Odds", "Nobody can tell yet what a bid means in this game.")
"""The sentence for bids in a game of points, which have no model."""
failed_told = Said("Odds", "This cannot be worked out just now.")
nothing_told = Said("Odds", "Every card that matters has been played.")
note = Said("Odds", "Worked out from what you may see, as if experts played. Beginners are harder to read.")
"""The note on what the odds rest on."""
hatched_told = Said("Odds", "Hatched: with nobody who plays now.")
"""The meaning of the hatched part of a bar."""
before_button = Said("Odds", "&Before and after")
close_button = Said("Odds", "&Close")
away_name = Said("Odds", "with nobody")
"""The place of a card that is in the talon or was thrown."""
certain_told = Said("Odds", "certain")

_HAS = {
    Trait.CARD: Said("Odds", "{card:The}"),
    Trait.TRUMPS: Said("Odds", "{number:one # trump or more|other # trumps or more}"),
    Trait.LESSER: Said("Odds", "A trump below the matadors"),
    Trait.SUIT: Said("Odds", "A card of {suit}"),
    Trait.LONG: Said("Odds", "{number:one # card|other # cards} or more of one suit"),
}
_LACKS = {
    Trait.CARD: Said("Odds", "Not {card:the}"),
    Trait.TRUMPS: Said("Odds", "{number:0 No trump|one At most # trump|other At most # trumps}"),
    Trait.LESSER: Said("Odds", "No trump below the matadors"),
    Trait.SUIT: Said("Odds", "No {suit}"),
    Trait.LONG: Said("Odds", "At most {number:one # card|other # cards} of each suit"),
}
_EVEN, _LEAST, _MOST = 0.5, 0.005, 0.99


def share_told(share: float, *, certain: bool = False) -> str:
    """Return a share in per cent; what is not certain is told as neither 0 nor 100."""
    if certain and share > _EVEN:
        return certain_told()
    return wins_told(share if certain else min(_MOST, max(_LEAST + 0.001, share)))


def place_told(name: str, share: float, *, certain: bool) -> str:
    """Return how likely a card is with *name*."""
    template = translate("Odds", "{name} {percent}")
    return template.format(name=name, percent=share_told(share, certain=certain))


def card_label(card: Card, ranking: Ranking, deck: Deck) -> Named:
    """Return the name of *card* in a list: its title as a trump, if it has one."""
    return trump_name(card, ranking) or card_name(card, deck)


def trait_told(finding: Finding, ranking: Ranking, deck: Deck, *, has: bool = True) -> str:
    """Return the trait of *finding*, or with *has* false its opposite."""
    number = finding.number - (not has)
    card = None if finding.card is None else spoken_name(finding.card, ranking, deck)
    suit = None if finding.suit is None else suit_name(finding.suit, deck)
    return (_HAS if has else _LACKS)[finding.trait]().format(card=card, suit=suit, number=number)


def finding_told(finding: Finding, ranking: Ranking, deck: Deck) -> str:
    """Return what has become likelier, the trait or its opposite, and how likely it is now and was before."""
    has = finding.after > finding.before
    now, then = (finding.after, finding.before) if has else (1 - finding.after, 1 - finding.before)
    trait = trait_told(finding, ranking, deck, has=has)
    if finding.certain:
        return translate("Odds", "{trait}: that is certain.").format(trait=trait)
    told = translate("Odds", "{trait}: {percent}, before {before}.")
    return told.format(trait=trait, percent=share_told(now), before=share_told(then))


def about_told(name: Named) -> str:
    """Return the heading over what an act told about the hand of *name*."""
    return translate("Odds", "What that told about {name}:").format(name=name)
