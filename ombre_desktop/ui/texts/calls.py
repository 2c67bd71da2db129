"""What is said at the table: the ribbons, and the buttons with which the person says it."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ombre_desktop.engine import Bid, Question, Word
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.texts.listing import capital
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


class ButtonText(NamedTuple):
    """A button's label and the key that presses it."""

    label: str
    key: str


_BIDS: dict[str, ButtonText] = {
    "entrada": ButtonText(QT_TRANSLATE_NOOP("Calls", "Entrada"), QT_TRANSLATE_NOOP("Keys", "E")),
    "vuelta": ButtonText(QT_TRANSLATE_NOOP("Calls", "Vuelta"), QT_TRANSLATE_NOOP("Keys", "V")),
    "solo": ButtonText(QT_TRANSLATE_NOOP("Calls", "Solo"), QT_TRANSLATE_NOOP("Keys", "S")),
    "play": ButtonText(QT_TRANSLATE_NOOP("Calls", "Play"), QT_TRANSLATE_NOOP("Keys", "L")),
    "sans_prendre": ButtonText(QT_TRANSLATE_NOOP("Calls", "Sans prendre"), QT_TRANSLATE_NOOP("Keys", "S")),
    "vole": ButtonText(QT_TRANSLATE_NOOP("Calls", "Vole"), QT_TRANSLATE_NOOP("Keys", "V")),
    "no_exchange": ButtonText(QT_TRANSLATE_NOOP("Calls", "No exchange"), QT_TRANSLATE_NOOP("Keys", "N")),
    "talon": ButtonText(QT_TRANSLATE_NOOP("Calls", "Talon"), QT_TRANSLATE_NOOP("Keys", "T")),
    "ask": ButtonText(QT_TRANSLATE_NOOP("Calls", "Ask leave"), QT_TRANSLATE_NOOP("Keys", "A")),
    "voltereta": ButtonText(QT_TRANSLATE_NOOP("Calls", "Voltereta"), QT_TRANSLATE_NOOP("Keys", "V")),
    "gascarola": ButtonText(QT_TRANSLATE_NOOP("Calls", "Gascarola"), QT_TRANSLATE_NOOP("Keys", "G")),
    "contrabola": ButtonText(QT_TRANSLATE_NOOP("Calls", "Contrabola"), QT_TRANSLATE_NOOP("Keys", "C")),
    "forced_spadille": ButtonText(
        QT_TRANSLATE_NOOP("Calls", "Forced spadille"), QT_TRANSLATE_NOOP("Keys", "F")
    ),
    "man": ButtonText(QT_TRANSLATE_NOOP("Calls", "The Man's game"), QT_TRANSLATE_NOOP("Keys", "M")),
}
_NOTES: dict[str, str] = {
    "entrada": QT_TRANSLATE_NOOP("Calls", "You name the trump, then throw cards and draw as many."),
    "vuelta": QT_TRANSLATE_NOOP(
        "Calls", "The top card of the talon is turned up: its suit is trump. Then you throw and draw."
    ),
    "solo": QT_TRANSLATE_NOOP("Calls", "You name the trump and play alone, with the cards you hold."),
    "play": QT_TRANSLATE_NOOP("Calls", "You name the trump, then throw cards and draw as many."),
    "sans_prendre": QT_TRANSLATE_NOOP("Calls", "You name the trump and play the cards you hold."),
    "vole": QT_TRANSLATE_NOOP("Calls", "You name the trump and must take all the tricks."),
    "no_exchange": QT_TRANSLATE_NOOP("Calls", "You name the trump and play the cards you hold."),
    "ask": QT_TRANSLATE_NOOP("Calls", "You name the trump and call a king: whoever holds it plays with you."),
    "voltereta": QT_TRANSLATE_NOOP(
        "Calls", "The top card of the talon is turned up: its suit is trump. Then you throw and draw a few."
    ),
    "gascarola": QT_TRANSLATE_NOOP(
        "Calls", "You exchange nearly all your cards, or all, and name the trump after that."
    ),
    "contrabola": QT_TRANSLATE_NOOP("Calls", "You name the trump and must take no trick at all."),
}
"""What whoever bids undertakes, for a person who does not know the words."""
_RIBBONS: dict[Word, str] = {
    Word.PASS: QT_TRANSLATE_NOOP("Calls", "I pass"),
    Word.YIELD: QT_TRANSLATE_NOOP("Calls", "You first"),
    Word.TAKE: QT_TRANSLATE_NOOP("Calls", "I take it"),
    Word.LEAVE: QT_TRANSLATE_NOOP("Calls", "I leave it"),
    Word.SHOW: QT_TRANSLATE_NOOP("Calls", "See here"),
    Word.KEEP: QT_TRANSLATE_NOOP("Calls", "It stays closed"),
    Word.CLAIM: QT_TRANSLATE_NOOP("Calls", "The game is mine"),
    Word.VOLE: QT_TRANSLATE_NOOP("Calls", "For all the tricks"),
    Word.SURRENDER: QT_TRANSLATE_NOOP("Calls", "I surrender"),
    Word.ACCEPT: QT_TRANSLATE_NOOP("Calls", "I accept"),
    Word.REFUSE: QT_TRANSLATE_NOOP("Calls", "No, play on"),
    Word.TAKE_OVER: QT_TRANSLATE_NOOP("Calls", "I take it over"),
    Word.THROW_IN: QT_TRANSLATE_NOOP("Calls", "I throw it in"),
    Word.TURN: QT_TRANSLATE_NOOP("Calls", "I turn one up"),
    Word.DECLINE: QT_TRANSLATE_NOOP("Calls", "Not I"),
    Word.PLAY: QT_TRANSLATE_NOOP("Calls", "I am the Man"),
}
_PLAIN: dict[Word, ButtonText] = {
    Word.PASS: ButtonText(QT_TRANSLATE_NOOP("Calls", "Pass"), QT_TRANSLATE_NOOP("Keys", "P")),
    Word.YIELD: ButtonText(QT_TRANSLATE_NOOP("Calls", "You first"), QT_TRANSLATE_NOOP("Keys", "Y")),
    Word.TAKE: ButtonText(QT_TRANSLATE_NOOP("Calls", "Take it"), QT_TRANSLATE_NOOP("Keys", "T")),
    Word.LEAVE: ButtonText(QT_TRANSLATE_NOOP("Calls", "Leave it"), QT_TRANSLATE_NOOP("Keys", "L")),
    Word.SHOW: ButtonText(QT_TRANSLATE_NOOP("Calls", "Show"), QT_TRANSLATE_NOOP("Keys", "S")),
    Word.KEEP: ButtonText(QT_TRANSLATE_NOOP("Calls", "Keep"), QT_TRANSLATE_NOOP("Keys", "K")),
    Word.CLAIM: ButtonText(QT_TRANSLATE_NOOP("Calls", "Claim the game"), QT_TRANSLATE_NOOP("Keys", "C")),
    Word.VOLE: ButtonText(QT_TRANSLATE_NOOP("Calls", "Go on for all tricks"), QT_TRANSLATE_NOOP("Keys", "V")),
    Word.SURRENDER: ButtonText(QT_TRANSLATE_NOOP("Calls", "Surrender"), QT_TRANSLATE_NOOP("Keys", "S")),
    Word.ACCEPT: ButtonText(QT_TRANSLATE_NOOP("Calls", "Accept"), QT_TRANSLATE_NOOP("Keys", "A")),
    Word.REFUSE: ButtonText(QT_TRANSLATE_NOOP("Calls", "Refuse"), QT_TRANSLATE_NOOP("Keys", "R")),
    Word.TAKE_OVER: ButtonText(QT_TRANSLATE_NOOP("Calls", "Take over"), QT_TRANSLATE_NOOP("Keys", "T")),
    Word.THROW_IN: ButtonText(QT_TRANSLATE_NOOP("Calls", "Throw it in"), QT_TRANSLATE_NOOP("Keys", "T")),
    Word.TURN: ButtonText(QT_TRANSLATE_NOOP("Calls", "Turn a card"), QT_TRANSLATE_NOOP("Keys", "T")),
    Word.DECLINE: ButtonText(QT_TRANSLATE_NOOP("Calls", "Leave it closed"), QT_TRANSLATE_NOOP("Keys", "L")),
    Word.PLAY: ButtonText(QT_TRANSLATE_NOOP("Calls", "Be the Man"), QT_TRANSLATE_NOOP("Keys", "M")),
}
_ASKED: dict[tuple[Question, Word], str] = {
    (Question.SHOW_TALON, Word.SHOW): QT_TRANSLATE_NOOP("Calls", "Show them to all"),
    (Question.SHOW_TALON, Word.KEEP): QT_TRANSLATE_NOOP("Calls", "Keep them closed"),
    (Question.TAKE_TALON, Word.TAKE): QT_TRANSLATE_NOOP("Calls", "Take the talon"),
    (Question.TAKE_TALON, Word.DECLINE): QT_TRANSLATE_NOOP("Calls", "Leave it"),
    (Question.REVEL, Word.TURN): QT_TRANSLATE_NOOP("Calls", "Turn another"),
    (Question.SHOW_KING, Word.SHOW): QT_TRANSLATE_NOOP("Calls", "Show the king"),
    (Question.SHOW_KING, Word.KEEP): QT_TRANSLATE_NOOP("Calls", "Keep it hidden"),
}


