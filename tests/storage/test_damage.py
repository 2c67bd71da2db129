"""Damaged files can be read safely: as a document, or a problem, and never less than before."""

import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from evening import in_mid_deal
from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import SAVE, DocumentStore, PreferencesStore, SaveStore

OLDER, NEWER = in_mid_deal(0, 4), in_mid_deal(2, 12)
SAVED = text_of(replace(NEWER, step=2)).encode()
"""The bytes of a store after its second writing."""
TEXT = st.text("aé0♠\ud800", max_size=5)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)


@given(
    at=st.integers(0, len(SAVED)),
    removed=st.sampled_from((0, 1, 2, 40, 4000)),
    put=st.binary(max_size=4) | st.sampled_from((b"9", b"-", b'"', b"{", b"1e999", b"null", b"\\ud800")),
)
def test_a_save_with_other_bytes_opens_as_it_was_or_is_set_aside(at, removed, put):
    """It is the sitting that was kept, or else the one before opens and the bytes are kept."""
    spoilt = SAVED[:at] + put + SAVED[at + removed :]
    with tempfile.TemporaryDirectory() as folder:
        store = written(folder)
        store.slots[1].write_bytes(b"\n" + spoilt)

        loaded = store.read()

        if loaded.problems:
            assert [ProblemKind.DAMAGED, ProblemKind.RESTORED] == [one.kind for one in loaded.problems]
            assert OLDER == replace(loaded.document, step=0)
            assert b"\n" + spoilt == loaded.problems[0].kept.read_bytes()
        else:
            assert NEWER == replace(loaded.document, step=0)


def written(folder):
    """Return a store with OLDER and, after it, NEWER."""
    store = SaveStore(Path(folder) / "table.json")
    store.write(OLDER)
    store.write(NEWER)
    return store


def test_no_flipped_bit_is_taken_for_another_sitting(tmp_path):
    """Either the last save opens, or the one before, which is reported; every 97th bit is tried."""
    store = written(tmp_path)
    sound = store.slots[1].read_bytes()
    for at in range(0, 8 * len(sound), 97):
        flipped = bytearray(sound)
        flipped[at // 8] ^= 1 << at % 8
        store.slots[1].write_bytes(flipped)

        loaded = store.read()

        assert loaded.document is not None, at
        found = replace(loaded.document, step=0)
        assert found in ((OLDER,) if loaded.problems else (NEWER,)), at
        for problem in loaded.problems:
            if problem.kept:
                problem.kept.unlink()


@given(name=st.sampled_from(list(PreferencesDocument.types())), value=VALUES)
def test_preferences_with_any_value_can_be_read(name, value):
    """One field has a random value, and the others are as they were."""
    chosen = PreferencesDocument(trump_ladder=False, text_scale=1.25)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "preferences.json"
        fields = json.loads(text_of(chosen))
        path.write_text(json.dumps({**fields, name: value}))

        loaded = PreferencesStore(path).read()

    if name not in ("format", "schema_version"):
        assert chosen == replace(loaded.document, **{name: getattr(chosen, name)})


KEPT = Path(__file__).parent / "kept"
FUZZ = Path(__file__).resolve().parents[2] / "benchmarks" / "fuzz_saves.py"


@pytest.mark.parametrize("name", ["save-1.json", "save-2.json"])
def test_a_sitting_that_every_version_wrote_can_be_taken_over(name, tmp_path):
    """It opens without a complaint, and nobody has touched the file."""
    path = tmp_path / "sitting.json"
    path.write_bytes((KEPT / name).read_bytes())

    loaded = DocumentStore(path, SAVE).read()

    assert () == loaded.problems
    assert len(loaded.document.sitting.results) == loaded.document.sitting.deals > 0
    loaded.document.check_past()


def test_preferences_that_every_version_wrote_can_be_read(tmp_path):
    """The first versions wrote no seal."""
    path = tmp_path / "preferences.json"
    path.write_bytes((KEPT / "preferences-1.json").read_bytes())

    assert [ProblemKind.EDITED] == [problem.kind for problem in PreferencesStore(path).read().problems]


def test_a_hundred_damaged_saves_and_more_are_told():
    """The damage is to bits, bytes and fields, even with a forged seal, and to sittings of version 2."""
    program = [sys.executable, str(FUZZ), "--flips", "30", "--fields", "100", "--bytes", "40", "--seed", "7"]

    run = subprocess.run(program, capture_output=True, text=True, check=False)

    assert "told" in run.stdout, run.stderr
    assert "TAKEN" not in run.stdout, run.stderr
    assert 0 == run.returncode
