"""Games without an Ombre: nothing that the table shows, logs or answers in them speaks of one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from conftest import NAMES, PORTRAITS
from wording import messages

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    ChoiceRequest,
    DealState,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    Seat,
    Session,
    apply,
    refusal,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.spoken.table_words import Part, TableWords
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.sitting import HUMAN, PERSON, Company, Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.panels.sheet_text import sheet_text
from ombre_desktop.ui.texts.calls import bid_note, word_label
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.hints import choice_told
from ombre_desktop.ui.texts.motives import REASONS, reason_told
from ombre_desktop.ui.texts.problems import question
from ombre_desktop.ui.texts.refusals import refusal_sentence
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.statistics import role_word
from ombre_desktop.value import replace

GAMES = ("zanga", "zanga_malaga", "homme_auvergne")
DEALS = 4
"""The deals of each game; textbook and random players alternate."""


def speaks_of_ombre(text: str) -> bool:
    return "ombre" in text.lower()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_deal_speaks_of_an_ombre(game, qapp):
    """Log, table, questions, answers, hints, refusals and settlement, in every state of whole deals."""
    told = {text for number in range(DEALS) for text in texts_of_deal(game, number)}

    assert len(told) > 200
    assert [] == sorted(filter(speaks_of_ombre, told))


@pytest.mark.parametrize("module", ["calls_of_games", "partners", "sides_of_stones", "stone_figures"])
def test_no_message_made_for_zanga_speaks_of_an_ombre(module):
    assert [] == [text for _, text in messages(module).values() if speaks_of_ombre(text)]


def test_no_question_of_a_problem_or_hint_speaks_of_an_ombre(qapp):
    """Nor does a role in the statistics of such a game."""
    told = [question(kind, "zanga") for kind in ("card", "lead", "defend", "bid")]
    told += [role_word(role, "zanga") for role in ("ombre", "ally", "defender")]

    assert [] == list(filter(speaks_of_ombre, (*told, *(reason() for reason in REASONS.values()))))


def texts_of_deal(game: str, number: int) -> Iterator[str]:
    """Yield every text of a deal, as the person in the first seat meets it."""
    rules = ruleset(game)
    seats, rng = variant(game).seats[0], Random(number)
    session = Session.begin(rules, Seat(number % seats)).with_antes()
    people = Company(NAMES[:seats], (HUMAN, *("textbook",) * (seats - 1)), PORTRAITS[:seats])
    cards = shuffled(rules.pack, chance(f"{game} {number}"))
    begun = start(rules, session.dealer, rules.dealt(cards, session.dealer), session.stakes)
    sitting = Sitting("0" * 32, people, session, 12, state=begun.state, staked=session)
    chosen, state, events = player(("textbook", "random")[number % 2]), begun.state, begun.events
    while True:
        sitting = replace(sitting, state=state)
        yield from of_the_log(sitting, events)
        yield from of_the_table(sitting)
        asked = request(state)
        if asked is None:
            break
        action = chosen.decide(view(state, asked.seat), asked, rng)
        yield from of_the_question(state, asked, action)
        state, events = apply(state, action)
    yield from of_the_settlement(sitting)


def of_the_log(sitting: Sitting, events) -> Iterator[str]:
    state = sitting.state
    contract = state.contract.name if state.contract else None
    writer = Chronicle(
        company_at(sitting), Deck.FRENCH, contract, state.ombre, sitting.side, ranking=state.ranking
    )
    seen = (event.seen_by(PERSON) for event in events)
    return (writer.line(event) for event in seen if event is not None)


def of_the_table(sitting: Sitting) -> Iterator[str]:
    seen = view(sitting.state, PERSON)
    picture = picture_of(seen, sitting)
    now = Situation(sitting, seen, picture, deck=Deck.FRENCH)
    words = TableWords(now, picture, sitting)
    return (words.zone(part).text for part in Part)


def of_the_question(state: DealState, asked: Request, action) -> Iterator[str]:
    game, seen = state.ruleset.name, view(state, asked.seat)
    yield request_line(asked, game=game)
    yield choice_told(Advice(action), asked, Deck.FRENCH)
    yield reason_told(motives_for(seen, asked, action), Deck.FRENCH)
    if isinstance(asked, ChoiceRequest):
        yield from (word_label(word, asked.question, game)() for word in asked.words)
    if isinstance(asked, CallRequest):
        yield from (bid_note(call.contract, game) for call in asked.calls if isinstance(call, Bid))
        yield from refused(
            state, (Bid("no such bid"), Say(action.word) if isinstance(action, Say) else action)
        )
    if isinstance(asked, PlayRequest):
        yield from refused(state, map(PlayCard, state.hands[asked.seat]))


def refused(state: DealState, actions) -> Iterator[str]:
    found = (refusal(state, action) for action in actions)
    return (refusal_sentence(why, Deck.FRENCH) for why in found if why is not None)


def of_the_settlement(sitting: Sitting) -> Iterator[str]:
    state = sitting.state
    text = sheet_text(
        state.settlement,
        company_at(sitting),
        contract=state.contract.name if state.contract else None,
        ombre=state.ombre,
        side=sitting.side,
        target=sitting.ruleset.target,
        staked=sitting.before_antes,
    )
    yield text.told.title
    yield text.spoken
    yield from (row.who for row in (*text.rows, text.total))
