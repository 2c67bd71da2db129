"""Helps that fade with shown skill: when they grow fainter, disappear, and come back."""

from __future__ import annotations

import pytest

from ombre_desktop.storage.display_options import HelpMode, Preferences
from ombre_desktop.storage.helps import SKILLS
from ombre_desktop.ui.model.helps import FAINT, FULL, GONE, LEARNT_ALREADY, Shown, Skill, help_modes, helps_by


def after(*rights: tuple[int, str]) -> Shown:
    """Return a skill with that many right decisions in each sitting."""
    shown = Shown()
    for number, sitting in rights:
        for _ in range(number):
            shown = shown.after(True, sitting)
    return shown


@pytest.mark.parametrize(
    ("strength", "rights"),
    [
        (FULL, [(4, "a")]),
        (FULL, [(20, "a")]),
        (FULL, [(3, "a"), (1, "b")]),
        (FAINT, [(3, "a"), (2, "b")]),
        (FAINT, [(5, "a"), (4, "b")]),
        (GONE, [(5, "a"), (5, "b")]),
    ],
)
def test_a_help_fades_with_right_decisions_in_two_sittings(strength, rights):
    """The decisions of one long sitting do not count as two."""
    assert strength == after(*rights).strength


def test_two_bad_decisions_bring_it_back_for_one_deal():
    learnt = after((5, "a"), (5, "b"))

    once = learnt.after(False, "b").at_deal()
    twice = learnt.after(False, "b").after(False, "b")

    assert (GONE, GONE) == (once.strength, twice.strength)
    assert (FULL, GONE) == (twice.at_deal().strength, twice.at_deal().at_deal().strength)


@pytest.mark.parametrize(
    ("mode", "strength"), [(HelpMode.ON, FULL), (HelpMode.OFF, GONE), (HelpMode.LEARN, FAINT)]
)
def test_a_help_can_be_nailed_on_or_off(mode, strength):
    shown = [after((3, "a"), (2, "b"))] * len(Skill)

    helps = helps_by([mode] * len(Skill), shown)

    assert {strength} == {helps.of(skill) for skill in Skill}


def test_the_gold_line_stays_for_all():
    """Like dimmed cards and the count of the ladder, the gold line is not a help for beginners."""
    helps = helps_by(help_modes(Preferences()), [LEARNT_ALREADY] * len(Skill))

    kept = {skill for skill in Skill if helps.of(skill)}
    assert {Skill.WHO_WINS, Skill.MAY_PLAY, Skill.TRUMPS_OUT} == kept


def test_the_names_of_the_skills_are_those_of_the_file():
    assert SKILLS == {skill.value for skill in Skill}
