"""The words of a fold, for screen readers."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

is_open = Said("Fold", "open")
"""The state of a fold whose contents are shown."""
is_folded = Said("Fold", "folded")
"""The state of a fold whose contents are hidden."""
