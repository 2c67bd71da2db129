"""Sentences for the flaws of a record: one for every kind."""

from ombre_desktop.engine import Card
from ombre_desktop.engine.flaws import Flaw, FlawKind, unseen_in
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.listing import listed, sentences
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.refusals import refusal_sentence

_SENTENCES: dict[FlawKind, Said] = {
    FlawKind.NO_RECORD: Said("Flaws", "There is no deal here to read."),
    FlawKind.NO_TEXT: Said("Flaws", "This is no text, and a record is one."),
    FlawKind.TOO_LARGE: Said("Flaws", "The file is larger than any file of records."),
    FlawKind.CUT_OFF: Said("Flaws", "The record breaks off here: “{found}”."),
    FlawKind.TOO_LONG: Said("Flaws", "No record of a deal is as long as this."),
    FlawKind.TORN_TAG: Said("Flaws", "The tag that begins here is not closed: “{found}”."),
    FlawKind.OPEN_COMMENT: Said("Flaws", "The comment that begins here is not closed: “{found}”."),
    FlawKind.BAD_LINE: Said("Flaws", "“{found}” does not begin a line of a record."),
    FlawKind.BAD_TAG: Said("Flaws", "“{found}” is not a value of this tag."),
    FlawKind.MISSING_TAG: Said("Flaws", "The tag “{found}” is missing."),
    FlawKind.UNKNOWN: Said("Flaws", "There is no game or setting “{found}”."),
    FlawKind.NOT_OFFERED: Said("Flaws", "The table cannot show this game yet: “{found}”."),
    FlawKind.BAD_CARD: Said("Flaws", "“{found}” is not a card."),
    FlawKind.TWICE: Said("Flaws", "{card:The} is there twice."),
    FlawKind.FOREIGN_CARD: Said("Flaws", "{card:The} is not in the pack of this game."),
    FlawKind.FACE_DOWN: Said("Flaws", "A card lies face down; a record names every card."),
    FlawKind.WRONG_COUNT: Said("Flaws", "The number of cards is wrong: “{found}”."),
    FlawKind.WRONG_HAND: Said("Flaws", "The number of cards in this hand is wrong: “{found}”."),
    FlawKind.WRONG_SEATS: Said("Flaws", "The number of hands is wrong: “{found}”."),
    FlawKind.BAD_WORD: Said("Flaws", "“{found}” has no meaning here."),
    FlawKind.WRONG_SEAT: Said("Flaws", "It is not the turn of seat “{found}”."),
    FlawKind.ILLEGAL: Said("Flaws", "“{found}” is against the rules."),
    FlawKind.IMPOSSIBLE: Said("Flaws", "Cards have been lost, or come from nowhere."),
    FlawKind.WRONG_TRICK: Said("Flaws", "“{found}” does not fit the trick that is played."),
    FlawKind.WRONG_TURNED: Said("Flaws", "“{found}” is not the card on top of the talon."),
    FlawKind.DEAL_OVER: Said("Flaws", "The deal is over before “{found}”."),
    FlawKind.DEAL_NOT_OVER: Said("Flaws", "The deal is not over yet at “{found}”."),
    FlawKind.WRONG_RESULT: Said("Flaws", "The result is not “{found}”."),
    FlawKind.WRONG_PAYMENTS: Said("Flaws", "The payments are not “{found}”."),
    FlawKind.WRONG_SCORES: Said("Flaws", "The scores are not “{found}”."),
    FlawKind.BAD_STUDY: Said("Flaws", "This note or variation does not fit the deal: “{found}”."),
}

NO_BREAK_SPACE = "no-break space"
"""The Unicode name of the invisible character that is met most."""


def flaw_sentence(flaw: Flaw, deck: Deck) -> str:
    """Return a sentence with the flaw's place, kind and reason, and what was expected."""
    parts = [
        translate("Flaws", "Line {line}, column {column}:").format(line=flaw.line, column=flaw.column),
        _SENTENCES[flaw.kind]().format(found=flaw.found, card=_card(flaw, deck)),
    ]
    if flaw.refusal:
        parts.append(refusal_sentence(flaw.refusal, deck))
    if flaw.expected:
        parts.append(translate("Flaws", "Expected: {expected}.").format(expected=flaw.expected))
    if unseen := unseen_in(flaw.found):
        template = translate("Flaws", "A character in it is invisible: {names}.")
        parts.append(template.format(names=listed(map(_unseen_name, unseen))))
    return outside.paragraph(sentences(parts))


def _unseen_name(unseen: str) -> str:
    """Return the name of an invisible character; the rare ones keep the English one of Unicode."""
    return translate("Flaws", "no-break space") if unseen == NO_BREAK_SPACE else unseen


def _card(flaw: Flaw, deck: Deck) -> str:
    """Return the name of the card that the flaw is about."""
    if flaw.kind not in (FlawKind.TWICE, FlawKind.FOREIGN_CARD):
        return ""
    return card_label(Card.parse(flaw.found), deck)
