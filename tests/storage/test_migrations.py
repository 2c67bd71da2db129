"""Older versions are brought up to date before they are checked."""

import json
from dataclasses import dataclass

import pytest

from ombre_desktop.storage.document import Document
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.reading import Kind


@dataclass(frozen=True, slots=True)
class Purse(Document):
    chips: int
    owner: str = "Ana"


def tens(fields):
    """Version 1 counted tens."""
    return {**fields, "chips": fields["tens"] * 10}


def renamed(fields):
    """Version 2 called the owner the holder."""
    return {**fields, "owner": fields["holder"]}


PURSE = Kind("purse", 3, Purse, {1: tens, 2: renamed})


def purse(**fields):
    return json.dumps({"format": "purse", **fields})


def test_each_version_is_one_step():
    """A file of the first version passes through every migration, one of the last through none."""
    assert Purse(chips=40, owner="Bo") == PURSE.read(purse(schema_version=1, tens=4, holder="Bo")).document
    assert Purse(chips=40, owner="Bo") == PURSE.read(purse(schema_version=2, chips=40, holder="Bo")).document
    assert Purse(chips=40, owner="Bo") == PURSE.read(purse(schema_version=3, chips=40, owner="Bo")).document


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"schema_version": 0, "tens": 4}, ProblemKind.DAMAGED),
        ({"schema_version": 1}, ProblemKind.DAMAGED),
        ({"schema_version": 1, "tens": None, "holder": "Bo"}, ProblemKind.DAMAGED),
        ({"schema_version": True, "chips": 40}, ProblemKind.DAMAGED),
        ({"chips": 40}, ProblemKind.DAMAGED),
        ({"schema_version": 3, "chips": "40"}, ProblemKind.DAMAGED),
        ({"schema_version": 4, "chips": 40}, ProblemKind.NEWER),
        ({"format": "bag", "schema_version": 3, "chips": 40}, ProblemKind.FOREIGN),
    ],
)
def test_what_is_no_purse_says_why(fields, kind):
    """A migration that finds nothing to work on means damage, not a crash."""
    with pytest.raises(UnfitError) as caught:
        PURSE.read(purse(**fields))

    assert kind is caught.value.kind


def test_a_lenient_kind_needs_its_defaults():
    """If a field without a default is missing, leaving others out does not help."""
    with pytest.raises(UnfitError) as caught:
        Kind("purse", 3, Purse, lenient=True).read(purse(schema_version=3, owner="Bo"))

    assert ProblemKind.DAMAGED is caught.value.kind
