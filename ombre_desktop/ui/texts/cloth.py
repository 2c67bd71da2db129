"""Words about a cloth from a picture of the person's own."""

from __future__ import annotations

from ombre_desktop.ui.paint.own_cloth import ClothFlaw
from ombre_desktop.ui.texts.phrases import Said

_FLAWS: dict[ClothFlaw, Said] = {
    ClothFlaw.GONE: Said("Cloth", "The picture for your cloth is not there any more."),
    ClothFlaw.OTHER_KIND: Said(
        "Cloth", "The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP."
    ),
    ClothFlaw.TOO_LARGE: Said(
        "Cloth", "The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most."
    ),
    ClothFlaw.DAMAGED: Said("Cloth", "The picture for your cloth is damaged, or no picture."),
}


plain_cloth_told = Said("Cloth", "The table has its plain cloth.")
"""The sentence on what lies on the table instead."""
choose_title = Said("Cloth", "A picture for the cloth")
"""The title of the dialog in which a picture is chosen."""
kinds_of_pictures = Said("Cloth", "Pictures (*.jpg *.jpeg *.png *.webp *.bmp)")
"""The kinds of files that the dialog offers."""


def flaw_told(flaw: ClothFlaw) -> str:
    """Return a sentence that says why a picture is not on the table."""
    return _FLAWS[flaw]()
