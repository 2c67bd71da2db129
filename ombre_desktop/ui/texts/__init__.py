"""
All words of the program's window, made from engine values and ready for translation.

A sentence is translated whole, as a literal with ``{fields}`` that are filled in later; the values know their
forms (`phrases`). Tables hold messages as values (``Said``), which are translated when they are called, so
that a change of language needs no restart.
"""
