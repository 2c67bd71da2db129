"""The posing of problems: decisions with one clear answer, which plausible players miss."""
