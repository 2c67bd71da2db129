"""Catalogues are compiled where the program is built, started or tested, once for each change."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import documents
import languages
import PySide6
import pytest
from setup import launch
from setup.environment import Environment

from ombre_desktop import terminal_language
from ombre_desktop.ui.texts import languages as offered

TRANSLATED = """\
<!DOCTYPE TS><TS version="2.1" language="{}"><context><name>Terminal</name>
<message><source>options</source><translation>{}</translation></message>
</context></TS>
"""


@pytest.fixture
def sources(monkeypatch, tmp_path):
    """Provide a folder with two small catalogues in the place of ours."""
    folder = tmp_path / "sources"
    folder.mkdir()
    for code, word in (("de", "Optionen"), ("es", "opciones")):
        (folder / f"ombre_{code}.ts").write_text(TRANSLATED.format(code, word), encoding="utf-8")
    monkeypatch.setattr(languages, "SOURCES", folder)
    return folder


def names(place: Path) -> list[str]:
    """Return the languages of the screen and of the terminal in *place*."""
    files = [*place.glob("*.qm"), *place.glob("*/LC_MESSAGES/ombre.mo")]
    return sorted(path.relative_to(place).parts[0] for path in files)


def test_a_catalogue_is_compiled_as_by_qts_own_compiler(tmp_path):
    """To the byte; Japanese has no plural forms, for which Qt adds rules that we do not use."""
    source, theirs = languages.SOURCES / "ombre_ja.ts", tmp_path / "theirs.qm"
    compiler = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    subprocess.run([compiler, "-silent", source, "-qm", theirs], check=True)

    ours = languages.compile_to(source, tmp_path)

    assert theirs.read_bytes() == ours.read_bytes()


def test_every_language_is_compiled_for_screen_and_terminal(sources, tmp_path):
    place = languages.see_to(tmp_path / "made")

    assert ["de", "en", "es", "ombre_de.qm", "ombre_es.qm"] == names(place)


def test_nothing_is_compiled_twice(sources, tmp_path, monkeypatch):
    place = languages.see_to(tmp_path / "made")
    monkeypatch.setattr(languages, "compile_all", pytest.fail)

    assert place == languages.see_to(place)


@pytest.mark.parametrize("lost", ["ombre_es.qm", "es/LC_MESSAGES/ombre.mo", "edition.txt"])
def test_a_lost_file_is_made_again(sources, tmp_path, lost):
    place = languages.see_to(tmp_path / "made")
    (place / lost).unlink()

    assert (languages.see_to(place) / lost).exists()


def test_a_changed_catalogue_is_compiled_again(sources, tmp_path):
    place = languages.see_to(tmp_path / "made")
    (sources / "ombre_es.ts").write_text(TRANSLATED.format("es", "posibilidades"), encoding="utf-8")

    languages.see_to(place)

    assert "posibilidades".encode("utf-16-be") in (place / "ombre_es.qm").read_bytes()


def test_a_language_that_was_taken_away_is_offered_no_longer(sources, tmp_path):
    place = languages.see_to(tmp_path / "made")
    (sources / "ombre_es.ts").unlink()

    languages.see_to(place)

    assert not (place / "ombre_es.qm").exists()


def test_a_checkout_that_cannot_be_written_to_has_them_elsewhere(tmp_path, monkeypatch):
    """The program is told the place."""
    monkeypatch.setattr(languages, "PLACE", Path(__file__) / "languages")  # below a file nothing can be made

    variables = launch.catalogues(Environment(tmp_path))

    assert {languages.VARIABLE: str(tmp_path / "languages")} == variables
    monkeypatch.setenv(*variables.popitem())
    assert tmp_path / "languages" == runpy.run_path(terminal_language.__file__)["CATALOGUES"]


def test_where_nothing_can_be_written_the_person_is_told(monkeypatch, capsys):
    monkeypatch.setattr(languages, "PLACE", Path(__file__) / "languages")

    assert {} == launch.catalogues(Environment(Path(__file__)))
    assert capsys.readouterr().out.startswith("Ombre speaks only English this time: ")


def test_a_document_is_compiled_once_all_its_words_are_translated(sources, tmp_path, monkeypatch):
    """Nobody reads half a page in English; what is missing is named, the screen as well."""
    assets = tmp_path / "assets"
    monkeypatch.setattr(documents, "ASSETS", assets)
    (assets / "rules").mkdir(parents=True)
    (assets / "rules" / "play.html").write_text(
        "<h1>The play</h1>\n<p>Follow {suit S}.</p>", encoding="utf-8"
    )
    row = "<message><source>{}</source><translation>{}</translation></message>"
    told = [row.format("The play", "Das Spiel"), row.format("Follow {suit S}.", "Bediene {suit S}.")]
    place = tmp_path / "made"

    for rows in (told[:1], told):
        text = f"<TS><context><name>rules/play.html</name>{''.join(rows)}</context></TS>"
        (sources / "rules_de.ts").write_text(text, encoding="utf-8")
        languages.see_to(place)
        missing = place / "de" / "missing.txt"
        compiled = place / "de" / "rules" / "play.html"
        assert missing.exists() != compiled.exists()

    assert "<h1>Das Spiel</h1>\n<p>Bediene {suit S}.</p>" == compiled.read_text(encoding="utf-8")
    screen = '<name>Rules</name><message><source>Help</source><translation type="unfinished"/></message>'
    catalogue = (sources / "ombre_es.ts").read_text(encoding="utf-8")
    (sources / "ombre_es.ts").write_text(
        catalogue.replace("</TS>", f"<context>{screen}</context></TS>"), encoding="utf-8"
    )
    languages.see_to(place)
    assert "ombre_es.ts\nrules/play.html\n" == (place / "es" / "missing.txt").read_text(encoding="utf-8")
    assert offered.MISSING == languages.MISSING
