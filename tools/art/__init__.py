"""
The generator of both decks of cards.

Run from the repository root: ``python packaging/cards``. Inside the package imports are relative
(``from .svg import Path``, ``from ..palette import INK``): PyPI has a distribution called ``packaging`` too,
and which of the two is found first must not matter.
"""
