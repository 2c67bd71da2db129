"""The dialogs: new game, preferences, rules, score sheet, sittings, and messages."""
