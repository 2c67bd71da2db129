"""The nine sounds of the table, each made of paper, wood, mother-of-pearl, strings or bronze."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tools.sounds.synthesis import Signal, band, faded, finished, mixed, noise, partials, string, swelling


def card(chance: Random) -> Signal:
    """Return a card laid on cloth: a dull tap with a little paper in it."""
    paper = faded(band(noise(0.07, chance), 2300, 1500), 0.012)
    cloth = faded(band(noise(0.09, chance), 260, 180), 0.020)
    return finished(mixed((0.0, 0.7, paper), (0.002, 2.6, cloth)), 0.50)


def deal(chance: Random) -> Signal:
    """Return a packet of cards that slides over the cloth."""
    slide = swelling(band(noise(0.16, chance), 1500, 1300))
    landing = faded(band(noise(0.06, chance), 420, 300), 0.014)
    return finished(mixed((0.0, 0.8, slide), (0.13, 1.5, landing)), 0.36)


def shuffle(chance: Random) -> Signal:
    """Return two halves of a pack that run into each other, then are squared."""
    ticks: list[tuple[float, float, Signal]] = []
    at = 0.0
    for number in range(30):
        tick = faded(band(noise(0.018, chance), chance.uniform(2200, 3600), 1400), 0.004)
        ticks.append((at, chance.uniform(0.5, 1.0), tick))
        at += 0.026 - 0.0005 * number + chance.uniform(-0.004, 0.004)
    square = faded(band(noise(0.08, chance), 500, 320), 0.02)
    return finished(mixed(*ticks, (at + 0.09, 1.4, square)), 0.40)


def chip(chance: Random) -> Signal:
    """Return counters of mother-of-pearl that fall on others."""
    layers = []
    for at, loud in ((0.0, 1.0), (0.055, 0.75), (0.098, 0.5)):
        ring = chance.uniform(0.96, 1.04)
        clack = partials(
            0.09,
            ((2450 * ring, 1.0, 0.016), (4120 * ring, 0.6, 0.010), (6350 * ring, 0.35, 0.006)),
        )
        layers.append((at, loud, clack))
        layers.append((at, 0.8 * loud, faded(band(noise(0.02, chance), 3200, 2500), 0.004)))
    return finished(mixed(*layers), 0.40)


def trick(chance: Random) -> Signal:
    """Return the cards of a trick, squared and drawn away."""
    square = faded(band(noise(0.05, chance), 700, 500), 0.012)
    slide = swelling(band(noise(0.22, chance), 1100, 1000))
    return finished(mixed((0.0, 1.2, square), (0.05, 0.7, slide)), 0.36)


def turn(chance: Random) -> Signal:
    """Return a knuckle on the wood of the table, twice and softly: the player is asked."""
    layers = []
    for at, loud in ((0.0, 1.0), (0.13, 0.8)):
        wood = partials(0.12, ((210, 1.0, 0.030), (545, 0.5, 0.016), (980, 0.25, 0.008)))
        layers.append((at, loud, wood))
        layers.append((at, 0.3 * loud, faded(band(noise(0.02, chance), 900, 900), 0.004)))
    return finished(mixed(*layers), 0.36)


def won(chance: Random) -> Signal:
    """Return four strings of a guitar upwards, and the chord left to ring."""
    pitches = (146.83, 220.00, 293.66, 369.99)  # D major
    return finished(faded(_plucked(pitches, 0.085, 1.5, chance, dull=0.10), 0.7, 0.002), 0.48)


def lost(chance: Random) -> Signal:
    """Return three low strings downwards."""
    pitches = (174.61, 146.83, 110.00)  # F, D, A
    return finished(faded(_plucked(pitches, 0.17, 1.4, chance, dull=0.16), 0.6, 0.002), 0.38)


def bell(_: Random) -> Signal:
    """Return a low bell struck once: its hum, prime, tierce, quint and nominal."""
    prime = 131.0
    tones = ((0.5, 0.5, 0.75), (1.0, 1.0, 0.55), (1.19, 0.55, 0.42), (1.5, 0.3, 0.32), (2.0, 0.7, 0.26))
    struck = partials(1.55, tuple((prime * ratio, loud, fades) for ratio, loud, fades in tones))
    clapper = partials(0.06, ((2.76 * prime, 1.0, 0.02), (5.4 * prime, 0.5, 0.012)))
    return finished(faded(mixed((0.0, 1.0, struck), (0.0, 0.35, clapper)), 0.8, 0.002), 0.33)


def _plucked(
    pitches: Sequence[float], apart: float, seconds: float, chance: Random, *, dull: float
) -> Signal:
    """Return strings plucked one after another, all ringing to the end."""
    begins = [apart * number for number in range(len(pitches))]
    return mixed(
        *(
            (begin, 1.0, string(pitch, seconds - begin, chance, dull=dull))
            for begin, pitch in zip(begins, pitches, strict=True)
        )
    )


RECIPES: dict[str, Callable[[Random], Signal]] = {
    recipe.__name__: recipe for recipe in (card, deal, shuffle, chip, trick, turn, won, lost, bell)
}
"""Each sound by the name of its file."""


def made(name: str) -> Signal:
    """Return the sound of that *name*, the same each time."""
    return RECIPES[name](Random(name))
