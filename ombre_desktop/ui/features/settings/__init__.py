"""The dialogs about the program itself: preferences, keys, and the sheet about it."""
