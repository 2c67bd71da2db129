"""A deal laid out by hand: the editor, and the texts that it reads."""
