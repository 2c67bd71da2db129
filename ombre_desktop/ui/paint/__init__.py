"""Colours, letters and shapes that everything on the screen is painted with."""
