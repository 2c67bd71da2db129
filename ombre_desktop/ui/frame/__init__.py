"""The things that every host of a dialog is given: the program, its commands, boards and messages."""
