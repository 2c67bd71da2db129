"""The board on which the throws of an exchange are weighed."""
