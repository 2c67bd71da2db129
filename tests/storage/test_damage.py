"""Whatever is done to a file, reading it is safe: a document, or a problem, and never less than before."""

import json
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from evening import in_mid_deal
from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.storage.plain import text_of
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import PreferencesStore, SaveStore

OLDER, NEWER = in_mid_deal(0, 4), in_mid_deal(2, 12)
SAVED = text_of(NEWER).encode()
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
def test_a_save_with_other_bytes_opens_or_is_set_aside(at, removed, put):
    """It is a sitting that replays, or else the backup opens and the bytes are kept."""
    spoilt = SAVED[:at] + put + SAVED[at + removed :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sitting.json"
        store = SaveStore(path)
        store.write(OLDER)
        store.write(NEWER)
        path.write_bytes(spoilt)

        loaded = store.read()

        if loaded.problems and loaded.problems[0].kind is ProblemKind.NEWER:
            assert spoilt == path.read_bytes()
        elif loaded.problems:
            assert OLDER == loaded.document
            assert spoilt == loaded.problems[0].kept.read_bytes()
        else:
            loaded.document.replayed()


@given(name=st.sampled_from(list(PreferencesDocument.types())), value=VALUES)
def test_preferences_with_any_value_can_be_read(name, value):
    """One field has some value or other; the rest is as it was."""
    chosen = PreferencesDocument(trump_ladder=False, text_scale=1.25)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "preferences.json"
        fields = json.loads(text_of(chosen))
        path.write_text(json.dumps({**fields, name: value}))

        loaded = PreferencesStore(path).read()

    if name not in ("format", "schema_version"):
        assert chosen == replace(loaded.document, **{name: getattr(chosen, name)})


KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize(
    ("store", "name"),
    [(SaveStore, "save-1.json"), (SaveStore, "save-2.json"), (PreferencesStore, "preferences-1.json")],
)
def test_what_every_version_wrote_can_be_read(store, name, tmp_path):
    """Files that earlier versions of the game wrote open without a complaint."""
    path = tmp_path / "kept.json"
    path.write_bytes((KEPT / name).read_bytes())

    loaded = store(path).read()

    assert () == loaded.problems
    assert json.loads((KEPT / name).read_text(encoding="utf-8")).keys() <= loaded.document.types().keys()
