"""
Every word of the table, made from engine values and ready for translation.

A sentence is translated whole, as a literal with ``{fields}`` that are filled in afterwards; the
values know their forms (`phrases`). Tables hold the literals (``QT_TRANSLATE_NOOP``); they are
translated when they are asked for, so that a change of language needs no restart.
"""
