"""The checks that something exists: they return the value, or name what is missing."""

import pytest

from ombre_desktop.ui.model.present import MissingError, WrongKindError, of_kind, present


def test_what_is_there_is_given_back():
    """An empty value counts as present."""
    assert "" == present("", "word")
    assert "word" == of_kind("word", str)


def test_what_is_missing_is_named():
    with pytest.raises(MissingError, match="there is no deal"):
        present(None, "deal")


def test_what_is_of_another_kind_is_named():
    with pytest.raises(WrongKindError, match="a int stands where a str should"):
        of_kind(7, str)
