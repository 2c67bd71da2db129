"""The forms in which people on GitHub tell of a fault: their shape, and the games in them."""

from pathlib import Path

import pytest
from publishing import texts
from workflow import workflow

FORMS = Path(__file__).resolve().parents[2] / ".github" / "ISSUE_TEMPLATE"
FIELDS = {"textarea", "input", "dropdown"}

each_form = pytest.mark.parametrize(
    "form", [*sorted(FORMS.glob("[!c]*.yml")), FORMS / "crash.yml"], ids=lambda path: path.stem
)


@each_form
def test_a_form_has_the_keys_of_github(form):
    read = workflow(form)
    names = [field["id"] for field in read["body"]]

    assert {"name", "description", "labels", "body"} == set(read)
    assert FIELDS >= {field["type"] for field in read["body"]}
    assert len(set(names)) == len(names)
    for field in read["body"]:
        assert {"type", "id", "attributes"} <= set(field) <= {"type", "id", "attributes", "validations"}
        assert field["attributes"]["label"]
        assert ("options" in field["attributes"]) == (field["type"] == "dropdown")


@each_form
def test_a_form_asks_for_what_nobody_can_do_without(form):
    """At most five questions, and at least one must be answered."""
    asked = workflow(form)["body"]

    assert any(field.get("validations") == {"required": True} for field in asked)
    assert len(asked) <= 5


def test_a_rule_is_asked_about_in_each_game():
    (game,) = (field for field in workflow(FORMS / "rule-question.yml")["body"] if field["id"] == "game")

    assert len(texts.table()["games"]) == len(game["attributes"]["options"])
    for told, full in zip(game["attributes"]["options"], texts.table()["games"], strict=True):
        assert full.startswith(told)
