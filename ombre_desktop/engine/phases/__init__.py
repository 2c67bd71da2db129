"""The sections a deal is made of. None of them knows which game it serves."""
