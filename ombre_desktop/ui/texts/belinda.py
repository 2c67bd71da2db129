"""
Remarks on the hand in Pope's Rape of the Lock: the facts in the poem, and conjecture.

The reasons are those of chapter 4 of the rules. Cards and suits are fields, ``{SQ}`` or ``{spades}``, filled
in with the words of the deck on the table.
"""

from __future__ import annotations

from ombre_desktop.engine import Pack, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.phrases import Said

Paragraph = tuple[str, str]
"""A heading and a text."""
_Remark = tuple[Said, Said]
"""The same as messages, the text with fields for cards and suits."""

_CERTAIN = Said("Belinda", "Certain")
_LIKELY = Said("Belinda", "Next to certain")
_CONJECTURE = Said("Belinda", "Conjecture")
_YOUR_MOVE = Said("Belinda", "Your move")
_BETTER = Said("Belinda", "The lead that wins")

_PAGES: dict[tuple[str, int], tuple[_Remark, ...]] = {
    ("deal", 0): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Three hands of nine (lines 29 and 30). The poem shows Belinda the three matadors, "
                "{SK:the}, {HK:the} and {HQ:the}; the Baron {SQ:the}, {SJ:the}, and {DK:the}, {DQ:the} and "
                "{DJ:the}; the third player, whom we call the Knight, {CJ:the}.",
            ),
        ),
        (_LIKELY, Said("Belinda", "{CK:The} is Belinda's and {HA:the} the Baron's.")),
        (
            _CONJECTURE,
            Said(
                "Belinda",
                "All other cards, and who deals. Belinda leads to the first trick and so is the eldest "
                "hand; the Baron sits at her right because the poem names his cards before the other's.",
            ),
        ),
    ),
    ("auction", 0): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.",
            ),
        ),
        (_CONJECTURE, Said("Belinda", "What she bids. Here it is the entrada, the lowest bid.")),
    ),
    ("trump", 0): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the "
                "Baron, two by the Knight. None has stayed in the talon.",
            ),
        ),
    ),
    ("exchange", 0): (
        (
            _CONJECTURE,
            Said(
                "Belinda",
                "All of it: the poem is silent. But if nobody exchanged, eleven trumps lay among the "
                "twenty-seven cards that were dealt, and that happens once in 177 deals.",
            ),
        ),
    ),
    ("play", 1): (
        (_CERTAIN, Said("Belinda", "Spadille, {SA:the}, draws two trumps.")),
        (_CONJECTURE, Said("Belinda", "Which two of the small ones.")),
    ),
    ("play", 2): (
        (_CERTAIN, Said("Belinda", "Manille, {S2:the}, draws two more.")),
        (_CONJECTURE, Said("Belinda", "Which two of the small ones.")),
    ),
    ("play", 3): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Basto, {CA:the}, draws one trump and one plain card. The trump is the Baron's: he still "
                "keeps {SQ:the} and has to follow. So the Knight has no trump any more.",
            ),
        ),
        (_CONJECTURE, Said("Belinda", "Which small trump, and which plain card.")),
    ),
    ("play", 4): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}. Pam is {CJ:the},"
                " the highest card in the game of loo; here it is the Knight's, and worth nothing.",
            ),
        ),
    ),
    ("play", 5): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda "
                "led, and as he will show {diamonds} and a card of {hearts}, it was {clubs}.",
            ),
        ),
        (
            _LIKELY,
            Said(
                "Belinda",
                "She led {CK:the} herself. That she led a small card and the king fell from the Knight's "
                "hand would be lawful as well.",
            ),
        ),
        (
            _BETTER,
            Said(
                "Belinda",
                "{HK:The} or {HQ:the} would have ended the game at once. In {hearts} the Baron has nothing "
                "but {HA:the}, which ranks below the courts and has to follow, and the Knight has no trump."
                " Belinda cannot know it. Now she must keep a court of {hearts} for that ace.",
            ),
        ),
    ),
    ("play", 6): (
        (_CERTAIN, Said("Belinda", "The Baron leads {DK:the} and wins.")),
        (_CONJECTURE, Said("Belinda", "What the others play to it.")),
    ),
    ("play", 7): (
        (_CERTAIN, Said("Belinda", "The Baron leads {DQ:the} and wins.")),
        (
            _CONJECTURE,
            Said(
                "Belinda",
                "What the others throw. It is chosen so that line 79 comes true: with the Baron's "
                "{diamonds} lie {clubs} and {hearts}.",
            ),
        ),
    ),
    ("play", 8): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: "
                "whoever takes the last has the game, and his would be codille.",
            ),
        ),
    ),
    ("play", 9): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Belinda's {HK} takes {HA:the}, and the game with it, five tricks to four.",
            ),
        ),
        (
            _LIKELY,
            Said(
                "Belinda",
                "The Baron leads {HA:the}. A small card from him and the ace from the Knight would be "
                "lawful as well.",
            ),
        ),
    ),
}
_TRICK_FIVE: _Remark = (
    _YOUR_MOVE,
    Said(
        "Belinda",
        "Belinda has four tricks and the lead, and needs one trick more. Out against her there is one "
        "trump, the Baron's {SQ}. What would you lead? Close the hands if you like, and play on from here.",
    ),
)
_END: _Remark = (
    _CONJECTURE,
    Said(
        "Belinda",
        "The stakes. Five chips for the pool are this program's ante; for the entrada and four top trumps "
        "in sequence each opponent pays nine.",
    ),
)


belinda_title = Said("Belinda", "Belinda's game")
"""The name of the hand, for the menu and beside the table."""


def remarks_on(section: str, trick: int, deck: Deck) -> tuple[Paragraph, ...]:
    """Return the remarks on a page: a section by its word in records, or a trick by its number."""
    return tuple(_told(paragraph, deck) for paragraph in _PAGES.get((section, trick), ()))


def trick_five(deck: Deck) -> Paragraph:
    """Return the invitation before the lead to trick five."""
    return _told(_TRICK_FIVE, deck)


def at_the_end(deck: Deck) -> Paragraph:
    """Return the remarks on the settlement."""
    return _told(_END, deck)


def _told(remark: _Remark, deck: Deck) -> Paragraph:
    heading, text = remark
    words = {card.text: card_label(card, deck) for card in Pack.SPANISH.cards}
    words |= {suit.name.lower(): suit_name(suit, deck) for suit in Suit}
    return heading(), text().format(**words)
