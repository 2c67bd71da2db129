"""The page beside the table: a record's notes at a moment, and remarks on that moment."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template
from typing import NamedTuple

from ombre_desktop.engine import Card
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.replay.programme import Remark
from ombre_desktop.ui.texts.outside import rich

_STYLE = Template("""
p { margin-top: 0px; margin-bottom: ${gap}px; color: $ink; }
p.verse, p.last { font-family: "$serif"; font-size: ${verse}px; margin-left: ${hang}px;
    text-indent: -${hang}px; margin-bottom: ${small}px; }
p.last { margin-bottom: ${gap}px; }
p.note { font-family: "$serif"; font-size: ${verse}px; }
p.heading { font-size: ${remark}px; font-weight: 600; color: $sepia; margin-bottom: ${small}px; }
p.remark { font-size: ${remark}px; color: $ink; }
a { color: $sepia; }
td, th { font-size: ${remark}px; color: $ink; }
td.heading { font-weight: 600; color: $sepia; }
td.figure { white-space: nowrap; padding-left: ${small}px; }
td.told { padding-left: ${small}px; }
table { margin-bottom: ${small}px; }
img { vertical-align: middle; }
p.happened { font-size: ${remark}px; color: $ink; margin-bottom: ${small}px; }
""")

LINE = "line"
"""The scheme of the addresses of variations."""
CARD_PICTURE, FACE_PICTURE, SIGN_PICTURE = "card", "face", "sign"
"""The schemes of the addresses of pictures."""


def reading_style(appearance: Appearance) -> str:
    """Return the stylesheet of the page."""
    chrome, pixels = appearance.theme.chrome, appearance.pixels
    return _STYLE.substitute(
        serif=appearance.families.serif,
        ink=chrome.ink.name(),
        sepia=chrome.ink.name() if appearance.theme.plain else "#6d3b10",
        verse=pixels(14.5),
        remark=pixels(13.5),
        gap=pixels(9),
        small=pixels(4),
        hang=pixels(14),
    )


class Line(NamedTuple):
    """A line about an event, and the card that it shows, if any."""

    told: str
    card: Card | None = None


def picture_of(card: Card) -> str:
    """Return the small picture of *card* as a part of a page."""
    return f'<img src="{CARD_PICTURE}:{card.text}">'


def face_of(ident: str) -> str:
    """Return the portrait *ident* as a part of a page."""
    return f'<img src="{FACE_PICTURE}:{ident}">'


def sign_of(sign: Sign) -> str:
    """Return the picture of a mark as a part of a page."""
    return f'<img src="{SIGN_PICTURE}:{sign.name}">'


def reading_page(notes: Sequence[str], remarks: Sequence[Remark], happened: Sequence[Line]) -> str:
    """
    Return the page: *notes*, then the *remarks*, then what *happened*, with a picture of each card played.

    A note of several lines is verse; a first line that ends with a colon names its source.
    """
    parts = [part for note in notes for part in _note(note.strip().splitlines())]
    for remark in remarks:
        parts += [_paragraph("heading", remark.heading), _paragraph("remark", remark.text)]
    return "".join((*parts, *map(_happened, happened)))


def noted_page(heading: str, lines: Sequence[str], links: Sequence[tuple[str, str]]) -> str:
    """Return a person's own note under its *heading*, and *links* to variations: addresses and labels."""
    parts = [_paragraph("heading", heading)] if heading else []
    parts += [_paragraph("remark", line) for line in lines]
    parts += [f'<p class="remark"><a href="{address}">{rich(label)}</a></p>' for address, label in links]
    return "".join(parts)


def _happened(line: Line) -> str:
    if line.card is None:
        return _paragraph("happened", line.told)
    return (
        f'<table cellspacing="0" cellpadding="2"><tr><td valign="middle">{picture_of(line.card)}</td>'
        f'<td class="told" valign="middle">{rich(line.told.strip())}</td></tr></table>'
    )


def _note(lines: Sequence[str]) -> list[str]:
    if len(lines) < 2:
        return [_paragraph("note", line) for line in lines]
    kinds = ["heading" if lines[0].endswith(":") else "verse", *("verse" for _ in lines[2:]), "last"]
    return [*map(_paragraph, kinds, lines)]


def _paragraph(kind: str, text: str) -> str:
    return f'<p class="{kind}">{rich(text.strip())}</p>'
