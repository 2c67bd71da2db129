"""The coach: a sentence on the costliest choice after a deal, the way back to it, and offers to take back."""

from __future__ import annotations

import pytest
from conftest import STILL, Seated, late_sitting
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QTimer

from ombre_desktop.engine import PlayRequest, Seat
from ombre_desktop.engine.notation import parse_record, parse_view
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Grade, Verdict, kind_of
from ombre_desktop.players.judging.verdict_text import split_object, verdict_object
from ombre_desktop.players.player import asked_of
from ombre_desktop.storage.display_options import Coach, Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.judged import judged_choices
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.splits import LuckFigures, luck_figures
from ombre_desktop.storage.statistics import Facet, Scope
from ombre_desktop.ui.advice import coach_desk, taking_back
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts import coach as words
from ombre_desktop.ui.texts import hints
from ombre_desktop.value import replace

WANTED = replace(STILL, coach=Coach.SENTENCE)


class Judges(QuickPlayers):
    """
    Players whose judge finds one *costly* card of two or more, and a second choice that *spared* much.

    With *lost*, no question has a reply.
    """

    def __init__(self, *, costly: bool = True, spared: float = 4.0, lost: bool = False) -> None:
        super().__init__()
        self.judged: list[dict[str, object]] = []
        self.cancelled: list[int] = []
        self.verdicts: list[Verdict] = []
        self._costly, self._spared, self._lost = costly, spared, lost
        self.answers_about_others = True
        self.waiting = 0

    def review(self, words: dict[str, object]) -> int:
        if "poses" in words:
            return 0  # no problem is made here
        self.judged.append(words)
        number = len(self.judged)
        if (
            "view" in words
            and parse_view(str(words["view"])).seat != PERSON
            and not self.answers_about_others
        ):
            self.waiting += 1
        elif self._lost:
            QTimer.singleShot(0, self, lambda: self.unreviewed.emit(number, NoReply.LOST))
        else:
            reply = (
                self._split(words) if "costs" in words else {"verdict": verdict_object(self._judge(words))}
            )
            QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, reply))
        return number

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    @property
    def own(self) -> list[Verdict]:
        """The verdicts on the person's choices."""
        return [one for one in self.verdicts if one.seat == PERSON]

    def _split(self, words: dict[str, object]) -> dict[str, object]:
        seats = parse_record(str(words["record"])).state.seats
        parts = [Split(Seat(seat), 2.0, -1.0, 0.5, -3.5 + seat, -2.0 + seat) for seat in range(seats)]
        return {"seats": [split_object(part) for part in parts], "open": None}

    def _judge(self, words: dict[str, object]) -> Verdict:
        seen = parse_view(str(words["view"]))
        asked = asked_of(seen)
        chosen = parse_action(str(words["chosen"]).split(), asked)
        fine = Verdict(
            seat=seen.seat,
            move=len(seen.position.history),
            kind=kind_of(asked, chosen),
            chosen=chosen,
            best=chosen,
            cost=0.0,
            error=0.1,
            grade=Grade.FINE,
            stake=20.0,
        )
        others = [one for one in asked.actions if one != chosen] if isinstance(asked, PlayRequest) else []
        if self._costly and others and not any(one.grade.is_costly for one in self.verdicts):
            chances = Alternative(others[0], 3.0, 0.1, 0.62), Alternative(chosen, -2.0, 0.1, 0.41)
            found = replace(fine, best=others[0], cost=5.0, grade=Grade.BLUNDER, alternatives=chances)
        else:
            found = replace(fine, spared=self._spared if len(self.verdicts) == 0 else 0.0)
        self.verdicts.append(found)
        return found


@pytest.fixture(autouse=True)
def at_once(monkeypatch) -> None:
    """Let the coach begin without a pause."""
    monkeypatch.setattr(coach_desk, "PAUSE", 0)


def luck_kept(keeper: Keeper) -> LuckFigures:
    """Return the parts of all results that the history has."""
    with keeper.reading() as history:
        return history.ask(lambda database: luck_figures(database, Scope(), Facet.DAY))


def settled(seated: Seated, qtbot, judges: Judges, preferences=WANTED) -> App:
    """Return the program with the first of two deals settled."""
    app = seated("b", deals=2, late=True, runner=judges, preferences=preferences)
    KeyUser(app, qtbot).play_deal()
    return app


def coached(seated: Seated, qtbot, judges: Judges) -> App:
    """Return the program with everything told about the first deal."""
    app = settled(seated, qtbot, judges)
    qtbot.waitUntil(lambda: bool(app.turns.coach.told) and words.looking() not in app.turns.coach.told)
    return app


def test_the_coach_is_silent_until_the_deal_is_settled(seated, qtbot):
    """No choice is judged before, and then those of the person first."""
    judges = Judges()
    app = seated("b", deals=2, late=True, runner=judges, preferences=WANTED)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    assert [] == judges.judged
    assert () == app.turns.coach.told

    person.play_deal()
    qtbot.waitUntil(lambda: len(app.turns.coach.told) > 1)

    first = len(judges.own)
    assert judges.own == judges.verdicts[:first]


