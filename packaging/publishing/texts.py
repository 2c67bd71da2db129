"""
The texts for stores and desktops, written out of one table in every language of the program.

`texts.toml` has the words, the translators' catalogues the names of the games, pyproject.toml the addresses,
and CHANGELOG.md the versions that have come out.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from publishing import changes, project

TABLE = Path(__file__).with_name("texts.toml")
ID = "io.github.ombre_desktop.Ombre"
PLACE, CITATION = Path("packaging/linux"), Path("CITATION.cff")
ENGLISH = "en"
DEVELOPER = "The authors of Ombre"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SMALLEST_SCREEN = 440
"""The shorter side, in logical pixels, of a screen that holds the smallest window."""
OF_URLS = {"homepage": "Homepage", "bugtracker": "Issues", "vcs-browser": "Source"}
"""AppStream's kinds of addresses, and what pyproject.toml calls them."""
Words = dict[str, str]
"""One text in every language, by the code of the language."""


class Texts(NamedTuple):
    """The words of the table; captions by the names of their pictures."""

    generic: Words
    summary: Words
    keywords: Words
    record: Words
    paragraphs: list[Words]
    features: list[Words]
    pictures: dict[str, Words]


def table() -> dict[str, Any]:
    """Return the table as it stands in its file."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def read(root: Path) -> Texts:
    """Return the words of the table, with the names of the games in their places."""
    read = table()
    features = [
        {
            code: text.format(games=", ".join(games_in(root, code, read["games"])))
            for code, text in words.items()
        }
        for words in read["features"].values()
    ]
    paragraphs = [read["history"], read["opponents"]]
    return Texts(
        generic=read["generic"],
        summary=read["summary"],
        keywords=read["keywords"],
        record=read["record"],
        paragraphs=paragraphs,
        features=features,
        pictures=read["pictures"],
    )


def games_in(root: Path, code: str, names: list[str]) -> list[str]:
    """Return the *names* of the games as the program shows them in the language *code*."""
    if code == ENGLISH:
        return names
    catalogue = (root / "tools" / "languages" / f"ombre_{code}.ts").read_text(encoding="utf-8")
    _, games, rest = catalogue.partition(
        "<name>Games</name>"
    )  # to read all of it takes a hundred times as long
    context = ElementTree.fromstring(f"<context>{games}{rest.partition('</context>')[0]}</context>")
    said = {
        message.findtext("source"): message.findtext("translation") for message in context.iter("message")
    }
    return [str(said[name]) for name in names]


def written(root: Path) -> dict[Path, str]:
    """Return the files that are made of the texts: their paths below *root*, and what stands in them."""
    texts = read(root)
    return {
        PLACE / f"{ID}.desktop": desktop(texts),
        PLACE / f"{ID}.mime.xml": mime(texts),
        PLACE / f"{ID}.metainfo.xml": metainfo(root, texts),
        CITATION: citation(root, texts),
    }


def write(root: Path) -> list[Path]:
    """Write the files that differ from the texts; return their paths."""
    texts = written(root)
    paths = [path for path, text in texts.items() if (root / path).read_text(encoding="utf-8") != text]
    for path in paths:
        (root / path).write_text(texts[path], encoding="utf-8", newline="\n")
    return [root / path for path in paths]


def stale(root: Path) -> list[str]:
    """Return the files that differ from the texts, by their paths below *root*."""
    return [
        path.as_posix()
        for path, text in written(root).items()
        if (root / path).read_text(encoding="utf-8") != text
    ]


def citation(root: Path, texts: Texts) -> str:
    """Return how papers cite the program, in the Citation File Format; with its version once one is out."""
    rows = ["cff-version: 1.2.0", "type: software", "title: Ombre", "license: MIT"]
    rows += [f'abstract: "{texts.summary[ENGLISH]}"', f'repository-code: "{project.home(root)}"']
    rows += ["message: If you use the engine or the players in research, please cite them so."]
    rows += ["authors:", f"  - name: {DEVELOPER}"]
    for version, day in changes.released((root / "CHANGELOG.md").read_text(encoding="utf-8"))[:1]:
        rows += [f"version: {version}", f"date-released: {day}"]
    return "\n".join([*rows, ""])


def desktop(texts: Texts) -> str:
    """Return the entry of a desktop's menu."""
    rows = ["[Desktop Entry]", "Type=Application", "Version=1.0", "Name=Ombre"]
    rows += _entries("GenericName", texts.generic) + _entries("Comment", texts.summary)
    rows += ["Exec=ombre-desktop %f", f"Icon={ID}", "Terminal=false", "Categories=Game;CardGame;Qt;"]
    rows += ["MimeType=application/x-ombre-record;", *_entries("Keywords", texts.keywords)]
    return "\n".join([*rows, "StartupWMClass=Ombre", ""])


