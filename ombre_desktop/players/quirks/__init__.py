"""Quirks: the habits of play by which one knows an opponent."""
