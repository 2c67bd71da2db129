"""The words of an opponent who gives up: in the log, and on the sheet."""

from __future__ import annotations

from dialect import playing
from person import KeyUser
from points import sitting_at
from wording import said

from ombre_desktop.engine import Seat, Word, events
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.pleas import last_plea, plea_told

HANDS = "1 SA DK SK S3; 2 H4 D4 C3 C4; 3 D6 S5 SJ S6"
BEGUN = playing("renegado", trump="H", contract="vuelta", ombre=2, hands=HANDS)
LOST = BEGUN.play_all("1 DK D4 D6", "1 SK C4 SJ").play("1 S3")


def test_the_others_hear_it_and_who_gives_up_does_not():
    quoted = plea_told(LOST.seen_by(1), Deck.FRENCH, PERSON)

    assert said("pleas._quoted", words=said("pleas._PLEAS.no_trick_yet", tricks=2)) == quoted
    assert "" == plea_told(LOST.seen_by(1), Deck.FRENCH, Seat(1))


def test_the_log_tells_it_after_the_word():
    company = Company(("You", "Tomás", "Doña Inés"), PERSON, "renegado")
    chronicle = Chronicle(company, Deck.FRENCH, plea="“Why.”")

    assert "Tomás surrenders. “Why.”" == chronicle.line(events.Said(Seat(1), Word.SURRENDER))
    assert "“Why.”" not in chronicle.line(events.Said(Seat(2), Word.ACCEPT))


def test_only_a_deal_that_was_given_up_ends_with_it():
    over = LOST.does("2 surrender  3 accept  1 accept")

    assert [True, False] == [bool(last_plea(sitting_at(deal), Deck.FRENCH)) for deal in (over, LOST)]


def test_the_person_who_is_asked_hears_why(seated, qtbot):
    """Before the question, and in the log, also when the log is told again."""
    app = seated(deal=LOST.does("2 surrender  3 accept"))
    KeyUser(app, qtbot).wait_for_turn()
    dock, why = app.desk.dock, plea_told(LOST.seen_by(1), app.desk.situation.deck, PERSON)
    told = dock.standing.log.lines

    app.resume(app.controller.sitting)

    assert dock.panel.words.startswith(why)
    assert any(line.endswith(why) for line in told)
    assert told == dock.standing.log.lines
