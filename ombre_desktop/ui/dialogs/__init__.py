"""The dialogs: a new game, preferences, the rules, the score sheet, past sittings, and notices."""
