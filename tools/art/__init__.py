"""
The generator of both decks of cards and of the icon.

Run from the root of the repository: ``python -m tools.art``.
"""
