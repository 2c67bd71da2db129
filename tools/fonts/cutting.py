"""Fonts are cut to the characters that are needed, by fontTools."""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

_KEPT_NAMES = (0, 13, 14)
"""Copyright, licence, and where the licence is found."""


def cut(folder: Path, style: tuple[str, str, str], target: Path, signs: set[str]) -> None:
    """Write the JP font of the *folder* with these *signs* alone to *target*, under another name."""
    source, family, weight = style
    font = next(one for one in TTCollection(folder / source).fonts if " JP" in one["name"].getDebugName(1))
    options = subset.Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=["*"])
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(sign) for sign in signs])
    cutter.subset(font)
    _rename(font, family, weight)
    font.save(target)
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB")


def _rename(font: TTFont, family: str, weight: str) -> None:
    """Give the cut font a name of its own, as the licence asks."""
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in _KEPT_NAMES and name.platformID == 3]
    postscript = f"{family.replace(' ', '')}-{weight}"
    texts = {1: family, 2: weight, 3: postscript, 4: f"{family} {weight}", 6: postscript}
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        face = font["CFF "].cff
        face.fontNames = [postscript]
        face.topDictIndex[0].FullName = f"{family} {weight}"
        face.topDictIndex[0].FamilyName = family
