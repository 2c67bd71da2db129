"""The sittings of the past: their list, scores and deals, played again or beside the expert."""
