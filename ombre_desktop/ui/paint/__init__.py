"""Colours, lettering and shapes for everything that is painted on the screen."""
