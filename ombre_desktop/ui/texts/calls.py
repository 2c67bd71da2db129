"""Words said at the table, on ribbons and on the person's buttons."""

from collections.abc import Mapping
from typing import NamedTuple

from ombre_desktop.engine import Bid, Question, Result, Suit, Word
from ombre_desktop.engine.actions import Call
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.texts import calls_of_games, favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.cards import noun_of_deck, suit_name
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.old_words import old_triumph
from ombre_desktop.ui.texts.phrases import Named, Said, noun, person, translate

gano_text = Said("Calls", "Gano")
"""A defender's ribbon when they ask to have a card spared."""
capture_words = Said("Calls", "The king’s point is mine")
"""A seat's ribbon when it has captured a king that scored."""


class ButtonText(NamedTuple):
    """The label of a button, and its key."""

    label: str
    key: str


_CONTRACTS: dict[str, str] = {
    "entrada": QT_TRANSLATE_NOOP("Contracts", "entrada"),
    "vuelta": QT_TRANSLATE_NOOP("Contracts", "vuelta"),
    "solo": QT_TRANSLATE_NOOP("Contracts", "solo"),
    "play": QT_TRANSLATE_NOOP("Contracts", "play"),
    "sans_prendre": QT_TRANSLATE_NOOP("Contracts", "sans prendre"),
    "vole": QT_TRANSLATE_NOOP("Contracts", "vole"),
    "no_exchange": QT_TRANSLATE_NOOP("Contracts", "no exchange"),
    "talon": QT_TRANSLATE_NOOP("Contracts", "talon"),
    "ask": QT_TRANSLATE_NOOP("Contracts", "ask leave"),
    "voltereta": QT_TRANSLATE_NOOP("Contracts", "voltereta"),
    "gascarola": QT_TRANSLATE_NOOP("Contracts", "gascarola"),
    "contrabola": QT_TRANSLATE_NOOP("Contracts", "contrabola"),
    "forced_spadille": QT_TRANSLATE_NOOP("Contracts", "forced spadille"),
    "man": QT_TRANSLATE_NOOP("Contracts", "the Man's game"),
    **lhombre.CONTRACTS,
    **favour_games.CONTRACTS,
    **german_solo.CONTRACTS,
}
"""The names of contracts inside a sentence; a label begins with a capital letter."""
_NOTES: dict[str, Said] = {
    **calls_of_games.SUITED_NOTES,
    "entrada": Said("Calls", "You name the trump, then throw cards and draw as many."),
    "vuelta": Said(
        "Calls", "The top card of the talon is turned up: its suit is trump. Then you throw and draw."
    ),
    "solo": Said("Calls", "You name the trump and play alone, with the cards you hold."),
    "play": Said("Calls", "You name the trump, then throw cards and draw as many."),
    "sans_prendre": Said("Calls", "You name the trump and play the cards you hold."),
    "vole": Said("Calls", "You name the trump and must take all the tricks."),
    "no_exchange": Said("Calls", "You name the trump and play the cards you hold."),
    "ask": Said("Calls", "You name the trump and call a king: its holder plays with you."),
    "voltereta": Said(
        "Calls", "The top card of the talon is turned up: its suit is trump. Then you throw and draw a few."
    ),
    "gascarola": Said("Calls", "You exchange nearly all your cards, or all, and name the trump after that."),
    "contrabola": Said("Calls", "You name the trump and must take no trick at all."),
    **lhombre.NOTES,
    **favour_games.NOTES,
    **german_solo.NOTES,
}
"""The undertaking of each bid, for a person who does not know its name."""
_NOTES_OF: dict[str, dict[str, Said]] = {
    **calls_of_games.NOTES,
    "quadrille": {
        "sans_prendre": Said(
            "Calls", "You name the trump and call no king: you play alone against the three others."
        ),
        "vole": Said("Calls", "You name the trump, play alone and must take all ten tricks."),
    },
    "tritrille": {
        "ask": Said(
            "Calls", "You name the trump and demand a king, for which you give a card. Then you play alone."
        ),
        "sans_prendre": Said("Calls", "You name the trump and demand no king: you play the cards you hold."),
    },
    lhombre.NAME: lhombre.OWN_NOTES,
    **dict.fromkeys(favour_games.NAMES, favour_games.OWN_NOTES),
    german_solo.NAME: german_solo.OWN_NOTES,
}
"""The same for games in which a bid means something else."""
_MEANINGS: dict[str, Said] = {
    **calls_of_games.SUITED_MEANINGS,
    "entrada": Said("Calls", "Name trump, then change cards"),
    "vuelta": Said("Calls", "A turned card decides the trump"),
    "solo": Said("Calls", "Name trump, play alone, change nothing"),
    "play": Said("Calls", "Name trump, then change cards"),
    "sans_prendre": Said("Calls", "Name trump, keep all your cards"),
    "vole": Said("Calls", "Name trump, take every trick"),
    "no_exchange": Said("Calls", "Name trump, keep all your cards"),
    "ask": Said("Calls", "Name trump, call a secret ally"),
    "voltereta": Said("Calls", "Trump is turned; change few cards"),
    "gascarola": Said("Calls", "Change nearly everything, then name trump"),
    "contrabola": Said("Calls", "Name trump, take no trick"),
    **lhombre.MEANINGS,
    **favour_games.MEANINGS,
    **german_solo.MEANINGS,
}
"""The meaning of each bid in at most six words, for its parchment."""
_ALONE = Said("Calls", "Name trump, play alone")
_MEANINGS_OF: dict[str, dict[str, Said]] = {
    **calls_of_games.MEANINGS,
    "five_handed": {"solo": _ALONE},
    "quadrille": {"sans_prendre": _ALONE},
    "tritrille": {
        "ask": Said("Calls", "Name trump, demand a king"),
        "sans_prendre": Said("Calls", "Name trump, demand no king"),
    },
    lhombre.NAME: lhombre.OWN_MEANINGS,
    **dict.fromkeys(favour_games.NAMES, favour_games.OWN_MEANINGS),
    german_solo.NAME: german_solo.OWN_MEANINGS,
}
"""The same for games in which a bid means something else."""
_WITHOUT_SUIT = {**dict.fromkeys(calls_of_games.WITH_TRUMP, "play"), **lhombre.WITHOUT_SUIT}
"""The contracts whose names tell the trump, with those whose names do not."""
_STAKES_OF: dict[str, tuple[Said, Said]] = {
    lhombre.NAME: (lhombre.STAKES_NOTE, lhombre.NOLO_STAKES_NOTE),
}
"""The meaning of the words for a tie and a loss, in a game with trumps and in one to lose every trick."""
_TRIUMPHS: dict[Result, Said] = {
    Result.CODILLE: Said("Calls", "Codille!"),
    Result.VOLE: Said("Calls", "Every trick!"),
}
_ENDINGS: dict[Result, Said] = {
    Result.CODILLE: Said("Calls", "Codille"),
    Result.VOLE: Said("Calls", "The vole"),
    Result.PUESTA: Said("Calls", "Puesta"),
}
"""The words of a finale at the end of a deal."""
_ENDINGS_OF: dict[str, Mapping[Result, Said | None]] = {
    **calls_of_games.ENDINGS_IN,
    **dict.fromkeys(favour_games.NAMES, favour_games.ENDINGS),
    lhombre.NAME: lhombre.ENDINGS,
    german_solo.NAME: german_solo.ENDINGS,
}
"""The same for games with words of their own; None is no scene."""
_RIBBONS: dict[Word, Said] = {
    Word.PASS: Said("Calls", "I pass"),
    Word.YIELD: Said("Calls", "You first"),
    Word.TAKE: Said("Calls", "I take it"),
    Word.LEAVE: Said("Calls", "I leave it"),
    Word.SHOW: Said("Calls", "See here"),
    Word.KEEP: Said("Calls", "It stays closed"),
    Word.CLAIM: Said("Calls", "The game is mine"),
    Word.VOLE: Said("Calls", "For all the tricks"),
    Word.SURRENDER: Said("Calls", "I surrender"),
    Word.ACCEPT: Said("Calls", "I accept"),
    Word.REFUSE: Said("Calls", "No, play on"),
    Word.TAKE_OVER: Said("Calls", "I take it over"),
    Word.THROW_IN: Said("Calls", "I throw it in"),
    Word.TURN: Said("Calls", "I turn one up"),
    Word.DECLINE: Said("Calls", "Not I"),
    Word.PLAY: Said("Calls", "I am the Man"),
}
_RIBBONS_OF: dict[str, dict[Word, Said]] = {
    **calls_of_games.RIBBONS_IN,
    **dict.fromkeys(favour_games.NAMES, favour_games.RIBBONS),
}
_TRIUMPHS_OF: dict[str, dict[Result, Said]] = {
    lhombre.NAME: lhombre.TRIUMPHS,
    **dict.fromkeys(favour_games.NAMES, favour_games.TRIUMPHS),
}
"""The same for games with words of their own."""
_PLAIN: dict[Word, Said] = {
    Word.PASS: Said("Calls", "Pass"),
    Word.YIELD: Said("Calls", "Let the other draw first"),
    Word.TAKE: Said("Calls", "Take it"),
    Word.LEAVE: Said("Calls", "Leave it"),
    Word.SHOW: Said("Calls", "Show"),
    Word.KEEP: Said("Calls", "Keep"),
    Word.CLAIM: Said("Calls", "Claim the game"),
    Word.VOLE: Said("Calls", "Go on for all tricks"),
    Word.SURRENDER: Said("Calls", "Surrender"),
    Word.ACCEPT: Said("Calls", "Accept"),
    Word.REFUSE: Said("Calls", "Refuse"),
    Word.TAKE_OVER: Said("Calls", "Take over"),
    Word.THROW_IN: Said("Calls", "Throw it in"),
    Word.TURN: Said("Calls", "Turn a card"),
    Word.DECLINE: Said("Calls", "Leave it closed"),
    Word.PLAY: Said("Calls", "Be the Man"),
}
_ASKED: dict[tuple[Question, Word], Said] = {
    (Question.SHOW_TALON, Word.SHOW): Said("Calls", "Show them to all"),
    (Question.SHOW_TALON, Word.KEEP): Said("Calls", "Keep them closed"),
    (Question.TAKE_TALON, Word.TAKE): Said("Calls", "Take the talon"),
    (Question.TAKE_TALON, Word.DECLINE): Said("Calls", "Leave the talon"),
    (Question.THROW_IN, Word.PLAY): Said("Calls", "Play it"),
    (Question.REVEL, Word.TURN): Said("Calls", "Turn another"),
    (Question.SHOW_KING, Word.SHOW): Said("Calls", "Show the king"),
    (Question.SHOW_KING, Word.KEEP): Said("Calls", "Keep it hidden"),
}
_ANSWERS_OF: dict[str, dict[tuple[Question | None, Word], Said]] = {
    **calls_of_games.ANSWERED_IN,
    lhombre.NAME: lhombre.ANSWERS,
    **dict.fromkeys(favour_games.NAMES, favour_games.ANSWERS),
}
"""The same for games with words of their own; without a question, beside the cards."""