def bid_note(contract: str) -> str:
    """What a bid of *contract* means, in one line."""
    return translate("Calls", _NOTES[contract])


def contract_name(contract: str) -> str:
    """The name of a contract; one that is not in the table keeps its own word."""
    known = _BIDS.get(contract)
    return translate("Calls", known.label) if known else capital(contract)


def ribbon_text(call: Call, *, holds: bool = False) -> str:
    """What a seat's ribbon says; *holds* if a bid equals the standing one."""
    if not isinstance(call, Bid):
        return translate("Calls", _RIBBONS[call.word])
    name = contract_name(call.contract)
    return translate("Calls", "{bid}, and I hold it").format(bid=name) if holds else name


def gano_text() -> str:
    """What a defender says of a card that he asks to be let pass."""
    return translate("Calls", "Gano")


def gano_button() -> ButtonText:
    """The switch with which the person says gano of the card he is about to play."""
    return ButtonText(translate("Calls", "Say gano"), translate("Keys", "G"))


def capture_words() -> str:
    """What a seat's ribbon says when it has captured a king that scored."""
    return translate("Calls", "The king’s point is mine")


def call_button(call: Call, *, holds: bool = False) -> ButtonText:
    """The label and key with which the person makes a call of the auction."""
    if not isinstance(call, Bid):
        return word_button(call.word)
    name, known = contract_name(call.contract), _BIDS.get(call.contract)
    label = translate("Calls", "Hold {bid}").format(bid=name.lower()) if holds else name
    return ButtonText(label, translate("Keys", known.key) if known else name[:1])


def word_button(word: Word, question: Question | None = None) -> ButtonText:
    """The label and key with which the person says *word*, in answer to *question* if there is one."""
    plain = _PLAIN[word]
    label = _ASKED.get((question, word), plain.label) if question else plain.label
    return ButtonText(translate("Calls", label), translate("Keys", plain.key))
