"""The program trusts its own files, and checks files that somebody else has changed."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest
from evening import fresh, in_mid_deal, played
from hypothesis import given
from hypothesis import strategies as st

import ombre_desktop
from ombre_desktop.storage import reading, validation
from ombre_desktop.storage.codec import Seal, document_of, is_sealed, text_of
from ombre_desktop.storage.display_options import PersonDocument
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.preferences import NewGameDocument, PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import PREFERENCES, SAVE
from ombre_desktop.storage.validation import validated

PREFERRED = PreferencesDocument(
    person=PersonDocument(name='Inés "la \\ }\n'),
    new_game=NewGameDocument(deals=None),
    other_games={"homme_auvergne": NewGameDocument("homme_auvergne", 2)},
    trick_hold=None,
)
SEALED = text_of(PREFERRED)
ROOT = str(Path(ombre_desktop.__file__).parents[1])
DOCUMENTS = [in_mid_deal(), played(fresh("homme_auvergne"), 3), PREFERRED, PreferencesDocument()]


def fields(text):
    return json.loads(text)


@pytest.fixture
def unchecked(monkeypatch):
    """Make every validation fail."""
    monkeypatch.setattr(validation, "checked", None)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_unchecked_reading_is_that_of_the_checks(document):
    """Plain reading and field-by-field checking make the same document."""
    text = text_of(document)

    assert document == document_of(type(document), fields(text)) == validated(type(document), fields(text))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_written_is_sealed(document):
    """The seal is part of the file, which stays JSON."""
    assert is_sealed(text_of(document))


@given(st.data())
def test_one_character_breaks_the_seal(data):
    """Wherever it is changed, put in or left out."""
    text = SEALED
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(max_size=2).filter(lambda new: new != text[at]))

    assert not is_sealed(text[:at] + put + text[at + 1 :])


@pytest.mark.parametrize("text", ["", "{}", '{\n "seal": "00"\n}\n', ',\n "seal": "'])
def test_without_a_seal_nothing_is_sealed(text):
    """A seal of nothing is none."""
    assert not is_sealed(text)


def test_a_sealed_file_is_not_checked(unchecked):
    """It is as the program left it."""
    save = in_mid_deal()

    read = SAVE.read(text_of(save))

    assert (save, (), True) == (read.document, read.left_out, read.is_sealed)


def test_edited_preferences_are_checked(unchecked):
    """Even if nothing but a blank was added."""
    with pytest.raises(TypeError, match="callable"):
        PREFERENCES.read(text_of(PREFERRED) + " ")


@pytest.mark.parametrize("change", [(" }", "}"), ('"seal"', '"seam"'), ('"pool": ', '"pool": 1')])
def test_an_edited_save_is_damaged(unchecked, change):
    """Nobody but the program writes it: a seal that does not fit, or is missing, is no seal."""
    text = text_of(in_mid_deal()) + " }"

    with pytest.raises(UnfitError) as caught:
        SAVE.read(text.replace(*change))

    assert ProblemKind.DAMAGED is caught.value.kind


def test_a_sealed_file_of_another_version_is_checked(monkeypatch):
    """A later version of the game may seal words that this one does not know."""
    later = text_of(PREFERRED).replace('"spanish"', '"tarot"')
    monkeypatch.setattr(reading, "seal_of", lambda _: Seal.FITS)

    read = PREFERENCES.read(later)

    assert PREFERRED == read.document
    assert ["deck"] == [bad.name for bad in read.left_out]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", "1"),
        ("step", True),
        ("step", 1.0),
        ("moves", "pass"),
        ("deal", 3),
        ("sitting", []),
        ("saved_at", 0),
    ],
)
def test_a_forged_seal_lets_no_wrong_type_through(field, value):
    """The seal is a checksum that anybody can make: every field is of its type all the same."""
    forged = {**fields(text_of(in_mid_deal())), field: value}
    del forged["seal"]
    lines = ",\n ".join(f'"{name}": {json.dumps(one)}' for name, one in forged.items())
    body = f"{{\n {lines}"
    sealed = f'{body},\n "seal": "{crc32(body.encode()):08x}"\n}}\n'
    assert is_sealed(sealed)

    with pytest.raises(UnfitError):
        SAVE.read(sealed)


def test_a_sealed_save_must_keep_the_rules():
    """The engine plays the deal through all the same: the rules may have been mended since."""
    save = in_mid_deal(0, 12)

    with pytest.raises(UnfitError):
        SAVE.read(text_of(replace(save, moves=("9", *save.moves))))


def test_a_start_with_a_deal_in_hand_loads_no_checks(tmp_path):
    """Pydantic is for files that somebody else has touched."""
    (tmp_path / "table-1.json").write_text("\n" + text_of(in_mid_deal()), encoding="utf-8")
    (tmp_path / "preferences.json").write_text(text_of(PREFERRED), encoding="utf-8")
    code = (
        "import sys; from pathlib import Path;"
        "from ombre_desktop.storage.saves import PreferencesStore, SaveStore;"
        "print(PreferencesStore(Path('preferences.json')).read().problems,"
        " SaveStore(Path('table.json')).read().document.step, 'pydantic' in sys.modules)"
    )
    program = [sys.executable, "-c", f"import sys; sys.path.insert(0, {ROOT!r}); {code}"]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert "() 0 False" == done.stdout.strip()
