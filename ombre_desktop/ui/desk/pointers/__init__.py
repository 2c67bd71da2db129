"""Pointers: bubbles with words, and rings round what they speak of, for teacher and hint."""
