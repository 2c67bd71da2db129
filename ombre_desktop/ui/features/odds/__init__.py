"""The board that tells where the cards probably are, and what an act told."""
