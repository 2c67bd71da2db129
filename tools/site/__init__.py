"""The site: papers, rule book in its languages, pictures and the engine's names, from their places."""
