"""The card of bids before the first deal of a game."""
