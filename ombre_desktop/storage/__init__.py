"""
Storage: preferences, the current sitting and the history, kept between two evenings.

Nothing here knows a window or a sentence: an error is a `Problem`, which the screen words. The
package itself imports nothing, so that the first frame can load only the parts it needs.
"""
