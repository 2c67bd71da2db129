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
_LIKELY = Said("Belinda", "Almost certain")
_CONJECTURE = Said("Belinda", "Conjecture")
_YOUR_MOVE = Said("Belinda", "Your move")
_BETTER = Said("Belinda", "The lead that wins")

_PAGES: dict[tuple[str, int], tuple[_Remark, ...]] = {
    ("deal", 0): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the},"
                " {HK:the} and {HQ:the}.",
            ),
        ),
        (
            _CERTAIN,
            Said(
                "Belinda",
                "The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third"
                " player, whom we call the Knight, shows {CJ:the}.",
            ),
        ),
        (_LIKELY, Said("Belinda", "{CK:The} is Belinda's and {HA:the} the Baron's.")),
        (
            _CONJECTURE,
            Said(
                "Belinda", "All other cards, and who deals. Belinda leads first, so she is the eldest hand."
            ),
        ),
        (
            _CONJECTURE,
            Said("Belinda", "The Baron sits at her right, because the poem names his cards first."),
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
                "All of it: the poem is silent. Without an exchange, eleven trumps were dealt,"
                " which happens once in 177 deals.",
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
        (_CERTAIN, Said("Belinda", "Basto, {CA:the}, draws one trump and one plain card.")),
        (
            _CERTAIN,
            Said(
                "Belinda",
                "The trump is the Baron's: he still keeps {SQ:the}, and had to follow. So the"
                " Knight has no trump any more.",
            ),
        ),
        (_CONJECTURE, Said("Belinda", "Which small trump, and which plain card.")),
    ),
    ("play", 4): (
        (
            _CERTAIN,
            Said("Belinda", "To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}."),
        ),
        (
            _CERTAIN,
            Said(
                "Belinda",
                "Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight's, and"
                " worth nothing.",
            ),
        ),
    ),
    ("play", 5): (
        (
            _CERTAIN,
            Said(
                "Belinda",
                "The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that"
                " Belinda led.",
            ),
        ),
        (_CERTAIN, Said("Belinda", "He will show {diamonds} and a card of {hearts}, so she led {clubs}.")),
        (_LIKELY, Said("Belinda", "She led {CK:the} herself. Or she led low, and the Knight's king fell.")),
        (
            _BETTER,
            Said(
                "Belinda",
                "{HK:The} or {HQ:the} would have ended the game at once. The Baron's only card of"
                " {hearts} is {HA:the}, and the Knight has no trump.",
            ),
        ),
        (
            _BETTER,
            Said("Belinda", "Belinda cannot know it. Now she must keep a court of {hearts} for that ace."),
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
            Said("Belinda", "Belinda's {HK} takes {HA:the}, and the game with it, five tricks to four."),
        ),
        (_LIKELY, Said("Belinda", "The Baron leads {HA:the}. Or he led low, and the Knight's ace fell.")),
    ),
}
_TRICK_FIVE: _Remark = (
    _YOUR_MOVE,
    Said(
        "Belinda",
        "Belinda needs one trick more, and only {SQ:the}, the Baron's, is still a trump. What would"
        " you lead, if you close the hands and play on?",
    ),
)
_END: _Remark = (
    _CONJECTURE,
    Said(
        "Belinda",
        "The stakes: five chips for the pool are this program's ante. Each opponent pays"
        " nine, for the entrada and four top trumps in sequence.",
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
