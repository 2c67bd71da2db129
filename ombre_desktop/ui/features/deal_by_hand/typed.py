"""The reading of a deal that is typed or pasted: a record, a code, or hands in one line."""

from __future__ import annotations

import re

from ombre_desktop.engine import Card, Cards, Suit
from ombre_desktop.engine.codes import CodeError, code_in, deal_of
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.features.deal_by_hand.calls import bids_of
from ombre_desktop.ui.features.deal_by_hand.draft import Draft, draft_of
from ombre_desktop.ui.texts import codes as code_words
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.deal_by_hand import Flaw
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.value import replace

MOST = 20_000
"""The largest number of characters that are read."""
_RECORD = ("[Record", "[Ruleset")
_SIGNS = str.maketrans({"♠": "S", "♣": "C", "♥": "H", "♡": "H", "♦": "D", "♢": "D", ",": " ", ";": " "})
"""The letters of the suits for their signs, which many programs write."""
_SUITS = frozenset(suit.value for suit in Suit)
"""The letters of the suits; one alone is a word that somebody is still typing."""
_UNKNOWN = "-"
"""The word for a hand that nobody remembers."""


class TypedError(Exception):
    """A text that is no deal; each of the *flaws* says why, with the word or the card that is wrong."""

    def __init__(self, *flaws: tuple[Flaw, str | Card]) -> None:
        super().__init__(*flaws)
        self.flaws = flaws


def understood(text: str, draft: Draft, deck: Deck) -> Draft | str:
    """Return the *draft* with what *text* says, as `draft_in` does, or what is wrong with it."""
    try:
        return draft_in(text, draft)
    except TypedError as error:
        return words.flaws_told(error.flaws, deck)
    except CodeError as error:
        return code_words.fault_told(error.fault)
    except RecordError as error:
        return flaw_sentence(error.flaws[0], deck)


def draft_in(text: str, draft: Draft) -> Draft:
    """
    Return the *draft* with what *text* says.

    A record (with its bids) or a code is a draft of its own. Hands stand between slashes or in lines: the
    person's own, those of the other players in turn, then the talon. Raises `TypedError`, `CodeError` for a
    bad code, and `RecordError` for a bad record.
    """
    told = text[:MOST].strip()
    if any(begins in told for begins in _RECORD):
        record = parse_record(told)
        dealt = record.state
        laid = _playable(draft_of(dealt.ruleset, dealt.dealer, dealt.layout))
        return replace(laid, bids=bids_of(record))
    if told[:1].isdigit():
        dealt = deal_of(code_in(told))
        return _playable(draft_of(dealt.ruleset, dealt.dealer, dealt.layout))
    return _draft_of_hands(told, draft)


def _playable(draft: Draft) -> Draft:
    """Return *draft*, if its game can be played at this table."""
    if draft.game.name not in ruleset_names():
        raise TypedError((Flaw.GAME, draft.game.name))
    return draft


def _draft_of_hands(text: str, draft: Draft) -> Draft:
    parts = [part.strip() for part in re.split(r"[/\n]", text) if part.strip()]
    flaws: list[tuple[Flaw, str | Card]] = []
    if len(parts) > len(draft.places):
        flaws.append((Flaw.HANDS, str(len(parts))))
    seen: set[Card] = set()
    for place, part in zip(draft.places, parts, strict=False):
        if part == _UNKNOWN:
            continue
        found = _cards_in(part, flaws)
        for at, card in enumerate(found):
            if card not in draft.game.pack.cards:
                flaws.append((Flaw.PACK, card))
            elif card in seen or card in found[:at]:
                flaws.append((Flaw.TWICE, card))
        seen.update(found)
        draft = draft.with_row(place, found)
    if flaws:
        raise TypedError(*flaws)
    return draft


def _cards_in(part: str, flaws: list[tuple[Flaw, str | Card]]) -> Cards:
    """Return the cards that *part* names by suits, and add to *flaws* what names none."""
    found: list[Card] = []
    for word in part.translate(_SIGNS).upper().replace("10", "T").split():
        suit, ranks = word[0], word[1:]
        if not ranks and word not in _SUITS:
            flaws.append((Flaw.CARD, word))
        for rank in ranks:
            try:
                found.append(Card.parse(suit + rank))
            except NotationError:
                flaws.append((Flaw.CARD, suit + rank))
    return tuple(found)
