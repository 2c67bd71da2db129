"""The page beside the table: what a record notes at a moment, and what is remarked on it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from string import Template

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.replay.programme import Remark

_STYLE = Template("""
p { margin-top: 0px; margin-bottom: ${gap}px; color: $ink; }
p.verse { font-family: "$serif"; font-size: ${verse}px; margin-left: ${hang}px; text-indent: -${hang}px;
          margin-bottom: ${small}px; }
p.note { font-family: "$serif"; font-size: ${verse}px; }
p.heading { font-size: ${small_type}px; font-weight: 600; color: $sepia; margin-bottom: ${small}px; }
p.remark { font-size: ${remark}px; color: $ink; }
p.happened { font-size: ${remark}px; color: $faint; margin-bottom: ${small}px; }
""")


def reading_style(appearance: Appearance) -> str:
    """The stylesheet of the page."""
    chrome, pixels = appearance.theme.chrome, appearance.pixels
    return _STYLE.substitute(
        serif=appearance.families.serif,
        ink=chrome.ink.name(),
        faint=chrome.faint_ink.name(),
        sepia=chrome.ink.name() if appearance.theme.plain else "#6d3b10",
        verse=pixels(15),
        remark=pixels(13.5),
        small_type=pixels(13.5),
        gap=pixels(9),
        small=pixels(2),
        hang=pixels(14),
    )


def reading_page(notes: Sequence[str], remarks: Sequence[Remark], happened: Sequence[str]) -> str:
    """The page: *notes* line by line, then the *remarks*, then what *happened* where nothing else is said."""
    parts: list[str] = []
    for note in notes:
        lines = note.strip().splitlines()
        kind = "verse" if len(lines) > 1 else "note"
        parts += [f'<p class="{kind}">{escape(line.strip())}</p>' for line in lines]
        parts.append("<p></p>" if len(notes) > 1 else "")
    for remark in remarks:
        parts.append(f'<p class="heading">{escape(remark.heading)}</p>')
        parts.append(f'<p class="remark">{escape(remark.text)}</p>')
    parts += [f'<p class="happened">{escape(line)}</p>' for line in happened]
    return "".join(parts)
