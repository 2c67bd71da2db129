"""Learning to bid: decisions of auctions are gone on with both ways, and what came of it is fitted."""