def test_one_sentence_names_the_costliest_choice_and_one_a_good_choice(seated, qtbot):
    """The chances of winning are told, and no chips."""
    judges = Judges()
    app = coached(seated, qtbot, judges)

    costly = next(one for one in judges.verdicts if one.grade.is_costly)
    told = app.turns.coach.told
    state = app.controller.sitting.state
    label = hints.action_label(costly.chosen, None, Deck.SPANISH)
    assert label in told[0]
    assert "41\N{NO-BREAK SPACE}%" in told[1]
    assert "62\N{NO-BREAK SPACE}%" in told[1]
    assert "chip" not in " ".join(told)
    assert words.well_done(judges.verdicts[0], None, Deck.SPANISH, 0).split("“")[0] in told[-1]
    assert action_text(state.history[costly.move].action) == action_text(costly.chosen)


def test_nothing_costly_is_said_as_such(seated, qtbot):
    """There is nothing to try again, and no praise for a choice that spared little."""
    app = coached(seated, qtbot, Judges(costly=False, spared=1.0))

    assert words.nothing_costly(0) == app.turns.coach.told
    assert () == app.turns.stand.paper.buttons


def test_the_choice_can_be_tried_again(seated, qtbot):
    """The button leads to the replay of the deal, played on from just before that choice."""
    judges = Judges()
    app = coached(seated, qtbot, judges)
    costly = next(one for one in judges.verdicts if one.grade.is_costly)

    (again,) = app.turns.stand.paper.buttons
    again.click()
    app.boards.finish()
    qtbot.waitUntil(lambda: app.replays.is_on and app.replays.current.plays_on)

    assert costly.move == len(app.controller.sitting.state.history)
    assert () == app.turns.coach.told


def test_the_note_goes_with_the_settlement(seated, qtbot):
    """The next deal begins without it."""
    app = coached(seated, qtbot, Judges())

    KeyUser(app, qtbot).go_on()
    KeyUser(app, qtbot).wait_for_turn()

    assert () == app.turns.coach.told


def test_what_the_choices_cost_is_kept(seated, qtbot, home):
    """The history has every judged choice of the deal."""
    judges, kept = Judges(), []
    app = seated(None, runner=judges, preferences=WANTED)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    app.prefer(WANTED)
    app.resume(replace(late_sitting(), deals_wanted=1))
    KeyUser(app, qtbot).play_deal()
    qtbot.waitUntil(lambda: bool(app.turns.coach.told) and words.looking() not in app.turns.coach.told)

    keeper.use_history(lambda history: history.ask(lambda base: judged_choices(base, Scope())), kept.append)
    qtbot.waitUntil(lambda: bool(kept))

    every = kept[0].rows[0]
    assert (1, len(judges.own)) == (every.deals, every.choices)
    assert sum(one.cost for one in judges.own) == every.cost


def test_the_choices_of_the_others_are_judged_in_silence(seated, qtbot, home):
    """Then the history has the result of the deal in its parts, and the coach has said nothing more."""
    judges = Judges()
    app = seated(None, runner=judges, preferences=WANTED)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    app.prefer(WANTED)
    app.resume(replace(late_sitting(), deals_wanted=1))
    KeyUser(app, qtbot).play_deal()
    qtbot.waitUntil(lambda: bool(app.turns.coach.told) and words.looking() not in app.turns.coach.told)
    told = app.turns.coach.told
    qtbot.waitUntil(lambda: luck_kept(keeper).deals == 1)

    found = luck_kept(keeper)
    assert {0, 1, 2} == {one.seat for one in judges.verdicts}
    assert len(judges.verdicts) == len({one.move for one in judges.verdicts})
    assert (1, -1.5, -1.0) == (found.deals, found.rows[0].luck, found.rows[0].decisions)
    assert told == app.turns.coach.told


def test_what_is_left_of_a_deal_is_judged_after_the_next(seated, qtbot, home):
    """Nothing is lost by playing on at once."""
    judges = Judges()
    judges.answers_about_others = False
    app = seated(None, runner=judges, preferences=WANTED)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    app.prefer(WANTED)
    app.resume(replace(late_sitting(), deals_wanted=2))
    person = KeyUser(app, qtbot)
    person.play_deal()
    qtbot.waitUntil(lambda: judges.waiting > 0)

    person.go_on()
    qtbot.waitUntil(lambda: not person.is_settled)
    judges.answers_about_others = True
    person.play_deal()
    qtbot.waitUntil(lambda: luck_kept(keeper).deals == 2, timeout=20_000)

    assert judges.cancelled


@pytest.mark.parametrize("player", ["textbook", "steady~0"])
def test_a_silent_coach_looks_on_only_where_somebody_follows_the_person(seated, qtbot, player):
    """Those who are as strong as the person are as strong as the person chooses; nothing is said about it."""
    judges, reviewed, sitting = Judges(), [], replace(late_sitting(), deals_wanted=1)
    silent = replace(STILL, coach=Coach.OFF)
    app = seated(None, runner=judges, preferences=silent)
    app.turns.coach.reviewed.connect(reviewed.append)
    company = sitting.company
    app.resume(replace(sitting, company=replace(company, players=(company.players[PERSON], player, player))))
    KeyUser(app, qtbot).play_deal()
    if player == "textbook":
        qtbot.wait(2 * coach_desk.PAUSE)
    else:
        qtbot.waitUntil(lambda: bool(reviewed))

    assert bool(reviewed) is bool(judges.judged) is (player != "textbook")
    assert () == app.turns.coach.told