def bid_note(
    contract: str,
    game: str = "",
    deck: Deck = Deck.FRENCH,
    *,
    holds: bool = False,
    same: bool = True,
    no_trick: bool = False,
    trump: Suit = Suit.SPADES,
) -> str:
    """
    Return the whole meaning of a bid of *contract* in *game*, with its *trump* named as in *deck*.

    It may hold the standing bid, by the *same* words or by an equal bid. With *no_trick*, it is won by none.
    """
    note = _in_deck(_NOTES_OF.get(game, {}).get(contract) or _NOTES[contract], deck, trump)
    stakes = _STAKES_OF[game][no_trick]() if game in _STAKES_OF else ""
    if not holds:
        return sentences([note, stakes])
    held = translate("Calls", "You say the same as they did. You come before them, so the game is yours.")
    if not same:
        held = translate("Calls", "This is as high as their bid. You come before them, so the game is yours.")
    return sentences([held, note, stakes])


def _in_deck(text: Said, deck: Deck, trump: Suit) -> str:
    """Return *text* about a bid, with the suit that some bids make *trump* named as in *deck*."""
    return text().format(suit=suit_name(trump, deck))


def bid_meaning(
    contract: str,
    game: str = "",
    deck: Deck = Deck.FRENCH,
    *,
    holds: bool = False,
    same: bool = True,
    trump: Suit = Suit.SPADES,
) -> str:
    """Return the meaning of a bid of *contract* in *game*, or of holding the *same* bid, in six words."""
    if holds and same:
        return translate("Calls", "Same bid, but your seat wins")
    return _in_deck(_MEANINGS_OF.get(game, {}).get(contract) or _MEANINGS[contract], deck, trump)


