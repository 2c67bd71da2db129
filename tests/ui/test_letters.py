"""Letters as keys: each action of a deal has one, in every game and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from dialect import auction, exchanging, playing

from ombre_desktop import terminal_language
from ombre_desktop.engine import Bid, Question, Word, ruleset, ruleset_names
from ombre_desktop.ui.panels.refused import RefusedBid
from ombre_desktop.ui.texts import deeds
from ombre_desktop.ui.texts.calls import word_label
from ombre_desktop.ui.texts.deeds import ANSWERS, WITH_CARDS, Act, Deed, letters, offers, word_buttons
from ombre_desktop.ui.texts.keys import shared_out, without_key
from ombre_desktop.ui.texts.languages import Speech, available
from tools.languages.pseudo import write_pseudo

LOW = "passed_out=low_bids after_low_bids=force_spadille contrabola_call=above_entrada"
GAMES = [*((name, "") for name in ruleset_names()), ("renegado", LOW)]
PSEUDO = "ja"


@pytest.fixture(params=[*available(), PSEUDO])
def language(qapp, request, tmp_path, monkeypatch) -> Iterator[str]:
    """Use each language that has a catalogue, and the pseudo-language."""
    if request.param == PSEUDO:
        write_pseudo(tmp_path, PSEUDO)
        monkeypatch.setattr(terminal_language, "CATALOGUES", tmp_path)
    speech = Speech()
    speech.speak(request.param)
    yield request.param
    speech.rest()


def shared(offered: tuple[Act, ...], keys: dict[Act, str]) -> list[tuple[Act, Act]]:
    """Return the pairs of actions that have the same letter."""
    return [(one, other) for one, other in combinations(offered, 2) if keys[one] == keys[other]]


def test_what_is_offered_together_never_shares_a_letter(language):
    for game, house in GAMES:
        contracts = [contract.name for contract in ruleset(game, house).contracts]
        keys = letters(contracts)

        assert [] == [pair for offered in offers(contracts) for pair in shared(offered, keys)], game
        assert {1} == set(map(len, keys.values())), game


def test_a_letter_outside_the_auction_is_the_same_in_every_game(language):
    """The letter does not depend on the game's bids."""
    usual = letters()
    for game, house in GAMES:
        contracts = [contract.name for contract in ruleset(game, house).contracts]

        assert usual == {act: key for act, key in letters(contracts).items() if not isinstance(act, Bid)}, (
            game
        )


def test_to_draw_and_to_surrender_have_two_letters_in_spanish(qapp):
    """Both Spanish labels begin with R, and the play follows right after the exchange."""
    speech = Speech()
    speech.speak("es")

    keys = letters()

    speech.rest()
    assert ("R", "E") == (keys[Deed.END_EXCHANGE], keys[word_label(Word.SURRENDER)])


def test_a_bid_keeps_its_letter_when_others_are_no_longer_offered(seated, qtbot):
    """Vuelta has the letter V both before entrada is bid and after."""
    shown = []
    for calls in ("", "entrada"):
        app = seated(deal=auction(calls, dealer=3 if not calls else 2))
        qtbot.waitUntil(lambda app=app: app.desk.dock.panel is not None)
        shown.append(
            {
                one.accessibleName()[:4]: one.accessibleName()[-2]
                for one in app.desk.dock.panel.buttons
                if not isinstance(one, RefusedBid)
            }
        )

    assert shown[0].items() >= shown[1].items()
    assert len(shown[1]) < len(shown[0])


@pytest.mark.parametrize("question", Question)
def test_every_answer_to_a_question_has_a_letter(question):
    assert len(ANSWERS[question]) == len(word_buttons(ANSWERS[question], question))


def test_the_words_of_every_request_are_among_those_with_letters():
    """The words may come beside the cards or in answer to a question."""
    beside = {word for word in WITH_CARDS if isinstance(word, Word)}
    exchange = exchanging("entrada").asked
    play = playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5").asked

    assert beside >= {*exchange.words, *play.words}
    assert play.words


# The rule that distributes the letters.


def test_letters_are_those_of_the_label_in_its_order():
    labels = ("Pass", "Play", "Vuelta", "Ve")

    assert ["P", "L", "V", "E"] == list(shared_out([labels], str).values())


@pytest.mark.parametrize(
    "labels", [["Paso", "Pa", "P", "Pas"], ["パス", "ソロ", "ブエルタ"], ["É", "Ñ", "Ü"]]
)
def test_no_two_letters_are_alike_in_any_alphabet(labels):
    keys = shared_out([labels], str)

    assert len(labels) == len(set(keys.values()))
    assert all(key.isascii() and key.isalpha() for key in keys.values())


def test_what_is_never_offered_together_may_share():
    assert {"Solo": "S", "Surrender": "S", "Pass": "P"} == shared_out([["Solo", "Pass"], ["Surrender"]], str)


def test_what_is_offered_twice_keeps_its_letter():
    keys = shared_out([["Accept", "Refuse"], ["Ask", "Accept"]], str)

    assert ("A", "S") == (keys["Accept"], keys["Ask"])


@pytest.mark.parametrize(
    ("label", "words"),
    [("&New game…", "New game…"), ("相手の考え方(&T)…", "相手の考え方…"), ("Plain", "Plain")],
)
def test_a_label_is_told_without_its_key(label, words):
    """In Japanese the key stands behind the words, and would be read aloud."""
    assert words == without_key(label)


def test_letters_are_shared_out_once_in_each_language(qapp, monkeypatch):
    """A panel asks for five of them, and all bids of a game take a fifth of a frame."""
    times = []

    def counted(*given, **more):
        times.append(1)
        return shared_out(*given, **more)

    monkeypatch.setattr(deeds, "shared_out", counted)
    deeds._shared_out.cache_clear()
    speech = Speech()
    found = []
    for spoken in ("en", "de", "en"):
        speech.speak(spoken)
        found += [letters(), letters()]
    speech.rest()

    assert 2 == len(times)
    assert found[0] != found[2]
    assert found[0] == found[4]