def test_without_a_reply_nothing_is_said(seated, qtbot):
    """A judge who cannot be asked is no trouble for the person."""
    judges = Judges(lost=True)
    app = settled(seated, qtbot, judges)

    qtbot.waitUntil(lambda: bool(judges.judged) and () == app.turns.coach.told)

    assert 1 == len(judges.judged)


def test_without_the_preference_nothing_is_judged(seated, qtbot):
    """The coach begins as soon as the preference is chosen."""
    judges = Judges()
    app = settled(seated, qtbot, judges, STILL)
    assert [] == judges.judged

    app.prefer(WANTED)
    qtbot.waitUntil(lambda: len(app.turns.coach.told) > 1)


def test_what_nobody_can_tell_is_told_as_such():
    assert 2 == len(words.nothing_costly(1))
    assert "3" in words.nothing_costly(3)[1]


# Before a blunder.

WARNED = replace(STILL, coach=Coach.TAKES_BACK)


def warned(seated: Seated, qtbot, judges: Judges, preferences=WARNED) -> App:
    """Return a table at which the person's card is weighed, or at least asked for."""
    app = seated("b", deals=1, late=True, runner=judges, preferences=preferences)
    KeyUser(app, qtbot).wait_for_turn()
    qtbot.waitUntil(lambda: bool(judges.verdicts) or preferences is STILL)
    qtbot.wait(1)
    return app


def played(app: App) -> int:
    """Return the number of moves made so far."""
    return len(app.controller.view.position.history)


def first_card(app: App):
    return app.controller.request.actions[0]


def test_a_blunder_can_be_kept_to(seated, qtbot):
    """It is not played at first; played again it counts, and nothing is marked."""
    app = warned(seated, qtbot, Judges())
    card, moves = first_card(app), played(app)

    app.desk.wishes.acted.emit(card)
    qtbot.waitUntil(lambda: bool(app.turns.taking_back.told))
    assert moves == played(app)
    assert "41\N{NO-BREAK SPACE}%" in app.turns.taking_back.told[0]

    app.desk.wishes.acted.emit(card)
    qtbot.waitUntil(lambda: played(app) > moves)
    assert card == app.controller.view.position.history[moves].action
    assert Mark.CLEAN is app.controller.sitting.mark
    assert () == app.turns.taking_back.told


def test_a_blunder_that_is_taken_back_counts_as_help(seated, qtbot):
    app = warned(seated, qtbot, Judges())
    blunder, other, *_ = app.controller.request.actions
    moves = played(app)

    app.desk.wishes.acted.emit(blunder)
    qtbot.waitUntil(lambda: bool(app.turns.taking_back.told))
    app.desk.wishes.acted.emit(other)
    qtbot.waitUntil(lambda: played(app) > moves)

    assert other == app.controller.view.position.history[moves].action
    assert Mark.HELPED is app.controller.sitting.mark


def test_what_a_hint_has_advised_is_never_offered_to_be_taken_back(seated, qtbot, monkeypatch):
    """The coach does not warn of the choice that the hint has named."""
    app = warned(seated, qtbot, Judges())
    card, moves = first_card(app), played(app)
    monkeypatch.setattr(app.runner, "advise", lambda *_: 1, raising=False)
    app.turns.hints.want()
    app.turns.hints.want()
    app.runner.advised.emit(1, Advice(card))

    app.desk.wishes.acted.emit(card)

    qtbot.waitUntil(lambda: played(app) > moves)
    assert card == app.controller.view.position.history[moves].action
    assert () == app.turns.taking_back.told


def test_a_card_that_costs_nothing_is_played_at_once(seated, qtbot):
    app = warned(seated, qtbot, Judges(costly=False))
    moves = played(app)

    app.desk.wishes.acted.emit(first_card(app))

    qtbot.waitUntil(lambda: played(app) > moves)
    assert () == app.turns.taking_back.told


def test_nothing_waits_for_the_figures(seated, qtbot):
    """A card played before they are known is played, even if it is a blunder."""
    judges = Judges(lost=True)
    app = seated("b", deals=1, late=True, runner=judges, preferences=WARNED)
    KeyUser(app, qtbot).wait_for_turn()
    moves = played(app)

    app.desk.wishes.acted.emit(first_card(app))

    qtbot.waitUntil(lambda: played(app) > moves)


def test_the_last_offer_of_a_deal_is_the_third(seated, qtbot, monkeypatch):
    monkeypatch.setattr(taking_back, "MOST", 0)
    app = warned(seated, qtbot, Judges())
    moves = played(app)

    app.desk.wishes.acted.emit(first_card(app))

    qtbot.waitUntil(lambda: played(app) > moves)