def can_be_bid(contract: str) -> bool:
    """Tell whether people can bid *contract*; some contracts only follow when all have passed."""
    return contract in _NOTES


def contract_noun(contract: str, deck: Deck = Deck.FRENCH) -> Named:
    """
    Return a contract as a noun in a sentence; an unknown contract keeps its own word.

    A bid that is said with a suit names it in the words of *deck*.
    """
    suited = calls_of_games.NAMES[deck].get(contract)
    if suited is not None:
        return noun_of_deck(suited, deck)
    known = _CONTRACTS.get(contract)
    return noun("Contracts", known) if known else person(contract)


def contract_name(contract: str, deck: Deck = Deck.FRENCH) -> str:
    """Return the name of a contract as a label."""
    return f"{contract_noun(contract, deck):Name}"


def game_name_of(contract: str) -> str:
    """Return the name of a contract as a label, without a suit where the trump stands beside it."""
    return contract_name(_WITHOUT_SUIT.get(contract, contract))


def ribbon_text(call: Call, deck: Deck = Deck.FRENCH, *, holds: bool = False, game: str = "") -> str:
    """Return a seat's ribbon in *game*; *holds* says that the bid equals the standing bid."""
    if not isinstance(call, Bid):
        return (_RIBBONS_OF.get(game, {}).get(call.word) or _RIBBONS[call.word])()
    if call.contract in calls_of_games.WITH_TRUMP:
        suit = suit_name(calls_of_games.WITH_TRUMP[call.contract], deck)
        return translate("Calls", "{suit:Name}!").format(suit=suit)
    if not holds:
        return contract_name(call.contract, deck)
    return translate("Calls", "{bid:Name}, and I hold it").format(bid=contract_noun(call.contract, deck))


