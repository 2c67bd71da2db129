"""Fitting the expert's models of bids, exchanges and plays to deals of self-play."""
