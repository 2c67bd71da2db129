"""The arena: measurements of players on equal cards, deal by deal, on all cores of the machine."""
