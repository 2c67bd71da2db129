"""
``python -m tools.sounds``: make the sounds, and measure them.

Without arguments it writes the files in ``ombre_desktop/assets/sounds``. ``--measure`` prints length, peak
and loudness of each file, ``--picture FILE`` draws their spectra, time to the right and pitch upwards.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.sounds.files import FOLDER, samples_in, write
from tools.sounds.measures import measures_of
from tools.sounds.recipes import RECIPES, made
from tools.sounds.spectra import draw_spectra


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.sounds", description="Make and measure the sounds."
    )
    parser.add_argument("--measure", action="store_true", help="print length, peak and loudness")
    parser.add_argument("--picture", type=Path, help="draw the spectra into this file")
    chosen = parser.parse_args()
    if not (chosen.measure or chosen.picture):
        for name in RECIPES:
            write(FOLDER / f"{name}.wav", made(name))
    if chosen.measure:
        for name in RECIPES:
            print(f"{name:8}", measures_of(samples_in(FOLDER / f"{name}.wav")).told)
    if chosen.picture:
        draw_spectra({name: samples_in(FOLDER / f"{name}.wav") for name in RECIPES}, chosen.picture)


if __name__ == "__main__":
    main()
