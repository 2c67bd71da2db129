"""The chain and the cut of a sitting are kept with it, whole and checked."""

from dataclasses import replace

import pytest
from evening import GAME_ID, between, fresh, played

from ombre_desktop.engine.fairness import Chain, FairShuffle
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.documents import ShuffleDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.saves import SAVE

FAIR = FairShuffle(Chain(bytes(range(32)), 20), before=4, cut="Café noir")
EVENING = replace(played(fresh(), 6), fair=ShuffleDocument.of(FAIR))


@pytest.fixture
def history(tmp_path):
    history = History(tmp_path / "history.sqlite3")
    yield history
    history.close()


def test_a_save_gives_the_chain_back():
    """The chain comes back with its length, its beginning and its cut."""
    assert FAIR == SAVE.read(text_of(between(EVENING))).document.sitting.fair.shuffle


def test_the_history_gives_the_chain_back(history):
    """A sitting taken up later continues the chain that was shown."""
    history.keep(EVENING)

    assert FAIR == history.left(GAME_ID).sitting.fair.shuffle


def test_a_sitting_of_the_old_shuffle_has_no_chain(history):
    """The sitting keeps that shuffle for ever."""
    history.keep(replace(EVENING, fair=None))

    assert history.left(GAME_ID).sitting.fair is None


@pytest.mark.parametrize("cut", [None, ""])
def test_an_open_cut_is_not_a_refused_one(history, cut):
    """None asks the person again; an empty cut does not."""
    history.keep(replace(EVENING, fair=ShuffleDocument.of(FairShuffle(FAIR.chain, 4, cut))))

    assert cut == history.left(GAME_ID).sitting.fair.cut


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"secret": "00"}, "must match"),
        ({"secret": "g" * 64}, "must match"),
        ({"deals": 0}, "must be from 1"),
        ({"deals": 10_001}, "must be from 1"),
        ({"before": 7}, "no link"),
        ({"cut": " 17"}, "normal form"),
        ({"procedure": "fair 2"}, "fair 1"),
    ],
)
def test_a_chain_that_cannot_be_is_damage(change, why):
    """A file that was edited by hand is checked field by field."""
    spoilt = replace(EVENING, fair=replace(EVENING.fair, **change))
    unsealed = text_of(between(spoilt)).partition(',\n "seal"')[0] + "\n}\n"

    with pytest.raises(UnfitError, match=why):
        SAVE.read(unsealed.replace('"schema_version": 6', '"schema_version": 2'))


def test_the_secret_is_not_written_into_a_log():
    """The links of the deals to come follow from it."""
    assert FAIR.chain.secret.hex() not in repr(EVENING)
