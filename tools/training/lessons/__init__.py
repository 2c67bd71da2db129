"""Learning to bid: auction decisions are rolled out both ways, and a model is fitted to the results."""
