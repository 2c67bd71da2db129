"""
Storage: preferences, the current sitting and the history, kept between two runs of the program.

No module here knows a window or a sentence: an error is a `Problem`, which the screen puts into
words. The package itself imports nothing, so that the first frame can load only the parts it needs.
"""