def _entries(key: str, words: Words) -> list[str]:
    return [f"{key}={text}" if code == ENGLISH else f"{key}[{code}]={text}" for code, text in words.items()]


def mime(texts: Texts) -> str:
    """Return the description of the type of a record."""
    top = Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = SubElement(top, "mime-type", type="application/x-ombre-record")
    _say(kind, "comment", texts.record)
    SubElement(kind, "sub-class-of", type="text/plain")
    SubElement(kind, "icon", name=ID)
    SubElement(kind, "glob", pattern="*.ombre")
    return _text(top)


def metainfo(root: Path, texts: Texts) -> str:
    """Return what a store shows of the program."""
    top = Element("component", type="desktop-application")
    for name, text in (("id", ID), ("name", "Ombre")):
        SubElement(top, name).text = text
    _say(top, "summary", texts.summary)
    for name, text in (("metadata_license", "CC0-1.0"), ("project_license", "MIT")):
        SubElement(top, name).text = text
    SubElement(SubElement(top, "developer", id="io.github.ombre_desktop"), "name").text = DEVELOPER
    for kind, name in OF_URLS.items():
        SubElement(top, "url", type=kind).text = project.urls(root)[name]
    _describe(top, texts)
    _picture(top, root, texts)
    SubElement(top, "launchable", type="desktop-id").text = f"{ID}.desktop"
    _list(top, "categories", ("category", "Game"), ("category", "CardGame"))
    _list(top, "provides", ("binary", "ombre-desktop"), ("mediatype", "application/x-ombre-record"))
    _list(top, "supports", ("control", "pointing"), ("control", "keyboard"))
    SubElement(SubElement(top, "requires"), "display_length", compare="ge").text = str(SMALLEST_SCREEN)
    rating = SubElement(top, "content_rating", type="oars-1.1")
    SubElement(rating, "content_attribute", id="money-gambling").text = "none"
    _tell_releases(top, root)
    return _text(top)


def _describe(top: Element, texts: Texts) -> None:
    description = SubElement(top, "description")
    for paragraph in texts.paragraphs:
        _say(description, "p", paragraph)
    features = SubElement(description, "ul")
    for feature in texts.features:
        _say(features, "li", feature)


def _picture(top: Element, root: Path, texts: Texts) -> None:
    """Name the pictures, which are published with the newest release, so there are none before the first."""
    come_out = _come_out(root)
    if not come_out:
        return
    where = f"{project.home(root)}/releases/download/v{come_out[0][0]}"
    pictures = SubElement(top, "screenshots")
    for place, (name, caption) in enumerate(texts.pictures.items()):
        picture = SubElement(pictures, "screenshot", {} if place else {"type": "default"})
        _say(picture, "caption", caption)
        SubElement(picture, "image", type="source").text = f"{where}/{picture_name(name)}"


def picture_name(name: str) -> str:
    """Return the file name of the picture called *name*."""
    return f"ombre-store-{name}.png"


def _tell_releases(top: Element, root: Path) -> None:
    come_out = _come_out(root)
    if come_out:
        releases = SubElement(top, "releases")
        for version, day in come_out:
            SubElement(releases, "release", version=version, date=str(day))


def _come_out(root: Path) -> list[tuple[str, Any]]:
    return changes.released((root / "CHANGELOG.md").read_text(encoding="utf-8"))


def _say(parent: Element, name: str, words: Words) -> None:
    for code, text in words.items():
        SubElement(parent, name, {} if code == ENGLISH else {LANG: code}).text = text


def _list(parent: Element, name: str, *entries: tuple[str, str]) -> None:
    inner = SubElement(parent, name)
    for kind, text in entries:
        SubElement(inner, kind).text = text


def _text(top: Element) -> str:
    ElementTree.indent(top)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(top, encoding="unicode") + "\n"