def triumph_words(result: Result, game: str = "") -> str:
    """Return the ribbon of a seat that has won a striking deal of *game*; empty for other results."""
    known = _TRIUMPHS_OF.get(game, {}).get(result) or _TRIUMPHS.get(result)
    return known() if known else ""


def ending_words(result: Result | None, deck: Deck, manner: TableWords, game: str = "") -> str:
    """
    Return the word for a striking end of a deal of *game*, as a title; empty for other results.

    None is the last deal of an evening.
    """
    if result is None:
        return translate("Calls", "The last deal")
    known = _ENDINGS_OF.get(game, {}).get(result, _ENDINGS.get(result))
    plain = known() if known else ""
    old = old_triumph(result, deck, game)
    return old if old and manner is TableWords.OLD else plain


def call_label(call: Call, deck: Deck = Deck.FRENCH, *, holds: bool = False) -> str:
    """Return the label of a call in the auction."""
    if not isinstance(call, Bid):
        return word_label(call.word)()
    if not holds:
        return contract_name(call.contract, deck)
    return translate("Calls", "Hold {bid}").format(bid=contract_noun(call.contract))


def word_label(word: Word, question: Question | None = None, game: str = "") -> Said:
    """Return the label of *word* in *game*, as an answer to *question* if there is one."""
    own = _ANSWERS_OF.get(game, {}).get((question, word))
    if own is not None:
        return own
    return _ASKED.get((question, word), _PLAIN[word]) if question else _PLAIN[word]


def call_button(call: Call, key: str, deck: Deck = Deck.FRENCH, *, holds: bool = False) -> ButtonText:
    """Return the label and *key* of a call in the auction."""
    return ButtonText(call_label(call, deck, holds=holds), key)


def solo_button(call: Call, key: str, solo: str) -> ButtonText:
    """Return the label and *key* of a call where *solo* has a meaning of its own, as `solo_as` tells."""
    return ButtonText(solo_label(call, solo) or call_label(call), key)


def solo_label(call: Call, solo: str) -> str:
    """Return the label of a call that *solo* gives a meaning of its own; empty for others."""
    labels = calls_of_games.LABELS if isinstance(call, Bid) else calls_of_games.PASS_LABELS
    return labels[solo]() if solo in labels else ""


def pass_told(solo: str) -> tuple[str, str]:
    """Return the consequences of passing where *solo* has this meaning."""
    first, second = calls_of_games.PASS_LINES[solo]
    return first(), second()


def call_question(solo: str) -> str:
    """Return the request for a call where *solo* has this meaning."""
    return calls_of_games.QUESTIONS[solo]()
