"""Copies of the sounds in the loudness chosen: not every system's player can turn its volume down."""

from __future__ import annotations

import io
import sys
import wave
from array import array
from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from ombre_desktop.storage.display_options import Loudness
from ombre_desktop.ui.sound.cues import Cue
from ombre_desktop.value import Value

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
GAINS = {Loudness.SOFT: 0.3, Loudness.MEDIUM: 0.6, Loudness.LOUD: 1.0}
"""The factor for each loudness."""


class Copy(Value):
    """A sound in one loudness: its file, and its length in milliseconds."""

    path: Path
    milliseconds: int


class Copies:
    """The copies made so far, in a folder of their own that goes with the program."""

    def __init__(self) -> None:
        self._folder = QTemporaryDir()
        self._made: dict[tuple[Cue, Loudness], Copy] = {}

    def of(self, cue: Cue, loudness: Loudness) -> Copy:
        """Return a copy of *cue*; raise `OSError` if none can be made."""
        key = cue, loudness
        if key not in self._made:
            self._made[key] = self._make(cue, loudness)
        return self._made[key]

    def _make(self, cue: Cue, loudness: Loudness) -> Copy:
        if not self._folder.isValid():
            raise OSError(self._folder.errorString())
        try:
            sound, milliseconds = scaled((FOLDER / f"{cue.value}.wav").read_bytes(), GAINS[loudness])
        except (wave.Error, EOFError) as error:
            raise OSError(str(error)) from error
        path = Path(self._folder.filePath(f"{cue.value}-{loudness.value}.wav"))
        path.write_bytes(sound)
        return Copy(path, milliseconds)


def scaled(sound: bytes, gain: float) -> tuple[bytes, int]:
    """Return a WAV file of 16 bits times *gain*, and its length in milliseconds."""
    with wave.open(io.BytesIO(sound)) as source:
        shape = source.getparams()
        values = array("h", source.readframes(shape.nframes))
    if sys.byteorder == "big":
        values.byteswap()
    quieter = array("h", [round(value * gain) for value in values])
    if sys.byteorder == "big":
        quieter.byteswap()
    found = io.BytesIO()
    with wave.open(found, "wb") as copy:
        copy.setparams(shape)
        copy.writeframes(quieter.tobytes())
    return found.getvalue(), 1000 * shape.nframes // shape.framerate
