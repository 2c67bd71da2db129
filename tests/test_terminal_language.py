"""The language of the terminal commands: help and complaints in the words of the environment."""

from __future__ import annotations

import re

import languages
import pytest

from ombre_desktop import commands

FIELD = re.compile(r"%\(\w+\)\w|%\w|\{\w+\}")


pytestmark = pytest.mark.usefixtures("as_before")


@pytest.fixture
def speaking(monkeypatch):
    """Return a function that sets the language of the environment."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return lambda **variables: [monkeypatch.setenv(*variable) for variable in variables.items()]


def help_of(capsys, *arguments):
    with pytest.raises(SystemExit):
        commands.main([*arguments, "--help"])
    return capsys.readouterr().out


def test_the_commands_speak_spanish(speaking, capsys):
    """Their own words, and those of argparse."""
    speaking(LANG="es_ES.UTF-8")

    told = help_of(capsys)

    assert told.startswith("uso: ombre")
    assert "opciones:" in told
    assert "juzgar cada decisión de unos registros" in told


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_the_help_of_a_command_is_translated(speaking, capsys, name):
    speaking(LC_ALL="es_AR")

    told = help_of(capsys, name)

    assert "mostrar esta ayuda y salir" in told
    assert "show this" not in told


def test_a_complaint_is_translated(speaking, capsys):
    speaking(LANGUAGE="de:fr")

    with pytest.raises(SystemExit):
        commands.main(["replay"])

    assert "es fehlen diese Argumente: FILE" in capsys.readouterr().err


@pytest.mark.parametrize(
    "variables", [{}, {"LANG": "C.UTF-8"}, {"LANG": "fi_FI.UTF-8"}, {"LANGUAGE": "en_GB:es", "LANG": "es_ES"}]
)
def test_without_a_translation_the_commands_speak_english(speaking, capsys, variables):
    """Even if another language comes after English."""
    speaking(**variables)

    assert "show this help message and exit" in help_of(capsys, "replay")


@pytest.mark.parametrize("catalogue", languages.sources(), ids=lambda path: path.stem)
def test_a_translation_has_the_fields_of_its_message(catalogue):
    told = languages.translations(catalogue)
    words = {
        text: translated for (context, text), translated in told.items() if context == languages.TERMINAL
    }

    assert len(words) > 90
    assert [] == [
        (message, told)
        for message, told in words.items()
        if sorted(FIELD.findall(message)) != sorted(FIELD.findall(told))
    ]
