"""What the person is asked now: one short line for every request."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ombre_desktop.engine import (
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    TrumpRequest,
)

translate = QCoreApplication.translate

_QUESTIONS: dict[Question, str] = {
    Question.TAKE_TURNED: QT_TRANSLATE_NOOP("Requests", "Will you have the turned card?"),
    Question.SHOW_TALON: QT_TRANSLATE_NOOP("Requests", "Do you show the rest of the talon?"),
    Question.CLAIM_OR_VOLE: QT_TRANSLATE_NOOP("Requests", "Five tricks are yours. Claim, or go on for all?"),
    Question.TAKE_OVER: QT_TRANSLATE_NOOP("Requests", "The Ombre surrenders. Will you take the hand over?"),
    Question.CONSENT: QT_TRANSLATE_NOOP("Requests", "The Ombre surrenders. Do you accept?"),
    Question.TURN_UP: QT_TRANSLATE_NOOP("Requests", "Shall a card be turned up?"),
    Question.SHOW_KING: QT_TRANSLATE_NOOP("Requests", "Will you show the king of the turned suit?"),
    Question.BE_MAN: QT_TRANSLATE_NOOP("Requests", "Will you be the Man with this trump?"),
}


def question_text(question: Question) -> str:
    """The question as it is put."""
    return translate("Requests", _QUESTIONS[question])


def request_line(request: Request) -> str:
    """What is wanted of the person."""
    match request:
        case CallRequest():
            return translate("Requests", "Your call: pass or bid.")
        case TrumpRequest():
            return translate("Requests", "Name the trump.")
        case CardRequest():
            return translate("Requests", "Call a card.")
        case ExchangeRequest(minimum=0, maximum=most):
            return translate("Requests", "Throw up to {most} and draw as many.").format(most=most)
        case ExchangeRequest(minimum=least, maximum=most):
            template = translate("Requests", "Throw {least} to {most} and draw as many.")
            return template.format(least=least, most=most)
        case PlayRequest():
            return translate("Requests", "Play a card.")
        case ChoiceRequest(question=question):
            return question_text(question)
