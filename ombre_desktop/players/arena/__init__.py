"""The arena: players measured on the same cards, deal by deal, on as many cores as there are."""
