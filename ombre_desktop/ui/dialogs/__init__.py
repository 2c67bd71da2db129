"""The dialogs: new game, preferences, rules, score sheet, past sittings, and messages."""
