"""The page beside the table: a record's notes at a moment, and remarks on that moment."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

from ombre_desktop.ui.dialogs.style import Appearance
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
p.happened { font-family: "$serif"; font-size: ${told}px; color: $ink; margin-bottom: ${gap}px; }
""")

_LARGEST = 22
"""The size in pixels to which the lines about events grow, unless other lines are larger."""


def reading_style(appearance: Appearance) -> str:
    """Return the stylesheet of the page."""
    chrome, pixels = appearance.theme.chrome, appearance.pixels
    return _STYLE.substitute(
        serif=appearance.families.serif,
        ink=chrome.ink.name(),
        sepia=chrome.ink.name() if appearance.theme.plain else "#6d3b10",
        verse=pixels(14.5),
        remark=pixels(13.5),
        # The paper is large at ordinary text size, and small in large text.
        told=max(pixels(13.5), min(pixels(17), _LARGEST)),
        gap=pixels(9),
        small=pixels(2),
        hang=pixels(14),
    )


def reading_page(notes: Sequence[str], remarks: Sequence[Remark], happened: Sequence[str]) -> str:
    """
    Return the page: *notes*, then the *remarks*, then what *happened*.

    A note of several lines is verse; a first line that ends with a colon names its source.
    """
    parts = [part for note in notes for part in _note(note.strip().splitlines())]
    for remark in remarks:
        parts += [_paragraph("heading", remark.heading), _paragraph("remark", remark.text)]
    parts += [_paragraph("happened", line) for line in happened]
    return "".join(parts)


def _note(lines: Sequence[str]) -> list[str]:
    if len(lines) < 2:
        return [_paragraph("note", line) for line in lines]
    kinds = ["heading" if lines[0].endswith(":") else "verse", *("verse" for _ in lines[2:]), "last"]
    return [*map(_paragraph, kinds, lines)]


def _paragraph(kind: str, text: str) -> str:
    return f'<p class="{kind}">{rich(text.strip())}</p>'
