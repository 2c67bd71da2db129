"""Learning from self-play how players lay their cards, for the expert's inference."""
